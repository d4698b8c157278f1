import { colonPaths, dotPaths, formatPath, parsePath } from "@cairn/store";
import fc from "fast-check";

describe("paths", () => {
  it.each([colonPaths, dotPaths])("are read back as they were printed, with $separator", (notation) => {
    const names = fc.array(
      fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("a", "0", "a:b", "a.b", '"', "\\", " ")),
      { minLength: 1 },
    );
    fc.assert(fc.property(names, (path) => expect(parsePath(formatPath(path, notation), notation)).toEqual(path)));
  });

  it("need quotes only if they could be misread", () => {
    expect(formatPath(["a", "b-c", "0"])).toBe("a:b-c:0");
    expect(formatPath(["a", "b.c", ""], dotPaths)).toBe('a."b.c".""');
    expect(formatPath(["a", "b c"], { separator: ":", isPlain: () => true })).toBe("a:b c");
  });

  it("may have blanks around separators", () => {
    expect(parsePath(" a : b :c ")).toEqual(["a", "b", "c"]);
  });

  it.each(["", ":", "a:", ":a", "a::b", '"a', '"a"b', 'a"b', '"\\x"'])("can't be read from %j", (text) => {
    expect(parsePath(text)).toBeUndefined();
  });
});
