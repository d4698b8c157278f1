/** What the search for a program needs from the machine. */
export interface ProgramSearch {
  /** The variable PATH. */
  readonly path: string | undefined;
  readonly isWindows: boolean;
  /** Whether there is an executable file. */
  isProgram(path: string): boolean;
  /** Whether a path is the current folder. */
  isCurrentFolder(path: string): boolean;
}

/**
 * The absolute path of the program `name`, searched for in the folders of PATH; undefined if none has it. The current
 * folder and relative folders in PATH are skipped: working in a folder of somebody else must not run programs in it. A
 * name with a separator is already a path and is returned unchanged.
 */
export function findProgram(name: string, search: ProgramSearch): string | undefined {
  const { isWindows, path = "" } = search;
  if (isWindows ? /[/\\]/.test(name) : name.includes("/")) return name;
  const names = isWindows && !/\.(?:exe|com)$/i.test(name) ? [`${name}.exe`, `${name}.com`] : [name];
  const isAbsolute = isWindows ? /^(?:[A-Za-z]:[/\\]|\\\\)/ : /^\//;
  for (const folder of path.split(isWindows ? ";" : ":")) {
    if (!isAbsolute.test(folder) || search.isCurrentFolder(folder)) continue;
    const found = names.map((each) => `${folder}/${each}`).find((each) => search.isProgram(each));
    if (found !== undefined) return found;
  }
  return undefined;
}
