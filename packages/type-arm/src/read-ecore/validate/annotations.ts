import type { Context } from "./context.js";
import type { EObject } from "./e-object.js";
import { isUri } from "./well-formed.js";

/** The source of an annotation is a URI, and each of its keys occurs once. */
export function validateAnnotation(object: EObject, { problems }: Context): void {
  const source = object.text("source");
  if (source !== undefined && !isUri(source))
    problems.error(object.element, `the source of an annotation of ${object.label} isn't a valid URI: \`${source}\``, {
      help: "escape other characters as `%20`",
    });
  const known = new Map<string, EObject>();
  for (const each of object.partsIn("details")) {
    const key = each.text("key") ?? "";
    const first = known.get(key);
    if (!first) known.set(key, each);
    else
      problems.error(each.element, `an annotation of ${object.label} has the key \`${key}\` twice`, {
        help: "remove one of them",
        others: [{ element: first.element, message: "this is the first one" }],
      });
  }
}
