import { applyEdits, createSource } from "@cairn/diagnostics";
import { parse } from "../src/parse/parse.js";

/** Programs as people write them who know another language, with the message and the program after its fix. */
it.each([
  [
    "type User { attr String $name }\n",
    "the name of a feature is before its type",
    "type User { attr name, String }\n",
  ],
  [
    "type User { private attr name, String }\n",
    "a feature has no modifier before it",
    "type User { attr name, String }\n",
  ],
  [
    "type User { attr [String] $names }\n",
    "several values are a setting, not a part of the type",
    "type User { attr names, String { max => unbound } }\n",
  ],
  [
    "type User { attr Integer[min = 1] $ids }\n",
    "settings are in braces, after the type",
    "type User { attr ids, Integer { min => 1 } }\n",
  ],
  [
    "type User { attr name, String { default -> 'x' } }\n",
    "a setting and its value are joined by `=>`",
    "type User { attr name, String { default => 'x' } }\n",
  ],
  [
    "type User { String $name }\n",
    "a feature begins with `attr` or `has`, and its name is before its type",
    "type User { attr name, String }\n",
  ],
  [
    "type User { ref Group $group }\n",
    "an object that another one has, or refers to, is a feature `has`",
    "type User { has group, Group }\n",
  ],
])("%j: %s", (text, message, repaired) => {
  const source = createSource("a.pp", text);
  const { value, diagnostics } = parse(source);
  expect(value).toBeUndefined();
  expect(diagnostics.map((each) => each.message)).toEqual([message]);
  expect(diagnostics[0]!.help).toBeTruthy();
  const after = applyEdits(source, [...diagnostics[0]!.fixes[0]!.edits]);
  expect(after).toBe(repaired);
  expect(parse(createSource("a.pp", after)).diagnostics).toEqual([]);
});
