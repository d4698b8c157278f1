import { HashValue, type Value } from "@cairn/puppet-core/values";
import type { PuppetConf } from "./puppet-conf.js";
import { settingsTable } from "./table.js";

/** Where the settings of a server come from. */
export interface SettingsOrigin {
  readonly conf: PuppetConf | undefined;
  /** Values that the run itself decides; they win over all others. */
  readonly known: ReadonlyMap<string, Value>;
  /** The server's own name, unless `conf` says it. */
  readonly certname?: string;
  /** Whether they are those of Puppet 7. */
  readonly isSeven: boolean;
}

/** How long a value may grow by its references, in UTF-16 units: further ones stay as they are. */
const longestValue = 100_000;

interface Setting {
  readonly kind: string;
  /** The default; undefined if there is none. */
  readonly initial: string | undefined;
}

/** The settings of the server that compiles (`$settings::…` and `Puppet[:…]`), each evaluated on demand. */
export class ServerSettings {
  private readonly origin: SettingsOrigin;
  private readonly settings: ReadonlyMap<string, Setting>;
  private readonly values = new Map<string, Value>();
  /** How much longer the value that is being evaluated may grow. */
  private left = 0;

  constructor(origin: SettingsOrigin) {
    this.origin = origin;
    this.settings = settingsOf(origin.isSeven);
  }

  get names(): Iterable<string> {
    return new Set([...this.settings.keys(), ...this.origin.known.keys()]);
  }

  has(name: string): boolean {
    return this.settings.has(name) || this.origin.known.has(name);
  }

  /** The value of a setting; undefined if there is none of this name. */
  get(name: string): Value | undefined {
    const known = this.origin.known.get(name) ?? this.values.get(name);
    if (known !== undefined || !this.settings.has(name)) return known;
    this.left = longestValue;
    const text = this.textOf(name, new Set());
    const value = text === undefined ? null : valueOf(text, this.settings.get(name)!.kind);
    this.values.set(name, value);
    return value;
  }

  /** All of them by name: `$settings::all_local`. */
  all(): HashValue {
    return new HashValue(Array.from(this.names, (name) => [name, this.get(name)!]));
  }

  /** The written value of a setting, with references replaced, except those to the settings under way (`within`). */
  private textOf(name: string, within: ReadonlySet<string>): string | undefined {
    const known = this.origin.known.get(name);
    if (known !== undefined && known !== null) return String(known);
    const usual = name === "certname" ? this.origin.certname : this.settings.get(name)?.initial;
    const written = this.written(name) ?? usual;
    const inside = new Set([...within, name]);
    this.left -= (written?.length ?? 0) + 1;
    return written?.replace(/\$(?:(\w+)|\{(\w+)\})/g, (whole, plain?: string, braced?: string) => {
      const other = (plain ?? braced)!;
      return this.left <= 0 || inside.has(other) || !this.has(other) ? whole : (this.textOf(other, inside) ?? "");
    });
  }

  private written(name: string): string | undefined {
    const { conf, known } = this.origin;
    const sections = [String(known.get("environment") ?? ""), "server", "main"];
    const aliases = name === "serverport" ? [name, "masterport"] : [name];
    for (const section of sections) {
      for (const each of aliases) {
        const found = conf?.get(section)?.get(each);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }
}

const known = new Map<boolean, ReadonlyMap<string, Setting>>();

function settingsOf(isSeven: boolean): ReadonlyMap<string, Setting> {
  const found = known.get(isSeven) ?? readTable(isSeven);
  known.set(isSeven, found);
  return found;
}

function readTable(isSeven: boolean): Map<string, Setting> {
  const settings = new Map<string, Setting>();
  for (const line of settingsTable.trim().split("\n")) {
    const [name, kind, usual, seven] = line.split("\t");
    const initial = isSeven ? (seven ?? usual) : usual;
    if (initial !== "-") settings.set(name!, { kind: kind!, initial: initial === "~" ? undefined : initial });
  }
  return settings;
}

const seconds: Readonly<Record<string, bigint>> = { y: 31_536_000n, d: 86_400n, h: 3600n, m: 60n, s: 1n };

function valueOf(text: string, kind: string): Value {
  if (kind === "b") return text === "true";
  if (kind === "i") return /^-?\d+$/.test(text) ? BigInt(text) : text;
  if (kind === "l") return text === "" ? [] : text.split(",").map((each) => each.trim());
  if (kind !== "d") return text;
  const [, count, unit] = /^(\d+)([ydhms])?$/.exec(text) ?? [];
  if (count !== undefined) return BigInt(count) * seconds[unit ?? "s"]!;
  return text === "unlimited" ? Infinity : text;
}
