import { Random, seededSource, writeGrowing, type DeepPart, type GrowingWords } from "@cairn/testing/deep";
import { pipeline } from "./pipeline.js";

const written: GrowingWords = {
  first: ["extends { a 1; }", 'extends { a "text"; b [1, 2]; }'],
  assign: (variable, value) => `${variable} ${value}`,
  read: (variable) => variable,
  growth: [
    "extends { l extends $0 r extends $0 }",
    "extends $0, { l extends $1 r extends $1 }",
    "extends { l extends $0 r extends $1 s r:l; }",
    "extends { l extends $0, { x 1; } r extends l }",
  ],
  uses: ["use# extends $0", "use# extends { a extends $0 b a; c DATA a:l; }", "use# extends $0, { l extends $1 }"],
};

/**
 * Prototypes that contain the previous one several times: each program ends with a result, or an error with a location.
 */
export function growing(semantics: "core" | "forward"): DeepPart {
  return {
    name: `growing-${semantics}`,
    goal: 200_000,
    demanded: ["smartfrog/output-too-large"],
    input(seed, index) {
      let count = 0;
      const text = writeGrowing(new Random(seededSource(seed, index)), written);
      return `${text.replaceAll("use#", () => `use${count++}`)}sfConfig extends { all extends use0 }\n`;
    },
    run(text) {
      const { compile, source } = pipeline(semantics);
      const { diagnostics, value } = compile(source(text));
      const printed = value?.print().flatMap((result) => result.diagnostics) ?? [];
      return { valid: value !== undefined, labels: [...diagnostics, ...printed].map(({ code }) => code) };
    },
  };
}
