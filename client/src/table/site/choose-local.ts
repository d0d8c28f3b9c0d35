// Selects the local backend; imported before anything that makes requests.
import { chooseBackend } from "../backend/backend.ts";
import { localBackend } from "./local-backend.ts";

chooseBackend(localBackend);
