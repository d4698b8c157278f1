import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { alreadyDefined } from "./duplicate-definitions.js";
import type { Manifest } from "./manifest.js";
import { NamedDefinitions } from "./named-definitions.js";

/**
 * The part of one file that runs: its top-level statements without definitions, of which there may be as many as nodes.
 */
export interface Running {
  readonly source: Source;
  readonly statements: readonly Expression[];
}

const defining: ReadonlySet<Expression["kind"]> = new Set(["class", "define", "node", "function", "type-alias"]);

/** The definitions of a program itself, whatever node it is compiled for. */
export class ProgramDefinitions {
  readonly main: Manifest;
  /** The main manifest, and those of an environment, which follow it as if they were one. */
  readonly manifests: ReadonlySet<Manifest>;
  readonly running: readonly Running[];
  readonly named = new NamedDefinitions();
  readonly diagnostics: readonly Diagnostic[];
  readonly hasBrokenFiles: boolean;

  /** With `inPlace`, the main manifest's definitions take effect only where they are written. */
  constructor(main: Manifest, parts: readonly Manifest[] = [], inPlace = false) {
    this.main = main;
    const all = [main, ...parts];
    this.manifests = new Set(all);
    this.running = all.map(({ program, source }) => {
      return { source, statements: (program?.statements ?? []).filter(({ kind }) => !defining.has(kind)) };
    });
    const counting = inPlace ? [] : [...this.manifests];
    this.hasBrokenFiles = counting.some(({ program }) => !program);
    this.diagnostics = counting.flatMap((manifest) => [...manifest.diagnostics, ...this.add(manifest)]);
  }

  private add({ definitions }: Manifest): Diagnostic[] {
    return definitions.flatMap((definition) => {
      const existing = this.named.add(definition);
      return existing ? [alreadyDefined(definition, existing)] : [];
    });
  }
}
