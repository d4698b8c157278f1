import { applyEdits, createSource } from "@cairn/diagnostics";
import { parse } from "../src/parse/parse.js";

/** Programs as people write them who know another language, with the message and the program after its fix. */
it.each([
  [
    "B => true\nA => if $B then 1 else 2\n",
    "a condition is written in brackets",
    "B => true\nA => if ($B) then 1 else 2\n",
  ],
  [
    "A => if (true) then 1 elif (false) then 2 else 3\n",
    "`elif` is not a word of CF2",
    "A => if (true) then 1 else if (false) then 2 else 3\n",
  ],
  ["A += 2\n", "`+=` changes nothing: definitions are combined by an operator", "A ~(sum)> 2\n"],
  ["A ~max> 2\n", "the function of an operator is in brackets", "A ~(max)> 2\n"],
  ["function f(a) { $a }\n", "a macro is defined by `def`", "def f(a) =  $a \n"],
  ["local A => 3\n", "what isn't part of the result is `private`", "private A => 3\n"],
  ["my-host => 'x'\n", "a name has no `-`: it consists of letters, digits and `_`", "my_host => 'x'\n"],
  ["Size => 512MB\n", "`512MB` is neither a name nor a number", "Size => '512MB'\n"],
  ["L => [80 443]\n", "the elements of a list are separated by commas", "L => [80, 443]\n"],
  ["Web {\n  Port => 80\n}\n", "a block is assigned to its name", "Web => {\n  Port => 80\n}\n"],
])("%j: %s", (text, message, repaired) => {
  const source = createSource("a.cf2", text);
  const { value, diagnostics } = parse(source);
  expect(value).toBeUndefined();
  expect(diagnostics.map((each) => each.message)).toEqual([message]);
  expect(diagnostics[0]!.help).toBeTruthy();
  const after = applyEdits(source, [...diagnostics[0]!.fixes[0]!.edits]);
  expect(after).toBe(repaired);
  expect(parse(createSource("a.cf2", after)).diagnostics).toEqual([]);
});
