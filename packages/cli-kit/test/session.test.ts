import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { replayCase } from "../src/testing/index.js";
import { kv } from "./fixture-language/language.js";

const folder = `${import.meta.dirname}/cli`;

describe("sessions at the command line", () => {
  const cases = readdirSync(folder).filter((name) => name.endsWith(".case"));

  it.each(cases)("%s", async (name) => {
    const path = `${folder}/${name}`;
    const expected = readFileSync(path, "utf8");
    const actual = await replayCase(kv, expected);
    if (process.env["CAIRN_UPDATE"] === "1") writeFileSync(path, actual);
    else expect(actual).toBe(expected);
  });
});
