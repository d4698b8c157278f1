import { after, type Pending } from "@cairn/evaluation";
import {
  give,
  hasBytes,
  needText,
  raise,
  throwNotInterpreted,
  RClass,
  RHash,
  RObject,
  RString,
  RSymbol,
  textOf,
  type Interpreter,
  type MethodCall,
  type Methods,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { textOfFile, type ProgramFiles } from "./program-files.js";
import type { RubyProgram } from "./program.js";
import type { StateFiles } from "../facts/state-files.js";

type MethodOfClass = Methods<RClass>[string];

/** A file or folder of the state. */
interface Place {
  readonly state: StateFiles;
  /** Relative to `vardir`. */
  readonly inside: string;
}

/** The modes that write a whole text, or add to it. */
const plainModes = /^[wa]\+?(?::|$)/;

/** The mode that `File.open` or `File.write` is given: a string, or the option `mode`. */
export function modeIn(given: RubyValue | undefined, interpreter: Interpreter): string | undefined {
  const mode = given instanceof RHash ? given.get(RSymbol.of("mode"), interpreter) : given;
  return mode instanceof RString ? mode.text : undefined;
}

/** What Ruby changes below `vardir`. Changes elsewhere are rejected. */
export class StateWriter {
  private readonly program: RubyProgram;
  private readonly files: ProgramFiles;

  constructor(program: RubyProgram, files: ProgramFiles) {
    this.program = program;
    this.files = files;
  }

  /** `File.open` in a mode that writes: the block gets a buffer, which is the file's text afterwards. */
  open(path: string, mode: string, call: MethodCall): Pending<RubyValue> {
    const { block, interpreter } = call;
    if (!block) return throwNotInterpreted("`File.open` for writing without a block");
    if (!plainModes.test(mode)) return throwNotInterpreted(`\`File.open\` in the mode \`${mode}\``);
    const text = mode.startsWith("a") ? this.textOf(path, call.name) : "";
    const buffer = interpreter.send(new RClass("StringIO"), "new", [new RString(text), new RString(mode)]);
    return after(buffer, (file) =>
      after(give(call, file), (result) =>
        after(interpreter.send(file, "string", []), (written) => {
          this.save(path, textOf(written, interpreter), call.name);
          return result;
        }),
      ),
    );
  }

  save(path: string, text: string, name: string): void {
    const { inside, state } = this.placeOf(path, `File.${name}`);
    if (state.kindOf(inside.replace(/(?:^|\/)[^/]*$/, "")) !== "folder")
      raise("Errno::ENOENT", `No such file or directory @ rb_sysopen - ${path}`);
    const problem = state.write(inside, text);
    if (problem !== undefined) raise("Errno::EIO", `${problem} @ rb_sysopen - ${path}`);
    if (!state.isKept) this.warnOfLoss(inside);
  }

  makeFolder(path: string, name: string): void {
    const { inside, state } = this.placeOf(path, name);
    const problem = state.makeFolder(inside);
    if (problem !== undefined) raise("Errno::EIO", `${problem} @ dir_s_mkdir - ${path}`);
  }

  placeOf(path: string, name: string): Place {
    const inside = this.files.statePath(path);
    const { state } = this.program.compilation.language;
    return inside !== undefined && state
      ? { state, inside }
      : throwNotInterpreted(`\`${name}\` outside of Puppet's \`vardir\``);
  }

  /** The text of a file; empty if there is none. */
  textOf(path: string, name: string): string {
    const { inside, state } = this.placeOf(path, `File.${name}`);
    return state.kindOf(inside) === undefined ? "" : textOfFile(state.read(inside), path);
  }

  private warnOfLoss(path: string): void {
    const { compilation, host } = this.program;
    compilation.warn("unkept-state", `\`${path}\` is kept in memory, only for this run`, host.current.span);
  }
}

/** The methods of `File` that change files. */
export function writersOf(writer: StateWriter): Methods<RClass> {
  const write: MethodOfClass = [
    2,
    3,
    (_self, [path, content, options], { interpreter, name }) => {
      const mode = modeIn(options, interpreter) ?? "w";
      if (typeof options === "bigint") return throwNotInterpreted("`File.write` at a place in the file");
      if (!plainModes.test(mode)) return throwNotInterpreted(`\`File.write\` in the mode \`${mode}\``);
      if (hasBytes(content!)) return throwNotInterpreted("`File.write` of a binary string");
      const text = textOf(content!, interpreter);
      const before = mode.startsWith("a") ? writer.textOf(needText(path), name) : "";
      writer.save(needText(path), before + text, name);
      return BigInt(new TextEncoder().encode(text).length);
    },
  ];
  const stat: MethodOfClass = [
    1,
    1,
    (_self, [path], { interpreter }) => {
      const { inside, state } = writer.placeOf(needText(path), "File.stat");
      if (state.kindOf(inside) === undefined)
        return raise("Errno::ENOENT", `No such file or directory @ rb_file_s_stat - ${needText(path)}`);
      return new RObject(interpreter.world.body("File::Stat"));
    },
  ];
  return { write, stat, chown: ofOwner(writer, "File", 2), chmod: ofOwner(writer, "File", 1) };
}

/** The folders below `vardir`. Files there belong to the server, whoever they are given to. */
export function stateApi(writer: StateWriter): readonly NativeClass[] {
  const make: MethodOfClass = [
    1,
    2,
    (_self, [paths], { name }) => {
      for (const path of Array.isArray(paths) ? paths : [paths!])
        writer.makeFolder(needText(path), `FileUtils.${name}`);
      return paths!;
    },
  ];
  const [owner, mode] = [ofOwner(writer, "FileUtils", 2), ofOwner(writer, "FileUtils", 1)];
  const classMethods = { mkdir_p: make, makedirs: make, chown: owner, chown_R: owner, chmod: mode, chmod_R: mode };
  return [
    { name: "FileUtils", isModule: true, classMethods },
    { name: "File::Stat", methods: { uid: [0, 0, () => 0n], gid: [0, 0, () => 0n] } },
  ];
}

/** A method that changes an owner or a mode: so many arguments, then paths. It changes nothing. */
function ofOwner(writer: StateWriter, module: string, count: number): MethodOfClass {
  return [
    count,
    -1,
    (_self, args, { name }) => {
      const paths = args.slice(count).flatMap((each) => (each instanceof RString || Array.isArray(each) ? each : []));
      for (const path of paths) writer.placeOf(needText(path), `${module}.${name}`);
      return BigInt(paths.length);
    },
  ];
}
