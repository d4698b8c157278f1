import { createSource, createSpan, joinPath, startOf, type Source, type Span } from "@cairn/diagnostics";
import type { Resource } from "../catalog/resource.js";
import { DeclaredResource, type Collected } from "../evaluate/declared-resource.js";
import type { LanguageSettings } from "../evaluate/settings.js";

/** Finds a manifest by its whole path, as another compilation names it; undefined for one that isn't here. */
export type SourceAt = (path: string) => Source | undefined;

/** The manifests of the environment and of modules; what an exported resource says of its place must lead nowhere else. */
export function sourcesAt(language: LanguageSettings, program: Source, pathOf: (source: Source) => string): SourceAt {
  const known = new Map<string, Source | undefined>();
  const folders = [...(language.environment ? [language.environment.root] : []), ...language.modulePath];
  const read = (path: string): Source | undefined => {
    if (path === pathOf(program)) return program;
    if (!path.endsWith(".pp") || path.split("/").includes("..")) return undefined;
    for (const folder of folders) {
      const whole = pathOf(createSource(folder, "")).replace(/\/$/, "");
      if (!path.startsWith(`${whole}/`)) continue;
      const name = joinPath(folder, path.slice(whole.length + 1));
      const content = language.files.read(name);
      return "bytes" in content ? createSource(name, new TextDecoder().decode(content.bytes)) : undefined;
    }
    return undefined;
  };
  return (path) => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path);
  };
}

/** Where another node exports a resource that was collected: a line, since more isn't known. */
export interface Exporter {
  readonly certname: string;
  readonly span: Span;
  /** From 1; the span says more only if the file is here. */
  readonly line: number;
}

/** How a resource of another node came here; undefined for any other. */
export function collectedOf(resource: Resource): Collected | undefined {
  return resource instanceof DeclaredResource ? resource.collected : undefined;
}

/** The place where a collected resource is exported, if that is known. */
export function exporterOf({ exported }: Collected, sourceAt: SourceAt): Exporter | undefined {
  const { certname, file, line } = exported;
  if (typeof file !== "string" || typeof line !== "number" || !(line >= 1)) return undefined;
  const source = sourceAt(file);
  const span = source && spanOfLine(source, line);
  return { certname, line, span: span ?? startOf(createSource(file, "")) };
}

/** A line without its indentation; undefined if there is none of that number. */
function spanOfLine(source: Source, line: number): Span | undefined {
  let start = 0;
  for (let left = line; left > 1; left--) {
    start = source.text.indexOf("\n", start) + 1;
    if (start === 0) return undefined;
  }
  const next = source.text.indexOf("\n", start);
  const text = source.text.slice(start, next < 0 ? undefined : next).trimEnd();
  return createSpan(source, start + text.length - text.trimStart().length, start + text.length);
}
