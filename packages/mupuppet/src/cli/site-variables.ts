import type { LanguageRequest } from "@cairn/cli-kit";
import { createSource, joinPath } from "@cairn/diagnostics";
import { topScopeVariablesOf } from "../lint/index.js";
import { parse } from "../parse/parse.js";

/** The folder of an environment, from a path to one of its manifests. */
const environment = /^(.*?)(?:^|\/)(?:manifests|modules|site|site-modules)\//;
/** An environment with more site manifests isn't examined any further. */
const maxManifests = 200;

/**
 * The variables that the site manifests of a file's environment set at the top scope: those of `site.pp` and of
 * `manifests`. Each environment is read on first use. Module manifests set none.
 */
export function siteVariables({ host }: LanguageRequest): (path: string) => ReadonlySet<string> {
  const byFolder = new Map<string, ReadonlySet<string>>();
  const namesIn = (path: string): readonly string[] => {
    const content = host?.kindOf(path) === "file" ? host.read(path) : undefined;
    const text = content && "bytes" in content ? new TextDecoder().decode(content.bytes) : "";
    const { value } = text.includes("$") ? parse(createSource(path, text)) : {};
    return value ? [...topScopeVariablesOf(value)] : [];
  };
  const manifestsIn = (folder: string): readonly string[] => {
    const entries = host?.kindOf(folder) === "folder" ? host.readFolder(folder) : [];
    return entries.flatMap(({ name }) => (name.endsWith(".pp") ? [joinPath(folder, name)] : [])).slice(0, maxManifests);
  };
  return (path) => {
    const folder = environment.exec(path.replaceAll("\\", "/"))?.[1] || ".";
    const names =
      byFolder.get(folder) ??
      new Set([joinPath(folder, "site.pp"), ...manifestsIn(joinPath(folder, "manifests"))].flatMap(namesIn));
    byFolder.set(folder, names);
    return names;
  };
}
