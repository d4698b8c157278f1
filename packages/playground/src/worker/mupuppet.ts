import { service } from "@cairn/mupuppet/internal/service";
import { start } from "./serve.js";

start(service);
