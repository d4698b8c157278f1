import { applyEdits, createSource } from "@cairn/diagnostics";
import { parse } from "../src/parse/parse.js";

/** Programs as people write them who know another language, with the message and the program after its fix. */
it.each([
  ["class Web { port 80; }\n", "a component has no keyword before its name", "Web extends { port 80; }\n"],
  [
    "class Web extends Base { port 80; }\n",
    "a component has no keyword before its name, and a comma after its prototype",
    "Web extends Base, { port 80; }\n",
  ],
  ["w inherits Web { }\n", "a component takes the attributes of a prototype by `extends`", "w extends Web, { }\n"],
  ["int port 80;\n", "an attribute has neither a keyword nor a type before its name", "port 80;\n"],
  ["size 512MB;\n", "`512MB` is not a number: a number has no unit", 'size "512MB";\n'],
  ["ip 10.0.0.1;\n", "`10.0.0.1` is neither a number nor a string", 'ip "10.0.0.1";\n'],
  ["a Web/port;\n", "the names of a path are joined by `:`", "a Web:port;\n"],
  ["a [1;2];\n", "the items of a vector are separated by commas", "a [1, 2];\n"],
])("%j: %s", (text, message, repaired) => {
  const source = createSource("a.sf", text);
  const { value, diagnostics } = parse(source);
  expect(value).toBeUndefined();
  expect(diagnostics.map((each) => each.message)).toEqual([message]);
  expect(diagnostics[0]!.help).toBeTruthy();
  const after = applyEdits(source, [...diagnostics[0]!.fixes[0]!.edits]);
  expect(after).toBe(repaired);
  expect(parse(createSource("a.sf", after)).diagnostics).toEqual([]);
});
