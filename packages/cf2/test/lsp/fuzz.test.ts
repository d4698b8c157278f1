import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { fuzzSources } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";

const folder = join(import.meta.dirname, "../../../../examples/cf2");
const sources = Object.fromEntries(
  ["base.cf2", "webserver.cf2", "mailserver.cf2", "design.cf2", "site.cf2"].map((name) => [
    name,
    readFileSync(join(folder, name), "utf8"),
  ]),
);

it("says after every random edit what a fresh check says", async () => {
  expect(await fuzzSources(language, sources, 20260723)).toEqual({ problems: [], exit: 0 });
}, 3_600_000);
