import type { Context } from "./context.js";
import type { EObject } from "./e-object.js";
import { validateUnique } from "./named-elements.js";
import { isPrefix, isUri } from "./well-formed.js";

const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/** Namespaces of packages, and unique names of what is in them. */
export function validatePackage(object: EObject, context: Context): void {
  const { problems } = context;
  const [uri, prefix] = [object.text("nsURI"), object.text("nsPrefix")];
  if (uri === undefined || uri === "")
    problems.error(object.element, `the package ${object.label} has no \`nsURI\``, {
      help: 'add one: `nsURI="http://example.org/name"`',
    });
  else if (!isUri(uri))
    problems.error(object.element, `the \`nsURI\` of the package ${object.label} isn't a valid URI: \`${uri}\``, {
      help: "escape other characters as `%20`",
    });
  if (prefix === undefined)
    problems.error(object.element, `the package ${object.label} has no \`nsPrefix\``, {
      help: 'add one: `nsPrefix="name"`',
    });
  else if (!isPrefix(prefix) && uri !== xmlNamespace)
    problems.error(object.element, `the \`nsPrefix\` of the package ${object.label} isn't valid: \`${prefix}\``, {
      help: "a prefix is a name without colons that doesn't begin with `xml`",
    });
  validateUnique(object.partsIn("eSubpackages"), "packages", object, context);
  validateUnique(object.partsIn("eClassifiers"), "classifiers", object, context);
}

/** No two packages of a model have one namespace. */
export function validateNamespaces({ all, problems }: Context): void {
  const known = new Map<string, EObject>();
  for (const each of all) {
    const uri = each.is("EPackage") ? each.text("nsURI") : undefined;
    if (uri === undefined || uri === "") continue;
    const first = known.get(uri);
    if (!first) known.set(uri, each);
    else {
      const why = `the packages ${first.label} and ${each.label} have one \`nsURI\`: \`${uri}\``;
      problems.error(each.element, why, {
        help: "give each package its own",
        others: [{ element: first.element, message: "this is the first one" }],
      });
    }
  }
}
