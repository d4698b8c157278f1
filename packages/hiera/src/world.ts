import { Failure } from "@cairn/evaluation";
import type { Allowance, Diagnostic, Folders, Result, Source } from "@cairn/diagnostics";
import { readConfig, type ReadConfig } from "./config/read-config.js";
import type { HierarchyEntry, Layer } from "./config/config.js";
import type { Value } from "@cairn/puppet-core/values";
import type { DataFile } from "./data/data-file.js";
import { encryptedValues, type EncryptedValue } from "./encrypted.js";
import type { HieraFiles } from "./host.js";
import { readData, type DataFormat, type ReadData } from "./data/read-data.js";

/** What all nodes of a run share of Hiera: configurations and data, each read once. */
export class HieraWorld {
  readonly folders: Folders | undefined;
  /** The levels whose data nothing here reads, and which have been reported. */
  readonly skipped = new Set<HierarchyEntry>();
  private readonly encrypted = new WeakMap<DataFile, Map<string, readonly EncryptedValue[]>>();
  private readonly files: HieraFiles;
  private readonly isStrict: boolean;
  private readonly allowance: Allowance | undefined;
  private readonly configs = new Map<string, (() => ReadConfig) | undefined>();
  private readonly data = new Map<string, ReadData | undefined>();

  constructor(files: HieraFiles, folders: Folders | undefined, isStrict: boolean, allowance?: Allowance) {
    this.files = files;
    this.folders = folders;
    this.isStrict = isStrict;
    this.allowance = allowance;
  }

  /** The hiera.yaml at a path; undefined if there is none. Throws a Failure if it can't be used. */
  config(path: string, layer: Layer): ReadConfig | undefined {
    const key = `${layer.place} ${path}`;
    if (!this.configs.has(key)) this.configs.set(key, this.readConfig(path, layer));
    return this.configs.get(key)?.();
  }

  /** A data file; undefined if there is none. */
  file(path: string, format: DataFormat): ReadData | undefined {
    if (!this.data.has(path)) this.data.set(path, this.readFile(path, format));
    return this.data.get(path);
  }

  /** The encrypted values below a key of a data file; each key is searched once. */
  encryptedIn(file: DataFile, key: string, value: Value): readonly EncryptedValue[] {
    let ofFile = this.encrypted.get(file);
    if (!ofFile) this.encrypted.set(file, (ofFile = new Map()));
    let values = ofFile.get(key);
    if (!values) ofFile.set(key, (values = encryptedValues(file, key, value)));
    return values;
  }

  /** A file as text, or why it can't be read; undefined if there is none. */
  text(path: string): Result<Source> | undefined {
    return this.files.readPath(path);
  }

  private readConfig(path: string, layer: Layer): (() => ReadConfig) | undefined {
    const source = this.files.readPath(path);
    if (!source) return undefined;
    const { diagnostics, value } = source;
    if (!value) return () => throwConfigError(diagnostics);
    let read: ReadConfig | undefined;
    // A failure is reported again for each node.
    return () => (read ??= readConfig(value, layer, this.isStrict));
  }

  private readFile(path: string, format: DataFormat): ReadData | undefined {
    const source = this.files.readPath(path);
    if (!source) return undefined;
    if (source.value) return readData(source.value, format, path, this.allowance);
    const [first] = source.diagnostics;
    return { problem: first!.message, span: first!.span };
  }
}

function throwConfigError([first]: readonly Diagnostic[]): never {
  throw new Failure("hiera-config", first!.message, { span: first!.span });
}
