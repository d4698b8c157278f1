import { Random, type RandomSource } from "@cairn/testing/deep";

/** What is asked of a hierarchy. */
export interface Question {
  readonly names: readonly string[];
  readonly merge?: unknown;
}

/** An environment that was made up, with what is asked of it. */
export interface Hierarchy {
  /** Sources by paths below the environment's folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly questions: readonly Question[];
}

export const node = "web1.example.com";
export const facts = {
  os: { family: "Debian", name: "Debian", release: { major: "12" } },
  role: "web",
  zone: "eu",
  tiers: ["front", "back"],
  count: 3,
  deep: { list: ["a", { b: "c" }], "dot.ted": "dotted" },
};

const keys = ["a", "b", "c", "d", "e", "f", "g"];
const moduleKeys = ["m::a", "m::b", "m::c", "m::x", "m::y"];

/** Makes up an environment with data on several levels, and a module with its own. */
export function writeHierarchy(source: RandomSource): Hierarchy {
  return new HierarchyWriter(new Random(source)).write();
}

class HierarchyWriter {
  private readonly random: Random;
  private readonly files: Record<string, string> = {};

  constructor(random: Random) {
    this.random = random;
  }

  write(): Hierarchy {
    const { random } = this;
    this.writeConfig("", [...keys, ...moduleKeys], undefined);
    if (random.chance(80)) this.writeConfig("modules/m/", moduleKeys, "m");
    this.files["modules/m/manifests/init.pp"] = "class m($x = 'default', $y = undef, $a = 1, $b = 2) { }\n";
    return { files: this.files, questions: this.questions() };
  }

  private writeConfig(folder: string, names: readonly string[], module: string | undefined): void {
    const { random } = this;
    const datadir = random.pick(["data", "hieradata", "data/%{facts.zone}"]);
    const lines = ["version: 5", "defaults:", `  datadir: "${datadir}"`, "  data_hash: yaml_data", "hierarchy:"];
    const count = random.integer(1, 4);
    for (let level = 0; level < count; level++) lines.push(...this.level(folder, datadir, level, names, module));
    if (module !== undefined && random.chance(40)) {
      lines.push("default_hierarchy:", ...this.level(folder, datadir, 9, names, module));
    }
    this.files[`${folder}hiera.yaml`] = `${lines.join("\n")}\n`;
  }

  /** The lines of a level; its files are written, most of them. */
  private level(
    folder: string,
    datadir: string,
    level: number,
    names: readonly string[],
    module: string | undefined,
  ): string[] {
    const { random } = this;
    const own = random.chance(20) ? `own${level}` : undefined;
    const isJson = random.chance(20);
    const ending = isJson ? "json" : "yaml";
    const lines = [`  - name: "level ${level}"`];
    if (own !== undefined) lines.push(`    datadir: ${own}`);
    if (isJson) lines.push("    data_hash: json_data");
    const base = `${folder}${(own ?? datadir).replace("%{facts.zone}", "eu")}/`;
    const put = (path: string): void => {
      if (random.chance(15)) return;
      this.files[base + path] = isJson ? this.jsonData(names, module) : this.yamlData(names, module);
    };
    switch (random.integer(0, 4)) {
      case 0:
        lines.push(`    path: "l${level}-%{facts.os.family}.${ending}"`);
        put(`l${level}-Debian.${ending}`);
        break;
      case 1:
        lines.push(
          `    paths: ["nodes/%{trusted.certname}.${ending}", "l${level}-%{role}.${ending}", "l${level}-%{nosuch}.${ending}"]`,
        );
        put(`nodes/${node}.${ending}`);
        put(`l${level}-web.${ending}`);
        break;
      case 2:
        lines.push(`    glob: "g${level}/${random.pick(["*", "**/*", "{one,two}"])}.${ending}"`);
        put(`g${level}/one.${ending}`);
        put(`g${level}/two.${ending}`);
        put(`g${level}/sub/three.${ending}`);
        break;
      case 3:
        lines.push(`    mapped_paths: [tiers, tier, "m${level}-%{tier}.${ending}"]`);
        put(`m${level}-front.${ending}`);
        put(`m${level}-back.${ending}`);
        break;
      default:
        lines.push(`    path: "common${level}.${ending}"`);
        put(`common${level}.${ending}`);
    }
    return lines;
  }

  private yamlData(names: readonly string[], module: string | undefined): string {
    const lines = ["---"];
    for (const [key, value] of this.entries(names)) lines.push(`${this.yamlKey(key)}: ${this.yaml(value)}`);
    if (this.random.chance(40)) {
      lines.push(
        "lookup_options:",
        ...this.options(names, module).map(([key, value]) => `  '${key}': ${this.yaml(value)}`),
      );
    }
    return `${lines.join("\n")}\n`;
  }

  private jsonData(names: readonly string[], module: string | undefined): string {
    const data: Record<string, unknown> = {};
    for (const [key, value] of this.entries(names)) data[key] = value;
    if (this.random.chance(30)) data["lookup_options"] = Object.fromEntries(this.options(names, module));
    return JSON.stringify(data, (_, each: unknown) => (each instanceof Word ? each.text : each), 1);
  }

  private entries(names: readonly string[]): [string, unknown][] {
    const { random } = this;
    const wanted = names.filter(() => random.chance(50));
    return wanted.map((key) => [key, this.value(2, key)]);
  }

