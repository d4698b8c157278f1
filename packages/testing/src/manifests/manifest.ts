import type { Random } from "../deep/index.js";
import { line, type Chunk } from "./chunk.js";
import { ExpressionWriter } from "./expressions.js";
import { mistakeKinds } from "./mistakes.js";
import {
  kindOfVariable,
  Place,
  valueKinds,
  variableNames,
  type ClassInfo,
  type DefineInfo,
  type ParameterInfo,
} from "./place.js";
import { typesOfDefines } from "./resource-types.js";
import { StatementWriter } from "./statements.js";

/** A manifest, and the node to compile it for. */
export interface Manifest {
  readonly chunks: readonly Chunk[];
  readonly node: string;
}

const allNames = valueKinds.flatMap((kind) => variableNames[kind]);

/** Writes a manifest: variables, then definitions, then their uses. */
export class ManifestWriter {
  private readonly random: Random;
  private readonly expressions: ExpressionWriter;
  private readonly statements: StatementWriter;
  private readonly top = new Place("top", []);
  /** Variables that every node definition binds first. */
  private nodeNames: readonly string[] = [];

  constructor(random: Random) {
    this.random = random;
    this.expressions = new ExpressionWriter(random);
    this.statements = new StatementWriter(random, this.expressions);
  }

  write(): Manifest {
    const { random } = this;
    const variables = this.topVariables();
    if (random.chance(50)) this.nodeNames = allNames.filter((name) => !this.top.taken.has(name) && random.chance(15));
    if (random.chance(10)) this.statements.mistake = random.pick(mistakeKinds);
    const definitions = this.definitions();
    const node = random.pick(["web1", "db2.example.com", "default"]);
    if (random.chance(25)) this.statements.mistake ??= random.pick(mistakeKinds);
    const uses = [
      ...this.statements.body(this.top, 1, 5),
      ...this.earlyParents(),
      ...this.nodes(node),
      ...this.statements.body(this.top, 0, 3),
    ];
    return { chunks: this.disturbed([...variables, ...definitions, ...uses]), node };
  }

  private topVariables(): Chunk[] {
    const names = allNames.filter(() => this.random.chance(30));
    return names.map((name) => {
      const value = this.expressions.write(kindOfVariable(name), this.top);
      this.top.assign(name);
      this.expressions.topNames.add(name);
      return line(`$${name} = ${value}`);
    });
  }

  private definitions(): Chunk[] {
    const chunks: Chunk[] = [];
    for (let left = this.random.integer(2, 6); left > 0; left--) {
      if (this.random.chance(35) && this.statements.defines.length < typesOfDefines.length) chunks.push(this.define());
      else chunks.push(this.class());
    }
    return chunks;
  }

  private define(): Chunk {
    const { defines } = this.statements;
    const name = `${this.random.chance(30) ? "site::" : ""}make${defines.length + 1}`;
    const place = new Place("define", [...this.expressions.topNames, "title", "name"], ["title", "name"]);
    place.titleType = typesOfDefines[defines.length];
    const needsNode = this.mayNeedNode(place);
    const { text, parameters } = this.parameters(place);
    const body = this.statements.body(place, 1, 4);
    defines.push({ name, parameters, needsNode } satisfies DefineInfo);
    return { head: `define ${name}${text}`, body };
  }

  private class(): Chunk {
    const { random } = this;
    const { classes } = this.statements;
    const parents = classes.filter(({ isSingle }) => !isSingle);
    const parent = parents.length > 0 && random.chance(40) ? random.pick(parents) : undefined;
    const name = this.className(classes, parent);
    const place = this.placeOfClass(parent);
    const needsNode = this.mayNeedNode(place) || parent?.needsNode === true;
    const isSingle = random.chance(40);
    const { text, parameters } = this.parameters(place, isSingle ? 60 : 100);
    const body = this.statements.body(place, 1, 5);
    const variables = new Set([...place.taken].filter((each) => place.visible.has(each)));
    const info: ClassInfo = {
      name,
      parent,
      parameters,
      variables,
      brings: new Set(place.declared),
      isSingle,
      needsNode,
      isTaken: false,
    };
    info.brings.add(info);
    classes.push(info);
    return { head: `class ${name}${text}${parent ? ` inherits ${parent.name}` : ""}`, body };
  }

  /** Whether a body may read what only nodes bind; then it can only be used in nodes. */
  private mayNeedNode(place: Place): boolean {
    if (this.nodeNames.length === 0 || !this.random.chance(40)) return false;
    for (const name of this.nodeNames) place.visible.add(name);
    return (place.isInNode = true);
  }

