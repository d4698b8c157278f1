import type { OptionValues } from "@cairn/cli-kit";
import { joinPath, type Folders } from "@cairn/diagnostics";

/** The files that mark a folder as that of an environment. */
const marks = ["environment.conf", "manifests", "hiera.yaml", "Puppetfile"];

/** Whether a folder is that of an environment. */
export function isEnvironment(path: string, { kindOf }: Folders): boolean {
  return kindOf(path) === "folder" && marks.some((mark) => kindOf(joinPath(path, mark)) !== undefined);
}

/** A folder in place of FILE is that of an environment, if no other was named. */
export function withEnvironment([first]: readonly string[], options: OptionValues, folders: Folders): OptionValues {
  if (first === undefined || first === "-" || options["environment"] !== undefined) return options;
  if (!isEnvironment(first, folders)) return options;
  return { ...options, environment: /[/\\]/.test(first) ? first : `./${first}` };
}
