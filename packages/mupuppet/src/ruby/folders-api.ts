import { bytesOfList, type Folders } from "@cairn/diagnostics";
import { after, type Pending } from "@cairn/evaluation";
import { expandGlob } from "@cairn/hiera";
import {
  needText,
  RHash,
  RString,
  throwNotInterpreted,
  type Interpreter,
  type Method,
  type NativeClass,
  type RClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import type { AllowedFolders } from "../facts/allowed-folders.js";
import type { RubyProgram } from "./program.js";
import type { StateWriter } from "./state-api.js";

/** The part of `Dir` that lists the folders of `--allow-read`; all others are rejected. */
export function foldersApi({ compilation }: RubyProgram, writer: StateWriter): NativeClass {
  const { allowed } = compilation.language;
  const matching = (patterns: readonly RubyValue[], name: string, interpreter: Interpreter): RString[] => {
    const folders = foldersSeen(allowed, name, interpreter);
    return patterns.flatMap((pattern) => filesOf(needText(pattern), folders, interpreter));
  };
  const glob: Method<RClass> = [
    1,
    -1,
    (_self, [patterns, ...options], { block, interpreter, name }) => {
      if (options.length > 0) return throwNotInterpreted("`Dir.glob` with options");
      const found = matching(Array.isArray(patterns) ? patterns : [patterns!], name, interpreter);
      return block ? eachOf(found, block, interpreter) : found;
    },
  ];
  const brackets: Method<RClass> = [
    0,
    -1,
    (_self, patterns, { interpreter, name }) => {
      if (patterns.some((each) => each instanceof RHash)) return throwNotInterpreted("`Dir.[]` with options");
      return matching(patterns.flat(1), name, interpreter);
    },
  ];
  const mkdir: Method<RClass> = [
    1,
    2,
    (_self, [path]) => {
      writer.makeFolder(needText(path), "Dir.mkdir");
      return 0n;
    },
  ];
  return { name: "Dir", classMethods: { glob, "[]": brackets, mkdir } };
}

function eachOf(
  found: RString[],
  block: NonNullable<Parameters<Interpreter["send"]>[3]>,
  interpreter: Interpreter,
): Pending<RubyValue> {
  return after(interpreter.send(found, "each", [], block), () => null);
}

type ListedFolders = Pick<Folders, "kindOf" | "readFolder">;

/** What a pattern may look at; each name costs a step. */
function foldersSeen(allowed: AllowedFolders | undefined, name: string, interpreter: Interpreter): ListedFolders {
  const demand = (path: string): AllowedFolders => {
    if (allowed?.allows(path)) return allowed;
    return throwNotInterpreted(`\`Dir.${name}\` outside of the folders of --allow-read`);
  };
  return {
    kindOf: (path) => demand(path).kindOf(path),
    readFolder(path) {
      const entries = demand(path).readFolder(path);
      interpreter.spend(entries.length);
      return entries;
    },
  };
}

function filesOf(pattern: string, folders: ListedFolders, interpreter: Interpreter): RString[] {
  const found = expandGlob(pattern, folders) ?? throwNotInterpreted("a pattern that means so many files");
  interpreter.take(bytesOfList(found.length));
  return found.map((path) => new RString(path));
}
