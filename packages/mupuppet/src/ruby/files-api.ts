import {
  needText,
  raise,
  throwNotInterpreted,
  RString,
  type Methods,
  type NativeClass,
  type RClass,
} from "@cairn/ruby-subset";
import type { FileContent } from "@cairn/diagnostics";
import type { Compilation } from "../evaluate/compilation.js";
import type { RubyProgram } from "./program.js";

type Kind = "file" | "folder";

/** The part of `File` that reads files of modules and of the folders of `--allow-read`; all others are rejected. */
export function filesApi({ compilation }: RubyProgram): NativeClass {
  const { demand, kindOf, read } = readableFiles(compilation);
  const asked = (test: (kind: Kind | undefined) => boolean): Methods<RClass>[string] => [
    1,
    1,
    (_self, [path], { name }) => {
      const text = needText(path);
      if (text === "") return false;
      demand(text, name);
      return test(kindOf(text));
    },
  ];
  const isThere = asked((kind) => kind !== undefined);
  return {
    name: "File",
    classMethods: {
      "exist?": isThere,
      "exists?": isThere,
      "readable?": isThere,
      "file?": asked((kind) => kind === "file"),
      "directory?": asked((kind) => kind === "folder"),
      read: [
        1,
        4,
        (_self, [path], { name }) => {
          const text = needText(path);
          demand(text, name);
          const kind = kindOf(text);
          if (kind === undefined) return raise("Errno::ENOENT", `No such file or directory @ rb_sysopen - ${text}`);
          if (kind === "folder") return raise("Errno::EISDIR", `Is a directory @ io_fread - ${text}`);
          return new RString(textOfFile(read(text), text));
        },
      ],
    },
    constants: { SEPARATOR: new RString("/"), PATH_SEPARATOR: new RString(":") },
  };
}

/** The files that Ruby may access. */
function readableFiles({ language, modules }: Compilation) {
  const isOfModules = (path: string): boolean =>
    modules.modulePath.some((base) => path.startsWith(`${base}/`)) && !/(?:^|\/)\.\.(?:\/|$)/.test(path);
  const demand = (path: string, name: string): void => {
    if (!isOfModules(path) && !language.allowed?.allows(path))
      throwNotInterpreted(`\`File.${name}\` of a file outside of the modules`);
  };
  const kindOf = (path: string): Kind | undefined => {
    if (!isOfModules(path)) return language.allowed!.kindOf(path);
    return modules.readPath(path) ? "file" : language.folders?.kindOf(path);
  };
  const read = (path: string): FileContent =>
    isOfModules(path) ? modules.files.read(path) : language.allowed!.read(path);
  return { demand, kindOf, read };
}

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

function textOfFile(content: FileContent, path: string): string {
  if ("bytes" in content) return utf8.decode(content.bytes);
  return raise("Errno::EACCES", `Permission denied @ rb_sysopen - ${path}`);
}
