/**
 * Converts data files (JSON, YAML, XMI) to objects and back. Files are parsed to plain nodes with locations, from which
 * `instantiate` creates objects; links are resolved last.
 */
import { createSpan, pushAll, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { Failure, failureOf, isEvaluation, type FailureKind } from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";
import { boundProblems } from "../instantiate/bounds.js";
import { unknownFeatures } from "../instantiate/unknown-features.js";
import { describeFailure } from "../instantiate/describe-failure.js";
import { Draft } from "../instantiate/draft.js";
import { Instance } from "../instantiate/instance.js";
import { runInvariants } from "../instantiate/invariants.js";
import { loadFeature } from "../instantiate/load-feature.js";
import { isFatal } from "../instantiate/refused.js";
import type { Runtime } from "../instantiate/runtime.js";
import { declaredHere } from "../instantiate/set-feature.js";
import { shapeOf, type Slot } from "../instantiate/shape.js";
import { findType, isKindOf, type ModelType } from "../model/index.js";
import { helpWithConcrete, helpWithTypes } from "../model/known-names.js";
import { entryOf, wholeNumber, type DataEntry, type DataMap, type DataNode } from "./data-node.js";
import { followLink, linkOf } from "./links.js";
import type { LoadedData, LoadedObject } from "./loaded-object.js";
import { followFrom, outerLink, rootsOf, targetOf, type OpenDocument, type OuterLink } from "./other-documents.js";
import { inOrder, wrongData } from "./wrong-data.js";

/** The number of errors after which loading stops. */
const mostMistakes = 10_000;

/**
 * Creates objects from data, except for undefined nodes, which are known to be valid, and for those after the first
 * 10,000 errors. `runtimeFor` returns the runtime for the next one.
 */
export function loadData(
  roots: readonly (DataNode | undefined)[],
  source: Source,
  type: ModelType,
  runtimeFor: () => Runtime,
  open?: OpenDocument,
): LoadedData {
  const instances: (Instance | undefined)[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const root of roots) {
    if (!root || diagnostics.length >= mostMistakes) {
      instances.push(undefined);
      continue;
    }
    const loader = new Loader(runtimeFor(), source, type, { open, others: new Map() });
    instances.push(loader.load(root, type));
    const place = createSpan(source, root.start, root.end);
    const found = loader.failures.flatMap((failure) => describeFailure(failure, place));
    pushAll(diagnostics, inOrder(found, source));
  }
  return { instances, diagnostics };
}

/** The documents that the links of one top-level map lead to. */
interface Linked {
  readonly open: OpenDocument | undefined;
  readonly others: Map<string, Loader>;
}

/**
 * Loads the objects of one top-level map: all are created first, so that links can refer to any; then their features
 * are set, then their invariants are run. Objects of other documents follow when a link leads to them.
 */
class Loader {
  readonly failures: Failure[] = [];
  private readonly runtime: Runtime;
  private readonly source: Source;
  /** Each object comes after those that contain it. */
  private readonly objects: LoadedObject[] = [];
  private readonly type: ModelType;
  private readonly linked: Linked;
  /** The outermost objects of another document. */
  private roots: readonly (LoadedObject | undefined)[] = [];
  private isList = false;

  constructor(runtime: Runtime, source: Source, type: ModelType, linked: Linked) {
    this.runtime = runtime;
    this.source = source;
    this.type = type;
    this.linked = linked;
  }

  load(node: DataNode, type: ModelType): Instance | undefined {
    const root = this.makeAll(node, type);
    if (!root) return undefined;
    try {
      for (let index = this.objects.length - 1; index >= 0; index--) this.fill(this.objects[index]!, root);
      this.loadOthers();
      for (let index = this.objects.length - 1; index >= 0; index--) this.conclude(this.objects[index]!);
    } catch (caught) {
      this.failures.push(failureOf(caught));
      root.isSound = false;
    }
    return root.isSound ? root.instance : undefined;
  }

  /** Sets the features of the objects in all documents that links lead to, also of those that are found meanwhile. */
  private loadOthers(): void {
    for (const other of this.linked.others.values()) other.fillAll();
    for (const other of this.linked.others.values()) other.concludeAll();
  }

  private fillAll(): void {
    const rootOf = new Map<LoadedObject, LoadedObject>();
    for (const root of this.roots) if (root) rootOf.set(root, root);
    for (const object of this.objects) {
      const root = rootOf.get(object)!;
      for (const parts of object.parts.values()) for (const part of parts) if (part) rootOf.set(part, root);
    }
    for (const object of this.objects.toReversed()) this.fill(object, rootOf.get(object)!);
  }

  private concludeAll(): void {
    for (const object of this.objects.toReversed()) this.conclude(object);
  }

  private makeAll(node: DataNode, type: ModelType): LoadedObject | undefined {
    const first = this.objects.length;
    const root = this.make(node, type, "the outermost value");
    for (let index = first; index < this.objects.length; index++) {
      const object = this.objects[index]!;
      for (const entry of object.node.entries) this.makeParts(object, entry);
    }
    return root;
  }

  private makeParts(object: LoadedObject, { key, value }: DataEntry): void {
    const slot = object.instance.shape.byName.get(key);
    if (!slot || slot.feature.type.kind !== "reference" || !slot.feature.isContainment || slot.feature.isDerived)
      return;
    const { target } = slot.feature.type;
    const nodes = value.kind === "list" ? value.items : [value];
    const parts = nodes.map((each) =>
      each.kind === "map" && !linkOf(each) ? this.make(each, target, `\`${key}\``) : undefined,
    );
    object.parts.set(slot, parts);
  }

  /** Creates an empty object from a map; reports a failure and returns undefined if that isn't possible. */
  private make(node: DataNode, declared: ModelType, what: string): LoadedObject | undefined {
    const place = this.spanOf(node);
    if (node.kind !== "map") {
      return this.fail("wrong-data", `${what} must be ${withArticle(declared.name)}: a map of its features`, place);
    }
    const type = this.typeOf(node, declared, what);
    if (!type) return undefined;
    if (type.isAbstract) {
      const message = `${type.name} is abstract: only types that inherit it have objects`;
      return this.fail("abstract-type", message, place, helpWithConcrete(type, this.runtime.model));
    }
    const draft = new Draft(true);
    const instance = new Instance(shapeOf(type), place, draft);
    const isSound = this.knowsAll(node, instance, place);
    const object = { node, instance, draft, parts: new Map(), isSound };
    this.objects.push(object);
    return object;
  }

  private typeOf(node: DataMap, declared: ModelType, what: string): ModelType | undefined {
    const entry = entryOf(node, "$type");
    if (!entry) return declared;
    const { value } = entry;
    const name = value.kind === "scalar" && typeof value.value === "string" ? value.value : undefined;
    const type = name === undefined ? undefined : findType(this.runtime.model, name);
    if (type && isKindOf(type, declared)) return type;
    const place = this.spanOf(value);
    if (type) {
      const message = `${what} must be ${withArticle(declared.name)}, and ${withArticle(type.name)} is none`;
      return this.fail("wrong-type", message, place);
    }
    const message = name === undefined ? `\`$type\` of ${what} must be a name` : `there is no type \`${name}\``;
    return this.fail("no-type", message, place, helpWithTypes(this.runtime.model, name ?? "", this.runtime.guesses));
  }

  private knowsAll({ entries }: DataMap, { shape }: Instance, place: Span): boolean {
    const given = entries
      .filter(({ key }) => key !== "$type")
      .map(({ key, keyStart, keyEnd }) => ({ key, keyPlace: this.span(keyStart, keyEnd) }));
    const unknown = unknownFeatures(shape, given, place, this.runtime.guesses);
    if (unknown) this.failures.push(unknown);
    return unknown === undefined;
  }

  private fill(object: LoadedObject, root: LoadedObject): void {
    const { draft, instance, node } = object;
    for (const entry of node.entries) {
      const slot = instance.shape.byName.get(entry.key);
      if (slot) this.set(object, slot, entry, root);
    }
    for (const { slot, failure } of boundProblems(instance, draft, instance.madeAt)) {
      const given = entryOf(object.node, slot.feature.name);
      if (given) failure.span = this.spanOf(given.value);
      draft.refuse(slot, failure);
    }
    if (draft.failures.length > 0) {
      pushAll(this.failures, draft.failures);
      object.isSound = false;
    }
    if (draft.refused.size > 0) object.isSound = false;
    for (const parts of object.parts.values())
      if (parts.some((part) => part?.isSound === false)) object.isSound = false;
  }

  private set(
    object: LoadedObject,
    slot: Slot,
    { key, value: node, keyStart, keyEnd }: DataEntry,
    root: LoadedObject,
  ): void {
    const { instance, draft } = object;
    if (slot.feature.isDerived) {
      const message = `the value for \`${key}\` of ${instance.type.name} is not consumed: it is computed`;
      const notes = [declaredHere(slot.feature)];
      draft.refuse(
        slot,
        new Failure("read-only", message, { span: this.span(keyStart, keyEnd), notes, help: "leave it out" }),
      );
      return;
    }
    const nodes = node.kind === "list" ? node.items : [node];
    const values = nodes.map((each, index) => this.valueOf(each, object, slot, index, root));
    // Those that couldn't be created have been reported already.
    if (values.includes(undefined)) draft.refused.add(slot);
    const kept = nodes.filter((_, index) => values[index] !== undefined);
    const given = values.filter((each) => each !== undefined);
    if (node.kind !== "list" && given.length === 0) return;
    const setting = {
      instance,
      slot,
      value: node.kind === "list" ? given : given[0]!,
      place: this.spanOf(node),
      places: kept.map((each) => this.spanOf(each)),
      isAppend: false,
      isElevated: true,
    };
    const pending = loadFeature(this.runtime, setting);
    if (isEvaluation(pending)) this.runtime.run(() => pending);
  }

  /** The value of a node; undefined if an error was reported already. */
  private valueOf(
    node: DataNode,
    object: LoadedObject,
    slot: Slot,
    index: number,
    root: LoadedObject,
  ): Value | undefined {
    const { feature } = slot;
    if (node.kind === "scalar") return feature.type.kind === "Integer" ? wholeNumber(node.value) : node.value;
    const link = linkOf(node);
    if (feature.kind === "has" && !feature.isContainment && link) return this.follow(link, slot, root);
    if (feature.kind === "has" && feature.isContainment && node.kind === "map" && !link) {
      return object.parts.get(slot)?.[index]?.instance;
    }
    object.draft.refuse(slot, wrongData(feature, this.spanOf(node)));
    return undefined;
  }

  private follow(link: DataEntry, { feature }: Slot, root: LoadedObject): Instance | undefined {
    const path = link.value.kind === "scalar" ? String(link.value.value) : "";
    const outer = outerLink(path);
    const found = outer ? this.followOut(outer, targetOf(feature)) : followLink(path, root);
    if (typeof found !== "string") return found.instance;
    if (outer) {
      const message = `the link \`${path}\` of \`${feature.name}\` leads to no object: ${found}`;
      return this.fail(
        "unresolved-link",
        message,
        this.spanOf(link.value),
        "write the file, `#` and the path in it: `other.json#/feature/0`",
      );
    }
    const written = link.value.kind === "scalar" ? (link.value.written ?? path) : path;
    const message = `the link \`${written}\` of \`${feature.name}\` leads to no object: ${found}`;
    return this.fail(
      "unresolved-link",
      message,
      this.spanOf(link.value),
      written === path
        ? "write the path from the outermost object: `feature`, or `feature/0` in a list"
        : "write the path from the outermost object: `//@feature`, or `//@feature.0` in a list",
    );
  }

  /** The object of another document that a link leads to. */
  private followOut({ path, uri }: OuterLink, target: ModelType): LoadedObject | string {
    const { open, others } = this.linked;
    const opened = open ? open(uri, this.source, this.type) : { problem: `\`${uri}\` isn't read` };
    if ("problem" in opened) return opened.problem;
    const { root, source } = opened;
    // A document whose objects don't name their type holds those that are validated, or the target itself.
    const type = /^#\/?$/.test(path) ? target : this.type;
    const key = `${type.name} ${source.name}`;
    let other = others.get(key);
    if (!other) {
      other = new Loader(this.runtime, source, this.type, this.linked);
      others.set(key, other);
      other.openRoots(root, type);
    }
    const found = followFrom(path, other.roots, other.isList);
    return typeof found === "string" || found.isSound ? found : `it isn't a valid ${found.instance.type.name}`;
  }

  private openRoots(root: DataNode, type: ModelType): void {
    this.isList = root.kind === "list";
    this.roots = rootsOf(root).map((node) => {
      const named = node.kind === "map" ? entryOf(node, "$type")?.value : undefined;
      const name = named?.kind === "scalar" ? named.value : undefined;
      return this.makeAll(node, (typeof name === "string" && findType(this.runtime.model, name)) || type);
    });
  }

  /** All features are set: the object becomes immutable, and its invariants are run. */
  private conclude({ instance, isSound }: LoadedObject): void {
    instance.finish();
    if (!isSound || instance.shape.invariants.length === 0) return;
    try {
      this.runtime.run(() => runInvariants(this.runtime, instance, instance.madeAt));
    } catch (error) {
      if (!(error instanceof Failure) || isFatal(error)) throw error;
      this.failures.push(error);
    }
  }

  private fail(kind: FailureKind, message: string, span: Span, help?: string): undefined {
    this.failures.push(new Failure(kind, message, { span, help }));
  }

  private spanOf({ start, end }: Located): Span {
    return this.span(start, end);
  }

  private span(start: number, end: number): Span {
    return createSpan(this.source, start, end);
  }
}

function withArticle(name: string): string {
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}
