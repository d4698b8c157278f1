/**
 * The folder of an environment, read as Puppet does: environment.conf says where manifests and modules lie, and that is turned
 * into the settings of a compilation.
 */
import type { Source } from "@cairn/diagnostics";

/** The folder of an environment, as its environment.conf describes it. */
export interface EnvironmentSettings {
  readonly name: string;
  readonly root: string;
  /** What the program is: the manifests of the folder, in Puppet's order. */
  readonly manifests: readonly Source[];
}
