import type { Layout } from "../serialize/layout.js";
import { dataReferenceText } from "../serialize/serialize.js";
import type { View } from "../serialize/view.js";

/** A scalar as its kind and its string: a boolean's is its name, a number's its digits in JSON's notation. */
export interface Scalar {
  readonly kind: "string" | "number" | "boolean" | "null";
  readonly text: string;
}

const marks = { string: "s", number: "n", null: "0" } as const;

/** Marks scalars by their kind, so that `scalarOf` can tell them apart. */
const marking: Layout = {
  open: () => "",
  before: () => "",
  close: () => "",
  empty: () => "",
  quote: (text) => marks.string + text,
  number: (digits) => marks.number + digits,
  null: marks.null,
  reference: ({ path }) => marks.string + dataReferenceText(path),
};

/** A value that isn't a container. */
export function scalarOf(value: unknown, view: View): Scalar {
  const marked = view.scalar(value, marking, true);
  const text = marked.slice(1);
  switch (marked[0]) {
    case marks.string:
      return { kind: "string", text };
    case marks.number:
      return { kind: "number", text };
    case marks.null:
      return { kind: "null", text: "" };
    default:
      return { kind: "boolean", text: marked };
  }
}
