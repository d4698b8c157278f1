import { createSpan, type Result, type Source } from "@cairn/diagnostics";
import { withoutComment } from "../../environment/without-comment.js";
import { catalogue } from "../../diagnostics/index.js";

/** The directories of a fileserver.conf by their mounts' names. They may contain `%h`, `%H` and `%d`. */
export type Mounts = ReadonlyMap<string, string>;

/** Reads a fileserver.conf: mounts' names in brackets, each with a line `path DIRECTORY`. */
export function readMounts(source: Source): Result<Mounts> {
  const mounts = new Map<string, string>();
  let name: string | undefined;
  for (const { 0: line, index } of source.text.matchAll(/[^\r\n]+/g)) {
    const text = withoutComment(line);
    if (text === "" || text.startsWith("#")) continue;
    const opened = /^\[([-\w]+)\]$/.exec(text)?.[1];
    const [, key, value] = /^(\w+)\s+(.+)$/.exec(text) ?? [];
    if (opened !== undefined) name = opened;
    else if (key === "path" && name !== undefined && !value!.startsWith("=")) mounts.set(name, value!);
    else if ((key !== "allow" && key !== "deny") || name === undefined) {
      const reason = `\`${text}\` is neither a mount (\`[name]\`) nor its directory (\`path /srv/files\`)`;
      return {
        diagnostics: [catalogue.create["fileserver-file"](createSpan(source, index, index + line.length), { reason })],
      };
    }
  }
  return { value: mounts, diagnostics: [] };
}

/** The directory of a mount for one node: `%H` is the node's name, `%h` its first part and `%d` the rest. */
export function expandMount(directory: string, node: string): string {
  return directory.replace(/%([hHd%])/g, (_, letter: string) => {
    if (letter === "%") return "%";
    if (letter === "H") return node;
    return letter === "h" ? node.replace(/\..*$/s, "") : node.replace(/^[^.]+\./, "");
  });
}
