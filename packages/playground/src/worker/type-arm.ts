import { compiling } from "@cairn/type-arm/internal/compiling";
import { start } from "./serve.js";

start(compiling, async () => (await import("@cairn/type-arm/internal/service")).service);
