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
import type { Absences } from "./absences.js";
import { textOfFile, type FileKind, type ProgramFiles } from "./program-files.js";
import { modeIn, writersOf, type StateWriter } from "./state-api.js";

/**
 * The part of `File` that reads files of modules and of the folders of `--allow-read`, and the state below `vardir`.
 * All others aren't there for questions, and reading them is rejected.
 */
export function filesApi(files: ProgramFiles, writer: StateWriter, absences: Absences): NativeClass {
  const asked = (test: (kind: FileKind | undefined) => boolean): Methods<RClass>[string] => [
    1,
    1,
    (_self, [path], { name }) => {
      const text = needText(path);
      if (text === "") return false;
      const readable = files.at(text);
      if (readable) return test(readable.kindOf(text));
      absences.warn(`File.${name}`, text, "file");
      return false;
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
      ...readers(files, writer),
      ...writersOf(writer),
    },
    constants: { SEPARATOR: new RString("/"), PATH_SEPARATOR: new RString(":") },
  };
}

/** The methods that read a whole file, or open it. */
function readers(files: ProgramFiles, writer: StateWriter): Methods<RClass> {
  const contents = (path: RubyValue | undefined, name: string): RString => {
    const text = needText(path);
    const readable = files.at(text) ?? throwNotInterpreted(`\`File.${name}\` of a file outside of the modules`);
    const kind = readable.kindOf(text);
    if (kind === undefined) return raise("Errno::ENOENT", `No such file or directory @ rb_sysopen - ${text}`);
    if (kind === "folder") return raise("Errno::EISDIR", `Is a directory @ io_fread - ${text}`);
    return new RString(textOfFile(readable.read(text), text));
  };
  const opened = (path: RubyValue | undefined, { interpreter, name }: MethodCall): Pending<RubyValue> =>
    interpreter.send(new RClass("StringIO"), "new", [contents(path, name)]);
  const open: Methods<RClass>[string] = [
    1,
    4,
    (_self, [path, mode], call) => {
      const asked = modeIn(mode, call.interpreter) ?? "r";
      if (!/^r(?!.*\+)/.test(asked)) return writer.open(needText(path), asked, call);
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
