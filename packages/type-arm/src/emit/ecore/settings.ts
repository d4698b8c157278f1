import type { EmitOptions } from "../target.js";

/** How an Ecore model is written. */
export interface EcoreSettings {
  /** The name of the root package. */
  readonly name: string;
  /** If undefined, that of the model that was read, or one derived from the name. */
  readonly nsUri: string | undefined;
  readonly nsPrefix: string | undefined;
  /** Where logic is written: into annotations, into a separate model, or nowhere. */
  readonly logic: "annotations" | "separate" | "none";
  /**
   * `nested` is the default; `flat` has no nested packages; `simple` is flat and has `ELong` instead of `ELongObject`
   * and the like, for readers that support no more.
   */
  readonly profile: "nested" | "flat" | "simple";
}

/** The settings according to a target's options. */
export function ecoreSettings({ name, settings }: EmitOptions): EcoreSettings {
  const packageName = packageNameOf(name);
  return {
    name: packageName,
    nsUri: settings["ns-uri"],
    nsPrefix: settings["ns-prefix"],
    logic: (settings["logic"] as EcoreSettings["logic"] | undefined) ?? "annotations",
    profile: (settings["profile"] as EcoreSettings["profile"] | undefined) ?? "nested",
  };
}

/** The default URI of a model's package. */
export function usualUri(packageName: string): string {
  return `urn:cairn:types:${packageName}`;
}

/** A name that is valid for an Ecore package. */
export function packageNameOf(name: string): string {
  const word = name.replace(/[^A-Za-z0-9_]/g, "_");
  return /^[A-Za-z_]/.test(word) ? word : `_${word}`;
}
