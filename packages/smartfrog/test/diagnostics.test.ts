import { describeRules, pageProblems, type DiagnosticPage } from "@cairn/diagnostics";
import { compileExample } from "../src/diagnostics/example.js";
import { catalogue } from "../src/diagnostics/index.js";
import { pages } from "../src/diagnostics/pages.js";

const all: readonly (readonly [string, DiagnosticPage])[] = Object.entries(pages);

describe("the pages of the diagnostics", () => {
  it.each(all)(
    "%s: the failing example is reported as this and nothing else, the repaired one is clean",
    (name, page) => {
      expect(pageProblems("smartfrog", name, page, compileExample)).toEqual([]);
    },
  );

  it.each(all)("%s: the examples end in a file ending, and the explanation is prose", (_name, page) => {
    const files = [page.failing, page.repaired].flatMap((program) => Object.keys(program));
    expect(files.filter((file) => !/\.(sf|yaml)$/.test(file))).toEqual([]);
    expect(page.why).toMatch(/^[A-Z`\\].*[.)]$/s);
  });

  it("finds nothing wrong in an error-free program, so that it can tell", () => {
    const page = { why: "", failing: { "a.sf": "sfConfig extends {}" }, repaired: { "a.sf": "sfConfig 1;" } };
    expect(pageProblems("smartfrog", "link-missing", page, compileExample)).toEqual([
      "smartfrog/link-missing: the failing example isn't reported",
      "smartfrog/link-missing: the repaired example is reported as smartfrog/main-not-component: `sfConfig` is a number, not a component",
    ]);
  });
});

describe("the catalogue", () => {
  it("gives the paper's numbers 1, 2, 4, 5 and 7, and no other", () => {
    const numbers = new Set(describeRules(catalogue).map(({ number }) => number));
    numbers.delete(undefined);
    expect([...numbers].sort()).toEqual([1, 2, 4, 5, 7]);
  });

  it("has no message that ends in a full stop or speaks of tokens", () => {
    for (const { message, help = "" } of describeRules(catalogue)) {
      expect(message).not.toMatch(/\.$|token/i);
      expect(help).not.toMatch(/\.$|token/i);
    }
  });
});
