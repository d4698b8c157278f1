import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";

/** The separator between two tokens: nothing, a blank, a line break, or a line break within a statement. */
export type Separator = "" | " " | "line" | "continued";

/** The comments between two tokens: block comments on the line of the first one, or others. */
export type Comments = "none" | "inline" | "lines";

/** An open pair of brackets. */
interface Open {
  /** Whether its content is broken over lines. */
  readonly broken: boolean;
  /** Whether it is in a list of prototypes, which continues after it. */
  readonly inPrototypes: boolean;
}

/** Decides, token by token, where the formatter breaks lines and how far they are indented. */
export class Separators {
  private readonly open: Open[] = [];
  private inPrototypes = false;
  private last = 0;

  /** How many brackets around the next token are broken over lines. */
  depth = 0;

  /**
   * The separator before the token `type`; `wasBroken`: the source breaks the line there; `comments`: the comments
   * there.
   */
  before(type: number, wasBroken: boolean, comments: Comments): Separator {
    if (type === T.CLOSE_BRACE || type === T.CLOSE_BRACKET) return this.close(comments);
    const separator = this.last === 0 ? "" : this.between(type, wasBroken);
    if (separator === "line" && this.last !== T.OPEN_BRACKET && this.last !== T.COMMA) this.inPrototypes = false;
    return separator;
  }

  /** To be called after the token `type` is written; `nextBroken`: the source breaks the line after it. */
  after(type: number, nextBroken: boolean): void {
    if (type === T.EXTENDS) this.inPrototypes = true;
    else if (type === T.OPEN_BRACE || type === T.OPEN_BRACKET) {
      const broken = type === T.OPEN_BRACE || nextBroken;
      this.open.push({ broken, inPrototypes: this.inPrototypes });
      if (broken) this.depth++;
      this.inPrototypes = false;
    } else if (type === T.CLOSE_BRACE || type === T.CLOSE_BRACKET) this.inPrototypes = this.open.pop()!.inPrototypes;
    this.last = type;
  }

  private close(comments: Comments): Separator {
    const { broken } = this.open[this.open.length - 1]!;
    if (broken) this.depth--;
    if (this.holdsNothing) return comments === "none" ? "" : comments === "inline" ? " " : "line";
    return broken ? "line" : "";
  }

  /** Whether no token has followed the last opening bracket. */
  private get holdsNothing(): boolean {
    return this.last === T.OPEN_BRACE || this.last === T.OPEN_BRACKET;
  }

  private between(type: number, wasBroken: boolean): Separator {
    if (type === T.COMMA || type === T.SEMICOLON || type === T.COLON || this.last === T.COLON) return "";
    if (this.last === T.OPEN_BRACE || this.last === T.SEMICOLON) return "line";
    if (this.last === T.OPEN_BRACKET) return this.open[this.open.length - 1]!.broken ? "line" : "";
    if (this.last === T.COMMA) return this.afterComma(type, wasBroken);
    return this.inPrototypes && this.last !== T.EXTENDS ? "line" : " ";
  }

  private afterComma(type: number, wasBroken: boolean): Separator {
    if (!this.inPrototypes) return this.open[this.open.length - 1]!.broken ? "line" : " ";
    return wasBroken && type !== T.OPEN_BRACE ? "continued" : " ";
  }
}
