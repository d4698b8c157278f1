/** `mupuppet serve --stdio` alone, for the test beside this file. */
import { nodeHost } from "@cairn/cli-kit";
import { runStdio } from "../../src/cli/stdio/run-stdio.js";

process.exitCode = await runStdio({}, nodeHost());
