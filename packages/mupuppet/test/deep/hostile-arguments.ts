import type { LanguageRequest } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { coreFunctions } from "@cairn/puppet-core/functions";
import { Random, seededSource, type DeepPart, type Outcome } from "@cairn/testing/deep";
import { services } from "../../src/cli/services.js";
import { compilerParts } from "../../src/parts.js";
import { moduleFunctions } from "../../src/stdlib/index.js";
import { helpers, hostileValues, plainValues, type Kind } from "./hostile-values.js";

/** The functions that end because their result isn't that of the inputs alone, or that wait. */
const names = [
  ...new Set([...coreFunctions.keys(), ...compilerParts.functions.keys(), ...moduleFunctions.keys()]),
].sort();
const modules = new Set([...moduleFunctions.values()].map(({ module }) => module));
const files = new Map([...modules].map((module) => [`modules/${module}/metadata.json`, "{}"]));
files.set("modules/m/metadata.json", "{}");
files.set("modules/m/templates/t.epp", "<%= $x %>");

const request: LanguageRequest = {
  files: {
    read: (path) =>
      files.has(path) ? { bytes: new TextEncoder().encode(files.get(path)) } : { problem: "no such file" },
    resolve: (_from, path) => path,
  },
  options: { modulepath: ["modules"], profile: "puppet8" },
  onPhase: () => {},
  maxErrors: 100,
  host: memoryHost({ files: Object.fromEntries(files) }),
};

function compiled(
  text: string,
  maxMemory?: number,
): { readonly valid: boolean; readonly diagnostics: readonly Diagnostic[] } {
  const limit = maxMemory === undefined ? {} : { maxMemory };
  const { diagnostics, value } = services.compile(createSource("site.pp", text), { ...request, ...limit });
  const printed = value?.print("json", 1_000_000).diagnostics ?? [];
  return { valid: value !== undefined, diagnostics: [...diagnostics, ...printed] };
}

const kinds = Object.keys(plainValues) as readonly Kind[];
const blocks = ["", " |*$x| { $x }", " |*$x| { true }", " |*$x| { false }", " |*$x| { $x[0] }"];

interface Shape {
  readonly kinds: readonly Kind[];
  readonly block: boolean;
}

function call(name: string, args: readonly string[], block: string): string {
  return `$result = ${name}(${args.join(", ")})${block}\n`;
}

const known = new Map<string, readonly Shape[]>();

/** Enough for a call's plain values; with less than the default, hundreds of tries end while the watchdog waits. */
const LITTLE_MEMORY = 1_000_000;

/** The kinds of arguments with which a function gets beyond looking at their types, as far as some tries tell. */
function shapesOf(name: string): readonly Shape[] {
  const found = known.get(name) ?? findShapes(name);
  known.set(name, found);
  return found;
}

function findShapes(name: string): readonly Shape[] {
  const random = new Random(seededSource(names.indexOf(name), 0));
  const one = kinds.map((kind) => [kind]);
  const two = kinds.flatMap((first) => kinds.map((second) => [first, second]));
  const more = Array.from({ length: 150 }, () =>
    Array.from({ length: random.integer(3, 4) }, () => random.pick(kinds)),
  );
  const all = [[], ...one, ...two, ...more].flatMap((each) => [
    { kinds: each, block: false },
    { kinds: each, block: true },
  ]);
  const fitting = all.filter((shape) => fits(name, shape));
  return fitting.length > 0 ? fitting : all;
}

function fits(name: string, { kinds: wanted, block }: Shape): boolean {
  const args = wanted.map((kind) => plainValues[kind]);
  const { diagnostics } = compiled(call(name, args, block ? blocks[1]! : ""), LITTLE_MEMORY);
  return !diagnostics.some(
    ({ severity, message }) => severity === "error" && /expects|argument|parameter/.test(message),
  );
}

/** Every function with values that are huge, deep, shared or odd: each call ends with a result, or an error at a place. */
export const hostileArguments: DeepPart = {
  name: "hostile arguments",
  goal: 100_000,
  input(seed, index) {
    const random = new Random(seededSource(seed, index));
    const name = names[index % names.length]!;
    const shape = random.pick(shapesOf(name));
    const args = shape.kinds.map((kind) => (random.chance(80) ? random.pick(hostileValues[kind]) : plainValues[kind]));
    const block = shape.block ? random.pick(blocks.slice(1)) : "";
    const uses = random.chance(30) ? `notify { 'n': message => $result }\n` : "";
    return (
      helpers +
      args.map((each, at) => `$a${at} = ${each}\n`).join("") +
      call(
        name,
        args.map((_, at) => `$a${at}`),
        block,
      ) +
      uses
    );
  },
  run(text): Outcome {
    const { valid, diagnostics } = compiled(text);
    return { valid, labels: diagnostics.map(({ code }) => code) };
  },
};
