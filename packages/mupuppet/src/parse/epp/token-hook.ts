import { PuppetTokenHook, TokenType as T, wantedTokens } from "@cairn/puppet-core";
import { segmentAt, type Segment } from "./segment.js";

const wanted = Uint8Array.from(wantedTokens);
wanted[T.MODULO] = 1;

/** Lexes the text of a template from the end of a tag to the next one as a single token. */
export class EppTokenHook extends PuppetTokenHook {
  override readonly wanted = wanted;
  /** The strings by the offset of their token. */
  readonly segments = new Map<number, Segment>();
  /** The offset of the closing tag of each tag, by the offset of the token that opens it. */
  readonly closings = new Map<number, number>();
  /** The error in the tags, with its position. */
  problem: { readonly message: string; readonly at: number } | undefined = undefined;
  /** The start of the open tag. */
  private openAt = -1;
  private opening = -1;
  private readonly template: string;

  constructor(template: string) {
    super(template);
    this.template = template;
  }

  override see(type: number, start: number, end: number, previous: number): number {
    const isClose =
      type === T.MODULO ? this.template[end] === ">" : type === T.MINUS && this.template.startsWith("%>", end);
    if (!isClose && (start > 0 || type !== T.MODULO)) return super.see(type, start, end, previous);
    const from = start === 0 ? 0 : type === T.MODULO ? end + 1 : end + 2;
    const segment = segmentAt(this.template, from, type === T.MINUS);
    this.segments.set(start, segment);
    if (this.opening >= 0) this.closings.set(this.opening, start);
    this.opening = start;
    this.end = segment.end;
    this.openAt = segment.next === "end" ? -1 : segment.end;
    if (segment.problem !== undefined) this.problem ??= { message: segment.problem, at: start };
    if (segment.next === "output") return T.EPP_OUTPUT;
    if (start === 0) return T.EPP_START;
    return segment.text === "" ? 0 : T.EPP_TEXT;
  }

  /** The first error in the tags of the whole template. */
  findProblem(): { readonly message: string; readonly at: number } | undefined {
    if (this.problem || this.openAt < 0) return this.problem;
    return { message: "Unbalanced epp tag, reached <eof> without closing tag.", at: this.openAt };
  }
}
