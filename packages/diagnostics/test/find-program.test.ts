import { describe, expect, it } from "@jest/globals";
import { findProgram } from "../src/index.js";

function find(name: string, path: string | undefined, files: readonly string[], isWindows = false): string | undefined {
  return findProgram(name, {
    path,
    isWindows,
    isProgram: (file) => files.includes(file),
    isCurrentFolder: (folder) => folder === "/clone" || folder === "C:\\clone",
  });
}

describe("findProgram", () => {
  it("takes the first folder of PATH that has it", () => {
    expect(find("git", "/a:/b:/c", ["/b/git", "/c/git"])).toBe("/b/git");
    expect(find("git", "C:\\a;C:\\b", ["C:\\b/git.exe"], true)).toBe("C:\\b/git.exe");
    expect(find("git.EXE", "C:\\a", ["C:\\a/git.EXE"], true)).toBe("C:\\a/git.EXE");
  });

  it.each([".", "", "bin", "./bin", "../clone", "/clone", ":", "bin:", ":."])(
    "finds nothing in the current folder: PATH=%j",
    (path) => {
      const files = ["git", "./git", "/git", "bin/git", "./bin/git", "../clone/git", "/clone/git"];
      expect(find("git", path, files)).toBeUndefined();
      expect(find("git", `${path}:/usr/bin`, [...files, "/usr/bin/git"])).toBe("/usr/bin/git");
    },
  );

  it.each([".", "", "bin", "\\bin", "C:bin", "C:\\clone"])(
    "finds nothing in the current folder of Windows: PATH=%j",
    (path) => {
      const files = ["git.exe", ".\\git.exe", "./git.exe", "/git.exe", "bin/git.exe", "\\bin/git.exe", "C:bin/git.exe"];
      expect(find("git", path, [...files, "C:\\clone/git.exe"], true)).toBeUndefined();
    },
  );

  it("leaves a path as it is, and finds nothing without PATH", () => {
    expect(find("./compiler", "/a", [])).toBe("./compiler");
    expect(find(".\\compiler", "", [], true)).toBe(".\\compiler");
    expect(find("git", undefined, ["/git", "git"])).toBeUndefined();
  });
});
