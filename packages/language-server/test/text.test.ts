import { describe, expect, it } from "@jest/globals";
import { createSource } from "@cairn/diagnostics";
import { OpenDocument, Text } from "../src/text.js";
import { pathOfUri, uriOfPath } from "../src/uri.js";

describe("a place", () => {
  const text = "a\r\nλ𝒳x\rend\n";
  const columns = { "utf-8": [2, 6, 7], "utf-16": [1, 3, 4], "utf-32": [1, 2, 3] } as const;

  it.each(["utf-8", "utf-16", "utf-32"] as const)("is counted in %s, there and back", (encoding) => {
    const shown = new Text(createSource("a", text), encoding);
    for (const [index, offset] of [4, 6, 7].entries()) {
      const place = { line: 1, character: columns[encoding][index]! };
      expect(shown.position(offset)).toEqual(place);
      expect(shown.offset(place)).toBe(offset);
    }
  });

  it("outside of the text is the nearest inside", () => {
    const shown = new Text(createSource("a", text), "utf-16");
    expect(shown.offset({ line: 1, character: 999 })).toBe(7);
    expect(shown.offset({ line: 99, character: 0 })).toBe(text.length);
  });
});

describe("a text that is open", () => {
  const open = (content: string) => new OpenDocument("file:///a", "/a", "a", 1, content, "utf-16");
  const range = (from: number, to: number) => ({
    start: { line: 0, character: from },
    end: { line: 0, character: to },
  });

  it("takes changes one after the other", () => {
    const changed = open("one two").changed(
      [
        { range: range(0, 3), text: "1" },
        { range: range(2, 5), text: "2" },
      ],
      2,
    );
    expect([changed.content, changed.version]).toEqual(["1 2", 2]);
  });

  it("counts the byte order mark that a client sends, and keeps it", () => {
    const marked = open("\ufeffab");
    expect(marked.source.text).toBe("ab");
    expect(marked.text.position(1)).toEqual({ line: 0, character: 2 });
    expect(marked.changed([{ range: range(1, 2), text: "x" }], 2).content).toBe("\ufeffxb");
  });
});

describe("an address", () => {
  it.each([
    ["file:///srv/a%20b/%C3%A9.pp", "/srv/a b/é.pp"],
    ["file:///c%3A/a.pp", "c:/a.pp"],
    ["file://server/share/a.pp", "//server/share/a.pp"],
    ["untitled:Untitled-1", "/untitled/Untitled-1"],
    ["file:///a%ZZ", "/a%ZZ"],
  ])("%s is the path %s", (uri, path) => expect(pathOfUri(uri)).toBe(path));

  it("of a path leads back to it", () => {
    for (const path of ["/srv/a b/é#?.pp", "c:/a.pp"]) expect(pathOfUri(uriOfPath(path))).toBe(path);
  });
});
