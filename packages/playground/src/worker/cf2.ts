import { service } from "@cairn/cf2/service";
import { start } from "./serve.js";

start(service);
