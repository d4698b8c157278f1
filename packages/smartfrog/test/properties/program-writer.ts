import type { Assignment, Extends, Link, Program, Statement, Value } from "../../src/ast/ast.js";
import { isStore, isStoredLink, SemanticError, type Reference, type Store } from "../oracle/domains.js";
import { Forward } from "../oracle/forward.js";
import { printedSize } from "../oracle/json.js";
import { assignment, body, component, link, program, reference } from "../oracle/nodes.js";
import type { Paper } from "../oracle/paper.js";
import { basicValue, NAMES } from "./generated-values.js";
import { mistakenStatement, MISTAKES, spoiledMain, type Mistake } from "./mistakes.js";
import { componentsIn, isAround, placesIn, writtenForms } from "./model.js";
import type { Random } from "@cairn/testing/deep";

/** What is copied at once, and what a store may grow to, so that doubling does not run away. */
const LARGEST_COPY = 40;
const LARGEST_STORE = 400;
const DEEPEST = 7;

/**
 * Writes one program, guided by the semantics as in §8.2 of the paper: it keeps the store that the statements
 * written so far make, and so links, prototypes and placements have targets. One program in four gets one mistake.
 */
export class ProgramWriter {
  store: Store = [];
  readonly random: Random;
  readonly operations: Paper;
  private left: number;
  private mistake: Mistake | undefined;
  private readonly mistakeAt: number;
  /** Names that links lead to already and that their blocks still have to define; only in the forward mode. */
  private promises: Reference[] = [];
  private promised = 0;

  constructor(random: Random, operations: Paper) {
    this.random = random;
    this.operations = operations;
    this.left = random.integer(30, 60);
    this.mistakeAt = random.integer(0, this.left - 4);
    this.mistake = random.chance(25) ? random.pick(MISTAKES[this.late ? "forward" : "core"]) : undefined;
  }

  /** Whether links are resolved late. */
  get late(): boolean {
    return this.operations instanceof Forward;
  }

  write(): Program {
    const all = this.left;
    const before = this.share(all / 4, () => this.block([], this.random.integer(0, 4), 0));
    const main = this.share((3 * all) / 5, () => this.extend([], ["sfConfig"], 0, this.random.integer(8, 24)));
    const after = this.block([], this.left, 0);
    if (this.mistake === 7) after.push(spoiledMain(this));
    return program([...before, assignment(["sfConfig"], main), ...after]);
  }

  /** Writes with at most `share` of the statements that are left. */
  private share<T>(share: number, write: () => T): T {
    const kept = Math.max(0, this.left - Math.ceil(share));
    this.left -= kept;
    const written = write();
    this.left += kept;
    return written;
  }

  /** Up to `count` statements for the component at `namespace`, and what they promised to define. */
  private block(namespace: Reference, count: number, depth: number): Statement[] {
    const outer = this.promises.length;
    const statements: Statement[] = [];
    for (let index = 0; index < count && this.left > 0; index++) statements.push(this.statement(namespace, depth));
    while (this.promises.length > outer) statements.push(this.keepPromise(this.promises.pop()!, depth));
    return statements;
  }

  private statement(namespace: Reference, depth: number): Assignment {
    this.left--;
    if (this.mistake !== undefined && this.left <= this.mistakeAt) {
      const mistaken = mistakenStatement(this, this.mistake, namespace);
      if (mistaken) this.mistake = undefined;
      if (mistaken) return mistaken;
    }
    const target = this.target(namespace);
    return assignment(target, this.value(namespace, target, depth));
  }

  /** A name, or a path into a component below; known names come again, so that values are replaced. */
  private target(namespace: Reference): Reference {
    const here = this.operations.find(this.store, namespace);
    const parents = this.random.chance(30) ? componentsIn(here) : [];
    const parent = parents.length > 0 ? this.random.pick(parents) : { path: [], value: here };
    const known = isStore(parent.value) ? parent.value.map(([id]) => id) : [];
    const name = known.length > 0 && this.random.chance(35) ? this.random.pick(known) : this.random.pick(NAMES);
    const path = [...parent.path, name];
    return namespace.length === 0 && path.join() === "sfConfig" && !this.random.chance(3) ? ["x1"] : path;
  }

