import type { EmitOptions } from "../target.js";

/** How an Ecore model is written. */
export interface EcoreSettings {
  /** The name of the outermost package. */
  readonly name: string;
  /** Where nobody gives one, that of the model that was read, or one made of the name. */
  readonly nsUri: string | undefined;
  readonly nsPrefix: string | undefined;
  /** Where logic goes: into annotations, into a model of its own, or nowhere. */
  readonly logic: "annotations" | "separate" | "none";
  /**
   * `nested` is the usual way; `flat` has no packages in packages; `simple` is flat and has `ELong` for `ELongObject` and the like,
   * for readers that know no more.
   */
  readonly profile: "nested" | "flat" | "simple";
}

/** The settings that a target's options give. */
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

/** The URI of a model's package where nobody gives one. */
export function usualUri(packageName: string): string {
  return `urn:cairn:types:${packageName}`;
}

/** A name that Ecore takes for a package. */
export function packageNameOf(name: string): string {
  const word = name.replace(/[^A-Za-z0-9_]/g, "_");
  return /^[A-Za-z_]/.test(word) ? word : `_${word}`;
}
