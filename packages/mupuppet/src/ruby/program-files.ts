import type { FileContent } from "@cairn/diagnostics";
import { raise } from "@cairn/ruby-subset";
import type { Compilation } from "../evaluate/compilation.js";
import { settingsOf } from "../evaluate/settings-variables.js";
import { normalized } from "./locate.js";

export type FileKind = "file" | "folder";

/** Something that Ruby may read. */
interface Readable {
  kindOf(path: string): FileKind | undefined;
  read(path: string): FileContent;
}

/** The files that Ruby may access: what functions may read, and the state below `vardir`. */
export class ProgramFiles {
  private readonly compilation: Compilation;

  constructor(compilation: Compilation) {
    this.compilation = compilation;
  }

  /** Where a path may be read; undefined if nowhere. */
  at(path: string): Readable | undefined {
    const { language, modules } = this.compilation;
    if (modules.isOfModules(path))
      return {
        kindOf: () => (modules.readPath(path) ? "file" : language.folders?.kindOf(path)),
        read: () => modules.files.read(path),
      };
    if (modules.mayRead(path)) return language.readable;
    const inside = this.statePath(path);
    const { state } = language;
    if (inside === undefined || !state) return undefined;
    return { kindOf: () => state.kindOf(inside), read: () => state.read(inside) };
  }

  /** The path of a file of the state, relative to `vardir`. */
  statePath(path: string): string | undefined {
    const [root, normal] = [settingsOf(this.compilation).get("vardir"), normalized(path)];
    if (typeof root !== "string" || path.includes("\0")) return undefined;
    if (normal === root) return "";
    return normal.startsWith(`${root}/`) ? normal.slice(root.length + 1) : undefined;
  }
}

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** The text of a file that is there. */
export function textOfFile(content: FileContent, path: string): string {
  if ("bytes" in content) return utf8.decode(content.bytes);
  return raise("Errno::EACCES", `Permission denied @ rb_sysopen - ${path}`);
}
