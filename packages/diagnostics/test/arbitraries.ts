import fc from "fast-check";
import { createSource, createSpan, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import { create } from "./toy.js";

const nasty = [
  ..."\t\r\n\0\u001b\u007f\u009b\u202e\u2028\ufeff",
  "\r\n",
  "e\u0301",
  "\u0301",
  "名",
  "👩‍👩‍👧",
  "🇳🇿",
  "\ud800",
  "%",
  ":",
  ",",
];

/** Sources that mix ordinary code with everything that is hard to show. */
export const nastyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(fc.constantFrom(...nasty), fc.constantFrom(..."ab {};=\n"), fc.string({ unit: "binary", maxLength: 2 })),
    {
      maxLength: 120,
    },
  )
  .map((parts) => parts.join(""));

/** A place anywhere in `source`, its end included. */
export function spanIn(source: Source): fc.Arbitrary<Span> {
  const offset = fc.nat(source.text.length);
  return fc.tuple(offset, offset).map(([one, other]) => createSpan(source, Math.min(one, other), Math.max(one, other)));
}

/** Diagnostics with labels and fixes in two sources, all of their words nasty. */
export const nastyDiagnostic: fc.Arbitrary<Diagnostic> = fc
  .tuple(nastyText, nastyText, nastyText)
  .map(([first, second, name]) => [createSource(`${name}.toy`, first), createSource("b.toy", second)] as const)
  .chain(([first, second]) => {
    const span = fc.oneof(spanIn(first), spanIn(second));
    const label = fc.record({ span, message: nastyText });
    const fix = fc.record({
      label: nastyText,
      edits: fc.array(fc.record({ span, text: nastyText }), { maxLength: 3 }),
    });
    return fc
      .record({
        span,
        link: nastyText,
        labels: fc.array(label, { maxLength: 4 }),
        note: nastyText,
        fixes: fc.array(fix, { maxLength: 2 }),
      })
      .map(({ span: place, link, labels, note, fixes }) =>
        create["link-not-found"](place, { link }, { labels, notes: [note], fixes }),
      );
  });
