// Selects the server backend; imported before anything that makes requests.
import { chooseBackend } from "./backend.ts";
import { server } from "./server.ts";

chooseBackend(server);
