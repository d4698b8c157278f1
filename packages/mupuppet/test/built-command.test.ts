import { join } from "node:path";
import { replayBuilt } from "@cairn/cli-kit/testing";
import { describeBuiltSessions } from "@cairn/testing";

const bundler = join(import.meta.dirname, "../../../tools/bundle-cli.mjs");
describeBuiltSessions({ bundler, folder: join(import.meta.dirname, "cli"), language: "mupuppet" }, replayBuilt);
