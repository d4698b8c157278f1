import type { Diagnostic } from "@cairn/diagnostics";
import { alreadyDefined } from "./duplicate-definitions.js";
import type { Manifest } from "./manifest.js";
import { NamedDefinitions } from "./named-definitions.js";

/** What a program defines itself, whichever node it is compiled for. */
export class ProgramDefinitions {
  readonly main: Manifest;
  /** The manifests of an environment, which stand behind `main` as if they were one. */
  readonly parts: readonly Manifest[];
  readonly named = new NamedDefinitions();
  readonly diagnostics: readonly Diagnostic[];
  readonly hasBrokenFiles: boolean;

  /** With `inPlace`, what the main manifest defines counts only from where it stands. */
  constructor(main: Manifest, parts: readonly Manifest[] = [], inPlace = false) {
    this.main = main;
    this.parts = parts;
    const manifests = inPlace ? [] : [...new Set([main, ...parts])];
    this.hasBrokenFiles = manifests.some(({ program }) => !program);
    this.diagnostics = manifests.flatMap((manifest) => [...manifest.diagnostics, ...this.add(manifest)]);
  }

  private add({ definitions }: Manifest): Diagnostic[] {
    return definitions.flatMap((definition) => {
      const existing = this.named.add(definition);
      return existing ? [alreadyDefined(definition, existing)] : [];
    });
  }
}
