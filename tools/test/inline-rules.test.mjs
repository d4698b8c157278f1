import { describe, expect, it } from "@jest/globals";
import { expandInline } from "../grammars/inline.mjs";

/** The rules of the expanded grammar, each on one line. */
function expanded(text, imported) {
  return expandInline(text, imported)
    .split(";")
    .map((rule) => rule.replace(/\s+/g, " ").trim())
    .filter((rule) => rule !== "");
}

describe("expandInline", () => {
  it("leaves a grammar without marked rules as it is", () => {
    expect(expandInline("// a\nx : y ;\ny : A ;\n")).toBe("// a\nx : y ;\ny : A ;\n");
  });

  it("puts a body where its rule is used, in brackets where they are needed", () => {
    const list = "// @inline\nlist : item ( COMMA item? )* ;\n";
    const item = "// @inline\nitem : A items+=b | C ;\n";
    expect(expanded(`x : OPEN list? CLOSE | D item ;\n${list}${item}`)).toEqual([
      "x : OPEN ( ( A items+=b | C ) ( COMMA ( A items+=b | C )? )* )? CLOSE | D ( A items+=b | C )",
    ]);
  });

  it("keeps sets of tokens together, apart from other alternatives", () => {
    const set = "/** Doc: with a `;`. */\n// @inline\nset : A | B ;\n";
    expect(expanded(`x : ( set | C )* ( set | y ) name=set ;\n${set}`)).toEqual([
      "x : ( A | B | C )* ( ( A | B ) | y ) name=( A | B )",
    ]);
  });

  it("takes marked rules of imported grammars", () => {
    expect(expanded("x : pair* ;\n", ["// @inline\npair : A B ;\n"])).toEqual(["x : ( A B )*"]);
  });

  it("refuses a label that would mark more than a token, and a rule that uses itself", () => {
    expect(() => expandInline("x : name=pair ;\n// @inline\npair : A B ;\n")).toThrow("a label can't mark");
    expect(() => expandInline("x : a ;\n// @inline\na : A a ;\n")).toThrow("use each other");
  });
});
