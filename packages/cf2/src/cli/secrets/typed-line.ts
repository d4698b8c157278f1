/** The line typed so far, and how it ended. */
export interface TypedLine {
  readonly text: string;
  readonly end: "entered" | "interrupted" | "given-up" | undefined;
}

/** The escape sequences of arrow keys and the like. */
const sequences = /\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])/g;

/** Anything typed after one of these is ignored. */
const ends: Readonly<Record<string, TypedLine["end"]>> = {
  "\r": "entered",
  "\n": "entered",
  "\u0003": "interrupted",
  "\u0004": "entered",
};

/**
 * The line after further key presses of a terminal in raw mode: Backspace, Ctrl-U, Ctrl-C, Ctrl-D and Enter have their
 * usual meaning.
 */
export function typeKeys(line: TypedLine, keys: string): TypedLine {
  let { text } = line;
  for (const key of keys.replace(sequences, "")) {
    const end = ends[key];
    if (end) return { text, end: key === "\u0004" && text === "" ? "given-up" : end };
    if (key === "\u007f" || key === "\b") text = Array.from(text).slice(0, -1).join("");
    else if (key === "\u0015") text = "";
    else if (key >= " ") text += key;
  }
  return { text, end: undefined };
}
