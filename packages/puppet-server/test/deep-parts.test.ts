import { join } from "node:path";
import { describeSlowParts } from "@cairn/testing";
import { deepRun } from "./deep.js";

describeSlowParts(deepRun(join(import.meta.dirname, "..")), ({ name }) => (name === "HTTP requests" ? 300 : 12));
