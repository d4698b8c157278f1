import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { nodeHost, writeInto } from "../src/index.js";

const host = nodeHost();
let folder = "";
const at = (path: string) => join(folder, path);
const write = (...paths: string[]) =>
  writeInto(
    host,
    at("out"),
    paths.map((path) => ({ path, chunks: ["new"] })),
  )?.reason;
const textOf = (path: string) => readFileSync(at(path), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-into-"));
  mkdirSync(at("out"));
  mkdirSync(at("outer"));
  writeFileSync(at("secret"), "old");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("writeInto", () => {
  it("makes the folders on the way", () => {
    expect([write("a/b/c.pp"), textOf("out/a/b/c.pp")]).toEqual([undefined, "new"]);
    expect([writeInto(host, at("fresh/out"), [{ path: "c.pp", chunks: ["new"] }]), textOf("fresh/out/c.pp")]).toEqual([
      undefined,
      "new",
    ]);
  });

  it.each(["../secret", "a/../../secret", "/etc/x", "", "a//b", "./a", "..", "a\\..\\b", "a\0b", "con", "x/nul.txt"])(
    "rejects the path %j",
    (path) => {
      expect(write(path)).toMatch(/is not a valid file name/);
      expect(textOf("secret")).toBe("old");
    },
  );

  it("writes through no link that leads out, and creates nothing after it", () => {
    symlinkSync(at("secret"), at("out/file.pp"));
    symlinkSync(at("outer"), at("out/way"));
    symlinkSync("../../" + folder.split("/").at(-1)! + "/outer", at("out/relative"));
    for (const path of ["file.pp", "way/file.pp", "way/deep/file.pp", "relative/file.pp"])
      expect(write(path)).toMatch(/is a symbolic link that leads out of/);
    expect([textOf("secret"), existsSync(at("outer/deep")), existsSync(at("outer/file.pp"))]).toEqual([
      "old",
      false,
      false,
    ]);
  });

  it("writes nothing at all if one of several files can't be written", () => {
    symlinkSync(at("secret"), at("out/b.pp"));
    expect([write("a.pp", "b.pp"), existsSync(at("out/a.pp"))]).toEqual([expect.stringContaining("leads out"), false]);
    expect([write("a.pp", "../x"), existsSync(at("out/a.pp"))]).toEqual([expect.stringContaining("name"), false]);
  });

  testIf(process.platform !== "win32", "Windows has no named pipes among its files")(
    "doesn't wait for a reader of a named pipe",
    () => {
      execFileSync("mkfifo", [at("out/pipe")]);
      expect(write("pipe")).toBe("it is not a plain file");
    },
  );

  it("writes through none into a folder whose name only begins the same", () => {
    mkdirSync(at("out-of-it"));
    symlinkSync(at("out-of-it"), at("out/way"));
    expect(write("way/x")).toMatch(/leads out/);
  });

  it("creates nothing if a link is dangling", () => {
    symlinkSync(at("not-there"), at("out/way"));
    symlinkSync(at("not-there"), at("out/file.pp"));
    expect(write("way/x")).toBeDefined();
    expect([write("file.pp"), textOf("out/file.pp"), existsSync(at("not-there"))]).toEqual([undefined, "new", false]);
  });

  it("follows links that stay inside, and the folder itself if the user names a link", () => {
    mkdirSync(at("out/real"));
    symlinkSync("real", at("out/way"));
    symlinkSync(at("out"), at("link"));
    expect([write("way/x"), textOf("out/real/x")]).toEqual([undefined, "new"]);
    expect([writeInto(host, at("link"), [{ path: "y", chunks: ["new"] }]), textOf("out/y")]).toEqual([
      undefined,
      "new",
    ]);
  });
});
