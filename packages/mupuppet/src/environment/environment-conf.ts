import { createSpan, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { withoutComment } from "./without-comment.js";

/** A setting with its position. */
export interface Setting {
  readonly value: string;
  readonly span: Span;
}

const known = new Set([
  "modulepath",
  "manifest",
  "config_version",
  "environment_timeout",
  "environment_data_provider",
  "static_catalogs",
  "rich_data",
]);

/** Reads environment.conf: `name = value` on each line, no sections. Warns about what Puppet ignores. */
export function readSettings(source: Source): {
  readonly settings: ReadonlyMap<string, Setting>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const settings = new Map<string, Setting>();
  const diagnostics: Diagnostic[] = [];
  let isIgnored = false;
  for (const { 0: line, index } of source.text.matchAll(/[^\r\n]+/g)) {
    const start = index + line.search(/\S|$/);
    const text = line.trim();
    const span = createSpan(source, start, start + text.length);
    const warn = (reason: string) =>
      diagnostics.push(catalogue.create["environment"](span, { reason }, { severity: "warning" }));
    if (text === "" || text.startsWith("#")) continue;
    if (text.startsWith("[")) {
      isIgnored = text !== "[main]";
      if (isIgnored) warn(`environment.conf has no sections: \`${text}\` and what is below is ignored`);
      continue;
    }
    const [, name, value] = /^(\w+)\s*=(.*)$/s.exec(text) ?? [];
    if (name === undefined)
      diagnostics.push(catalogue.create["environment"](span, { reason: `\`${text}\` isn't a setting` }));
    else if (!isIgnored && !known.has(name)) warn(`the unknown setting \`${name}\` of environment.conf is ignored`);
    else if (!isIgnored)
      settings.set(name, { value: withoutComment(value!.trim()).replace(/^(["'])(.*)\1$/, "$2"), span });
  }
  return { settings, diagnostics };
}
