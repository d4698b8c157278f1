import { compiling } from "@cairn/smartfrog/internal/compiling";
import { start } from "./serve.js";

start(compiling, async () => (await import("@cairn/smartfrog/internal/service")).service);
