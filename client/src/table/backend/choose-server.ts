// The page of a server: imported before anything that asks.
import { chooseBackend } from "./backend.ts";
import { server } from "./server.ts";

chooseBackend(server);
