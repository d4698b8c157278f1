import { inspect, isArray, isHash, quote, type Value } from "@cairn/puppet-core/values";
import { ShortText } from "./short-text.js";

/** A value as one would write it in a manifest, cut where it is long. */
export function shortValue(value: Value): string {
  const text = new ShortText();
  writeValue(text, value);
  return text.toString();
}

/** Writes a value, as far as there is room. */
export function writeValue(text: ShortText, value: Value): void {
  text.nested(() => {
    if (typeof value === "string") text.write(quote(value.slice(0, 100)));
    else if (isArray(value)) text.list(["[", "]"], value, (item) => writeValue(text, item));
    else if (isHash(value)) text.list(["{", "}"], value.entries(), ([key, item]) => writeEntry(text, key, item));
    else text.write(inspect(value));
  });
}

function writeEntry(text: ShortText, key: Value, value: Value): void {
  writeValue(text, key);
  text.write(" => ");
  writeValue(text, value);
}
