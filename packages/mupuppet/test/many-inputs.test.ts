import { Allowance, createSource, mostWordsInAll } from "@cairn/diagnostics";
import { services } from "../src/cli/services.js";
import type { LanguageRequest } from "@cairn/cli-kit";

const request: LanguageRequest = {
  files: { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path },
  options: {},
  onPhase: () => undefined,
  maxErrors: 100,
};

/** `one` and `other` are checked, after so much was taken from what all may take. */
function messagesAfter(take: (allowance: Allowance) => void): string[] {
  const allowance = new Allowance();
  take(allowance);
  const sources = ["one", "other"].map((name) => createSource(name, "$a = 1\n"));
  return services
    .check(sources, { ...request, allowance })
    .map(({ message, span }) => `${span.source.name}: ${message}`);
}

describe("many inputs that each stay within their bounds", () => {
  it("are all right as long as there is room", () => {
    expect(messagesAfter(() => undefined)).toEqual([]);
  });

  it("end at the first whose tokens are too many", () => {
    expect(messagesAfter((allowance) => allowance.takeWords(mostWordsInAll - 4))).toEqual([
      "other: the syntax trees of all files together would grow beyond 8000000 tokens",
    ]);
  });

  it("end at the first for whose evaluation nothing is left", () => {
    expect(messagesAfter((allowance) => allowance.spendEvaluation(3 - 1e-9))).toEqual([
      "other: the evaluation of all files together would grow beyond 3 times what one may take",
    ]);
  });
});
