/** Colours a text that is already safe to print. */
export type Paint = (text: string) => string;

/** The colours of the pretty format. */
export interface Palette {
  readonly error: Paint;
  readonly warning: Paint;
  readonly info: Paint;
  /** Secondary locations, and the frame itself. */
  readonly secondary: Paint;
  readonly added: Paint;
  readonly removed: Paint;
  readonly strong: Paint;
}

/** ANSI colours, or none. */
export function createPalette(color: boolean): Palette {
  const paint =
    (codes: string): Paint =>
    (text) =>
      color && text !== "" ? `\u001b[${codes}m${text}\u001b[0m` : text;
  return {
    error: paint("1;31"),
    warning: paint("1;33"),
    info: paint("1;36"),
    secondary: paint("34"),
    added: paint("32"),
    removed: paint("31"),
    strong: paint("1"),
  };
}
