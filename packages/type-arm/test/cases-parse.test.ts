import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { parse } from "../src/index.js";

const folder = join(import.meta.dirname, "..", "..", "..", "..", "shared", "cases", "type-arm");
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".pp")) : [];

describe("the shared cases", () => {
  testIf(names.length > 0, "the cases aren't there")("parse", () => {
    const wrong = names
      .filter((name) => !name.includes("verbatim"))
      .flatMap((name) =>
        parse(createSource(name, readFileSync(join(folder, name), "utf8"))).diagnostics.map(
          ({ message, span }) => `${name}:${span.start}: ${message}`,
        ),
      );
    expect(wrong).toEqual([]);
  });
});
