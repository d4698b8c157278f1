import { evaluateRuby, evaluateWith } from "./modules.js";

/** What is wrong with a function, and that it says where. */
function failure(body: string, before?: string): string | undefined {
  const { diagnostics, error } = evaluateRuby(body, before);
  const [problem] = diagnostics;
  expect(problem?.span.source.name).toBeDefined();
  return error;
}

describe("hostile functions end, with the place", () => {
  const endless = /has not ended|no end in sight|nest without an end/;

  it.each([
    ["a loop without an end", "loop {}"],
    ["while", "while true do end"],
    ["until with retry", "begin\n raise 'x'\nrescue\n retry\nend"],
    ["recursion", "f"],
    ["recursion through blocks", "x = ->(n) { x.call(n + 1) }\n x.call(0)"],
    ["recursion through method_missing", "o = Class.new { def method_missing(n, *a); foo; end }.new\n o.bar"],
    ["an endless range", "(1..).each { |x| }"],
    ["a text that is run", "eval 'loop {}'"],
    ["texts that run themselves", "text = 'eval(text)'\n eval(text)"],
    ["rescue of everything", "loop do\n begin\n  loop {}\n rescue Exception\n end\nend"],
    ["ensure", "begin\n loop {}\nensure\n loop {}\nend"],
    ["a hash that asks itself", "h = Hash.new { |hash, key| hash[key] }\n h[1]"],
  ])("%s", (_name, body) => {
    expect(failure(body)).toMatch(endless);
  });

  it.each([
    ["strings that double", "s = 'x'\n 100.times { s = s + s }"],
    ["strings that are appended to themselves", "s = +'x'\n 100.times { s << s }"],
    ["lists that double", "a = [1]\n 100.times { a += a }"],
    ["repetition", "'x' * 10_000_000_000"],
    ["padding", "'x'.ljust(10_000_000_000)"],
    ["hashes that grow", "h = {}\n 100_000_000.times { |i| h[i] = 'x' * 1000 }"],
    ["powers", "2 ** 10_000_000"],
  ])("%s", (_name, body) => {
    expect(failure(body)).toMatch(/takes more memory|more than|no end in sight|has not ended/);
  });

  it.each([
    ["ObjectSpace", "ObjectSpace.each_object {}", "`ObjectSpace`"],
    ["exec", "exec 'touch /tmp/x'", "`exec`"],
    ["system", "Kernel.system 'x'", "`system`"],
    ["a command", "`touch x`", "a command in backquotes"],
    [
      "a file, from a text inside an object",
      "instance_eval \"File.read('/etc/passwd')\"",
      "`File.read` of a file outside of the modules",
    ],
    ["a file, from a text", "eval \"File.read('/etc/passwd')\"", "`File.read` of a file outside of the modules"],
    ["a file", "File.read('/etc/passwd')", "`File.read` of a file outside of the modules"],
    ["writing a file", "File.write('/tmp/x', 'y')", "`File.write` outside of Puppet's `vardir`"],
    ["a folder", "Dir.glob('*')", "`Dir.glob` outside of the folders of --allow-read"],
    ["a new folder", "Dir.mkdir('/tmp/x')", "`Dir.mkdir` outside of Puppet's `vardir`"],
    ["IO", "IO.popen('x')", "`IO`"],
    ["the environment", "ENV['HOME']", "`ENV['HOME']`"],
    ["a socket", "TCPSocket.new('x', 1)", "`TCPSocket`"],
    ["a thread", "Thread.new {}", "`Thread`"],
    ["send", "__send__(:system, 'x')", "`system`"],
    ["public_send", "Object.new.public_send(:exec, 'x')", "`exec`"],
    ["chance", "rand", "`rand`, which gives another result each time,"],
    ["open", "open('|x')", "`open`"],
  ])("refuse %s by its name", (_name, body, what) => {
    expect(failure(body)).toContain(`'m::f' can't be run: ${what} isn't interpreted`);
  });

  it.each(["constructor", "__proto__", "prototype", "process", "globalThis"])(
    "know nothing of the host: %s",
    (name) => {
      expect(failure(`Object.const_get('${name}')`)).toContain("uninitialized constant");
      expect(failure(`{}.${name}`)).toContain("undefined method");
      expect(failure(`Object.new.send('${name}')`)).toContain("undefined method");
      expect(evaluateRuby(`{}['${name}']`).value).toBe("undef");
    },
  );

  it("read no file outside of the modules", () => {
    const files = {
      "secret.rb": "raise 'read'",
      "modules/m/metadata.json": "{}",
      "modules/m/lib/puppet/functions/m/f.rb":
        "Puppet::Functions.create_function(:'m::f') do\n def f\n  require_relative '../../../../../../secret'\n end\nend\n",
    };
    expect(evaluateWith(files, "m::f()").error).toContain("cannot load such file");
  });

  it.each([
    ["brackets", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    ["parentheses", `${"(".repeat(50_000)}1${")".repeat(50_000)}`],
    ["signs", `${"-".repeat(50_000)}1`],
    ["exclamation marks", `${"!".repeat(50_000)}1`],
    ["a long sum", `1${" + 1".repeat(50_000)}`],
    ["a long chain", `x${".x".repeat(50_000)}`],
    ["assignments", `${"a = ".repeat(50_000)}1`],
    ["ternaries", `${"1 ? 2 : ".repeat(30_000)}3`],
    ["blocks", `${"x { ".repeat(20_000)}${"}".repeat(20_000)}`],
    ["ifs", `${"if 1\n".repeat(20_000)}${"end\n".repeat(20_000)}`],
    ["interpolation", `${'"#{'.repeat(20_000)}1${'}"'.repeat(20_000)}`],
    ["lambdas", `${"-> { ".repeat(20_000)}${"}".repeat(20_000)}`],
    ["elsif", `if 1\n${"elsif 1\n".repeat(50_000)}end`],
    ["powers", `${"1 ** ".repeat(50_000)}1`],
    ["nots", `${"not ".repeat(50_000)}1`],
    ["defs", `${"def a\n".repeat(20_000)}${"end\n".repeat(20_000)}`],
    ["constants", `A${"::A".repeat(50_000)}`],
  ])("may nest deeply in the text: %s", (_name, body) => {
    const { diagnostics, error } = evaluateRuby(body);
    expect(error === undefined || diagnostics[0]!.span !== undefined).toBe(true);
  });
});
