import { bytesOfList } from "@cairn/diagnostics";
import { after, type Pending } from "@cairn/evaluation";
import {
  needText,
  raise,
  RObject,
  RString,
  throwNotInterpreted,
  type Interpreter,
  type MethodCall,
  type Methods,
  type NativeClass,
  type RClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { normalized } from "../locate.js";
import type { RubyFiles } from "./reader.js";

/** `File` and `Puppet::Module` for definitions, which may look at the files of modules. */
export function filesOfDefinitions(files: RubyFiles): readonly NativeClass[] {
  const isThere = asking(files, (path) => files.read(path) !== undefined);
  return [
    {
      name: "File",
      classMethods: {
        "exist?": isThere,
        "exists?": isThere,
        "file?": isThere,
        "readable?": isThere,
        read: [1, 4, (_self, [path], call) => withPath(files, path!, call, (text) => contents(files, text))],
      },
    },
    { name: "Dir", classMethods: { "[]": listing(files), glob: listing(files) } },
    {
      name: "Puppet::Module",
      classMethods: { find: [1, 2, (_self, [name], { interpreter }) => moduleNamed(files, name!, interpreter)] },
      methods: {
        path: [0, 0, ({ data }: RObject) => new RString(data as string)],
        name: [0, 0, ({ data }: RObject) => new RString((data as string).replace(/^.*\//, ""))],
      },
    },
  ];
}

function moduleNamed(files: RubyFiles, name: RubyValue, { world }: Interpreter): RubyValue {
  const folder = files.folderOf(needText(name));
  if (folder === undefined) return null;
  const found = new RObject(world.body("Puppet::Module"));
  found.data = folder;
  return found;
}

/** `Dir['…/*.rb']`: the files of modules that match patterns. */
function listing(files: RubyFiles): Methods<RClass>[string] {
  return [
    1,
    -1,
    (_self, patterns, { interpreter, name }) => {
      const found = patterns.flat().flatMap((each) => {
        const pattern = normalized(needText(each));
        if (!files.isOfModules(pattern)) return throwNotInterpreted(`\`Dir.${name}\` outside of the modules`);
        return files.glob(pattern) ?? throwNotInterpreted("a pattern that means so many files");
      });
      interpreter.take(bytesOfList(found.length));
      return found.map((path) => new RString(path));
    },
  ];
}

/** Goes on with the path of a file of a module; any other is refused. */
function withPath(
  files: RubyFiles,
  path: RubyValue,
  { interpreter, name }: MethodCall,
  then: (path: string) => RubyValue,
): Pending<RubyValue> {
  const text = interpreter.respondsTo(path, "to_path") ? interpreter.send(path, "to_path", []) : path;
  return after(text, (given) => {
    const normal = normalized(needText(given));
    if (files.isOfModules(normal)) return then(normal);
    return throwNotInterpreted(`\`File.${name}\` of a file outside of the modules`);
  });
}

const asking = (files: RubyFiles, test: (path: string) => boolean): Methods<RClass>[string] => [
  1,
  1,
  (_self, [path], call) => withPath(files, path!, call, test),
];

function contents(files: RubyFiles, path: string): RubyValue {
  const source = files.read(path);
  return source ? new RString(source.text) : raise("Errno::ENOENT", `No such file or directory @ rb_sysopen - ${path}`);
}
