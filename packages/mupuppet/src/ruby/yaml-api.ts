import { createSource, positionAt, type Source } from "@cairn/diagnostics";
import { after, grow, rescuing, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { plain, psychFor, type PsychClass } from "@cairn/hiera";
import type {
  RException} from "@cairn/ruby-subset";
import {
  needText,
  raise,
  RClass,
  RHash,
  RObject,
  RString,
  RSymbol,
  RubyFailure,
  type Interpreter,
  type Methods,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { deserialize, isComponent, isVector, type Component, type ProvenanceLog, type StoreValue } from "@cairn/store";

/** How a text is read. */
interface Loading {
  readonly classes: ReadonlySet<PsychClass>;
  readonly hasAliases: boolean;
  readonly hasSymbols: boolean;
  readonly file: string;
}

const all: ReadonlySet<PsychClass> = new Set(["Symbol", "Date", "Time", "Regexp"]);
const none: ReadonlySet<PsychClass> = new Set();
const symbols: ReadonlySet<PsychClass> = new Set(["Symbol"]);

/** The memory for a character of a string while it is parsed. */
const bytesOfCharacter = 64;

/** `YAML.load(text, permitted_classes: …, aliases: …)` and its relatives, which permit `usual` where nothing else is said. */
const loading = (usual: ReadonlySet<PsychClass>, hasAliases: boolean): Methods<RClass>[string] => [
  1,
  2,
  (_self, [text, options], { interpreter }) => {
    if (options !== undefined && !(options instanceof RHash))
      return raise("ArgumentError", "wrong number of arguments (given 2, expected 1)");
    const load = (given: RubyValue): Pending<RubyValue> =>
      loadYaml(needText(given), loadingOf(options, usual, hasAliases, interpreter), interpreter);
    const isFile = text instanceof RObject && interpreter.respondsTo(text, "read");
    return isFile ? after(interpreter.send(text, "read", []), load) : load(text!);
  },
];

function loadingOf(
  options: RHash | undefined,
  usual: ReadonlySet<PsychClass>,
  hasAliases: boolean,
  interpreter: Interpreter,
): Loading {
  const of = (name: string): RubyValue => options?.get(RSymbol.of(name), interpreter) ?? null;
  const [aliases, file] = [of("aliases"), of("filename")];
  return {
    classes: classesOf(of("permitted_classes")) ?? usual,
    hasAliases: aliases === null ? hasAliases : aliases !== false,
    hasSymbols: of("symbolize_names") === true,
    file: file instanceof RString ? file.text : "<unknown>",
  };
}

function classesOf(list: RubyValue): ReadonlySet<PsychClass> | undefined {
  if (!Array.isArray(list)) return undefined;
  const names = list.map((each) => (each instanceof RClass ? each.name : each instanceof RString ? each.text : ""));
  return new Set(names.filter((name): name is PsychClass => all.has(name as PsychClass)));
}

/** The value of a text; nil for one without a document. */
export function loadYaml(text: string, loading: Loading, interpreter: Interpreter): Pending<RubyValue> {
  grow(bytesOfCharacter * text.length);
  if (/^\s*(?:---\s*)?$/.test(text)) return null;
  const source = createSource("text", text);
  const dialect = psychFor(loading.classes, loading.hasAliases);
  const { tree, errors } = deserialize(source, "yaml", { lastCounts: true, dialect });
  if (tree && errors.length === 0) return new RubyConverter(source, tree.log, loading, interpreter).convert(tree.value);
  const { message, start } = errors[0] ?? { message: "it can't be read", start: 0 };
  if (message.startsWith("Tried to load unspecified class")) return raise("Psych::DisallowedClass", message);
  if (message.startsWith("Unknown alias")) return raise("Psych::BadAlias", message);
  const { column, line } = positionAt(source, start);
  return raise("Psych::SyntaxError", `(${loading.file}): ${message} at line ${line} column ${column}`, {
    ...{ file: new RString(loading.file), line: BigInt(line), column: BigInt(column), offset: BigInt(start) },
    ...{ problem: new RString(message), context: null },
  });
}

/** Makes Ruby's values of a parsed text; what aliases repeat is shared. */
class RubyConverter {
  private readonly source: Source;
  private readonly log: ProvenanceLog;
  private readonly loading: Loading;
  private readonly interpreter: Interpreter;
  private readonly known = new Map<StoreValue, RubyValue>();

  constructor(source: Source, log: ProvenanceLog, loading: Loading, interpreter: Interpreter) {
    this.source = source;
    this.log = log;
    this.loading = loading;
    this.interpreter = interpreter;
  }

  *convert(value: StoreValue): Evaluation<RubyValue> {
    if (!isComponent(value) && !isVector(value)) return yield* resultOf(this.scalar(value));
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const made = isComponent(value) ? yield* this.hash(value) : yield* this.list(value);
    this.known.set(value, made);
    return made;
  }

  private *list(values: readonly StoreValue[]): Evaluation<RubyValue> {
    const items: RubyValue[] = [];
    for (const each of values) items.push(yield* resultOf(this.convert(each)));
    return items;
  }

  private *hash(component: Component): Evaluation<RubyValue> {
    const hash = new RHash();
    for (const [name, record] of component.entries()) {
      const value = yield* resultOf(this.convert(this.log.value(record)));
      const isMerge = name === "<<" && !this.isQuoted(record);
      if (isMerge && this.merge(hash, value)) continue;
      const key = yield* resultOf(this.key(name, record));
      hash.set(this.loading.hasSymbols && key instanceof RString ? RSymbol.of(key.text) : key, value, this.interpreter);
    }
    return hash;
  }

  /** `<<`: the entries of another hash, or of several, of which the first counts most. */
  private merge(hash: RHash, value: RubyValue): boolean {
    const hashes = Array.isArray(value) ? [...value].reverse() : [value];
    if (!hashes.every((each) => each instanceof RHash)) return false;
    for (const each of hashes) for (const [key, item] of each.entries()) hash.set(key, item, this.interpreter);
    return true;
  }

  private isQuoted(record: Parameters<ProvenanceLog["origin"]>[0]): boolean {
    return /["'|>]/.test(this.source.text.charAt(this.log.origin(record).start));
  }

  private key(name: string, record: Parameters<ProvenanceLog["origin"]>[0]): Pending<RubyValue> {
    if (this.isQuoted(record)) return new RString(name);
    const read = plain(name, this.loading.classes);
    if (read === null || typeof read !== "object" || !("problem" in read)) return this.scalar(read);
    return raise("Psych::DisallowedClass", read.problem);
  }

  private scalar(value: Exclude<StoreValue, Component | readonly StoreValue[]>): Pending<RubyValue> {
    if (value === null || typeof value === "boolean" || typeof value === "number") return value;
    if (typeof value === "string") return new RString(value);
    if (value.kind === "link") return this.ofClass(value.path.map(String));
    if (!("digits" in value)) return null;
    const integer = /^-?[0-9]+$/.test(value.digits) ? BigInt(value.digits) : undefined;
    return integer === undefined ? Number(value.digits) : integer;
  }

  private ofClass([kind, ...rest]: readonly string[]): Pending<RubyValue> {
    const text = rest.join("");
    if (kind === "symbol") return RSymbol.of(text);
    if (kind !== "Regexp") return this.interpreter.send(new RClass(kind!), "parse", [new RString(text)]);
    const [, pattern = text, letters = ""] = /^\/(.*)\/([mixn]*)$/s.exec(text) ?? [];
    const bits = [...letters].reduce((sum, letter) => sum | ({ i: 1n, x: 2n, m: 4n }[letter] ?? 0n), 0n);
    return this.interpreter.send(new RClass("Regexp"), "new", [new RString(pattern), bits]);
  }
}

/** A function that reads a file of YAML, and then the text as another does. */
const ofFile = (name: string): Methods<RClass>[string] => [
  1,
  2,
  (self, [path, ...options], { interpreter }) =>
    after(interpreter.send(new RClass("File"), "read", [path!]), (text) =>
      interpreter.send(self, name, [text, ...options]),
    ),
];

const methods: Methods<RClass> = {
  load: loading(symbols, false),
  safe_load: loading(none, false),
  unsafe_load: loading(all, true),
  load_file: ofFile("load"),
  safe_load_file: ofFile("safe_load"),
  unsafe_load_file: ofFile("unsafe_load"),
};

const exceptions = ["Exception", "BadAlias", "DisallowedClass", "SyntaxError"] as const;

/** `Puppet::Util::Yaml.safe_load(text, classes, file)`: false for nothing. */
const ofPuppet: Methods<RClass>[string] = [
  1,
  3,
  (_self, [text, classes = [], file], { interpreter }) => {
    const shown = file instanceof RString ? file.text : "<unknown>";
    const loading = { classes: classesOf(classes) ?? none, hasAliases: true, hasSymbols: false, file: shown };
    const read = rescuing(
      () => loadYaml(needText(text), loading, interpreter),
      (error) => {
        if (!(error instanceof RubyFailure) || !error.className.startsWith("Psych::")) throw error;
        const place = error.className === "Psych::DisallowedClass" ? `(${shown}): ` : "";
        return raise("Puppet::Util::Yaml::YamlLoadError", place + error.message);
      },
    );
    return after(read, (value) => value ?? false);
  },
];

const fact = (name: string): Methods<RException>[string] => [0, 0, ({ variables }) => variables.get(name) ?? null];

/** `YAML`, which is `Psych`, and what Puppet makes of it. */
export const yamlApi: readonly NativeClass[] = [
  {
    name: "YAML",
    isModule: true,
    classMethods: methods,
    constants: Object.fromEntries(exceptions.map((name) => [name, new RClass(`Psych::${name}`)])),
  },
  { name: "Psych", isModule: true, classMethods: methods },
  { name: "Psych::Exception", superclass: "RuntimeError" },
  { name: "Psych::BadAlias", superclass: "Psych::Exception" },
  { name: "Psych::DisallowedClass", superclass: "Psych::Exception" },
  {
    name: "Psych::SyntaxError",
    superclass: "Psych::Exception",
    methods: Object.fromEntries(
      ["file", "line", "column", "offset", "problem", "context"].map((name) => [name, fact(name)]),
    ),
  },
  { name: "Puppet::Util::Yaml", isModule: true, classMethods: { safe_load: ofPuppet } },
  { name: "Puppet::Util::Yaml::YamlLoadError", superclass: "Puppet::Error" },
];
