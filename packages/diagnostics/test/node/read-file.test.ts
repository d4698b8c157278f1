import { execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { isRegularFile, mostBytes, readFile, readNamed } from "@cairn/diagnostics/node";
import { testIf } from "@cairn/testing";

const testOnUnix = testIf(process.platform !== "win32", "Windows has no such files");
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-read-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function inFolder(name: string): string {
  return join(folder, name);
}

/** A file of so many bytes that takes no space on the disk. */
function sparseFile(name: string, size: number): string {
  writeFileSync(inFolder(name), "");
  truncateSync(inFolder(name), size);
  return inFolder(name);
}

function pipe(name: string): string {
  execFileSync("mkfifo", [inFolder(name)]);
  return inFolder(name);
}

function textOf(content: ReturnType<typeof readFile>): string {
  return "bytes" in content ? Buffer.from(content.bytes).toString() : content.problem;
}

describe("readFile", () => {
  it("reads a file of any usual size whole, empty ones too", () => {
    for (const size of [0, 1, 65535, 65536, 65537, 200_000]) {
      writeFileSync(inFolder("a"), "x".repeat(size));
      expect(textOf(readFile(inFolder("a")))).toBe("x".repeat(size));
    }
  });

  it("returns a brief reason if it can't", () => {
    mkdirSync(inFolder("sub"));
    expect(readFile(inFolder("sub"))).toEqual({ problem: "it is a folder" });
    expect(readFile(inFolder("none"))).toEqual({ problem: "no such file" });
    expect(readFile("a\0b")).toEqual({ problem: "this is not a valid path" });
  });

  it("rejects a file beyond the limit, and reads none in part", () => {
    expect(readFile(sparseFile("large", mostBytes + 1))).toEqual({ problem: "it is larger than 256 MiB" });
    expect(readFile(sparseFile("huge", 600 * 1024 * 1024))).toEqual({ problem: "it is larger than 256 MiB" });
  });

  testOnUnix("says where the bytes come from", () => {
    writeFileSync(inFolder("a"), "");
    symlinkSync("a", inFolder("link"));
    expect(readFile(inFolder("link"))).toMatchObject({ realPath: realpathSync(inFolder("a")) });
  });

  testOnUnix("rejects devices, named pipes and sockets, and links to them, immediately", async () => {
    symlinkSync("/dev/zero", inFolder("zero"));
    symlinkSync(pipe("pipe"), inFolder("link"));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(inFolder("socket"), resolve));
    try {
      expect(readFile("/dev/zero")).toEqual({ problem: "it is a device, not a regular file" });
      expect(readFile(inFolder("zero"))).toEqual({ problem: "it is a device, not a regular file" });
      expect(readFile(inFolder("link"))).toEqual({ problem: "it is a named pipe, not a regular file" });
      expect(readFile(inFolder("socket"))).toEqual({ problem: "it is a socket, not a regular file" });
      expect(readNamed(inFolder("socket"))).toEqual({ problem: "it is a socket, not a regular file" });
      expect(["zero", "link", "socket"].map((name) => isRegularFile(inFolder(name)))).toEqual([false, false, false]);
    } finally {
      server.close();
    }
  });

  testIf(process.platform === "linux", "only Linux has /proc")("reads files that don't know their size", () => {
    expect(textOf(readFile("/proc/self/status"))).toMatch(/^Name:/);
  });
});

describe("readNamed", () => {
  it("reads files as readFile does", () => {
    writeFileSync(inFolder("a"), "one");
    appendFileSync(inFolder("a"), " two");
    expect(textOf(readNamed(inFolder("a")))).toBe("one two");
    expect(readNamed(inFolder("none"))).toEqual({ problem: "no such file" });
  });

  testOnUnix("ends at the bound of a device that never ends", () => {
    expect(readNamed("/dev/zero")).toEqual({ problem: "it is larger than 256 MiB" });
    expect(textOf(readNamed("/dev/null"))).toBe("");
  });

  testOnUnix("waits for a slow writer of a pipe", () => {
    const path = pipe("pipe");
    spawn("sh", ["-c", `sleep 0.2; exec > ${path}; echo one; sleep 0.2; echo two`], { stdio: "ignore" });
    expect(textOf(readNamed(path))).toBe("one\ntwo\n");
  });

  testOnUnix("doesn't wait for ever for somebody to write to a pipe", () => {
    expect(readNamed(pipe("pipe"))).toEqual({ problem: "nothing came from it for 5 seconds" });
  });
});
