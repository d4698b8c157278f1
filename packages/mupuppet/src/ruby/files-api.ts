import { after } from "@cairn/evaluation";
import {
  give,
  needText,
  raise,
  throwNotInterpreted,
  RClass,
  RString,
  type Methods,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import type { FileContent } from "@cairn/diagnostics";
import type { Compilation } from "../evaluate/compilation.js";
import type { RubyProgram } from "./program.js";

type Kind = "file" | "folder";

/** The part of `File` that reads files of modules and of the folders of `--allow-read`; all others are rejected. */
export function filesApi({ compilation }: RubyProgram): NativeClass {
  const { demand, kindOf, read } = readableFiles(compilation);
  const contents = (path: RubyValue | undefined, name: string): RString => {
    const text = needText(path);
    demand(text, name);
    const kind = kindOf(text);
    if (kind === undefined) return raise("Errno::ENOENT", `No such file or directory @ rb_sysopen - ${text}`);
    if (kind === "folder") return raise("Errno::EISDIR", `Is a directory @ io_fread - ${text}`);
    return new RString(textOfFile(read(text), text));
  };
  const open: Methods<RClass>[string] = [
    1,
    4,
    (_self, [path, mode], call) => {
      if (mode instanceof RString && !/^r(?!.*\+)/.test(mode.text))
        return throwNotInterpreted("`File.open` for writing");
      const opened = call.interpreter.send(new RClass("StringIO"), "new", [contents(path, call.name)]);
      return after(opened, (file) => (call.block ? give(call, file) : file));
    },
  ];
  const lines: Methods<RClass>[string] = [
    1,
    2,
    (_self, [path, ...options], { interpreter, name }) => {
      const opened = interpreter.send(new RClass("StringIO"), "new", [contents(path, name)]);
      return after(opened, (file) => interpreter.send(file, "readlines", options));
    },
  ];
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
      read: [1, 4, (_self, [path], { name }) => contents(path, name)],
      open,
      new: open,
      readlines: lines,
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
