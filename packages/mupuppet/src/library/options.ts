import type { Allowance, Files, Folders } from "@cairn/diagnostics";
import type { Decrypt } from "@cairn/hiera";
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { PrismParser } from "@cairn/ruby-subset/prism";
import type { HashValue } from "@cairn/puppet-core/values";
import type { Data } from "@cairn/store";
import type { ExportedResource, QueryAnswers } from "../catalog/exported.js";
import type { StateFiles } from "../facts/state-files.js";
import type { Profile } from "../profiles.js";
import type { RunGenerator } from "../functions/generate.js";
import type { AskRuby } from "../ruby/installed.js";
import type { ScriptFunction } from "../scripts/script-function.js";

/** Data of a file: its path, read with `files`, or the data itself. */
export type FileOrData = string | { readonly [name: string]: Data };

/** For which node, with which data and modules, and in which language a manifest is compiled: all that the command has. */
export interface CompileOptions {
  /** The node's name; by default that of its facts, or `default`. */
  readonly node?: string | undefined;
  /** The node's facts. */
  readonly facts?: FileOrData | undefined;
  /** For `check`: the facts of several systems, against each of which all is checked. */
  readonly systems?: readonly FileOrData[] | undefined;
  /** The environment's name, or its folder (with a slash: `./production`): then its modules and data are used, too. */
  readonly environment?: string | undefined;
  /** What an external classifier says of the node: `classes`, `parameters` and `environment`. */
  readonly classes?: FileOrData | undefined;
  /** Folders of modules; in an environment's folder, `$basemodulepath`. */
  readonly modulePath?: readonly string[] | undefined;
  /** The language; by default that of OpenVox 8. */
  readonly profile?: Profile | undefined;
  /** `strict=error` and `strict_variables=true`. */
  readonly strict?: boolean | undefined;
  /** The hiera.yaml of the global layer. */
  readonly hieraConfig?: string | undefined;
  /** How levels of Hiera are handled that don't read files: `skip`, `error`, or a file that replaces them. */
  readonly hieraMissing?: string | undefined;
  /** Decrypts what eyaml has encrypted in Hiera's data; without it such values stay as they are. */
  readonly decrypt?: Decrypt | undefined;
  /** Decrypts with the keys that hiera.yaml names in the `options` of a level; without it they aren't used. */
  readonly decryptWith?: ((options: HashValue | undefined) => Decrypt | undefined) | undefined;
  /** How a value that reaches the catalog encrypted is reported; by default with a warning. */
  readonly stillEncrypted?: "allow" | "error" | "warning" | undefined;
  /** What other nodes export, for collectors (`<<| |>>`), as PuppetDB gives it; without it nothing is collected. */
  readonly exported?: Iterable<ExportedResource> | undefined;
  /** The answers for `puppetdb_query`; without them, programs that ask are refused. */
  readonly answers?: QueryAnswers | undefined;
  /** A server's puppet.conf, for `$settings::…`. */
  readonly settings?: string | undefined;
  /** Files of resource types to add to the known ones. */
  readonly types?: readonly string[] | undefined;
  /** The user's own functions, by name (`mine` or `module::mine`): they take and return JavaScript data. */
  readonly functions?: ReadonlyMap<string, PuppetFunction> | Readonly<Record<string, ScriptFunction>> | undefined;
  /** Folders that modules' Ruby and data may read. */
  readonly allowRead?: readonly string[] | undefined;
  /** Runs functions that can't be interpreted in the installed Ruby; without it they are refused. */
  readonly askRuby?: AskRuby | undefined;
  /** Runs the programs that `generate` may run; without it none is run. */
  readonly runGenerator?: RunGenerator | undefined;
  /** Whether dependency cycles are only warnings. */
  readonly allowCycles?: boolean | undefined;
  /** `false` omits the facts that agents omit since Puppet 8. */
  readonly legacyFacts?: boolean | undefined;
  /** For `check`: names what breaks with this version. */
  readonly upgradeTo?: Profile | undefined;
  /** The current time, in nanoseconds since 1970; without it (on Node.js: the clock's) programs that ask for it are refused. */
  readonly now?: bigint | undefined;
  /** The seed of random values in modules' Ruby: equal seeds give equal values. */
  readonly seed?: string | undefined;
  /**
   * Bytes for random values without a seed; without these (on Node.js: those of its cryptography) programs that ask for
   * random values are refused.
   */
  readonly randomBytes?: ((count: number) => Uint8Array) | undefined;
  /** What modules' Ruby keeps in `vardir` from one catalog to the next (by default in memory). */
  readonly state?: StateFiles | undefined;
  /** How many bytes the values of a catalog may take (see `Budget`, also for the default); 0 = no limit. */
  readonly maxMemory?: number | undefined;
  /** The most syntax errors reported per file; by default 100. */
  readonly maxErrors?: number | undefined;
  /** The limits that all inputs of a run share. */
  readonly allowance?: Allowance | undefined;
  /** Reads files; without it there are none. */
  readonly files?: Files | undefined;
  /** Lists folders; without it only files by their names are found. */
  readonly folders?: Folders | undefined;
  /** The folder that relative paths refer to, as an absolute path. */
  readonly currentFolder?: string | undefined;
  /** Parses the Ruby of modules; without it (on Node.js: Ruby's own parser) none is run. */
  readonly parseRuby?: PrismParser | undefined;
  /** Called when a phase begins. */
  readonly onPhase?: ((phase: string, file: string) => void) | undefined;
}
