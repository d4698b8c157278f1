import { compiling } from "@cairn/mupuppet/internal/compiling";
import { start } from "./serve.js";

start(compiling, async () => (await import("@cairn/mupuppet/internal/service")).service);
