import type { Random } from "@cairn/testing/puppet";
import { HashValue, type Value } from "@cairn/puppet-core/values";

const words = [
  ...[
    "a",
    "y",
    "n",
    "Y",
    "yes",
    "No",
    "on",
    "null",
    "~",
    "true",
    "<<",
    "1",
    "0x1f",
    "017",
    "08",
    "1e3",
    "1.5",
    ".",
    ".inf",
  ],
  ...[
    "12:30",
    "2020-01-02",
    "2020-13-02",
    "2020-02-30",
    "2020-01-02 10:11:12",
    ":x",
    ':"x"',
    "--- a",
    "...",
    "-",
    "- a",
  ],
  ...["1_000", "1,5", "-5", "+.5", "#c", "a #b", "a: b", "a:", "a:b", "*x", "&x", "!x", "%x", "@x", "`x", "'q'", '"q"'],
  ...[
    '"q" r',
    "it's",
    'say "x"',
    "{a}",
    "[b]",
    "x,y",
    "?",
    "? a",
    "|",
    ">",
    "",
    " ",
    "  a",
    "a ",
    "a  b",
    "\t",
    "a\tb",
  ],
  ...[
    "é",
    "Grüße aus Köln",
    "😀",
    "\u00a0",
    "\x07",
    "\\",
    "a\\b",
    "ß=1",
    "=",
    "x=y",
    "_a",
    "/etc/x y",
    "C:\\x",
    "\r\n",
    "0b1",
  ],
];
const ends = [" ", " ", " ", "  ", "\n", "\n\n", "\n ", " \n", ": ", "'", '"', "-", ""];

/** A text that YAML may stumble over; some are long, some have many lines. */
export function randomText(random: Random): string {
  const count = random.below(4) === 0 ? random.below(30) : random.below(3);
  let text = random.pick(words);
  for (let index = 0; index < count; index++) {
    const separator = count > 3 && random.below(4) > 0 ? " " : random.pick(ends);
    text += separator + (count > 3 && random.below(3) > 0 ? "word".repeat(1 + random.below(4)) : random.pick(words));
  }
  return random.below(5) === 0 ? text + random.pick(ends) : text;
}

/** A value of plain data; keys are strings, as JSON has them. */
export function randomValue(random: Random, depth = 3): Value {
  const kind = random.below(depth > 0 ? 12 : 8);
  if (kind < 6) return randomText(random);
  if (kind === 6) return random.pick<Value>([null, true, false]);
  if (kind === 7) return random.pick<Value>([0n, -12n, 1.5, -0.25, 1e30, 12345678901234567890n]);
  if (kind < 10) return random.list(3, () => randomValue(random, depth - 1));
  return new HashValue(random.list(3, () => [randomText(random), randomValue(random, depth - 1)]));
}
