import { createSpan, type Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { type Scope } from "@cairn/puppet-core/evaluate";
import { generalize, infer, printType } from "@cairn/puppet-core/types";
import { flattened, kindOf, type Value } from "@cairn/puppet-core/values";
import type { Resource, ResourceBody } from "@cairn/puppet-core/manifest";

/** The titles of the bodies of one resource statement, which must be unique. */
export class Titles {
  private readonly node: Resource;
  private readonly scope: Scope;
  /** Usually there is only one. */
  private first: string | Default | undefined = undefined;
  private others: Set<string | Default> | undefined = undefined;

  constructor(node: Resource, scope: Scope) {
    this.node = node;
    this.scope = scope;
  }

  /** Whether a body's title is `default`, so that its parameters apply to all others. */
  static isDefault(value: Value): boolean {
    return kindOf(value) === "default";
  }

  /** The titles that a body's title expression evaluates to. */
  of({ title: node }: ResourceBody, value: Value): { titles: string[]; hasDefault: boolean } {
    if (typeof value === "string" && value !== "") {
      this.add(value);
      return { titles: [value], hasDefault: false };
    }
    const span = this.spanOf(node);
    if (value === null)
      throw new Failure("missing-title", "Missing title. The title expression resulted in undef", { span });
    const all = flattened([value]);
    const titles: string[] = [];
    all.forEach((title, index) => {
      const checked = checkTitle(title, index, span);
      this.add(checked);
      if (typeof checked === "string") titles.push(checked);
    });
    return { titles, hasDefault: titles.length < all.length };
  }

  private add(title: string | Default): void {
    if (this.first === undefined) {
      this.first = title;
      return;
    }
    if (this.first === title || this.others?.has(title)) {
      const message = `The title '${typeof title === "string" ? title : "default"}' has already been used in this resource expression`;
      throw new Failure("duplicate-title", message, { span: this.spanOf(this.node) });
    }
    (this.others ??= new Set<string | Default>()).add(title);
  }

  private spanOf({ start, end }: { start: number; end: number }): Span {
    return createSpan(this.scope.source, start, end);
  }
}

const defaultTitle = Symbol("default");
type Default = typeof defaultTitle;

function checkTitle(title: Value, index: number, span: Span): string | Default {
  if (title === null) {
    throw new Failure(
      "missing-title",
      `Missing title at index ${index}. The title expression resulted in an undef title`,
      { span },
    );
  }
  if (kindOf(title) === "default") return defaultTitle;
  if (typeof title !== "string") {
    const actual = printType(generalize(infer(title)));
    throw new Failure("illegal-title", `Illegal title type at index ${index}. Expected String, got ${actual}`, {
      span,
    });
  }
  if (title === "") {
    const message = `Empty string title at ${index}. Title strings must have a length greater than zero.`;
    throw new Failure("illegal-title", message, { span });
  }
  return title;
}
