/**
 * The folder of an environment, read as Puppet does: environment.conf names the folders of manifests and modules, which
 * become the settings of a compilation.
 */
import type { Source } from "@cairn/diagnostics";

/** The folder of an environment, as its environment.conf describes it. */
export interface EnvironmentSettings {
  readonly name: string;
  readonly root: string;
  /** The program: the manifests of the folder, in Puppet's order. */
  readonly manifests: readonly Source[];
}