  private value(namespace: Reference, written: Reference, depth: number): Value {
    const target = [...namespace, ...written];
    const kind = this.random.weighted({ basic: 35, component: depth < DEEPEST ? 32 : 0, link: 33 });
    if (kind === "component" || target.join() === "sfConfig") {
      return this.extend(namespace, target, depth, this.random.integer(0, 6));
    }
    const made = kind === "link" ? this.link(namespace, target) : undefined;
    return made ?? this.basic(target);
  }

  private basic(target: Reference): Value {
    const value = basicValue(this.random);
    this.store = this.operations.bind(this.store, target, this.operations.basicValue(value));
    return value;
  }

  /** A component of one to four prototypes, bodies and references in any order; `count` statements in its bodies. */
  private extend(namespace: Reference, target: Reference, depth: number, count: number): Extends {
    this.store = this.operations.bind(this.store, target, []);
    const prototypes = [];
    for (let more = true; more; more = prototypes.length < 4 && this.random.chance(30)) {
      const path = this.random.chance(40) ? this.prototype(namespace, target) : undefined;
      prototypes.push(path ? reference(path) : body(this.block(target, count, depth + 1)));
    }
    return component(prototypes);
  }

  /** A reference to a component, which is copied into the store; `undefined` where none of a few tries fits. */
  private prototype(namespace: Reference, target: Reference): Reference | undefined {
    return this.tryPaths(namespace, target, (path) => this.operations.inherit(this.store, namespace, path, target));
  }

  private link(namespace: Reference, target: Reference): Link | undefined {
    if (this.late && this.random.chance(25)) return this.promise(namespace, target);
    const bind = (path: Reference) => this.operations.link(link(path), namespace, target, this.store);
    const path = this.tryPaths(namespace, target, bind);
    return path && link(path);
  }

  /** The first of a few paths with which `step` makes a store without an error and without growing too much. */
  private tryPaths(namespace: Reference, target: Reference, step: (path: Reference) => Store): Reference | undefined {
    const places = placesIn(this.store).filter(({ size }) => size <= LARGEST_COPY);
    const around = places.filter(({ path }) => isAround(path, target));
    if (places.length === 0) return undefined;
    for (let tries = 0; tries < 6; tries++) {
      const place = this.random.pick(around.length > 0 && this.random.chance(12) ? around : places);
      const path = this.random.pick(writtenForms(this.throughLink(place.path), namespace));
      const made = this.attempt(() => this.provenMeaning(step(path), target));
      if (!made || printedSize(made) > LARGEST_STORE) continue;
      this.store = made;
      return path;
    }
    return undefined;
  }

  /** Sometimes a path through a late link to the target of `path`, if there is one. */
  private throughLink(path: Reference): Reference {
    const { operations, random, store } = this;
    if (!(operations instanceof Forward) || path.length < 2 || !random.chance(50)) return path;
    const links = placesIn(store).filter(({ value }) => isStoredLink(value) && value.link.at(-1) === path.at(-2));
    return links.length > 0 ? [...random.pick(links).path, path.at(-1)!] : path;
  }

  /** `store`, where late links at `target` mean something once all promises are kept; else throws what it means. */
  private provenMeaning(store: Store, target: Reference): Store {
    if (!(this.operations instanceof Forward)) return store;
    const kept = this.promises.reduce((made, name) => this.operations.bind(made, name, true), store);
    this.operations.meaning(kept, target, [], new Map());
    return store;
  }

  private attempt(step: () => Store): Store | undefined {
    try {
      return step();
    } catch (error) {
      if (error instanceof SemanticError) return undefined;
      throw error;
    }
  }

  /** A link to a name that the block defines at its end. */
  private promise(namespace: Reference, target: Reference): Link {
    const name = `later${this.promised++}`;
    this.promises.push([...namespace, name]);
    this.store = this.operations.bind(this.store, target, { link: [name] });
    return link([name]);
  }

  private keepPromise(target: Reference, depth: number): Assignment {
    const kind = depth < DEEPEST && this.random.chance(40);
    const value = kind ? this.extend(this.operations.prefix(target), target, depth, 2) : this.basic(target);
    return assignment(target.slice(-1), value);
  }

  /** Whether `path`, as it would be written in `namespace`, leads to something that is not a component. */
  leadsToBasic(namespace: Reference, path: Reference): boolean {
    const [, value] = this.operations.resolve(this.store, namespace, path);
    return value !== undefined && !isStore(value) && !isStoredLink(value);
  }
}
