import { HashValue } from "@cairn/puppet-core/values";
import type { NodeSettings } from "../evaluate/settings.js";
import type { Classification } from "./read-classes.js";

/** In which environment a node is compiled. */
export interface InEnvironment {
  /** What was asked for; it wins over the classifier, which wins over the facts. */
  readonly name: string | undefined;
  /** Whether it is a folder: then there is a `$server_facts`, as a server gives it. */
  readonly isFolder: boolean;
  /** The version of the server. */
  readonly version: string;
}

/** The settings of a node with what an external classifier and the environment add to them. */
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

/** What a server says of itself, as far as that is the same everywhere. */
function serverFactsOf(environment: string, version: string, given: HashValue | undefined): HashValue {
  return new HashValue([["serverversion", version], ...(given?.entries() ?? []), ["environment", environment]]);
}
