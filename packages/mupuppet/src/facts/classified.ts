import { HashValue } from "@cairn/puppet-core/values";
import type { NodeSettings } from "../evaluate/settings.js";
import type { Classification } from "./read-classes.js";

/** The environment in which a node is compiled. */
export interface InEnvironment {
  /** The requested name; it wins over the classifier's, which wins over that of the facts. */
  readonly name: string | undefined;
  /** Whether it is a folder: then `$server_facts` is set, as on a server. */
  readonly isFolder: boolean;
  /** The version of the server. */
  readonly version: string;
}

/** The settings of a node extended by an external classifier and the environment. */
export function classified(
  settings: NodeSettings,
  classes: Classification | undefined,
  { isFolder, name, version }: InEnvironment,
): NodeSettings {
  const environment = name ?? classes?.environment ?? settings.environment;
  const said = classes && {
    classes: classes.classes,
    parameters: classes.parameters,
    placeOfClass: classes.placeOf,
  };
  const { serverFacts: given } = settings;
  const serverFacts = isFolder ? serverFactsOf(environment, version, given) : given;
  return { ...settings, ...said, environment, serverFacts };
}

/** The facts of a server about itself, as far as they are the same everywhere. */
function serverFactsOf(environment: string, version: string, given: HashValue | undefined): HashValue {
  return new HashValue([["serverversion", version], ...(given?.entries() ?? []), ["environment", environment]]);
}
