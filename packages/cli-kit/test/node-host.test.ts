import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { eventually, testIf } from "@cairn/testing";
import { expandPattern } from "../src/glob.js";
import { nodeHost } from "../src/index.js";

const host = nodeHost();
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cli-kit-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("makeFolder", () => {
  it("makes a folder with those around it, and is content with one that is there", () => {
    const path = join(folder, "a/b");
    expect([host.makeFolder(path), host.makeFolder(path)]).toEqual([undefined, undefined]);
    expect(host.kindOf(path)).toBe("folder");
  });

  it("returns the reason if it can't", () => {
    writeFileSync(join(folder, "file"), "");
    expect(host.makeFolder(join(folder, "file/b"))).toEqual(expect.any(String));
    expect(host.makeFolder(join(folder, "file"))).toEqual(expect.any(String));
  });

  testIf(existsSync("/proc/self"), "this machine has no /proc")(
    "doesn't try for ever where no folder can be made",
    () => {
      expect(host.makeFolder("/proc/none/inner")).toEqual(expect.any(String));
    },
  );

  it("makes private folders for the user only", () => {
    const path = join(folder, "secret/keys");
    expect(host.makeFolder(path, "private")).toBeUndefined();
    expect([path, dirname(path)].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o700]);
  });
});

describe("writeFile", () => {
  it("makes a file and replaces one, keeping its mode", () => {
    const path = join(folder, "out.json");
    expect(host.writeFile(path, ["a", "b"])).toBeUndefined();
    expect(readFileSync(path, "utf8")).toBe("ab");
    chmodSync(path, 0o640);
    expect(host.writeFile(path, ["c"])).toBeUndefined();
    expect([readFileSync(path, "utf8"), statSync(path).mode & 0o777]).toEqual(["c", 0o640]);
  });

  it("writes to the target of a symbolic link", () => {
    const [target, link] = [join(folder, "target"), join(folder, "link")];
    writeFileSync(target, "old");
    symlinkSync("target", link);
    expect(host.writeFile(link, ["new"])).toBeUndefined();
    expect([readFileSync(target, "utf8"), readdirSync(folder)]).toEqual(["new", ["link", "target"]]);
  });

  it("leaves the old file, and nothing else, if the text can't be produced", () => {
    const path = join(folder, "out.json");
    writeFileSync(path, "old");
    function* broken(): Iterable<string> {
      yield "half";
      throw new TypeError("planted");
    }
    expect(() => host.writeFile(path, broken())).toThrow("planted");
    expect([readFileSync(path, "utf8"), readdirSync(folder)]).toEqual(["old", ["out.json"]]);
  });

  it("takes no notice of what a killed process with the same number has left", () => {
    const path = join(folder, "out.json");
    writeFileSync(`${path}.${process.pid}.tmp`, "half");
    expect(host.writeFile(path, ["whole"])).toBeUndefined();
    expect([readFileSync(path, "utf8"), readdirSync(folder)]).toEqual(["whole", ["out.json"]]);
  });

  it("returns the reason if it couldn't", () => {
    mkdirSync(join(folder, "sub"));
    expect(host.writeFile(join(folder, "no/such/file"), ["x"])).toBe("its folder does not exist");
    expect(host.writeFile(join(folder, "sub"), ["x"])).toBe("it is a folder");
  });
});

describe("removeLeftovers", () => {
  it("removes what processes have left that run no more, and nothing else", () => {
    const ended = spawnSync(process.execPath, ["-e", ""]).pid;
    const kept = ["a.json", "a.tmp", `b.json.${process.ppid}.tmp`, "c.1x.tmp"];
    for (const name of [...kept, `d.json.${ended}.tmp`, `e.json.${process.pid}.tmp`])
      writeFileSync(join(folder, name), "");
    host.removeLeftovers!(folder);
    expect(readdirSync(folder).sort()).toEqual(kept);
    host.removeLeftovers!(join(folder, "none"));
  });
});

describe("read and folders", () => {
  it("reads bytes, or returns the reason", () => {
    writeFileSync(join(folder, "a.kv"), "é");
    expect(host.read(join(folder, "a.kv"))).toEqual({
      bytes: Buffer.from([0xc3, 0xa9]),
      realPath: join(folder, "a.kv"),
    });
    expect(host.read(join(folder, "b.kv"))).toEqual({ problem: "no such file" });
    expect(host.read(folder)).toEqual({ problem: "it is a folder" });
    expect(host.read("a\0b")).toEqual({ problem: "this is not a valid path" });
  });

  it("terminates in a folder with a link to itself", () => {
    mkdirSync(join(folder, "sub"));
    writeFileSync(join(folder, "sub/a.kv"), "");
    symlinkSync("..", join(folder, "sub/loop"));
    symlinkSync("a.kv", join(folder, "sub/b.kv"));
    expect(expandPattern(host, folder, [".kv"])).toEqual([join(folder, "sub/a.kv"), join(folder, "sub/b.kv")]);
    expect(expandPattern(host, `${folder}/**`, [".kv"])).toEqual([join(folder, "sub/a.kv"), join(folder, "sub/b.kv")]);
  });
});

describe("watch", () => {
  it("reports a file that is replaced, and nothing else", async () => {
    const [path, other] = [join(folder, "a.kv"), join(folder, "b.kv")];
    writeFileSync(path, "1");
    let changes = 0;
    const stop = host.watch([path], () => changes++);
    try {
      writeFileSync(other, "x");
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(changes).toBe(0);
      host.writeFile(path, ["2"]);
      await eventually(() => expect(changes).toBeGreaterThan(0));
    } finally {
      stop();
    }
  });
});

describe("run", () => {
  it("ends a program that writes without end", async () => {
    const endless = "const text = 'x'.repeat(2 ** 20); const more = () => process.stdout.write(text, more); more();";
    const { status, stderr, stdout } = await nodeHost().run(process.execPath, ["-e", endless]);
    expect([status, stderr, stdout]).toEqual([128, `${process.execPath}: it writes more than 256 MiB\n`, ""]);
  }, 60_000);

  const path = process.env["PATH"];
  afterEach(() => void (process.env["PATH"] = path));

  it.each([".", "", "/nowhere:."])("starts nothing in the current folder, whatever PATH is: %j", async (folders) => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      writeFileSync("lurking", "#!/bin/sh\n: > started\n", { mode: 0o755 });
      process.env["PATH"] = folders;
      expect(await host.run("lurking", [])).toMatchObject({ status: 127 });
      expect(existsSync("started")).toBe(false);
    } finally {
      process.chdir(before);
    }
  });

  it("runs a program, and reports a missing one", async () => {
    const words = ["-e", "process.stdin.pipe(process.stdout); process.exitCode = 3"];
    expect(await host.run(process.execPath, words, "text")).toEqual({ status: 3, stdout: "text", stderr: "" });
    expect(await host.run("no-such-program-anywhere", [])).toMatchObject({ status: 127, stdout: "" });
  });
});
