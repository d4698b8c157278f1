import { createSource } from "@cairn/diagnostics";
import { quoted, stringPart } from "../../src/emit/print/literals.js";
import { parse } from "../../src/index.js";

test.each(["\0", "a\0'b", '\0"$x${y}\\', "*/ #{1} `id` $(id) --> ]]>", "\u202e", "\u2028"])(
  "the text %j is written as a source may have it, and read as it was",
  (text) => {
    for (const written of [quoted(text), `"${stringPart(text)}"`]) {
      const { diagnostics, value } = parse(createSource("a.ta", `$x = ${written}\n`));
      expect(diagnostics).toEqual([]);
      expect(JSON.stringify(value)).toContain(JSON.stringify(text));
    }
  },
);
