import { createSpan, startOf, type Source, type Span } from "@cairn/diagnostics";
import { deserialize, isComponent, isVector, type DataTree, type DeserializeOptions } from "@cairn/store";

/** An error of a data file, with its position. */
export interface DataProblem {
  readonly span: Span;
  readonly reason: string;
}

/**
 * A JSON or YAML file that contains a mapping, or whatever else is allowed. JSON is recognised by the file's extension,
 * or by its first character.
 */
export function readMapping(
  source: Source,
  options?: DeserializeOptions,
  otherwise?: "list",
): DataTree | readonly DataProblem[] {
  const isJson = /\.json$/i.test(source.name) || /^\s*[{[]/.test(source.text);
  const { tree, errors } = deserialize(source, isJson ? "json" : "yaml", options);
  if (!tree || errors.length > 0)
    return errors.map(({ message, start, end }) => ({ span: createSpan(source, start, end), reason: message }));
  if (otherwise === "list" && isVector(tree.value)) return tree;
  return isComponent(tree.value) ? tree : [{ span: startOf(source), reason: "the file holds no mapping" }];
}
