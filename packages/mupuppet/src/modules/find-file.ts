import type { Source } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { leadsOut } from "../facts/module-files.js";
import type { Modules } from "./modules.js";

/** Where a file of a module is: `module/file` below `folder`, or a whole path; undefined if there is no such file. */
export function findFileOf(modules: Modules, reference: string, folder: string): string | undefined {
  const path = pathOf(modules, reference, folder);
  return path !== undefined && modules.readPath(path) !== undefined ? path : undefined;
}

/** The same; throws a Failure if the path leads out of its module. */
export function findFileInside(modules: Modules, reference: string, folder: string): string | undefined {
  const path = findFileOf(modules, reference, folder);
  const content = path === undefined ? undefined : modules.contentOf(path);
  if (content && "problem" in content && leadsOut(content))
    throw new Failure("missing-file", `can't read \`${path}\`: ${content.problem}`);
  return path;
}

function pathOf(modules: Modules, reference: string, folder: string): string | undefined {
  if (reference.startsWith("/")) return demandReadable(modules, reference);
  const slash = reference.indexOf("/");
  if (slash < 1) return undefined;
  return modules.pathOf(reference.slice(0, slash), `${folder}/${reference.slice(slash + 1)}`);
}

/**
 * Throws a Failure for other files of the machine. Whether they exist isn't looked at: the result would depend on the
 * machine, and tell a module about it.
 */
function demandReadable(modules: Modules, path: string): string {
  if (modules.mayRead(path)) return path;
  throw new Failure("missing-file", `can't read \`${path}\`: it is outside of the modules and the environment`, {
    help: `to let functions read files there, write \`--allow-read ${path.slice(0, path.lastIndexOf("/")) || "/"}\``,
  });
}

/** The bytes of a file that was found. */
export function readBytes(modules: Modules, path: string): Uint8Array {
  const content = modules.contentOf(path);
  if ("bytes" in content) return content.bytes;
  throw new Failure("missing-file", `can't read \`${path}\`: ${content.problem}`);
}

/** The text of a file that was found. */
export function readFound(modules: Modules, path: string): Source {
  const { value, diagnostics } = modules.readPath(path)!;
  if (value) return value;
  const [problem] = diagnostics;
  const { message, span } = problem!;
  throw new Failure("missing-file", message, { span });
}
