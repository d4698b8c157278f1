import { createSpan, startOf, type Source, type Span } from "@cairn/diagnostics";
import { deserialize, isComponent, isVector, type DataTree, type DeserializeOptions } from "@cairn/store";

/** What is wrong with a data file, and where. */
export interface DataProblem {
  readonly span: Span;
  readonly reason: string;
}

/** A JSON or YAML file that holds a mapping, or what else may be there. JSON shows by the file's ending, or by its first sign. */
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
