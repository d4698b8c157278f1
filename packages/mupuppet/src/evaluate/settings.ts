import type { Allowance, Files, Folders, Span } from "@cairn/diagnostics";
import type { Limits } from "@cairn/evaluation";
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { HashValue, Value } from "@cairn/puppet-core/values";
import type { ExportedResources, QueryAnswers } from "../catalog/exported.js";
import type { AllowedFolders } from "../facts/allowed-folders.js";
import type { StateFiles } from "../facts/state-files.js";
import type { Parts } from "./parts.js";
import type { EnvironmentSettings } from "../environment/environment.js";
import type { Decrypt, MissingBackends } from "@cairn/hiera";
import type { PrismParser } from "@cairn/ruby-subset";
import type { RunGenerator } from "../functions/generate.js";
import type { AskRuby } from "../ruby/installed.js";
import type { Profile } from "../profiles.js";
import type { PuppetConf } from "../server-settings/puppet-conf.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";

/** The inputs of an evaluation besides the program. */
export interface NodeSettings {
  /** The node's name; `default` if none was given. */
  readonly name: string;
  /** Facts by name (`$facts`, and each a variable of top scope). */
  readonly facts: ReadonlyMap<string, Value>;
  /** Whether the facts are unknown: then what depends on them can't be checked, and is left out. */
  readonly factsAreUnknown?: boolean;
  /** `$trusted`, as Puppet shows it. */
  readonly trusted: Value;
  readonly environment: string;
  /** The classes of an external classifier, with their parameters. */
  readonly classes?: ReadonlyMap<string, ReadonlyMap<string, Value>> | undefined;
  /** Variables of top scope from an external classifier. */
  readonly parameters?: ReadonlyMap<string, Value> | undefined;
  /** The position at which an external classifier names a class. */
  readonly placeOfClass?: ((name: string) => Span) | undefined;
  /** `$server_facts`. */
  readonly serverFacts?: HashValue | undefined;
  /** What other nodes export; without it nothing is collected (`<<| |>>`), and exporting is warned of. */
  readonly exported?: ExportedResources | undefined;
  /** The answers for `puppetdb_query`; without them, programs that ask are refused. */
  readonly answers?: QueryAnswers | undefined;
}

/** What all nodes of a run share. */
export interface LanguageSettings {
  /** What the compiler has besides its evaluator. */
  readonly parts: Parts;
  readonly profile: Profile;
  /** `strict=error` and `strict_variables=true`. */
  readonly strict: boolean;
  readonly types: ResourceTypes;
  /** Folders of modules; nothing outside them (by real path) is read. */
  readonly modulePath: readonly string[];
  readonly files: Files;
  /** The folder of an environment: its data is used, and its manifests are the program. */
  readonly environment?: EnvironmentSettings | undefined;
  /** Whether dependency cycles are only warnings, as on a server. */
  readonly allowsCycles?: boolean;
  /** Whether the facts that agents leave out since Puppet 8 are left out here, too. */
  readonly refusesLegacyFacts?: boolean;
  /** The server's puppet.conf, for `$settings::…`. */
  readonly puppetConf?: PuppetConf | undefined;
  /** The hiera.yaml of the global layer. */
  readonly hieraConfig?: string | undefined;
  /** How levels of Hiera are handled whose data an external program would provide. */
  readonly hieraMissing?: MissingBackends | undefined;
  /** Decrypts what eyaml has encrypted; without it such values stay as they are. */
  readonly decrypt?: Decrypt | undefined;
  /** Decrypts with the keys that hiera.yaml names in the `options` of a level; without it they aren't used. */
  readonly decryptWith?: ((options: HashValue | undefined) => Decrypt | undefined) | undefined;
  /** How a value that reaches the catalog encrypted is reported; by default with a warning. */
  readonly stillEncrypted?: "allow" | "error" | "warning" | undefined;
  /** The folders of `--allow-read`; none by default. */
  readonly allowed?: AllowedFolders | undefined;
  /** All folders from which functions may read files by their absolute paths: those, the modules and the environment. */
  readonly readable?: AllowedFolders | undefined;
  /** The absolute path of a relative one. */
  readonly absolutePath?: (path: string) => string;
  /** How folders are listed; without it only files by their names are found. */
  readonly folders?: Folders | undefined;
  /**
   * The present time for `Timestamp()` and Ruby, in nanoseconds since 1970; without it, programs that ask for it are
   * refused.
   */
  readonly now?: (() => bigint) | undefined;
  /** The seed of random values in modules' Ruby, which repeats them in another run. */
  readonly seed?: string | undefined;
  /** Bytes for random values without a seed; without these, programs that ask for random values are refused. */
  readonly randomBytes?: ((count: number) => Uint8Array) | undefined;
  /** What modules' Ruby keeps in `vardir` from one catalog to the next; without it such Ruby is refused. */
  readonly state?: StateFiles | undefined;
  /** The steps after which an evaluation is considered endless; by default those of `Machine`. */
  readonly limits?: Limits | undefined;
  /** How many bytes the values of a node's catalog may take (see `Budget`, also for the default); 0 = no limit. */
  readonly maxMemory?: number | undefined;
  /** Parses the Ruby of modules; without it none is run. */
  readonly parseRuby?: PrismParser | undefined;
  /** Runs functions that can't be interpreted in the installed Ruby; without it they are refused. */
  readonly askRuby?: AskRuby | undefined;
  /** Runs the programs that `generate` may run; without it none is run. */
  readonly runGenerator?: RunGenerator | undefined;
  /** The limits that all inputs of the run share. */
  readonly allowance?: Allowance | undefined;
  /** The user's own functions, by name. */
  readonly functions: ReadonlyMap<string, PuppetFunction>;
}
