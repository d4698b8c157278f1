import { type FileContent, type Files, isWithin } from "@cairn/diagnostics";

/** The real path of a file, with all symbolic links resolved; undefined if it doesn't exist. */
export interface RealPaths {
  realPath(path: string): string | undefined;
}

/**
 * The files of a run, with those of modules confined to their module: a file that leads out of it, by `..` or by a
 * symbolic link, can't be read. The module's folder itself may be a link. The same applies to the folder of an
 * environment.
 */
export function confineModules(
  files: Files,
  modulePath: readonly string[],
  { realPath }: RealPaths,
  environment?: string,
): Files {
  const roots = modulePath.map((folder) => `${folder}/`);
  const realFolders = new Map<string, string | undefined>();
  const realFolder = (folder: string): string | undefined => {
    if (!realFolders.has(folder)) realFolders.set(folder, realPath(folder));
    return realFolders.get(folder);
  };
  return {
    ...files,
    resolve: (from, path) => files.resolve(from, path),
    read(path) {
      const content = files.read(path);
      const root = roots.find((each) => path.startsWith(each));
      const isInside = root !== undefined || (environment !== undefined && isWithin(path, environment));
      if ("problem" in content || !isInside) return content;
      const [module = ""] = root === undefined ? [] : path.slice(root.length).split("/");
      const inside = realFolder(root === undefined ? environment! : root + module);
      const real = content.realPath ?? realPath(path);
      if (inside === undefined || real === undefined || isBelow(real, inside)) return content;
      return { problem: `${outside} the ${root === undefined ? "environment" : `module \`${module}\``}` };
    },
  };
}

const outside = "it leads out of";

/** Whether a file wasn't read because it leads out of its module. */
export function leadsOut(content: FileContent): boolean {
  return "problem" in content && content.problem.startsWith(outside);
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /[/\\]/.test(path.charAt(folder.length));
}
