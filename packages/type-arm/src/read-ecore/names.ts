import { fullNameOf, resource } from "../model/index.js";
import { plainTypes } from "../resolve/value-type.js";

/** Whether a name can be a word of a program. */
export function isWord(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

/** A valid word that is similar to a name. */
export function wordFor(name: string): string {
  const word = name.replace(/[^A-Za-z0-9_]/g, "_");
  return /^[A-Za-z_]/.test(word) ? word : `_${word}`;
}

/** A word that isn't in `taken`, to which it is added. */
export function freeWord(name: string, taken: Set<string>): string {
  let word = wordFor(name);
  while (taken.has(word)) word += "_";
  taken.add(word);
  return word;
}

/** Names types after their classes, if the language allows it. */
export class TypeNamer {
  private readonly taken = new Set([...plainTypes, "Enum", resource.name]);

  private readonly isOwn: boolean;

  /** `isOwn`: the model was emitted from a program, whose types had names. */
  constructor(isOwn: boolean) {
    this.isOwn = isOwn;
  }

  /** The name of the type for a class; `segments` are its packages and itself. */
  nameFor(segments: readonly string[]): string {
    const words = this.isOwn ? segments : segments.map((segment) => wordFor(segment).replace(/^_/, "T_"));
    let name = fullNameOf(words.join("::"));
    while (this.taken.has(name)) name += "_";
    this.taken.add(name);
    return name;
  }
}
