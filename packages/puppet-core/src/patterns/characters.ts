/** The characters that a place of a pattern takes. */
export class Characters {
  /** Those of ASCII, one bit each. */
  readonly ascii: bigint;
  /** Whether there may be any beyond ASCII. */
  readonly hasOthers: boolean;
  private readonly low = new Uint8Array(128);
  private readonly matches: (character: string) => boolean;
  /** What is known of characters beyond ASCII. */
  private readonly known = new Map<number, boolean>();

  constructor(matches: (character: string) => boolean, hasOthers: boolean) {
    this.matches = matches;
    this.hasOthers = hasOthers;
    let ascii = 0n;
    for (let code = 0; code < 128; code++) {
      if (!matches(String.fromCharCode(code))) continue;
      this.low[code] = 1;
      ascii |= 1n << BigInt(code);
    }
    this.ascii = ascii;
  }

  /** How long the character at a place of a text is, in UTF-16 units, where it is one of these; else 0. */
  lengthAt(text: string, position: number): number {
    const unit = text.charCodeAt(position);
    if (unit < 128) return this.low[unit]!;
    return position < text.length ? this.lengthBeyond(text.codePointAt(position)!) : 0;
  }

  private lengthBeyond(code: number): number {
    let isKnown = this.known.get(code);
    if (isKnown === undefined) {
      isKnown = this.hasOthers && this.matches(String.fromCodePoint(code));
      if (this.known.size > mostKnown) this.known.clear();
      this.known.set(code, isKnown);
    }
    if (!isKnown) return 0;
    return code > 0xffff ? 2 : 1;
  }
}

const mostKnown = 5000;
const cache = new Map<string, Characters>();

/** What an atom in JavaScript's notation (flag `v`) takes: patterns share them, since JavaScript needs long to read some. */
export function charactersOf(atom: string, ignoresCase: boolean): Characters {
  const key = `${ignoresCase ? "i" : ""}/${atom}`;
  let found = cache.get(key);
  if (!found) {
    if (cache.size > 2000) cache.clear();
    cache.set(key, (found = create(atom, ignoresCase)));
  }
  return found;
}

/** Classes of JavaScript's that hold nothing but ASCII, as far as that is easily seen. */
const asciiOnly = /^(?:[^\\[\].^$|()*+?{}]|\\[^\w\s]|\[(?:[^[\]\\^]|\\[^\w\s])*\])$/;

function create(atom: string, ignoresCase: boolean): Characters {
  const pattern = new RegExp(`^(?:${atom})$`, ignoresCase ? "iv" : "v");
  const isAscii = !ignoresCase && asciiOnly.test(atom) && /^[\0-\x7f]*$/.test(atom);
  return new Characters((character) => pattern.test(character), !isAscii);
}

/** What a word is for `\b`. */
export function wordCharacters(): Characters {
  return charactersOf("[\\p{L}\\p{M}\\p{N}\\p{Pc}]", false);
}
