import { isHash, type Value } from "../value.js";
import { failEvaluation } from "../fail.js";

/** Hands out the values of a format: sequentially, by number, or by name; the three can't be mixed. */
export class FormatArguments {
  private readonly values: readonly Value[];
  private next = 0;
  private style: "none" | "unnumbered" | "numbered" | "named" = "none";

  constructor(values: readonly Value[]) {
    this.values = values;
  }

  /** The value after the one that was taken last. */
  take(): Value {
    if (this.style === "numbered") failEvaluation(`unnumbered(${this.next + 1}) mixed with numbered`);
    if (this.style === "named") failEvaluation(`unnumbered(${this.next + 1}) mixed with named`);
    this.style = "unnumbered";
    this.next++;
    return this.at(this.next);
  }

  /** The value of a number, which begins at one. */
  numbered(index: number): Value {
    if (this.style === "unnumbered") failEvaluation(`numbered(${index}) after unnumbered(${this.next})`);
    if (this.style === "named") failEvaluation(`numbered(${index}) after named`);
    if (index < 1) failEvaluation(`invalid index - ${index}$`);
    this.style = "numbered";
    return this.at(index);
  }

  /** The value of a name; `written` is the name in its brackets. */
  named(written: string): Value {
    if (this.style === "unnumbered") failEvaluation(`named${written} after unnumbered(${this.next})`);
    if (this.style === "numbered") failEvaluation(`named${written} after numbered`);
    this.style = "named";
    const [hash] = this.values;
    if (this.values.length !== 1 || hash === undefined || !isHash(hash)) failEvaluation("one hash required");
    const value = hash.get(written.slice(1, -1));
    return value === undefined ? failEvaluation(`key${written} not found`) : value;
  }

  private at(index: number): Value {
    const value = this.values[index - 1];
    return value === undefined ? failEvaluation("too few arguments") : value;
  }
}
