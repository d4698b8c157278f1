/** The set of characters that one position of a pattern matches. */
export class Characters {
  /** The ASCII characters, one bit each. */
  readonly ascii: bigint;
  /** Whether there may be any beyond ASCII. */
  readonly hasOthers: boolean;
  private readonly low = new Uint8Array(128);
  private readonly matches: (character: string) => boolean;
  /** Memoised answers for characters beyond ASCII. */
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

  /** The length of the character at an offset of a string, in UTF-16 units, if it is in the set; else 0. */
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

/**
 * What an atom in JavaScript's notation (flag `v`) matches; patterns share the sets, since JavaScript takes long to
 * compile some.
 */
export function charactersOf(atom: string, ignoresCase: boolean): Characters {
  const key = `${ignoresCase ? "i" : ""}/${atom}`;
  let found = cache.get(key);
  if (!found) {
    if (cache.size > 2000) cache.clear();
    cache.set(key, (found = create(atom, ignoresCase)));
  }
  return found;
}

/** JavaScript classes that contain only ASCII, as far as that is easily seen. */
const asciiOnly = /^(?:[^\\[\].^$|()*+?{}]|\\[^\w\s]|\[(?:[^[\]\\^]|\\[^\w\s])*\])$/;

function create(atom: string, ignoresCase: boolean): Characters {
  const pattern = new RegExp(`^(?:${atom})$`, ignoresCase ? "iv" : "v");
  const isAscii = !ignoresCase && asciiOnly.test(atom) && /^[\0-\x7f]*$/.test(atom);
  return new Characters((character) => pattern.test(character), !isAscii);
}

/** The word characters of `\b`. */
export function wordCharacters(): Characters {
  return charactersOf("[\\p{L}\\p{M}\\p{N}\\p{Pc}]", false);
}
