/** What looking for a program asks the machine. */
export interface ProgramSearch {
  /** The variable PATH. */
  readonly path: string | undefined;
  readonly isWindows: boolean;
  /** Whether a file that can be run is there. */
  isProgram(path: string): boolean;
  /** Whether a path is the current folder. */
  isCurrentFolder(path: string): boolean;
}

/**
 * The whole path of the program `name`, by the folders of PATH; nothing where none has it. The current folder and folders that are seen
 * from it are passed over, wherever PATH has them: whoever looks at a foreign folder doesn't mean to start what lies there. A name
 * with a separator is a path already and stays as it is.
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
