import { describeRules, pageProblems, type DiagnosticPage, type PlainPage } from "@cairn/diagnostics";
import { compileExample } from "../src/diagnostics/example.js";
import { catalogue } from "../src/diagnostics/index.js";
import { pages } from "../src/diagnostics/pages.js";

const all: readonly (readonly [string, DiagnosticPage | PlainPage])[] = Object.entries(pages);
const shown = all.filter((entry): entry is readonly [string, DiagnosticPage] => "failing" in entry[1]);

describe("the pages of the diagnostics", () => {
  it.each(shown)(
    "%s: the failing example is reported as this and nothing else, the repaired one is clean",
    (name, page) => {
      expect(pageProblems("mupuppet", name, page, compileExample)).toEqual([]);
    },
  );

  it.each(all)("%s: the explanation is prose", (_name, page) => {
    expect(page.why).toMatch(/^[A-Z`\\].*[.)]$/s);
  });
});

describe("the catalogue", () => {
  it("has no message that ends in a full stop or speaks of tokens", () => {
    for (const { message, help = "" } of describeRules(catalogue)) {
      expect(message).not.toMatch(/\.$|token/i);
      expect(help).not.toMatch(/\.$|token/i);
    }
  });
});
