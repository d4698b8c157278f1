import { withoutElement, withoutLines, type Fix, type Source } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { NodeOf } from "@cairn/puppet-core/manifest";

/** What has options. */
export type Options = NodeOf<"case" | "selector">;

/** Removes one of the values that are compared, with what only it leads to. */
export function withoutOption(source: Source, node: Options, value: Expression): Fix[] {
  if (node.kind === "selector") {
    const entry = node.entries.find(({ key }) => key === value);
    return entry ? withoutElement(source, { start: value.start, end: entry.value.end }, "remove it", false) : [];
  }
  const option = node.options.find(({ values }) => values.includes(value));
  if (!option) return [];
  return option.values.length > 1 ? withoutElement(source, value) : [withoutLines(source, option)];
}
