import { createSpan, type Result, type Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { withoutComment } from "../environment/without-comment.js";

/** What a puppet.conf sets, by section and name. */
export type PuppetConf = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Reads a puppet.conf: sections in brackets, `name = value` in them, comments after `#`. What comes before all sections is
 * in `main`.
 */
export function readPuppetConf(source: Source): Result<PuppetConf> {
  const sections = new Map<string, Map<string, string>>();
  let section = sectionOf(sections, "main");
  for (const { 0: line, index } of source.text.matchAll(/[^\r\n]+/g)) {
    const text = line.trim();
    if (text === "" || text.startsWith("#")) continue;
    const name = /^\[\s*(\w+)\s*\](?:\s*#.*)?$/.exec(text)?.[1];
    const setting = /^(\w+)\s*=(.*)$/s.exec(text);
    if (name !== undefined) section = sectionOf(sections, name === "master" ? "server" : name);
    else if (setting) section.set(setting[1]!, plainValue(setting[2]!.trim()));
    else {
      const reason = `\`${text}\` is neither a section (\`[server]\`) nor a setting (\`name = value\`)`;
      return {
        diagnostics: [catalogue.create["settings-file"](createSpan(source, index, index + line.length), { reason })],
      };
    }
  }
  return { value: sections, diagnostics: [] };
}

function sectionOf(sections: Map<string, Map<string, string>>, name: string): Map<string, string> {
  const known = sections.get(name) ?? new Map<string, string>();
  sections.set(name, known);
  return known;
}

/** A value without what may follow it: the owner and mode of a file in braces, a comment. */
function plainValue(text: string): string {
  return withoutComment(text.endsWith("}") ? withoutBraces(text) : text);
}

/** `/one { owner = service }` without its braces; `${name}` is none of these. */
function withoutBraces(text: string): string {
  const open = text.lastIndexOf("{");
  const inside = text.slice(open + 1, -1);
  return open >= 0 && !inside.includes("}") && /^[^$=]*=/.test(inside) ? text.slice(0, open) : text;
}