  private className(classes: readonly ClassInfo[], parent: ClassInfo | undefined): string {
    const name = `part${classes.length + 1}`;
    if (this.random.chance(70)) return name;
    return parent && this.random.chance(50) ? `${parent.name}::${name}` : `site::${name}`;
  }

  /** What a class can see: the top scope and its declared parents. */
  private placeOfClass(parent: ClassInfo | undefined): Place {
    const place = new Place("class", this.expressions.topNames);
    for (let info = parent; info; info = info.parent) for (const name of info.variables) place.visible.add(name);
    if (parent) place.declare(parent);
    return place;
  }

  /**
   * Parameters; each can be read by the defaults of the following ones. A default doesn't read what its parameter
   * hides, since Puppet rejects that, while by the rules `$x = $x` takes the value of the parent scope.
   */
  private parameters(place: Place, defaults = 60): { text: string; parameters: ParameterInfo[] } {
    const { random } = this;
    if (random.chance(40)) return { text: random.chance(20) ? "()" : "", parameters: [] };
    const names = allNames.filter(() => random.chance(15)).slice(0, 3);
    const parameters = names.map((name) => ({ name, hasDefault: random.chance(defaults) }));
    for (const name of names) place.visible.delete(name);
    const written = parameters.map(({ name, hasDefault }) => {
      const initial = hasDefault ? ` = ${this.expressions.write(kindOfVariable(name), place, 1)}` : "";
      place.assign(name);
      return `$${name}${initial}`;
    });
    return { text: `(${written.join(", ")})`, parameters };
  }

  /** Occasionally a class at top scope is the parent of a class in a node: then nothing inside it sees the node. */
  private earlyParents(): Chunk[] {
    const parents = this.statements.classes.flatMap(({ needsNode, parent }) => (needsNode && parent ? [parent] : []));
    const found = parents.filter(({ needsNode }) => !needsNode);
    if (found.length === 0 || !this.random.chance(60)) return [];
    const parent = this.random.pick(found);
    this.top.declare(parent);
    return [line(`include ${parent.name}`)];
  }

  /** Node definitions, one of which matches. */
  private nodes(node: string): Chunk[] {
    const { random } = this;
    if (this.nodeNames.length === 0 && random.chance(25)) return [];
    const own = random.pick([`'${node}'`, `'${node}', 'other1'`, `/^${node.slice(0, 2)}/`, "default"]);
    const matching = this.node(own === "default" || node !== "default" ? own : "default");
    const others = random.chance(50) ? [this.node(random.pick(["'other2'", "other3", "/^x\\d+$/"]))] : [];
    const last = own === "default" || node === "default" || random.chance(60) ? [] : [this.node("default")];
    return random.chance(50) ? [matching, ...others, ...last] : [...others, ...last, matching];
  }

  private node(hosts: string): Chunk {
    const place = new Place("node", this.top.visible);
    for (const info of this.top.declared) place.declared.add(info);
    place.resources.push(...this.top.resources);
    const first = this.nodeNames.map((name) => {
      const value = this.expressions.write(kindOfVariable(name), place, 1);
      place.assign(name);
      return line(`$${name} = ${value}`);
    });
    return { head: `node ${hosts}`, body: [...first, ...this.statements.body(place, 1, 5)] };
  }

  /** Occasionally something is wrong with the definitions: their order, their number, or their termination. */
  private disturbed(chunks: readonly Chunk[]): readonly Chunk[] {
    const { random } = this;
    const found = chunks.find(({ head }) => /^(class|define) /.test(head));
    if (!found || !random.chance(10)) return chunks;
    // Endless recursion costs the compiler most: it has to be sure of it.
    switch (random.weighted({ twice: 36, late: 36, cycle: 16, recursion: 5 })) {
      case "twice":
        return [...chunks, found];
      case "late":
        return [...chunks.filter((chunk) => chunk !== found), found];
      case "cycle":
        return [...cycle("class one inherits two", "class two inherits one"), ...chunks, line("include one")];
      default: {
        const [one, two] = cycle("define one", "define two") as [Chunk, Chunk];
        const call = (name: string) => [line(`${name} { $title: }`)];
        return [{ ...one, body: call("two") }, { ...two, body: call("one") }, ...chunks, line("one { 'a': }")];
      }
    }
  }
}

function cycle(...heads: readonly string[]): Chunk[] {
  return heads.map((head) => ({ head, body: [] }));
}