  /** A key has mostly values of one kind, so that merges have something to do. */
  private value(depth: number, key: string): unknown {
    const { random } = this;
    const kind = "bdx".includes(key.at(-1)!) ? "hash" : "ce".includes(key.at(-1)!) ? "array" : "scalar";
    const chosen = random.chance(96) ? kind : random.pick(["hash", "array", "scalar"]);
    if (chosen === "scalar" || depth === 0) return this.scalar();
    if (chosen === "array") return Array.from({ length: random.integer(0, 4) }, () => this.part(depth - 1));
    const hash: Record<string, unknown> = {};
    for (const name of ["p", "q", "r", "dot.ted", "%{facts.zone}"])
      if (random.chance(50)) hash[name] = this.part(depth - 1);
    return hash;
  }

  private part(depth: number): unknown {
    return this.random.chance(50) ? this.scalar() : this.value(depth, this.random.pick(keys));
  }

  private scalar(): unknown {
    const { random } = this;
    switch (random.weighted({ text: 6, integer: 3, float: 1, word: 3, other: 2, template: 5 })) {
      case "text":
        return random.pick(["one", "two", "three", "", "--one", "--two", "%", "{}"]);
      case "integer":
        return random.integer(-3, 40);
      case "float":
        return random.pick([1.5, -0.25, 2.75]);
      case "word":
        return new Word(random.pick(words));
      case "other":
        return random.pick([true, false, null]);
      default:
        return this.template();
    }
  }

  private template(): string {
    const { random } = this;
    const key = random.pick([...keys, ...keys, ...moduleKeys]);
    const parts = [
      "%{facts.os.family}",
      "%{role}",
      "%{facts.os.release.major}",
      "%{facts.nosuch}",
      "%{::zone}",
      "%{count}",
      "%{tiers}",
      "%{facts.deep.list.1.b}",
      "%{facts.deep.'dot.ted'}",
      "%{scope('role')}",
      "%{literal('%')}{role}",
      "%{}",
      "%{nosuch}",
      `%{lookup('${key}')}`,
      `%{hiera("${key}")}`,
      `%{lookup('${key}.p')}`,
      "%{facts.tiers.0}",
      "%{module_name}",
    ];
    if (random.chance(12)) return `%{alias('${random.pick([key, `${key}.p`, `${key}.0`])}')}`;
    const text = `${random.pick(["", "x "])}${random.pick(parts)}${random.chance(30) ? random.pick(parts) : ""}`;
    return random.chance(2) ? `${text} %{nosuch('x')}` : text;
  }

  private options(names: readonly string[], module: string | undefined): [string, unknown][] {
    const { random } = this;
    const entries: [string, unknown][] = names.filter(() => random.chance(30)).map((key) => [key, this.option(key)]);
    if (random.chance(30)) entries.push([module === undefined ? "^[bd]$" : "^m::[xy]", this.option("b")]);
    return entries;
  }

  private option(key: string): unknown {
    const { random } = this;
    const option: Record<string, unknown> = {};
    if (random.chance(80)) option["merge"] = this.merge();
    if (random.chance(15))
      option["convert_to"] = random.pick<unknown>([
        "Array",
        "String",
        "Sensitive",
        "Integer",
        ...(key.includes("::") ? [["Array", true]] : []),
      ]);
    return key === "" ? {} : option;
  }

  private merge(): unknown {
    const { random } = this;
    if (random.chance(60)) return random.pick(["first", "unique", "hash", "deep"]);
    const deep: Record<string, unknown> = { strategy: random.chance(95) ? "deep" : random.pick(["hash", "nosuch"]) };
    if (deep["strategy"] !== "deep") return deep;
    if (random.chance(50)) deep["knockout_prefix"] = "--";
    if (random.chance(30)) deep["sort_merged_arrays"] = true;
    if (random.chance(30)) deep["merge_hash_arrays"] = true;
    return deep;
  }

  private questions(): Question[] {
    const { random } = this;
    const plain = [...keys, ...moduleKeys, "nosuch"].map((key): Question => ({ names: [key] }));
    const parts = Array.from({ length: 5 }, () => {
      const part = random.pick(["p", "q", "0", "1", "'dot.ted'", "p.q", "0.p", '"eu"', ".", "q."]);
      return { names: [`${random.pick([...keys, ...moduleKeys])}.${part}`] };
    });
    const merged = Array.from({ length: 6 }, () => ({
      names: [random.pick([...keys, ...moduleKeys])],
      merge: this.merge(),
    }));
    return [...plain, ...parts, ...merged, { names: ["nosuch", "n::o", random.pick(keys)] }];
  }

  private yamlKey(key: string): string {
    return /^[a-z]+$/.test(key) ? key : JSON.stringify(key);
  }

  private yaml(value: unknown): string {
    if (value instanceof Word) return value.text;
    if (Array.isArray(value)) return `[${value.map((each) => this.yaml(each)).join(", ")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const entries = Object.entries(value).map(([key, each]) => `${this.yamlKey(key)}: ${this.yaml(each)}`);
    return `{${entries.join(", ")}}`;
  }
}

/** A word without quotes, which YAML may read as something else. */
class Word {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const words = [
  "yes",
  "no",
  "on",
  "Off",
  "~",
  "0755",
  "08",
  "1_000",
  "1.50",
  ".5",
  "1e3",
  "1.0e+3",
  "0x1F",
  "0b11",
  "+1",
  "-7",
  "12:30",
  "1:30:15",
  "null",
  "NULL",
  "True",
  "y",
  "n",
  "hello world",
  "a.b",
  "2020-13-45",
  "1.2.3",
  "-x",
  "0o17",
  "1_0.5",
  "=",
  "00",
  "12e03",
];
