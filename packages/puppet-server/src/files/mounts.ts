import { join } from "node:path";
import { modulesOn } from "../code/modules.js";
import { isConfined, isFolder, statsOf } from "../file-system.js";
import { badRequest, notFound } from "../problem.js";

/** A file or folder that agents may have. */
export interface Served {
  /** The folder that relative paths begin at. */
  readonly base: string;
  /** The module or the directory of the mount: nothing outside of its real path is served. */
  readonly confines: string;
  readonly path: string;
  /** Whether nothing below it is served: it stands for a folder that no module has. */
  readonly isEmpty?: boolean;
}

/** The mounts that unite the modules' folders of one name. */
const united: ReadonlyMap<string, string> = new Map([
  ["plugins", "lib"],
  ["pluginfacts", "facts.d"],
  ["locales", "locales"],
]);

/** The mounts that hold a module's folder below the module's name. */
const ofModules: ReadonlyMap<string, string> = new Map([
  ["modules", "files"],
  ["scripts", "scripts"],
  ["tasks", "tasks"],
]);

/** The directory of a mount of fileserver.conf for one node; undefined if there is no such mount. */
export type FindMount = (name: string) => string | undefined;

/**
 * Everything that a path of Puppet's file server stands for: `modules/NAME/…` is in one module, `plugins/…` in all of
 * them, anything else in a directory of fileserver.conf. The path comes from the network.
 */
export function servedAt(
  path: string,
  modulePath: readonly string[],
  findMount: FindMount = () => undefined,
): Served[] {
  const [mount = "", ...rest] = partsOf(path);
  const unitedFolder = united.get(mount);
  if (unitedFolder !== undefined) {
    const modules = modulesOn(modulePath).sort(({ name: left }, { name: right }) => (left < right ? -1 : 1));
    const places = modules.map(({ root }) => placeIn(root, unitedFolder, rest));
    const found = places.filter((each) => each !== undefined);
    return found.length > 0 || rest.length > 0 ? found : emptyFolder(modulePath);
  }
  const folder = ofModules.get(mount);
  if (folder === undefined) {
    const own = findMount(mount) ?? notMounted(mount);
    const place = placeIn(own, "", rest);
    return place ? [place] : [];
  }
  const [name, ...inModule] = rest;
  if (name === undefined) throw notFound(`which module's files: \`${mount}/MODULE/…\``);
  const module = modulePath.map((each) => join(each, name)).find(isFolder);
  const place = module === undefined ? undefined : placeIn(module, folder, inModule);
  return place ? [place] : [];
}

function notMounted(mount: string): never {
  throw notFound(`there is no mount \`${mount}\``);
}

/** Agents take it for an error if the folder of all modules' plugins isn't there: where none has any, it is an empty one. */
function emptyFolder(modulePath: readonly string[]): Served[] {
  const folders = modulePath.filter(isFolder).slice(0, 1);
  return folders.map((folder) => ({ base: folder, confines: folder, path: folder, isEmpty: true }));
}

/** The parts of a path that came over the network: none leads upwards or names another folder. */
export function partsOf(path: string): string[] {
  const parts = path.split("/").filter((part) => part !== "");
  const isWrong = parts.some((part) => part === "." || part === ".." || /[\\\0]/.test(part));
  if (isWrong || parts.length > 100) throw badRequest("the path of the file must not hold `.`, `..` or `\\`");
  return parts;
}

function placeIn(module: string, folder: string, parts: readonly string[]): Served | undefined {
  const base = join(module, folder);
  const path = join(base, ...parts);
  // A link that leads nowhere is there as a link.
  if (!statsOf(path, false)) return undefined;
  return path === module || isConfined(path, module) ? { base, confines: module, path } : undefined;
}
