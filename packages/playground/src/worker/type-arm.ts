import { service } from "@cairn/type-arm/internal/service";
import { start } from "./serve.js";

start(service);
