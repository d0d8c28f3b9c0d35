// The page of the site: imported before anything that asks.
import { chooseBackend } from "../backend/backend.ts";
import { localBackend } from "./local-backend.ts";

chooseBackend(localBackend);
