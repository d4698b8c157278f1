import { readFileSync } from "node:fs";
import type { Random } from "@cairn/testing/puppet";
import { names, randomCall } from "../stdlib/calls.js";
import { kinds } from "../stdlib/kinds.js";

/** A function that a module defines in Ruby. */
export interface RubyFunction {
  readonly name: string;
  readonly path: string;
}

/** For a type of Puppet the kinds of values that fit it, and some that don't. */
const byType: Readonly<Record<string, string>> = {
  String: "sSPDIHd",
  Integer: "ip",
  Numeric: "n",
  Float: "n",
  Boolean: "b",
  Array: "at",
  Hash: "hH",
  Any: "vsahn",
  Sensitive: "O",
  Undef: "u",
  Optional: "u",
  Regexp: "x",
  Type: "L",
  Enum: "s",
  Pattern: "sDI",
  Scalar: "snb",
  Data: "vsah",
  Variant: "",
  Tuple: "at",
  Struct: "hH",
  Collection: "ath",
  Stdlib: "PDIU",
  Callable: "",
  Default: "v",
};

const more: Readonly<Record<string, readonly string[]>> = {
  ...kinds,
  b: ["true", "false"],
  u: ["undef"],
  x: ["/a/", "/^[0-9]+$/"],
};

const arguments_ =
  /^\s*(param|required_param|optional_param|repeated_param|optional_repeated_param|required_repeated_param)\s+(['"])(.*?)\2\s*,\s*:(\w+)/gm;

/** A random call of a function: by the types that it asks for, by what it is known to be called with, or by anything. */
export class CallMaker {
  private readonly signatures = new Map<string, readonly (readonly [string, string][])[]>();

  make({ name, path }: RubyFunction, random: Random): string {
    const plain = [name, name.replace(/^stdlib::/, "")].find((each) => names.includes(each));
    if (plain !== undefined && random.below(2) === 0) return randomCall(plain, random).replace(plain, name);
    const dispatches = this.read(path);
    const parameters = dispatches.length > 0 ? random.pick(dispatches) : undefined;
    const values = parameters ? this.fitting(parameters, random) : this.anything(random);
    return `${name}(${values.join(", ")})`;
  }

  private fitting(parameters: readonly (readonly [string, string])[], random: Random): string[] {
    const values: string[] = [];
    for (const [kind, type] of parameters) {
      if (/optional_param/.test(kind) && random.below(2) === 0) break;
      const count = /repeated/.test(kind) ? random.below(4) : 1;
      for (let at = 0; at < count; at++) values.push(this.ofType(type, random));
    }
    const sloppy = random.below(25);
    if (sloppy === 0) values.pop();
    if (sloppy === 1) values.push(random.pick(kinds["v"]!));
    return values;
  }

  private ofType(type: string, random: Random): string {
    if (random.below(12) === 0) return random.pick(kinds["v"]!);
    const quoted = [...type.matchAll(/['"](.*?)['"]/g)].map((each) => `'${each[1]!}'`);
    if (quoted.length > 0 && /Enum/.test(type) && random.below(4) > 0) return random.pick(quoted);
    const words = (type.match(/[A-Z]\w*/g) ?? []).filter((word) => (byType[word] ?? "") !== "");
    const signs =
      byType[words.length === 0 ? "Any" : type.startsWith("Variant") ? random.pick(words) : words[0]!] ?? "v";
    const list = more[random.pick([...signs])] ?? kinds["v"]!;
    return random.pick(list);
  }

  private anything(random: Random): string[] {
    const count = random.pick([0, 1, 1, 1, 2, 2, 2, 3]);
    return Array.from({ length: count }, () => random.pick(more[random.pick([..."vssahtHnib"])] ?? kinds["v"]!));
  }

  private read(path: string): readonly (readonly [string, string][])[] {
    const known = this.signatures.get(path);
    if (known) return known;
    const text = readFileSync(path, "utf8");
    const parts = text.split(/^\s*dispatch\b/m).slice(1);
    const found = parts.map((part) =>
      [...part.split(/^\s*end\b/m)[0]!.matchAll(arguments_)].map((each): [string, string] => [each[1]!, each[3]!]),
    );
    this.signatures.set(path, found);
    return found;
  }
}
