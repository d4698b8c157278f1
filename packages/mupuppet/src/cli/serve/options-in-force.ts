import { statSync } from "node:fs";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import type { OptionValues } from "@cairn/cli-kit";
import { splitPath } from "../split-path.js";
import { ServeProblem } from "./serve-problem.js";

/** The options that the server and its workers must agree on. */
export interface InForce {
  readonly options: OptionValues;
  readonly certname: string;
  /** The folder whose folders are the environments. */
  readonly environments: string;
}

/** The options of `mupuppet serve FOLDER`, with their defaults. */
export function optionsInForce(folder: string, options: OptionValues): InForce {
  const certname = String(options["certname"] ?? hostname()).toLowerCase();
  const { environments, modulePath } = codeFolders(folder, options);
  return { environments, certname, options: { ...options, certname, modulepath: modulePath, allowCycles: true } };
}

/** The folder of environments, and the modules of all of them. */
function codeFolders(folder: string, options: OptionValues) {
  const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder(folder)) throw new ServeProblem(`\`${folder}\` isn't a folder of environments`);
  const inside = join(resolve(folder), "environments");
  const given = ((options["modulepath"] ?? []) as string[]).flatMap(splitPath).map((each) => resolve(each));
  if (!isFolder(inside)) return { environments: resolve(folder), modulePath: given };
  const beside = join(resolve(folder), "modules");
  return { environments: inside, modulePath: given.length > 0 ? given : isFolder(beside) ? [beside] : [] };
}
