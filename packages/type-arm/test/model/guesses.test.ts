import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { parse, resolve } from "../../src/index.js";
import { validateData } from "../../src/validate-data.js";

const count = 20_000;
const times = <T>(make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

function resolved(text: string) {
  return resolve([parse(createSource("types.pp", text)).value!]);
}

function expectGuesses(found: readonly Diagnostic[], code: string, ofTheFirst: string, told = count): void {
  expect(found).toHaveLength(told);
  expect(new Set(found.map((each) => each.code))).toEqual(new Set([`type-arm/${code}`]));
  expect(found[0]!.help).toBe(ofTheFirst);
  expect(found.at(-1)!.help ?? "").not.toMatch("did you mean");
}

// Were each compared with all names, this would take minutes.
describe("of 20,000 wrong names among as many the first come with a guess", () => {
  it("types that others inherit", () => {
    const types = times((index) => `type Known${index} { attr x, String }`);
    const others = times((index) => `type Other${index} inherits Knwon${index} { attr x, String }`);
    const { diagnostics } = resolved([...types, ...others].join("\n"));
    expectGuesses(diagnostics, "unknown-type", "did you mean `Known0`?");
  });

  it("variables of logic", () => {
    const features = times((index) => `attr known${index}, String`).join("\n");
    const list = times((index) => `$knwon${index}`).join(", ");
    const { diagnostics } = resolved(`type T { ${features}\nattr y, Integer { derived => || { [${list}].length } } }`);
    expectGuesses(diagnostics, "unknown-variable", "did you mean `$known0`?");
  });

  it("types of objects in data", () => {
    const types = times((index) => `type Known${index} inherits Part { }`).join("\n");
    const { diagnostics, value } = resolved(`type Part { abstract }\n${types}\ntype Whole { has part, Part }`);
    expect(diagnostics).toEqual([]);
    const data = JSON.stringify(times((index) => ({ part: { $type: `Knwon${index}` } })));
    const found = validateData(value, "Whole", createSource("data.json", data), { format: "json" });
    expectGuesses(found, "no-type", "did you mean `Known0`, `Known1` or `Known2`?", 10_000);
  });
});
