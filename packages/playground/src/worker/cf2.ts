import { compiling } from "@cairn/cf2/internal/compiling";
import { start } from "./serve.js";

start(compiling, async () => (await import("@cairn/cf2/internal/service")).service);
