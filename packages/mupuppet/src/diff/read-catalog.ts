import { createSource, createSpan, startOf, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import {
  Component,
  deserialize,
  isComponent,
  isVector,
  type DataTree,
  type Origin,
  type StoreValue,
} from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { formatReferencePath } from "../view/reference-path.js";
import { StaticFiles } from "./served/static-files.js";
import { comparedName, Copies, type ComparedCatalog } from "./compared-catalog.js";

/** A catalog that was compiled before, ours or Puppet's own: its resources know file and line. */
export function readCatalog(source: Source): Result<ComparedCatalog> {
  const { tree, errors } = deserialize(source, /\.ya?ml$/i.test(source.name) ? "yaml" : "json");
  if (!tree || errors.length > 0) {
    const create = catalogue.create["no-catalog"];
    return {
      diagnostics: errors.map(({ message, start, end }) => create(createSpan(source, start, end), { reason: message })),
    };
  }
  const reader = new CatalogReader(tree, source);
  const value = reader.read();
  return reader.problem ? { diagnostics: [reader.problem] } : { value, diagnostics: [] };
}

class CatalogReader {
  problem: Diagnostic | undefined;
  private readonly tree: DataTree;
  private readonly source: Source;
  private readonly secret = new Set<string>();
  private readonly files = new Map<string, Source>();
  private readonly copies = new Copies();

  constructor(tree: DataTree, source: Source) {
    this.tree = tree;
    this.source = source;
  }

  read(): ComparedCatalog {
    const { log } = this.tree;
    const root = new Component();
    const catalog = this.unwrap(this.tree.value);
    const resources = isComponent(catalog) ? this.listOf(catalog, "resources") : undefined;
    if (!isVector(resources)) this.complain("it has no list `resources`");
    const all = isVector(resources) ? resources : [];
    this.countLines(all);
    for (const resource of all) this.addResource(resource, root);
    const name = isComponent(catalog) ? (this.text(catalog, "name") ?? this.text(catalog, "certname")) : undefined;
    const { copies, secret } = this;
    const server = new StaticFiles(this.tree, catalog);
    return { name: name ?? "", tree: { value: root, log }, secret, ...copies, server };
  }

  /** The catalog inside the response of `/puppet/v4/catalog`, a PuppetDB command or a list with one catalog. */
  private unwrap(value: StoreValue): StoreValue {
    const only = isVector(value) && value.length === 1 ? value[0]! : value;
    if (!isComponent(only)) return only;
    const { store } = this.tree;
    if (store.get(only, "resources") !== undefined) return only;
    return store.get(only, "catalog") ?? store.get(only, "payload") ?? only;
  }

  /** A list of the catalog. PuppetDB's query API wraps it in an object: `{"href": …, "data": […]}`. */
  private listOf(catalog: Component, name: string): StoreValue | undefined {
    const { store } = this.tree;
    const list = store.get(catalog, name);
    return isComponent(list) ? store.get(list, "data") : list;
  }

  private addResource(resource: StoreValue, root: Component): void {
    const { log, store } = this.tree;
    if (!isComponent(resource)) return this.complain("something in `resources` isn't an object");
    const [type, title] = [this.text(resource, "type"), this.text(resource, "title")];
    if (type === undefined || title === undefined) return this.complain("a resource has no `type` and `title`");
    const name = comparedName(`${type}[${title}]`, store.get(resource, "exported") === true);
    const origin = this.originOf(resource);
    const component = new Component();
    const read = new Map<string, StoreValue>();
    const parameters = store.get(resource, "parameters");
    const secret = store.get(resource, "sensitive_parameters");
    for (const [parameter, record] of isComponent(parameters) ? parameters.entries() : []) {
      const value = log.value(record);
      const path = formatReferencePath([name, parameter]);
      if ((isVector(secret) && secret.includes(parameter)) || this.holdsSecret(value)) this.secret.add(path);
      store.put(component, parameter, value, origin);
      read.set(parameter, value);
    }
    store.put(root, name, component, origin);
    this.copies.add({ reference: name, type, title, span: log.span(root.find(name)) }, read, this.secret);
  }

  /** Files of which only the lines are known, with as many as the catalog mentions. */
  private countLines(resources: readonly StoreValue[]): void {
    const lines = new Map<string, number>();
    for (const resource of resources) {
      const [file, line] = this.placeOf(resource);
      if (file !== undefined) lines.set(file, Math.max(line, lines.get(file) ?? 0));
    }
    for (const [file, count] of lines) this.files.set(file, createSource(file, "\n".repeat(count)));
  }

  private placeOf(resource: StoreValue): [file: string | undefined, line: number] {
    if (!isComponent(resource)) return [undefined, 0];
    const line = this.tree.store.get(resource, "line");
    const isLine = typeof line === "number" && line > 0 && line <= mostLines;
    return isLine ? [this.text(resource, "file"), line] : [undefined, 0];
  }

  private originOf(resource: Component): Origin {
    const [file, line] = this.placeOf(resource);
    const source = this.tree.log.addSource((file === undefined ? undefined : this.files.get(file)) ?? this.source);
    const at = Math.max(0, line - 1);
    return { step: 1, source, start: at, end: at };
  }

  private holdsSecret(value: StoreValue): boolean {
    const { log, store } = this.tree;
    const waiting: StoreValue[] = [value];
    while (waiting.length > 0) {
      const next = waiting.pop()!;
      if (typeof next === "string" && next.includes("ENC[")) return true;
      if (isVector(next)) for (const item of next) waiting.push(item);
      if (!isComponent(next)) continue;
      if (store.get(next, "__ptype") === "Sensitive") return true;
      for (const [, record] of next.entries()) waiting.push(log.value(record));
    }
    return false;
  }

  private text(component: Component, name: string): string | undefined {
    const value = this.tree.store.get(component, name);
    return typeof value === "string" ? value : undefined;
  }

  private complain(reason: string): void {
    this.problem ??= catalogue.create["no-catalog"](startOf(this.source), { reason });
  }
}

/** No manifest is longer; a larger number isn't a line. */
const mostLines = 1_000_000;
