import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, posix } from "node:path";
import type { Files } from "@cairn/diagnostics";

/** A case of the manual: what it is run with, and what is expected. */
export interface ManualCase {
  readonly name: string;
  readonly folder: string;
  readonly args: readonly string[];
  readonly needs: readonly string[];
  readonly checksOrder: boolean;
  /** The wanted result. */
  readonly result: string | undefined;
  /** Demands on the errors, one a line. */
  readonly errors: readonly string[] | undefined;
  /** A part of each warning. */
  readonly warnings: readonly string[];
}

interface CaseJson {
  readonly args?: readonly string[];
  readonly needs?: readonly string[];
  readonly order?: boolean;
}

/** All cases of a folder, by name. */
export function readCases(folder: string): ManualCase[] {
  const names = readdirSync(folder).sort();
  return names.filter((name) => existsSync(join(folder, name, "in.cf2"))).map((name) => readCase(folder, name));
}

function readCase(parent: string, name: string): ManualCase {
  const folder = join(parent, name);
  const settings = JSON.parse(read(folder, "case.json") ?? "{}") as CaseJson;
  const { args = [], needs = [], order = true } = settings;
  return {
    ...{ name, folder, args, needs, checksOrder: order },
    result: read(folder, "expect.cf2"),
    errors: read(folder, "expect.err")?.split("\n").filter(Boolean),
    warnings: read(folder, "expect.warn")?.split("\n").filter(Boolean) ?? [],
  };
}

function read(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** The files of a folder for the compiler, named as they are in it. */
export function folderFiles(folder: string): Files {
  return {
    read(path) {
      const at = isAbsolute(path) ? path : join(folder, path);
      return existsSync(at) ? { bytes: readFileSync(at) } : { problem: "no such file" };
    },
    resolve: (from, path) => (posix.isAbsolute(path) ? path : posix.join(posix.dirname(from), path)),
  };
}
