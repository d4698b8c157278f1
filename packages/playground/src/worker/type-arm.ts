import { service } from "@cairn/type-arm/service";
import { start } from "./serve.js";

start(service);
