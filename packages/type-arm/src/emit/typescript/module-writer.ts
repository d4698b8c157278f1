import type { Span } from "@cairn/diagnostics";
import { toPattern } from "@cairn/puppet-core/patterns";
import { fullNameOf, type Model, type ModelType } from "../../model/index.js";
import type { NotCarried } from "../target.js";
import { stringText } from "./logic/literals.js";
import type { ModuleNames } from "./logic/writing.js";
import { costOf } from "../../regexp/cost.js";
import { tokensOf } from "../../regexp/tokens.js";
import { classNames, typesInOrder, type ClassNames } from "./names.js";

/** State that is collected while a module is written. */
export class ModuleWriter implements ModuleNames {
  readonly model: Model;
  readonly types: readonly ModelType[];
  readonly names: ClassNames;
  readonly notCarriedHere: NotCarried[] = [];
  /** The names that setters assign. */
  assigned: ReadonlySet<string> | undefined;
  /** Whether the runtime must create patterns from strings. */
  needsPatterns = false;
  /** Whether it must bound the time of searches. */
  needsSearch = false;
  private readonly needing = new Map<ModelType, boolean>();
  private readonly patterns = new Map<string, string>();

  constructor(model: Model) {
    this.model = model;
    this.types = typesInOrder(model);
    this.names = classNames(this.types);
  }

  /** Whether creating an object of the type requires any values. */
  needsValues(type: ModelType): boolean {
    return this.above(this.needing, type, ({ features }) => features.some(({ lower }) => lower > 0));
  }

  /**
   * Whether something holds for a type or one of its ancestors: ancestors are asked first, so that none is asked twice.
   */
  private above(known: Map<ModelType, boolean>, type: ModelType, holds: (type: ModelType) => boolean): boolean {
    const waiting: ModelType[] = [];
    for (let each: ModelType | undefined = type; each && !known.has(each); each = each.parent) waiting.push(each);
    for (const each of waiting.reverse()) known.set(each, (each.parent && known.get(each.parent)) || holds(each));
    return known.get(type)!;
  }

  className(type: string): string {
    return this.names.classes.get(fullNameOf(type)) ?? fullNameOf(type);
  }

  patternName(source: string): string {
    let name = this.patterns.get(source);
    if (name === undefined) this.patterns.set(source, (name = `pattern${this.patterns.size + 1}`));
    if (isCostly(source)) this.needsSearch = true;
    return name;
  }

  /** The constants for the patterns. */
  patternLines(): readonly string[] {
    return Array.from(this.patterns, ([source, name]) => `const ${name} = ${patternText(source)};`);
  }

  needPatterns(): void {
    this.needsPatterns = true;
    this.needsSearch = true;
  }

  notCarried(what: string, why: string, span: Span): void {
    this.notCarriedHere.push({ what, why, span });
  }
}

/** Whether JavaScript's own search could take too long. */
function isCostly(source: string): boolean {
  const { isExponential, power } = costOf(tokensOf(source));
  return isExponential || power > 1;
}

function patternText(source: string): string {
  if (isCostly(source)) return `boundedPattern(${stringText(source)})`;
  const { flags, source: translation } = toPattern(source);
  const more = flags === "v" ? "" : `, ${stringText(flags)}`;
  return `puppet.pattern(${stringText(source)}, ${stringText(translation)}${more})`;
}
