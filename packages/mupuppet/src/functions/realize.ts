import { Failure } from "@cairn/evaluation";
import { defineLegacy } from "@cairn/puppet-core/functions/legacy";
import { capitalize } from "@cairn/puppet-core/types";
import { flattened, inspectString, isArray, isType, toText, type Value } from "@cairn/puppet-core/values";
import { ReferenceCollector } from "../evaluate/collectors/reference-collector.js";
import type { Reference } from "../evaluate/interfaces.js";
import { compilationOf } from "../evaluate/scopes/puppet-scope.js";

/** `realize`: puts virtual resources into the catalog, including those that are declared later. */
export const realize = defineLegacy("realize", -2, (call, ...values) => {
  const compilation = compilationOf(call.scope);
  const references = flattened(values).map(reference);
  compilation.collectors.add(new ReferenceCollector(references, call.span, compilation));
  return null;
});

function reference(value: Value): Reference {
  if (!isArray(value) && isType(value)) {
    if (value.name === "Resource" && value.typeName !== undefined && value.title !== undefined) {
      return { type: value.typeName, title: value.title };
    }
    if (value.name === "Class" && value.className !== undefined) return { type: "Class", title: value.className };
  }
  const written = /^([^[\]]+)\[(.+)\]$/s.exec(toText(value));
  if (written) return { type: capitalize(written[1]!), title: written[2]! };
  throw new Failure(
    "evaluation",
    `No title provided and ${inspectString(toText(value))} is not a valid resource reference`,
  );
}
