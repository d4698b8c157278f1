import { defaultValue, HashValue, type Value } from "@cairn/puppet-core/values";
import {
  capitalize,
  classType,
  createType,
  inferDetailed,
  resourceType,
  type AliasType,
  type PuppetType,
} from "@cairn/puppet-core/types";
import type { Random } from "@cairn/testing/puppet";

/** A value or a type with the source that makes Puppet create it. */
export interface Written<Thing> {
  readonly text: string;
  readonly thing: Thing;
}

export type WrittenType = Written<PuppetType>;
export type WrittenValue = Written<Value>;

const words = ["a", "b", "A", "abc", "it's", "", "10", "a::b", "ä", "x y"];
const numbers = ["0", "1", "2", "3", "5", "10", "-1", "1000000"];
const floats: [string, number][] = [
  ["0.5", 0.5],
  ["1.0", 1],
  ["2.5", 2.5],
  ["-1.0e3", -1000],
  ["1e20", 1e20],
];
const patterns = ["a", "^a", "b$", "[0-9]+", "\\A[a-z]+\\z", "(?i)ABC", "[[:alpha:]]", "x|y"];

/** Random values and types. `aliases` may be used as types. */
export class Generator {
  readonly #random: Random;
  readonly #aliases: ReadonlyMap<string, AliasType>;

  constructor(random: Random, aliases: ReadonlyMap<string, AliasType>) {
    this.#random = random;
    this.#aliases = aliases;
  }

