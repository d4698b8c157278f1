import { createSpan, type Result, type Source, type Span } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { catalogue } from "../diagnostics/index.js";
import { allFeatures, type ModelFeature, type ModelType } from "../model/index.js";
import { attributeOf, expandName, findAttribute, namespaces, readXml, type XmlElement } from "../xml/index.js";
import type { DataEntry, DataList, DataMap, DataNode, DataScalar } from "./data-node.js";
import type { TypeNames } from "./type-names.js";

/**
 * Reads objects in EMF's format, into the same data nodes as the other formats: text is converted to values of the
 * features' types.
 */
export function readXmi(source: Source, type: ModelType, names: TypeNames): Result<DataNode> {
  const { value: root, diagnostics } = readXml(source);
  if (!root) return { diagnostics };
  const isList = root.namespace === namespaces.xmi && root.local === "XMI";
  const reader = new Reader(names);
  const node = isList ? listOf(root, type, reader) : reader.read(root, type);
  const problems = reader.problems.map(({ span, why }) =>
    catalogue.create["data-syntax"](span, { format: "XMI", why }),
  );
  return problems.length > 0 ? { diagnostics: problems } : { value: node, diagnostics: [] };
}

function listOf(root: XmlElement, type: ModelType, reader: Reader): DataList {
  return { kind: "list", items: root.children.map((child) => reader.read(child, type)), ...locatedAt(root.span) };
}

interface Waiting {
  readonly element: XmlElement;
  readonly type: ModelType;
  readonly entries: DataEntry[];
}

class Reader {
  readonly problems: { readonly span: Span; readonly why: string }[] = [];
  private readonly names: TypeNames;
  private readonly waiting: Waiting[] = [];

  constructor(names: TypeNames) {
    this.names = names;
  }

  /** The map of a top-level element. */
  read(element: XmlElement, type: ModelType): DataMap {
    const named = this.names.typeOf({ namespace: element.namespace, local: element.local });
    const map = this.open(element, named ?? type, named !== undefined && named !== type);
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) this.fill(next);
    return map;
  }

  /** A map that is filled later. */
  private open(element: XmlElement, declared: ModelType, isOther = false): DataMap {
    const written = attributeOf(element, "type", namespaces.xsi) ?? attributeOf(element, "type", namespaces.xmi);
    const expanded = written === undefined ? undefined : expandName(written, element);
    const special = expanded && this.names.typeOf(expanded);
    const entries: DataEntry[] = [];
    const type = special ?? declared;
    if (written !== undefined && !special) {
      this.problems.push({ span: element.span, why: `there is no type \`${written}\`` });
    }
    if (special || isOther) entries.push(typeEntry(type.name, element.span));
    this.waiting.push({ element, type, entries });
    return { kind: "map", entries, ...locatedAt(element.span) };
  }

  private fill({ element, type, entries }: Waiting): void {
    const features = allFeatures(type);
    for (const { local, namespace, value, span } of element.attributes) {
      if (namespace !== "") continue;
      entries.push(entry(local, span, fromAttribute(features.get(local), value, span)));
    }
    const lists = new Map<string, DataNode[]>();
    for (const child of element.children) {
      const feature = features.get(child.local);
      const node = this.fromElement(child, feature);
      const known = lists.get(child.local);
      if (known) known.push(node);
      else if (feature?.isMany !== true) entries.push(entry(child.local, child.span, node));
      else {
        const items = [node];
        lists.set(child.local, items);
        const isNil = node.kind === "scalar" && node.value === null;
        if (isNil) entries.push(entry(child.local, child.span, node));
        else entries.push(entry(child.local, child.span, { kind: "list", items, ...locatedAt(child.span) }));
      }
    }
    this.refuseRepeated(entries, element);
  }

  /** An element that repeats a single-valued feature. */
  private refuseRepeated(entries: DataEntry[], element: XmlElement): void {
    const seen = new Set<string>();
    for (const { key, keyStart, keyEnd } of entries) {
      if (seen.has(key)) {
        const span = createSpan(element.span.source, keyStart, keyEnd);
        this.problems.push({ span, why: `\`${key}\` is given twice` });
      }
      seen.add(key);
    }
  }

  private fromElement(child: XmlElement, feature: ModelFeature | undefined): DataNode {
    if (attributeOf(child, "nil", namespaces.xsi) === "true") return scalar(null, child.span);
    const href = findAttribute(child, "href");
    if (feature?.type.kind !== "reference") return scalar(valueOf(feature, child.text), child.span);
    if (href) return linkNode(href.value, href.span);
    if (!feature.isContainment) return linkNode(child.text.trim(), child.span);
    return this.open(child, feature.type.target);
  }
}

function fromAttribute(feature: ModelFeature | undefined, text: string, span: Span): DataNode {
  if (feature?.type.kind === "reference" && !feature.isContainment) {
    const links = text.split(/\s+/).filter((each) => each !== "" && !/^\w+:\w+$/.test(each));
    if (!feature.isMany) return linkNode(links.join(" "), span);
    return { kind: "list", items: links.map((each) => linkNode(each, span)), ...locatedAt(span) };
  }
  if (!feature?.isMany) return scalar(valueOf(feature, text), span);
  const words = text.split(/\s+/).filter((each) => each !== "");
  return { kind: "list", items: words.map((word) => scalar(valueOf(feature, word), span)), ...locatedAt(span) };
}

/** Text as a value of its feature's type; the text itself if it can't be converted. */
function valueOf(feature: ModelFeature | undefined, text: string): DataScalar["value"] {
  const trimmed = text.trim();
  switch (feature?.type.kind) {
    case "Integer":
      return /^[-+]?\d+$/.test(trimmed) ? BigInt(trimmed.replace(/^\+/, "")) : text;
    case "Float":
      return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(trimmed) ? Number(trimmed) : text;
    case "Boolean":
      return trimmed === "true" || trimmed === "false" ? trimmed === "true" : text;
    default:
      return text;
  }
}

function locatedAt({ start, end }: Span): Located {
  return { start, end };
}

function scalar(value: DataScalar["value"], span: Span): DataScalar {
  return { kind: "scalar", value, ...locatedAt(span) };
}

function entry(key: string, span: Span, value: DataNode): DataEntry {
  return { key, keyStart: span.start, keyEnd: span.end, value };
}

function typeEntry(name: string, span: Span): DataEntry {
  return entry("$type", span, scalar(name, span));
}

/** `//@people.0/@host` is the path `people/0/host`. */
function linkNode(uri: string, span: Span): DataMap {
  const path = pathOfFragment(uri);
  const target = path === uri ? scalar(path, span) : { ...scalar(path, span), written: uri };
  return { kind: "map", entries: [entry("$link", span, target)], ...locatedAt(span) };
}

function pathOfFragment(uri: string): string {
  const hash = uri.indexOf("#");
  if (hash > 0) return uri.slice(0, hash) + pathOfFragment(uri.slice(hash));
  const fragment = /^#?\/(\d*)((?:\/@\w+(?:\.\d+)?)*)\/?$/.exec(uri);
  if (!fragment) return uri;
  const steps = fragment[2]!.split("/@").slice(1);
  return ["#", ...steps.map((step) => step.replace(".", "/"))].join("/");
}
