import { createSource } from "@cairn/diagnostics";
import { mutationsOf, type DeepPart } from "@cairn/testing/deep";
import { compile } from "../../src/compile.js";
import { validateData, type DataFileFormat } from "../../src/index.js";
import { outcomeOf, sourceOf } from "./oracle.js";

const model = compile([
  sourceOf(`type Person {
  attr name, String { check => $it =~ /^[A-Z]/ }
  attr ages, Integer { max => 3, min => 1 }
  attr size, Float { default => 1.5, unsettable => true }
  attr kind, enum[good, bad] { default => good }
  attr short, String { derived => || { $name[0, 3] } }
  has friends, Person { max => unbound, containment => false }
  has children, Person { max => unbound, min => 0 }
  invariant "grows" { $ages.select |$age| { $age < 0 }.empty }
}
`),
]).value!;

const json = `{"name": "Ada", "ages": [1, 2], "children": [{"name": "Bob", "ages": 3, "kind": "bad",
 "friends": [{"$link": "children/0"}, {"$link": "children/1"}]}, {"name": "Cy", "ages": [4], "size": null}]}`;
const yaml = `- name: Ada
  ages: [1, 2]
  size: 2.5
  children:
    - {name: Bob, ages: 3, friends: [{$link: children/0}]}
- name: Dee
  ages: [0]
`;
const xmi = `<?xml version="1.0" encoding="UTF-8"?>
<types:Person xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:types="urn:types" name="Ada" size="2.5">
  <ages>1</ages>
  <children name="Bob" kind="bad" friends="//@children.0"><ages>3</ages></children>
</types:Person>
`;

const sources: readonly (readonly [format: DataFileFormat, text: string])[] = [
  ["json", json],
  ["yaml", yaml],
  ["xmi", xmi],
];

/** Mutated data files against a model with everything in it: a verdict with places inside of the file, each time. */
export const mutatedData: readonly DeepPart[] = sources.map(([format, text]) => ({
  ...mutationsOf([text, json, yaml], (mutated) => {
    const source = createSource(`data.${format}`, mutated);
    return outcomeOf(validateData(model, "Person", source, { format }));
  }),
  name: format,
}));
