import type { DiagnosticPage } from "@cairn/diagnostics";
import type { ecoreDiagnostics } from "./ecore.js";

const head = `<?xml version="1.0" encoding="UTF-8"?>
<ecore:EPackage xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xmlns:ecore="http://www.eclipse.org/emf/2002/Ecore" name="types" nsURI="urn:types" nsPrefix="types">
`;

/** A model with one class. */
function model(features: string): { readonly "types.ecore": string } {
  const type = `  <eClassifiers xsi:type="ecore:EClass" name="User">\n    ${features}\n  </eClassifiers>`;
  return { "types.ecore": `${head}${type}\n</ecore:EPackage>\n` };
}

/** An attribute of one of Ecore's types. */
function attribute(type: string, end = "/>"): string {
  const reference = `ecore:EDataType http://www.eclipse.org/emf/2002/Ecore#//${type}`;
  return `<eStructuralFeatures xsi:type="ecore:EAttribute" name="age" eType="${reference}"${end}`;
}

/** The pages about emitted files, and about Ecore models that are read. */
export const ecorePages = {
  "not-carried": {
    why: `Other languages and tools are less expressive, or express things differently. What a target can't represent is never dropped silently:
it is listed in the output, and here, so that users of the output know what it doesn't check.`,
    noFix: "outside",
    failing: { "user.pp": "type User {\n  attr age, Integer { check => $it > 0 }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr age, Integer\n}\n" },
    args: ["emit", "ecore", "user.pp", "--logic", "none", "-o", "out"],
  },
  "kept-ecore": {
    why: `Ecore has more than the language: operations, type parameters, opposites, custom data types, multiple inheritance and so
on. What a model says of those is preserved in comments before the types and features that it belongs to, each line with \`# @ecore\`, so that
the model can be restored. Only the commands that write Ecore use them: objects aren't checked against them.`,
    noFix: "outside",
    failing: model('<eOperations name="open"/>'),
    repaired: model(attribute("ELongObject")),
    args: ["check", "types.ecore"],
  },
  "similar-names": {
    why: `Names are case-sensitive, but Ecore's tools derive names of Java and of constants from them, for example \`FOO_BAR\`. Two names that
differ only in case and underscores become one there, and EMF warns of them.`,
    noFix: "outside",
    failing: { "user.pp": "type User {\n  attr fullName, String\n  attr full_name, String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr full_name, String\n  attr short_name, String\n}\n" },
    args: ["emit", "ecore", "user.pp", "-o", "out"],
  },
  "xml-syntax": {
    why: `Ecore models and their documents are XML, which is either well-formed or can't be read. Document types are rejected, so that
nothing in a file can be expanded or fetched.`,
    noFix: "outside",
    failing: model(attribute("ELongObject", ">")),
    repaired: model(attribute("ELongObject")),
    args: ["check", "types.ecore"],
  },
  "invalid-ecore": {
    why: `A model must satisfy the constraints of EMF, which reads it in other tools: bounds, names, types, opposites, literals of defaults and
so on. The message names the element that violates one; its place is that of the element in the model. Only what is valid is read, and preserved
where the language can't express it (see \`kept-ecore\`).`,
    failing: model(attribute("ELongObject", ' unique="false" lowerBound="3" upperBound="2"/>')),
    repaired: model(attribute("ELongObject", ' unique="false" lowerBound="3" upperBound="3"/>')),
    args: ["check", "types.ecore"],
  },
  "not-a-model": {
    why: `The input must be one Ecore package, and the logic of a model must have the form that \`emit ecore\` writes.
A model also names the set of functions that its logic calls, with a version: the same major version is needed, and none that is newer.`,
    noFix: "outside",
    failing: { "types.ecore": '<?xml version="1.0" encoding="UTF-8"?>\n<Package/>\n' },
    repaired: model(attribute("ELongObject")),
    args: ["check", "types.ecore"],
  },
} satisfies Record<Exclude<keyof typeof ecoreDiagnostics, "not-emitted" | "doubtful-ecore">, DiagnosticPage>;
