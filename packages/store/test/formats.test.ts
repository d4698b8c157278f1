import { describe, expect, it } from "@jest/globals";
import { dataFormats, formatOf, plainView } from "@cairn/store";

function written(name: string, value: unknown, maxBytes = 0): string | object {
  const result = formatOf(name)!.write(value, plainView, maxBytes);
  return "chunks" in result ? [...result.chunks].join("") : result;
}

const service = { name: "web", ports: [80, 443n], tls: { on: true, note: null }, 'odd "key"': "a b" };

describe("the formats that all languages offer", () => {
  it("have names of their own", () => {
    expect(new Set(dataFormats.map(({ name }) => name)).size).toBe(dataFormats.length);
  });

  it("write TOML: values first, then tables, and no null", () => {
    expect(written("toml", service)).toBe(
      'name = "web"\nports = [80, 443]\n"odd \\"key\\"" = "a b"\n\n[tls]\non = true\n',
    );
  });

  it("write a line for each value", () => {
    expect(written("properties", service)).toBe(
      'name=web\nports.0=80\nports.1=443\ntls.on=true\ntls.note=\nodd\\ "key"=a b\n',
    );
    expect(written("shell", { a: { b: "it's" } })).toBe("a_b='it'\\''s'\n");
  });

  it("say which values they can't write, and what to do instead", () => {
    expect(written("toml", { a: { b: [1n << 64n] } })).toEqual({
      unwritable: [
        { path: ["a", "b", "0"], reason: "its integers have 64 bits", instead: "write it as a string, in quotes" },
      ],
    });
    expect(written("toml", [1])).toMatchObject({ unwritable: [{ path: [] }] });
    expect(written("toml", { a: [null] })).toMatchObject({ unwritable: [{ path: ["a", "0"] }] });
    expect(written("shell", { "a-b": 1, c: [] })).toMatchObject({ unwritable: [{ path: ["a-b"] }, { path: ["c"] }] });
    expect(written("properties", { "a.b": 1, a: { b: 2 } })).toMatchObject({
      unwritable: [{ path: ["a", "b"], reason: "`a.b` has the same name there, `a.b`" }],
    });
  });

  it.each(dataFormats)("never write more bytes than allowed: $name", (format) => {
    const value = { text: "é€😀".repeat(10) };
    const whole = written(format.name, value) as string;
    const bytes = new TextEncoder().encode(whole).length;
    expect(written(format.name, value, bytes)).toBe(whole);
    expect(written(format.name, value, bytes - 1)).toHaveProperty("tooLarge");
  });

  it.each(dataFormats)("refuse a value that shares without end before they write it: $name", (format) => {
    let list: unknown[] = ["x"];
    for (let level = 0; level < 60; level++) list = [list, list];
    expect(written(format.name, { list }, 1_000_000)).toHaveProperty("tooLarge");
  });
});
