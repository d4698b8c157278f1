import {
  describeReceiver,
  needText,
  raise,
  RHash,
  RObject,
  RString,
  textOf,
  type Interpreter,
  type Meter,
  type Method,
  type MethodCall,
  type NativeClass,
  type RClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { findFileOf } from "../modules/find-file.js";
import { readText } from "../stdlib/data/read.js";
import type { RubyProgram } from "./program.js";

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
    path: [0, 0, folderOf],
    name: [0, 0, ({ data }) => new RString(nameOf(data))],
    to_s: [0, 0, ({ data }) => new RString(`Module ${nameOf(data)}(${data as string})`)],
    metadata_file: [0, 0, ({ data }) => new RString(`${data as string}/metadata.json`)],
    "has_metadata?": [0, 0, ({ data }) => program.compilation.modules.has(nameOf(data), "metadata.json")],
    metadata: [0, 0, (self, _args, { interpreter }) => metadataOf(self, program, interpreter)],
    forge_name: [
      0,
      0,
      (self, _args, { interpreter }) => {
        const name = metadataOf(self, program, interpreter).get(new RString("name"), interpreter);
        return name instanceof RString ? new RString(name.text.replace("-", "/")) : null;
      },
    ],
    dependencies: [0, 0, (self, _args, call) => fieldOf("dependencies", self, program, call.interpreter) ?? []],
    ...Object.fromEntries(
      ["version", "author", "license", "source", "summary", "description", "project_page"].map((field) => [
        field,
        [0, 0, (self: RObject, _args: unknown, call: MethodCall) => fieldOf(field, self, program, call.interpreter)],
      ]),
    ),
  } satisfies Record<string, Method<RObject>>,
});

const folderOf = ({ data }: RObject): RString => new RString(data as string);
const nameOf = (folder: unknown): string => (folder as string).replace(/^.*\//, "");

function fieldOf(field: string, self: RObject, program: RubyProgram, interpreter: Interpreter): RubyValue {
  return metadataOf(self, program, interpreter).get(new RString(field), interpreter) ?? null;
}

/** What a module's metadata.json says; nothing if there is none that can be read. */
function metadataOf({ data }: RObject, program: RubyProgram, interpreter: Interpreter): RHash {
  const source = program.compilation.modules.read(nameOf(data), "metadata.json")?.value;
  const read = source && readText(source, "json");
  const metadata = read && "value" in read ? interpreter.convert(read.value) : null;
  return metadata instanceof RHash ? metadata : new RHash();
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
function needPath(path: RubyValue | undefined, meter: Meter): string {
  if (path instanceof RString) return path.text;
  return raise("NoMethodError", `undefined method \`split' for ${describeReceiver(path ?? null, meter)}`);
}

function moduleNamed(program: RubyProgram, name: string): RubyValue {
  const folder = program.compilation.modules.folderOf(name);
  if (folder === undefined) return null;
  const made = new RObject(program.world.body("Puppet::Module"));
  made.data = folder;
  return made;
}

function fileNamed(program: RubyProgram, name: string, folder: string): RubyValue {
  const found = findFileOf(program.compilation.modules, name, folder);
  return found === undefined ? null : new RString(found);
}
