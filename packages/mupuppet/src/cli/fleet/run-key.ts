import type { CliHost, ExtraCommandContext } from "@cairn/cli-kit";
import { joinPath } from "@cairn/diagnostics";
import type { LanguageSettings } from "../../evaluate/settings.js";

/** Options that decide how a run goes, but not its results. */
const other: ReadonlySet<string> = new Set([
  ...["jobs", "resume", "nodes", "shard", "output", "nodeTimeout", "nodeMemory", "exportedOut", "summary"],
  ...["puppetdb", "query", "sslCert", "sslKey", "sslCa"],
  ...["diagnostics", "color", "report", "quiet", "maxErrors", "stats", "watch"],
]);

/**
 * A digest of everything that the catalogs of a run depend on besides the nodes: the options, and the contents of all
 * files and folders that they name, of the modules, and of the environment.
 */
export function runKey(
  { host, request, words }: ExtraCommandContext,
  version: string,
  language: LanguageSettings,
): string {
  const options = Object.entries(request.options).filter(([name]) => !other.has(name));
  const strings = options.flatMap(([, value]) => value).filter((value) => typeof value === "string");
  const named = [...words, ...strings.flatMap((text) => [text, ...text.split(/[:;]/)])];
  const { environment, modulePath } = language;
  const paths = [...new Set([...named, ...modulePath, ...(environment ? [environment.root] : [])])];
  const contents = paths.filter((path) => path !== "" && path !== "-").map((path) => [path, contentsOf(path, host)]);
  return hashOf(JSON.stringify([version, words, options.sort(), contents]), host);
}

/** A digest of a file, or of all files of a folder; empty for anything else. */
function contentsOf(path: string, host: CliHost): string {
  const kind = host.kindOf(path);
  if (kind === undefined) return "";
  const found: string[] = [];
  const waiting = [{ path, kind }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind === "file") {
      const content = host.read(next.path);
      found.push(`${next.path} ${"bytes" in content ? host.sha256(content.bytes) : content.problem}`);
      continue;
    }
    for (const { kind: inner, name } of host.readFolder(next.path)) {
      if (name === ".git" || inner === "other") continue;
      waiting.push({ path: joinPath(next.path, name), kind: inner });
    }
  }
  return hashOf(found.sort().join("\n"), host);
}

function hashOf(text: string, host: CliHost): string {
  return host.sha256(new TextEncoder().encode(text));
}
