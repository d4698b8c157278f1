/**
 * Static catalogs: what an agent would ask of its files while it applies the catalog is in the catalog, and the files
 * are got in the version of the code that the catalog was made of.
 */
import { relative } from "node:path";
import type { Environment } from "../environments/environment.js";
import { Refusal } from "../problem.js";
import { metadataOf, search, type SearchOptions } from "./metadata.js";
import { type Served, servedAt } from "./mounts.js";

interface Resource {
  readonly type: string;
  readonly title: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

type Metadata = NonNullable<Awaited<ReturnType<typeof metadataOf>>> & {
  readonly content_uri: string;
  readonly source?: string;
};

/** A file in its environment, by the source that names it. */
interface Found {
  readonly place: Served;
  readonly uri: string;
}

/** A catalog with the version of its code, and with the metadata of the modules' files that it copies. */
export async function staticCatalog(
  text: string,
  { checksum, codeId, environment }: { codeId: string; checksum: string; environment: Environment },
): Promise<string> {
  const catalog = JSON.parse(text) as { readonly resources: readonly Resource[] };
  const metadata: Record<string, Metadata> = {};
  const recursive: Record<string, Record<string, Metadata[]>> = {};
  for (const { parameters = {}, title, type } of catalog.resources) {
    const sources = type === "File" ? sourcesOf(parameters) : [];
    const options = optionsOf(parameters, checksum);
    if (options.recurses) {
      const all = await searched(sources, options, { environment, onlyFirst: parameters["sourceselect"] !== "all" });
      if (all) recursive[title] = all;
    } else {
      const one = await first(sources, options, environment);
      if (one) metadata[title] = one;
    }
  }
  const found = { metadata, recursive_metadata: recursive };
  const some = Object.entries(found).filter(([, each]) => Object.keys(each).length > 0);
  return JSON.stringify({ ...catalog, code_id: codeId, ...Object.fromEntries(some) });
}

/** The sources of a file; none unless all are the server's. */
function sourcesOf({ ensure, source }: Readonly<Record<string, unknown>>): string[] {
  const all = [source ?? []].flat();
  const isOurs = ensure !== "absent" && all.every((each) => typeof each === "string" && each.startsWith("puppet:"));
  return isOurs ? all.map((each) => String(each).replace(/\/+$/, "")) : [];
}

function optionsOf(parameters: Readonly<Record<string, unknown>>, checksum: string): SearchOptions {
  const { ignore, links, recurse, recurselimit } = parameters;
  const limit = Number(recurselimit ?? Number.NaN);
  return {
    follows: links === "follow",
    checksumType: String(parameters["checksum"] ?? checksum),
    usesPermissions: String(parameters["source_permissions"] ?? "").startsWith("use"),
    recurses: recurse === true || recurse === "true" || recurse === "remote",
    limit: Number.isInteger(limit) ? limit : undefined,
    ignored: [ignore ?? []].flat().map(String),
  };
}

/** The first of the sources that is there; undefined if the agent is to ask itself. */
async function first(sources: readonly string[], options: SearchOptions, environment: Environment) {
  for (const source of sources) {
    const found = foundAt(source, environment);
    const one = found && (await metadataOf(found.place, null, options));
    if (one) return isVersioned(found.uri) ? { ...one, content_uri: found.uri, source } : undefined;
  }
  return undefined;
}

/** What is below the sources, by source; undefined if the agent is to ask itself. */
async function searched(
  sources: readonly string[],
  options: SearchOptions,
  { environment, onlyFirst }: { environment: Environment; onlyFirst: boolean },
): Promise<Record<string, Metadata[]> | undefined> {
  const all: Record<string, Metadata[]> = {};
  for (const source of sources) {
    const found = foundAt(source, environment);
    const entries = found ? await search([found.place], options) : [];
    if (!found || entries.length === 0) continue;
    if (!isVersioned(found.uri)) return undefined;
    all[source] = entries.map((entry) => {
      const below = entry.relative_path === "." ? "" : `/${entry.relative_path}`;
      return { ...entry, content_uri: `${found.uri}${below}` };
    });
    if (onlyFirst) break;
  }
  return Object.keys(all).length > 0 ? all : undefined;
}

/** Whether the agent may ask for a file in the version of a catalog: it is in a module of the environment's folder. */
function isVersioned(uri: string): boolean {
  return /^puppet:\/\/[^/]*\/[^/.][^/]*\/[^/]+\/files\/./.test(uri);
}

function foundAt(source: string, { modulePath, root }: Environment): Found | undefined {
  const [, server, path] = /^puppet:\/\/([^/]*)\/(modules\/.*)$/.exec(source) ?? [];
  if (server === undefined || path === undefined) return undefined;
  try {
    const [place] = servedAt(path, modulePath);
    return place && { place, uri: `puppet://${server}/${relative(root, place.path)}` };
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}
