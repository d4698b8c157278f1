import { service } from "@cairn/cf2/internal/service";
import { start } from "./serve.js";

start(service);
