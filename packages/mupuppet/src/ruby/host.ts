/**
 * What modules' Ruby sees of Puppet: functions are found (`locate`, `find`), their files are run by the interpreter of
 * `@cairn/ruby-subset`, and each `…-api` is a part of Puppet's own Ruby that they may call: functions, scopes,
 * resources, data, types. `type-definitions` reads resource types.
 */
import type { Source } from "@cairn/diagnostics";
import { Failure, type Pending, after } from "@cairn/evaluation";
import type { FunctionCall } from "@cairn/puppet-core/evaluate";
import { MersenneTwister, numbersOfBytes, type RandomNumbers } from "@cairn/puppet-core/functions/ruby";
import type { Value } from "@cairn/puppet-core/values";
import { raise, type PrismParser, type RubyHost, type SharedObjects } from "@cairn/ruby-subset";
import { sharedObjects } from "../ruby-values/puppet-object.js";
import type { Compilation } from "../evaluate/compilation.js";
import { findFunction } from "../evaluate/find-function.js";
import { puppetScopeOf } from "../evaluate/scopes/puppet-scope.js";
import { crypt } from "../stdlib/passwords/crypt.js";
import { frozenFacts } from "./frozen-facts.js";
import { showBytes } from "./show-bytes.js";

/** A random number for a seed and a node, independent of the other nodes of the run. */
function numberOf(...strings: readonly string[]): bigint {
  return Array.from(new TextEncoder().encode(strings.join("\n"))).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

/** How many steps of Puppet's evaluation a step of Ruby counts for. */
const weightOfStep = 5;
/** A variable that is a group of the last match. */
const isNumber = /^\d+$/;

const cryptMethods = { "1": "md5", "5": "sha-256", "6": "sha-512" } as const;

/** What Ruby sees of Puppet: the scope of the current call of a function or template. */
export class PuppetHost implements RubyHost {
  what = "function";
  readonly failureClass = "Puppet::ParseError";
  /** As the library of Puppet's translations makes it. */
  readonly keepsIncompleteFormats = true;
  readonly shared: SharedObjects;
  /** The current function call. */
  call_: FunctionCall | undefined = undefined;
  readonly chance: RandomNumbers | undefined;
  private readonly compilation: Compilation;
  /** crypt(3), by the sign of its method. */
  readonly crypt: NonNullable<RubyHost["crypt"]> = (method, password, salt) =>
    crypt(cryptMethods[method], password, salt)!;
  readonly parse: PrismParser;
  readonly readLibrary: NonNullable<RubyHost["readLibrary"]>;
  private readonly load: RubyHost["require"];

  constructor(
    compilation: Compilation,
    load: RubyHost["require"],
    readLibrary: PuppetHost["readLibrary"],
    parse: PrismParser,
  ) {
    this.compilation = compilation;
    this.shared = sharedObjects(frozenFacts(compilation));
    compilation.finalValue = (value) => this.shared.final(value);
    compilation.shownValue = (value) => showBytes(value, this.shared.bytes);
    this.load = load;
    this.readLibrary = readLibrary;
    this.parse = parse;
    const { language, node } = compilation;
    const { randomBytes, seed } = language;
    if (seed !== undefined) this.chance = new MersenneTwister(numberOf(seed, node.name));
    else this.chance = randomBytes && numbersOfBytes(randomBytes);
  }

  now(): bigint | undefined {
    return this.compilation.language.now?.();
  }

  get current(): FunctionCall {
    const { compilation } = this;
    const { evaluator, top } = compilation;
    const span = { source: top.source, start: 0, end: 0 };
    return (this.call_ ??= { name: "", values: [], scope: top, span, evaluator });
  }

  require(name: string, isRelative: boolean, from: Source): Pending<boolean> | undefined {
    return this.load!(name, isRelative, from);
  }

  variable(name: string, scope = this.current.scope): Value | undefined {
    if (isNumber.test(name)) return scope.currentMatches()?.[Number(name)];
    const binding = scope.find(name);
    if (!binding) this.compilation.askForFacts();
    return binding?.value;
  }

  lookup(name: string, scope = this.current.scope): Value {
    if (isNumber.test(name)) return scope.currentMatches()?.[Number(name)] ?? null;
    const { span } = this.current;
    const plain = name.startsWith("::") ? name.slice(2) : name;
    const binding = scope.find(name.startsWith("::") && plain.includes("::") ? plain : name);
    if (binding) return binding.value;
    if (plain === "module_name" || plain === "caller_module_name") return null;
    this.compilation.askForFacts();
    if (this.compilation.isStrict) raise("ArgumentError", `Undefined variable '${name}'; `);
    this.compilation.warn("unknown-variable", `Undefined variable '${name}'`, span);
    return null;
  }

  variables(scope = this.current.scope): ReadonlyMap<string, Value> {
    const found = new Map<string, Value>();
    for (const name of new Set(puppetScopeOf(scope).names())) {
      const value = scope.find(name)?.value;
      if (value !== undefined && value !== null) found.set(name, value);
    }
    return found;
  }

  classes(): readonly string[] {
    return this.compilation.classes;
  }

  tags(): readonly string[] {
    return [...this.compilation.tags];
  }

  assign(name: string, value: Value, scope = this.current.scope): void {
    const { span } = this.current;
    scope.assign(name, { value, source: span.source, at: span });
  }

  spend(steps: number): void {
    this.compilation.evaluator.machine.step(steps * weightOfStep);
  }

  call(
    name: string,
    args: readonly Value[],
    block?: FunctionCall["block"],
    scope = this.current.scope,
  ): Pending<Value> {
    const { span, evaluator } = this.current;
    const found = findFunction(this.compilation, name.toLowerCase().replace(/^::/, ""));
    if (!found) throw new Failure("evaluation", `Unknown function: '${name}'`);
    return after(found.call({ name, values: args, block, scope, span, evaluator }), (value) => value);
  }
}
