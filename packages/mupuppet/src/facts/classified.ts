import { HashValue } from "@cairn/puppet-core/values";
import type { NodeSettings } from "../evaluate/settings.js";
import type { ProfileFacts } from "../profiles.js";
import type { Classification } from "./read-classes.js";

/** The environment in which a node is compiled. */
export interface InEnvironment {
  /** The requested name; it wins over the classifier's, which wins over that of the facts. */
  readonly name: string | undefined;
  /** Whether it is a folder: then `$server_facts` is set, as on a server. */
  readonly isFolder: boolean;
  /** The profile, which names the server's version and implementation. */
  readonly profile: ProfileFacts;
}

/** The settings of a node extended by an external classifier and the environment. */
export function classified(
  settings: NodeSettings,
  classes: Classification | undefined,
  { isFolder, name, profile }: InEnvironment,
): NodeSettings {
  const environment = name ?? classes?.environment ?? settings.environment;
  const said = classes && {
    classes: classes.classes,
    parameters: classes.parameters,
    placeOfClass: classes.placeOf,
  };
  const { serverFacts: given } = settings;
  const serverFacts = isFolder ? serverFactsOf(environment, profile, given) : given;
  return { ...settings, ...said, environment, serverFacts };
}

/** The facts of a server about itself, as far as they are the same everywhere. */
function serverFactsOf(
  environment: string,
  { implementation, version }: ProfileFacts,
  given: HashValue | undefined,
): HashValue {
  const said = implementation === undefined ? [] : [["serverimplementation", implementation] as const];
  const own = [["serverversion", version] as const, ...said];
  return new HashValue([...own, ...(given?.entries() ?? []), ["environment", environment]]);
}
