import { after, type Pending } from "@cairn/evaluation";
import {
  give,
  needText,
  raise,
  throwNotInterpreted,
  RClass,
  RString,
  type MethodCall,
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
  const files = readableFiles(compilation);
  const { demand, kindOf } = files;
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
      ...readers(files),
    },
    constants: { SEPARATOR: new RString("/"), PATH_SEPARATOR: new RString(":") },
  };
}

type ReadableFiles = ReturnType<typeof readableFiles>;

/** The methods that read a whole file, or open it for reading. */
function readers({ demand, kindOf, read }: ReadableFiles): Methods<RClass> {
  const contents = (path: RubyValue | undefined, name: string): RString => {
    const text = needText(path);
    demand(text, name);
    const kind = kindOf(text);
    if (kind === undefined) return raise("Errno::ENOENT", `No such file or directory @ rb_sysopen - ${text}`);
    if (kind === "folder") return raise("Errno::EISDIR", `Is a directory @ io_fread - ${text}`);
    return new RString(textOfFile(read(text), text));
  };
  const opened = (path: RubyValue | undefined, { interpreter, name }: MethodCall): Pending<RubyValue> =>
    interpreter.send(new RClass("StringIO"), "new", [contents(path, name)]);
  const open: Methods<RClass>[string] = [
    1,
    4,
    (_self, [path, mode], call) => {
      if (mode instanceof RString && !/^r(?!.*\+)/.test(mode.text))
        return throwNotInterpreted("`File.open` for writing");
      return after(opened(path, call), (file) => (call.block ? give(call, file) : file));
    },
  ];
  return {
    read: [1, 4, (_self, [path], { name }) => contents(path, name)],
    open,
    new: open,
    readlines: [
      1,
      2,
      (_self, [path, ...options], call) =>
        after(opened(path, call), (file) => call.interpreter.send(file, "readlines", options)),
    ],
  };
}

/** The files that Ruby may access. */
function readableFiles({ language, modules }: Compilation) {
  const isOfModules = (path: string): boolean => modules.isOfModules(path);
  const demand = (path: string, name: string): void => {
    if (!modules.mayRead(path)) throwNotInterpreted(`\`File.${name}\` of a file outside of the modules`);
  };
  const kindOf = (path: string): Kind | undefined => {
    if (!isOfModules(path)) return language.readable!.kindOf(path);
    return modules.readPath(path) ? "file" : language.folders?.kindOf(path);
  };
  const read = (path: string): FileContent =>
    isOfModules(path) ? modules.files.read(path) : language.readable!.read(path);
  return { demand, kindOf, read };
}

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

function textOfFile(content: FileContent, path: string): string {
  if ("bytes" in content) return utf8.decode(content.bytes);
  return raise("Errno::EACCES", `Permission denied @ rb_sysopen - ${path}`);
}
