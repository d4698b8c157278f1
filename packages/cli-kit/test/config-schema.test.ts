import { describe, expect, it } from "@jest/globals";
import { Ajv } from "ajv";
import { readConfiguration } from "../src/configuration.js";
import { configSchema } from "../src/index.js";
import { memoryHost } from "../src/testing/index.js";
import { kv } from "./fixture-language/language.js";

const { catalogue } = await kv.load();
const validate = new Ajv().compile(await configSchema(kv));

function isRead(config: unknown): boolean {
  const host = memoryHost({ files: { "kv.config.json": JSON.stringify(config) } });
  return !("problem" in readConfiguration({ language: kv, catalogue }, host, {}));
}

describe("the schema of the configuration file", () => {
  it.each([
    [{}],
    [
      {
        $schema: "x.json",
        quiet: true,
        maxErrors: 0,
        maxOutput: 10,
        color: "never",
        diagnostics: "json",
        stats: false,
      },
    ],
    [{ format: "text", includePath: ["a", "b"], set: [], Wdup: true }],
    [{ rules: { overridden: "off", "kv/overridden": "error" } }],
  ])("accepts what the command accepts: %j", (config) => {
    expect([isRead(config), validate(config)]).toEqual([true, true]);
  });

  it.each([
    [[]],
    [{ maxErors: 1 }],
    [{ watch: true }],
    [{ maxErrors: -1 }],
    [{ maxErrors: 1.5 }],
    [{ quiet: "yes" }],
    [{ includePath: "a" }],
    [{ includePath: [1] }],
    [{ format: "xml" }],
    [{ rules: [] }],
    [{ rules: { overriden: "off" } }],
    [{ rules: { syntax: "off" } }],
    [{ rules: { overridden: "hint" } }],
  ])("rejects what the command rejects: %j", (config) => {
    expect([isRead(config), validate(config)]).toEqual([false, false]);
  });
});
