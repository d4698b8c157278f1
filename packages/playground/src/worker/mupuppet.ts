import { service } from "@cairn/mupuppet/service";
import { start } from "./serve.js";

start(service);
