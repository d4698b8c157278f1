import { service } from "@cairn/smartfrog/service";
import { start } from "./serve.js";

start(service);