  value(depth: number): WrittenValue {
    const kind = this.#random.below(depth > 0 ? 14 : 9);
    if (kind < 9) return this.#leaf(kind);
    if (kind < 11) return arrayOf(this.#random.list(3, () => this.value(depth - 1)));
    if (kind < 13) return hashOf(this.#random.list(3, () => [this.#key(), this.value(depth - 1)] as const));
    const inside = this.#leaf(this.#random.below(9));
    return { text: `Sensitive(${inside.text})`, thing: { kind: "sensitive", value: inside.thing } };
  }

  #leaf(kind: number): WrittenValue {
    if (kind < 3) return this.#string();
    if (kind < 5) return this.#integer();
    if (kind === 5) return written(this.#random.pick(floats));
    if (kind === 6)
      return written(
        this.#random.pick<[string, Value]>([
          ["undef", null],
          ["default", defaultValue],
        ]),
      );
    if (kind === 7)
      return written(
        this.#random.pick<[string, Value]>([
          ["true", true],
          ["false", false],
        ]),
      );
    return this.#random.below(2) === 0 ? this.#regexp() : this.type(1);
  }

  #key(): WrittenValue {
    return this.#random.below(6) === 0 ? this.#leaf(this.#random.below(8)) : this.#string();
  }

  #string(): WrittenValue {
    const word = this.#random.pick(words);
    return { text: `'${word.replace(/'/g, "\\'")}'`, thing: word };
  }

  #integer(): WrittenValue {
    const text = this.#random.pick(numbers);
    return { text, thing: BigInt(text) };
  }

  #regexp(): WrittenValue {
    const source = this.#random.pick(patterns);
    return { text: `/${source}/`, thing: { kind: "regexp", source } };
  }

  /** A type; often one that fits the value, if there is one. */
  type(depth: number, near?: Value): WrittenType {
    for (;;) {
      const made = near !== undefined && this.#random.below(3) > 0 ? this.#typeNear(near, depth) : this.#type(depth);
      if (made) return made;
    }
  }

  #type(depth: number): WrittenType | undefined {
    const kind = this.#random.below(depth > 0 ? 30 : 12);
    if (kind < 4) return this.#simple();
    if (kind < 12) return this.#scalar(kind);
    if (kind < 18) return this.#containing(depth);
    if (kind < 29) return this.#collection(depth, kind);
    return this.#callable(depth);
  }

  #simple(): WrittenType | undefined {
    const kind = this.#random.below(6);
    if (kind === 0 && this.#aliases.size > 0) {
      const name = this.#random.pick([...this.#aliases.keys()]);
      return { text: name, thing: this.#aliases.get(name)! };
    }
    if (kind === 1) return this.#reference();
    const names = [
      "Any",
      "Scalar",
      "ScalarData",
      "Data",
      "RichData",
      "Numeric",
      "Undef",
      "Default",
      "Integer",
      "Float",
    ];
    const more = ["String", "Boolean", "Enum", "Pattern", "Regexp", "Array", "Hash", "Tuple", "Struct", "Collection"];
    const rare = [
      "Callable",
      "Class",
      "Type",
      "Resource",
      "CatalogEntry",
      "Optional",
      "NotUndef",
      "Iterable",
      "Variant",
    ];
    return fromName(
      this.#random.pick([...names, ...more, ...rare, "Sensitive", "Binary", "Iterator", "SemVer", "URI"]),
    );
  }

  #reference(): WrittenType {
    const title = this.#random.pick(["a", "b"]);
    const name = this.#random.pick(["file", "notify", "exec"]);
    return this.#random.pick<WrittenType>([
      { text: `Class['${title}']`, thing: classType(title) },
      { text: `${capitalize(name)}['${title}']`, thing: resourceType(capitalize(name), title) },
      { text: "File", thing: resourceType("File") },
    ]);
  }

  #scalar(kind: number): WrittenType | undefined {
    switch (kind) {
      case 4:
      case 5:
        return applied("Integer", this.#ends());
      case 6:
        return applied("Float", [written(this.#random.pick(floats)), written(this.#random.pick(floats))]);
      case 7:
        return applied("String", this.#ends());
      case 8:
        return applied("Boolean", [
          written<Value>(
            this.#random.pick([
              ["true", true],
              ["false", false],
            ]),
          ),
        ]);
      case 9: {
        const ignoring: WrittenValue[] = this.#random.below(3) === 0 ? [{ text: "true", thing: true }] : [];
        return applied("Enum", [this.#string(), ...this.#random.list(2, () => this.#string()), ...ignoring]);
      }
      case 10:
        return applied("Pattern", [this.#regexp(), ...this.#random.list(1, () => this.#regexp())]);
      default:
        return applied("Regexp", [this.#regexp()]);
    }
  }

  #ends(): WrittenValue[] {
    const end = () => (this.#random.below(6) === 0 ? { text: "default", thing: defaultValue } : this.#integer());
    return this.#random.below(3) === 0 ? [end()] : [end(), end()];
  }

  #size(): WrittenValue[] {
    return this.#random.below(3) === 0 ? this.#ends() : [];
  }

  #containing(depth: number): WrittenType | undefined {
    const inside = this.#type(depth - 1);
    if (!inside) return undefined;
    const names = ["Optional", "Optional", "Optional", "NotUndef", "Type", "Sensitive", "Iterable", "Iterator"];
    return applied(this.#random.pick(names), [inside]);
  }

  #collection(depth: number, kind: number): WrittenType | undefined {
    const inside = () => this.type(depth - 1);
    if (kind < 21) return applied("Variant", [inside(), ...this.#random.list(3, inside)]);
    if (kind < 23) return applied("Array", [inside(), ...this.#size()]);
    if (kind < 25) return applied("Hash", [inside(), inside(), ...this.#size()]);
    if (kind < 27) return applied("Tuple", [inside(), ...this.#random.list(2, inside), ...this.#size()]);
    if (kind === 27) return applied("Collection", this.#ends());
    return struct(this.#random.list(3, () => [this.#structKey(), inside()] as const));
  }

  #structKey(): WrittenValue {
    const key = this.#string();
    if (key.thing === "" || this.#random.below(2) === 0) return key;
    return applied(this.#random.pick(["Optional", "NotUndef"]), [key]) ?? key;
  }

  #callable(depth: number): WrittenType | undefined {
    const inside = () => this.type(depth - 1);
    const parameters = [...this.#random.list(2, inside), ...this.#size()];
    if (this.#random.below(2) === 0) return applied("Callable", parameters);
    return applied("Callable", [arrayOf(parameters), inside()]);
  }

  /** A type with the shape of a value's type, with random mistakes. */
  #typeNear(value: Value, depth: number): WrittenType | undefined {
    if (depth > 0 && Array.isArray(value) && value.length > 0) {
      const types = (value as readonly Value[]).map((element) => this.type(depth - 1, element));
      if (this.#random.below(2) === 0) return applied("Tuple", [...types, ...this.#size()]);
      return applied("Array", [this.#random.pick(types), ...this.#size()]);
    }
    if (depth > 0 && value instanceof HashValue && value.size > 0) {
      const entries = [...value.entries()].map(
        ([key, each]) => [this.#keyLike(key), this.type(depth - 1, each)] as const,
      );
      if (this.#random.below(2) === 0) return struct(entries);
      return applied("Hash", [
        fromName(this.#random.pick(["String", "Scalar", "Data"])),
        this.#random.pick(entries)[1],
      ]);
    }
    if (depth > 0 && this.#random.below(3) === 0) {
      const near = this.type(depth - 1, value);
      if (this.#random.below(2) === 0) return applied("Optional", [near]);
      return applied("Variant", [near, this.type(depth - 1)]);
    }
    const detailed = inferDetailed(value).name;
    return ["String", "Integer", "Float", "Boolean"].includes(detailed) ? fromName(detailed) : undefined;
  }

  #keyLike(key: Value): WrittenValue {
    if (typeof key !== "string" || this.#random.below(8) === 0) return this.#structKey();
    return { text: `'${key.replace(/'/g, "\\'")}'`, thing: key };
  }
}

function written<Thing>([text, thing]: readonly [string, Thing]): Written<Thing> {
  return { text, thing };
}

function arrayOf(elements: readonly WrittenValue[]): WrittenValue {
  return { text: `[${elements.map(({ text }) => text).join(", ")}]`, thing: elements.map(({ thing }) => thing) };
}

function hashOf(given: readonly (readonly [WrittenValue, WrittenValue])[]): WrittenValue {
  // Puppet rejects duplicate literal keys.
  const entries = [...new Map(given.map((entry) => [entry[0].text, entry])).values()];
  const text = entries.map(([key, value]) => `${key.text} => ${value.text}`).join(", ");
  return { text: `{${text}}`, thing: new HashValue(entries.map(([key, value]) => [key.thing, value.thing])) };
}

function fromName(name: string): WrittenType {
  return applied(name, [])!;
}

/** Undefined if Cairn rejects such parameters; the test counts what Puppet rejects. */
function applied(name: string, parameters: readonly WrittenValue[]): WrittenType | undefined {
  const type = createType(
    name,
    parameters.map(({ thing }) => thing),
  );
  if (!type || "problem" in type) return undefined;
  const text = parameters.map((parameter) => parameter.text).join(", ");
  return { text: parameters.length > 0 ? `${name}[${text}]` : name, thing: type };
}

function struct(entries: readonly (readonly [WrittenValue, WrittenType])[]): WrittenType | undefined {
  const keys = new Set(entries.map(([key]) => key.text.replace(/^\w+\[(.*)\]$/, "$1")));
  return entries.length > 0 && keys.size === entries.length ? applied("Struct", [hashOf(entries)]) : undefined;
}
