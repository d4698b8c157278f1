import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { testIf } from "@cairn/testing";
import { hasPuppet } from "@cairn/testing/puppet";
import { installedRuby } from "../../src/cli/installed-ruby.js";
import { load } from "../../src/node/compile-file.js";

const withPuppet = testIf(hasPuppet, "needs puppet");

const functionOf = (name: string, body: string): Record<string, string> => ({
  [`modules/web/lib/puppet/functions/web/${name}.rb`]: `Puppet::Functions.create_function(:'web::${name}') do\n${body}\nend\n`,
});

const files: Readonly<Record<string, string>> = {
  key: "it is read\n",
  "hiera.yaml": "version: 5\nhierarchy: [{ name: own, lookup_key: web::data, options: { from: there } }]\n",
  ...functionOf("key", "  def key(path)\n    puts 'printed'\n    File.read(path).strip\n  end"),
  ...functionOf("same", "  def same(value)\n    `true`\n    value\n  end"),
  ...functionOf("count", "  def count\n    `true`\n    ($count = ($count || 0) + 1).to_s\n  end"),
  ...functionOf("fail", "  def fail\n    `true`\n    raise Puppet::Error, 'as told'\n  end"),
  ...functionOf("hang", "  def hang(path)\n    File.write(path, '')\n    sleep\n  end"),
  ...functionOf("leave", "  def leave\n    `true`\n    exit!\n  end"),
  ...functionOf(
    "data",
    `  def data(key, options, context)
    \`true\`
    context.not_found unless key == 'port'
    context.cache(key, "#{options['from']}, #{context.interpolate('%{facts.kind}')}")
  end`,
  ),
};

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

describe("`--ruby`: functions that can't be interpreted", () => {
  let folder: string;
  const askRuby = installedRuby();
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "cairn-installed-ruby-"));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function titleOf(expression: string, ask = askRuby) {
    writeFileSync(join(folder, "site.pp"), `notify { String(${expression}): }\n`);
    const { value, diagnostics } = await load(join(folder, "site.pp"), {
      modulePath: [join(folder, "modules")],
      hieraConfig: join(folder, "hiera.yaml"),
      facts: { kind: "web" },
      askRuby: ask,
    });
    return value?.resources.find(({ type }) => type === "Notify")?.title ?? diagnostics[0]?.message;
  }

  withPuppet("run in the installed Ruby, and may print", async () => {
    expect(await titleOf(`web::key('${folder}/key')`)).toBe("it is read");
  });

  for (const value of [
    "{ 'a' => [1, 2.5, true, undef], 3 => 'ä' }",
    "Timestamp('2026-01-01T00:00:00Z')",
    "Timespan('1-02:03:04')",
    "Binary('aGk=')",
    "/a.b/",
    "SemVer('1.2.3')",
    "default",
    "Sensitive('s')",
  ])
    withPuppet(`take and return ${value} as it is`, async () => {
      expect(await titleOf(`web::same(${value})`)).toBe(await titleOf(value));
    });

  withPuppet("run once for each node and arguments", async () => {
    expect(await titleOf("[web::count(), web::count()]")).toBe("['1', '1']");
    expect(await titleOf("web::count()")).toBe("2");
  });

  withPuppet("serve Hiera, with a context", async () => {
    expect(await titleOf("[lookup('port'), lookup('none', default_value => 'nowhere')]")).toBe(
      "['there, web', 'nowhere']",
    );
  });

  withPuppet("fail as they do in Puppet, and may end Ruby", async () => {
    expect(await titleOf("web::fail()")).toBe("as told");
    expect(await titleOf("web::leave()")).toBe("'web::leave' can't be run: a command in backquotes isn't interpreted");
    expect(await titleOf("web::same(1)")).toBe("1");
  });

  it("are named all at once in a run without it, with what each needs", async () => {
    writeFileSync(join(folder, "site.pp"), "notify { web::count(): }\nnotify { web::key('x'): }\n");
    const { diagnostics } = await load(join(folder, "site.pp"), { modulePath: [join(folder, "modules")] });
    const notes = diagnostics.map((each) => each.notes.filter((note) => note.includes("--ruby")));
    expect(notes).toEqual([
      [
        "functions of this run that `--ruby` would run: 'web::count' (a command in backquotes isn't interpreted), " +
          "'web::key' (`File.read` of a file outside of the modules isn't interpreted)",
      ],
      [],
    ]);
  });

  withPuppet("end with the compiler, even if they hang", async () => {
    const script = join(import.meta.dirname, "../../ruby/answer-calls.rb");
    const shell = spawn("sh", ["-c", 'exec 3<&0; ruby "$0" <&3 & echo $!; wait', script]);
    const [line] = (await once(shell.stdout, "data")) as [Buffer];
    const node = { name: "web1", environment: "production", modulePath: [join(folder, "modules")], facts: {} };
    const started = join(folder, "started");
    for (const request of [{ node }, { function: "web::hang", arguments: [started] }])
      shell.stdin.write(`${JSON.stringify(request)}\n`);
    while (!existsSync(started)) await setTimeout(50);
    shell.kill("SIGKILL");
    while (isRunning(Number(line.toString()))) await setTimeout(50);
    shell.stdin.destroy();
  });

  it("say why if there is no answer", async () => {
    expect(await titleOf("web::count()", () => ({ problem: "no Ruby" }))).toMatch(/^'web::count' can't be run/);
  });
});
