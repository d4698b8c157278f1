import type { FolderEntry, Folders } from "@cairn/diagnostics";
import { expandGlob } from "../src/locations/glob.js";

type Entry = Tree | "file" | "dead link" | "link to a";

interface Tree {
  readonly [name: string]: Entry;
}

const a: Tree = {
  "1.conf": "file",
  "2.conf": "file",
  ".h.conf": "file",
  ".hid": { "5.conf": "file" },
  b: { "3.conf": "file", c: { "4.conf": "file" } },
};
const tree: Tree = {
  ...{ a, "a{b}": {}, d: { "6.conf": "file" }, dead: "dead link", "e.d": {} },
  ...{ link: "link to a", "we[ird]": "file", "x.conf": "file" },
};

function find(path: string): Tree | "file" | undefined {
  let found: Entry | undefined = tree;
  for (const name of path.split("/").filter((each) => each !== "" && each !== ".")) {
    const entry: Entry | undefined = typeof found === "object" ? found[name] : undefined;
    found = entry === "link to a" ? a : entry;
  }
  return found === "dead link" ? undefined : found;
}

const folders: Folders = {
  kindOf(path) {
    const found = find(path);
    return typeof found === "object" ? "folder" : found;
  },
  realPath: (path) => path,
  readFolder(path) {
    const found = find(path);
    if (typeof found !== "object") return [];
    const kindOf = (each: Entry): FolderEntry["kind"] =>
      typeof each === "object" ? "folder" : each === "file" ? "file" : "other";
    return Object.entries(found).map(([name, each]) => ({ name, kind: kindOf(each) }));
  },
};

/** What Ruby's `Dir.glob` gives. */
describe("patterns of files", () => {
  it.each([
    ["/*", "/a /a{b} /d /dead /e.d /link /we[ird] /x.conf"],
    ["/*/", "/a/ /a{b}/ /d/ /e.d/ /link/"],
    ["/**", "/a /a{b} /d /dead /e.d /link /we[ird] /x.conf"],
    ["/**/", "/ /a/ /a/b/ /a/b/c/ /a{b}/ /d/ /e.d/"],
    ["a/**/*", "a/1.conf a/2.conf a/b a/b/3.conf a/b/c a/b/c/4.conf"],
    ["**/*.conf", "a/1.conf a/2.conf a/b/3.conf a/b/c/4.conf d/6.conf x.conf"],
    ["a/**/**/*.conf", "a/1.conf a/2.conf a/b/3.conf a/b/c/4.conf"],
    ["a//*.conf", "a//1.conf a//2.conf"],
    ["{d,a}/*.conf", "d/6.conf a/1.conf a/2.conf"],
    ["a/{b,}/*", "a/b/3.conf a/b/c a//1.conf a//2.conf a//b"],
    ["{a,{d,e.d}}", "a d e.d"],
    ["{*.conf,x*}", "x.conf x.conf"],
    ["{a/b", ""],
    ["a\\{b\\}", "a{b}"],
    ["link/**/*.conf", "link/1.conf link/2.conf link/b/3.conf link/b/c/4.conf"],
    ["**/*/", "a/ a/b/ a/b/c/ a{b}/ d/ e.d/ link/"],
    ["**/c/*", "a/b/c/4.conf"],
    ["**/c/", "a/b/c/"],
    ["**/../d", ""],
    ["a/**/b/**/*.conf", "a/b/3.conf a/b/c/4.conf"],
    ["x.conf", "x.conf"],
    ["x.conf/", ""],
    ["a/", "a/"],
    ["*ead", "dead"],
    ["nope", ""],
    ["", ""],
    ["//", "//"],
    ["we\\[ird\\]", "we[ird]"],
    ["we[[]ird]", "we[ird]"],
    ["[a-c]", "a"],
    ["[!a]", "d"],
    ["[z-a]", "a"],
    ["[\\]a]", "a"],
    ["[-a]", "a"],
    ["[]a]", ""],
    ["[a", ""],
    ["?", "a d"],
    ["a**/*.conf", "a/1.conf a/2.conf"],
    ["a/.*", "a/. a/.h.conf a/.hid"],
    ["a/.*/1.conf", "a/./1.conf"],
    ["**/.*", "a/.h.conf a/.hid"],
  ])("%s", (pattern, found) => {
    expect(expandGlob(pattern, folders)?.join(" ")).toBe(found);
  });

  it("are given up where they mean too much", () => {
    expect(expandGlob("{a,b}".repeat(30), folders)).toBeUndefined();
    const many = Array.from({ length: 400 }, (_, at): FolderEntry => ({ name: `${at}`, kind: "folder" }));
    const wide: Folders = { ...folders, readFolder: () => many };
    expect(expandGlob("/*/*/*/y", wide)).toBeUndefined();
  });
});
