import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { Compiler } from "../../src/compile.js";
import { confineModules } from "../../src/facts/module-files.js";
import { nodeSettings } from "../../src/facts/node-settings.js";
import { diskFiles, diskFolders } from "../../src/node/disk-files.js";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import { compilerParts } from "../../src/parts.js";

/** What a module may try; `CANARY` is the path of a file outside of the modules. */
const attempts: readonly (readonly [what: string, body: string])[] = [
  ["read a file", "File.read('CANARY')"],
  ["read it as a file of its own", 'File.read("#{__dir__}/../../../../../../canary/secret")'],
  ["read it by IO", "IO.read('CANARY')"],
  ["open it", "open('CANARY').read"],
  ["load it", "load 'CANARY'"],
  ["write it", "File.write('CANARY', 'gone')"],
  ["delete it", "File.delete('CANARY')"],
  ["run a command", "exec 'touch CANARY.new'"],
  ["run a command by Kernel", "Kernel.system('touch CANARY.new')"],
  ["run a command in backquotes", "`touch CANARY.new`"],
  ["run a command by its name", "__send__(:system, 'touch CANARY.new')"],
  ["run a command by a method", "method(:system).call('touch CANARY.new')"],
  ["run a command by an instance method", "Kernel.instance_method(:system).bind(self).call('touch CANARY.new')"],
  ["run a command by a symbol", "['touch CANARY.new'].each(&:system)"],
  ["run a command by what is defined", "define_singleton_method(:x, Kernel.method(:exec)); x('touch CANARY.new')"],
  ["run a command by a constant", "Object.const_get('Process').spawn('touch CANARY.new')"],
  ["open a pipe", "IO.popen('touch CANARY.new')"],
  ["open a pipe by open", "open('|touch CANARY.new')"],
  ["evaluate a text", "eval(\"File.read('CANARY')\")"],
  ["evaluate a text in an object", "instance_eval(\"File.read('CANARY')\")"],
  ["evaluate a text in a class", "self.class.class_eval(\"File.read('CANARY')\")"],
  ["look at all objects", "ObjectSpace.each_object(Class).to_a"],
  ["open a socket", "TCPSocket.new('127.0.0.1', 1)"],
  ["fetch an address", "require 'open-uri'\n URI.open('http://127.0.0.1:1/').read"],
  ["read the environment", "ENV.to_h"],
  ["reach the host's prototype", "Object.const_get('constructor').constructor('return process')().exit(1)"],
  ["reach the host by a hash", "{}['__proto__'].fetch('constructor')"],
  ["use Puppet's way to run commands", "Puppet::Util::Execution.execute('touch CANARY.new')"],
  ["use Facter", "Facter::Core::Execution.execute('touch CANARY.new')"],
  ["never end", "loop {}"],
  ["never end in rescue", "begin\n raise 'x'\nrescue Exception\n retry\nend"],
  ["never return", "def x(n) = x(n + 1)\n x(0)"],
  ["define without an end", 'i = 0\n loop { self.class.send(:define_method, :"m#{i += 1}") { i } }'],
  [
    "define methods that define",
    "define_singleton_method(:x) { |n| define_singleton_method(:x) { |m| x(m) }; x(n) }\n x(1)",
  ],
  ["make a text that doubles", "s = 'x'\n loop { s += s }"],
  ["make symbols without an end", 'i = 0\n loop { "s#{i += 1}".to_sym }'],
  ["make classes without an end", "loop { Class.new(Class.new) }"],
  ["throw without an end", "loop { catch(:x) { throw :x } }"],
];

describe("a hostile module", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "cairn-canary-"));
    mkdirSync(join(folder, "canary"));
    writeFileSync(join(folder, "canary/secret"), "the secret");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(attempts)("may not %s: it is told, with the place, in bounded time", (_what, body) => {
    const canary = join(folder, "canary/secret");
    const path = join(folder, "modules/m/lib/puppet/functions/m/f.rb");
    mkdirSync(dirname(path), { recursive: true });
    const text = body.replaceAll("CANARY", canary);
    writeFileSync(path, `Puppet::Functions.create_function(:'m::f') do\n  def f\n${text}\n  end\nend\n`);
    const modulePath = [join(folder, "modules")];
    const compiler = new Compiler(createSource("site.pp", "notify { 'x': message => String(m::f()) }"), {
      parts: compilerParts,
      profile: "openvox8",
      strict: true,
      types: new TypeTable(),
      modulePath,
      files: confineModules(diskFiles, modulePath, diskFolders),
      folders: diskFolders,
      maxMemory: 2 ** 26,
      parseRuby: rubyParser(),
      functions: new Map(),
    });
    const { diagnostics, value } = compiler.compile(nodeSettings("default", undefined));
    expect(diagnostics.find(({ severity }) => severity === "error")?.span.source.name).toBe("site.pp");
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ message }) => message).join()).not.toContain("the secret");
    expect(readFileSync(canary, "utf8")).toBe("the secret");
    expect(readdirSync(join(folder, "canary"))).toEqual(["secret"]);
    expect(existsSync(`${canary}.new`)).toBe(false);
  });
});
