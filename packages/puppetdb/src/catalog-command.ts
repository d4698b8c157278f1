import type { Command, Sender } from "./commands.js";
import { plainOf } from "./plain.js";

interface AgentResource {
  readonly type: string;
  readonly title: string;
  readonly tags?: readonly string[];
  readonly file?: string;
  readonly line?: number;
  readonly exported?: boolean;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly sensitive_parameters?: readonly string[];
}

interface AgentCatalog {
  readonly version: unknown;
  readonly catalog_uuid?: string;
  readonly code_id?: string | null;
  readonly resources: readonly AgentResource[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
}

interface Reference {
  readonly type: string;
  readonly title: string;
}

/** What PuppetDB learns of a node's catalog besides what the agent gets. */
export interface Compilation {
  readonly transaction?: string | undefined;
  /** What the node exports: agents aren't sent it, as they would apply it. */
  readonly exported?: readonly unknown[];
}

/** `replace catalog`, version 9, of a catalog as agents get it; secrets aren't in it. */
export function replaceCatalog(
  { certname, environment, producer, time }: Sender,
  catalog: AgentCatalog,
  { exported = [], transaction }: Compilation = {},
): Command {
  const producerTimestamp = time.toISOString();
  const resources = withExported(catalog.resources, exported as readonly AgentResource[]).map(storedResource);
  const payload = {
    certname,
    environment,
    producer,
    producer_timestamp: producerTimestamp,
    version: String(catalog.version),
    transaction_uuid: transaction ?? null,
    catalog_uuid: catalog.catalog_uuid ?? null,
    code_id: catalog.code_id ?? null,
    job_id: null,
    resources,
    edges: edgesOf(catalog, resources),
  };
  return { command: "replace_catalog", version: 9, certname, producerTimestamp, payload };
}

/** Each resource once: one that a node exports and collects itself is in its catalog, too. */
function withExported(own: readonly AgentResource[], exported: readonly AgentResource[]): AgentResource[] {
  const keyOf = ({ title, type }: AgentResource) => `${type}[${title}]`;
  const all = new Map(own.map((each) => [keyOf(each), each]));
  for (const each of exported) all.set(keyOf(each), { ...each, ...all.get(keyOf(each)), exported: true });
  return [...all.values()];
}

type StoredResource = ReturnType<typeof storedResource>;

function storedResource(resource: AgentResource) {
  const { exported = false, file, line, parameters = {}, tags = [], title, type } = resource;
  const secrets = new Set(resource.sensitive_parameters);
  const shown = Object.entries(parameters).filter(([name]) => !secrets.has(name));
  const given = parameters["alias"];
  const names = [given, parameters["name"], parameters["path"]].flat();
  const aliases = names.filter((each): each is string => typeof each === "string" && each !== title);
  return {
    type,
    title,
    exported,
    aliases: [...new Set(aliases)],
    tags: [...tags].sort(),
    file: file ?? null,
    line: line ?? null,
    parameters: Object.fromEntries(shown.map(([name, value]) => [name, plainOf(value)])),
  };
}

const relationships = [
  { parameter: "before", name: "before", isForward: true },
  { parameter: "require", name: "required-by", isForward: false },
  { parameter: "notify", name: "notifies", isForward: true },
  { parameter: "subscribe", name: "subscription-of", isForward: false },
] as const;

/** What contains what, and what its parameters say comes first; only between resources that are there. */
function edgesOf({ edges }: AgentCatalog, resources: readonly StoredResource[]) {
  const known = new Map<string, Reference>();
  for (const { aliases, title, type } of resources)
    for (const name of aliases) known.set(`${type}[${name}]`, { type, title });
  for (const { title, type } of resources) known.set(`${type}[${title}]`, { type, title });
  const found = new Map<string, { source: Reference; target: Reference; relationship: string }>();
  const add = (source: Reference | undefined, target: Reference | undefined, relationship: string): void => {
    if (!source || !target) return;
    const key = [source.type, source.title, target.type, target.title, relationship].join("\0");
    found.set(key, { source, target, relationship });
  };
  for (const { source, target } of edges) add(known.get(source), known.get(target), "contains");
  for (const resource of resources) {
    const own = { type: resource.type, title: resource.title };
    for (const { isForward, name, parameter } of relationships)
      for (const other of [resource.parameters[parameter] ?? []].flat()) {
        const reference = known.get(String(other));
        if (isForward) add(own, reference, name);
        else add(reference, own, name);
      }
  }
  return [...found.values()];
}
