import { service } from "@cairn/smartfrog/internal/service";
import { start } from "./serve.js";

start(service);
