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

/** An attribute of a type of Ecore's own. */
function attribute(type: string, end = "/>"): string {
  const reference = `ecore:EDataType http://www.eclipse.org/emf/2002/Ecore#//${type}`;
  return `<eStructuralFeatures xsi:type="ecore:EAttribute" name="age" eType="${reference}"${end}`;
}

/** The pages of what is emitted, and of Ecore that is read. */
export const ecorePages = {
  "not-carried": {
    why: `Other languages and tools say less than this one, or say it differently. What a target has no place for is never dropped in silence:
it is listed in what is emitted, and here, so that whoever uses it knows what it doesn't check.`,
    failing: { "user.pp": "type User {\n  attr age, Integer { check => $it > 0 }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr age, Integer\n}\n" },
    args: ["emit", "ecore", "user.pp", "--logic", "none", "-o", "out"],
  },
  "kept-ecore": {
    why: `Ecore has more than the language: operations, type parameters, opposites, data types of its own, several types to inherit and so
on. What a model says of those is kept in comments before the types and features that it belongs to, each line with \`# @ecore\`, so that
the model can be written back as it was. Only the commands that write Ecore heed them: an object isn't judged by them.`,
    failing: model('<eOperations name="open"/>'),
    repaired: model(attribute("ELongObject")),
    args: ["check", "types.ecore"],
  },
  "similar-names": {
    why: `Names are case sensitive, but Ecore's tools make names of Java and of constants out of them, \`FOO_BAR\` for example. Two names that
differ only in case and underscores become one there, and EMF warns of them.`,
    failing: { "user.pp": "type User {\n  attr fullName, String\n  attr full_name, String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr full_name, String\n  attr short_name, String\n}\n" },
    args: ["emit", "ecore", "user.pp", "-o", "out"],
  },
  "xml-syntax": {
    why: `Ecore models and their documents are XML, which either is well-formed or can't be read at all. Document types are refused, so that
nothing in a file can be expanded or fetched.`,
    failing: model(attribute("ELongObject", ">")),
    repaired: model(attribute("ELongObject")),
    args: ["check", "types.ecore"],
  },
  "not-a-model": {
    why: `A model is read whatever it says besides (see \`kept-ecore\`), but its packages, types and features must have names, and it must be one
package of Ecore. The logic of a model must be such as \`emit ecore\` writes it.`,
    failing: model('<eStructuralFeatures xsi:type="ecore:EAttribute"/>'),
    repaired: model(attribute("ELongObject")),
    args: ["check", "types.ecore"],
  },
} satisfies Record<Exclude<keyof typeof ecoreDiagnostics, "not-emitted">, DiagnosticPage>;
