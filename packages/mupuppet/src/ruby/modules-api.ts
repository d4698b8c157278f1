import type { Source } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";
import {
  describeReceiver,
  needText,
  raise,
  RHash,
  type RObject,
  RString,
  textOf,
  type Interpreter,
  type Method,
  type Methods,
  type NativeClass,
  type RClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { findFileOf } from "../modules/find-file.js";
import { readText } from "../stdlib/data/read.js";
import type { RubyProgram } from "./program.js";
import { property } from "./stand-ins.js";

/** The form in which functions see an environment, its modules and their files. */
export function modulesApi(program: RubyProgram): readonly NativeClass[] {
  return [environment(program), modules(program), files(program)];
}

function environment(program: RubyProgram): NativeClass {
  const { compilation } = program;
  const name: Method<RClass> = [0, 0, () => new RString(compilation.node.environment)];
  const path: Method<RClass> = [0, 0, () => compilation.language.modulePath.map((each) => new RString(each))];
  return {
    name: "Puppet::Node::Environment",
    classMethods: {
      to_s: name,
      to_str: name,
      name,
      modulepath: path,
      full_modulepath: path,
      modules: [0, 0, () => compilation.modules.names().map((each) => moduleNamed(program, each))],
      module: [1, 1, (_self, [wanted]) => moduleNamed(program, needText(wanted))],
    },
  };
}

const modules = (program: RubyProgram): NativeClass => ({
  name: "Puppet::Module",
  classMethods: {
    find: [1, 2, (_self, [name], { interpreter }) => moduleNamed(program, textOf(name!, interpreter))],
  },
  methods: {
    path: ofFolder((folder) => new RString(folder)),
    name: ofFolder((folder) => new RString(nameOf(folder))),
    to_s: ofFolder((folder) => new RString(`Module ${nameOf(folder)}(${folder})`)),
    metadata_file: ofFolder((folder) => new RString(`${folder}/metadata.json`)),
    "has_metadata?": ofFolder((folder) => program.compilation.modules.has(nameOf(folder), "metadata.json")),
    ...metadataMethods(program),
  } satisfies Methods<RObject>,
});

const ofFolder = property<string>;
const nameOf = (folder: string): string => folder.replace(/^.*\//, "");

function metadataMethods(program: RubyProgram): Methods<RObject> {
  const field = (name: string): Method<RObject> =>
    ofFolder((folder, interpreter) => fieldOf(name, folder, program, interpreter));
  const plain = ["version", "author", "license", "source", "summary", "description", "project_page"];
  return {
    metadata: ofFolder((folder, interpreter) => metadataOf(folder, program, interpreter)),
    dependencies: ofFolder((folder, interpreter) => fieldOf("dependencies", folder, program, interpreter) ?? []),
    forge_name: ofFolder((folder, interpreter) => {
      const name = fieldOf("name", folder, program, interpreter);
      return name instanceof RString ? new RString(name.text.replace("-", "/")) : null;
    }),
    ...Object.fromEntries(plain.map((name) => [name, field(name)])),
  };
}

function fieldOf(name: string, folder: string, program: RubyProgram, interpreter: Interpreter): RubyValue {
  return metadataOf(folder, program, interpreter).get(new RString(name), interpreter) ?? null;
}

/** What a module's metadata.json says; nothing if there is none that can be read. */
function metadataOf(folder: string, program: RubyProgram, interpreter: Interpreter): RHash {
  const source = program.compilation.modules.read(nameOf(folder), "metadata.json")?.value;
  const metadata = source ? interpreter.convert(readMetadata(source)) : null;
  return metadata instanceof RHash ? metadata : new RHash();
}

/** By the file: functions ask for one field after the other. */
const known = new WeakMap<Source, Value>();

function readMetadata(source: Source): Value {
  const before = known.get(source);
  if (before !== undefined) return before;
  const read = readText(source, "json");
  const value = "value" in read ? read.value : null;
  known.set(source, value);
  return value;
}

const files = (program: RubyProgram): NativeClass => ({
  name: "Puppet::Parser::Files",
  isModule: true,
  classMethods: {
    find_template: [
      1,
      2,
      (_self, [name], { interpreter }) => fileNamed(program, needPath(name, interpreter), "templates"),
    ],
    find_file: [1, 2, (_self, [name], { interpreter }) => fileNamed(program, needPath(name, interpreter), "files")],
  },
});

/** A path is split at its first slash. */
function needPath(path: RubyValue | undefined, interpreter: Interpreter): string {
  if (path instanceof RString) return path.text;
  return raise("NoMethodError", `undefined method \`split' for ${describeReceiver(path ?? null, interpreter)}`);
}

function moduleNamed(program: RubyProgram, name: string): RubyValue {
  const folder = program.compilation.modules.folderOf(name);
  if (folder === undefined) return null;
  return program.object("Puppet::Module", folder);
}

function fileNamed(program: RubyProgram, name: string, folder: string): RubyValue {
  const found = findFileOf(program.compilation.modules, name, folder);
  return found === undefined ? null : new RString(found);
}
