/** What a class or a defined type sees whose way to a node leads through a class of top scope: rules BClass and PDefRes. */
import { differenceOf } from "./compare.js";
import { outcomeOf } from "./distribution.js";

const start = "class early {}\nclass inner { notify { x: message => $label } }\n";
const end = "include early\nnode default {\n  $label = s\n  include late\n}\n";

it.each([
  ["a class", "class late inherits early { include inner }"],
  ["a class declared like a resource", "class late inherits early { class { inner: } }"],
  ["a class two steps on", "class between inherits early {}\nclass late inherits between { include inner }"],
  ["a default of a parameter", "class other($p = $label) {}\nclass late inherits early { include other }"],
  ["a defined type", "define made { notify { x: message => $label } }\nclass late inherits early { made { x: } }"],
])("%s inside of a class that inherits from one of top scope sees no variable of the node", (_what, late) => {
  const manifest = { chunks: [{ head: `${start}${late}\n${end}` }], node: "default" };
  const outcome = outcomeOf(manifest);
  expect([...outcome.labels].at(-1)).toBe("stuck");
  expect(differenceOf(manifest, outcome)).toBeUndefined();
});

it("sees them where the class that is inherited from was first met in the node", () => {
  const late = "class late inherits early { include inner }\n";
  const manifest = { chunks: [{ head: `${start}${late}${end.replace("include early\n", "")}` }], node: "default" };
  const outcome = outcomeOf(manifest);
  expect(outcome.resources).toHaveLength(1);
  expect(differenceOf(manifest, outcome)).toBeUndefined();
});
