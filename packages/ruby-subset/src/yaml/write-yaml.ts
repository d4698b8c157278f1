import { printFloat } from "@cairn/puppet-core/values";
import type { Meter } from "../values/meter.js";
import { classNameOf } from "../values/classes.js";
import { throwNotInterpreted } from "../values/errors.js";
import { inspect, textOf } from "../values/print.js";
import { RForeign, RHash, RObject, RRange, RRegexp, RSet, RString, RSymbol, type RubyValue } from "../values/values.js";
import { findAnchors, type Anchors } from "./anchors.js";
import type { YamlOptions } from "./options.js";
import { Page } from "./page.js";
import { writeScalar } from "./scalars.js";
import { scalarOf, scalarOfText, type Scalar } from "./style.js";

/** Longer keys are written after a question mark. */
const longestKey = 128;

/** Plain data as Ruby's `to_yaml` writes it: like Psych and libyaml; `times`: the texts of times and dates in it. */
export function toYaml(
  value: RubyValue,
  meter: Meter,
  options: YamlOptions = {},
  times: ReadonlyMap<RubyValue, string> = new Map(),
): string {
  return new YamlWriter(options, meter, times).write(value);
}

type Place = "root" | "item" | "key" | "value";

class YamlWriter {
  private readonly page: Page;
  private readonly lineWidth: number | undefined;
  private readonly waiting: (() => void)[] = [];
  private readonly meter: Meter;
  private readonly times: ReadonlyMap<RubyValue, string>;
  private anchors: Anchors | undefined;

  constructor({ indentation = 2, lineWidth }: YamlOptions, meter: Meter, times: ReadonlyMap<RubyValue, string>) {
    this.meter = meter;
    this.times = times;
    const step = indentation > 1 && indentation < 10 ? indentation : 2;
    const width = lineWidth === undefined || (lineWidth >= 0 && lineWidth <= step * 2) ? 80 : lineWidth;
    this.page = new Page({ step, width: width < 0 ? Infinity : width }, meter);
    this.lineWidth = lineWidth !== undefined && lineWidth >= 0 ? lineWidth : undefined;
  }

  write(root: RubyValue): string {
    this.anchors = findAnchors(root, this.meter);
    this.page.sign("---");
    this.node(root, "root");
    while (this.waiting.length > 0) this.waiting.pop()!();
    this.page.startLine();
    return this.page.isOpenEnded ? `${this.page.text}...\n` : this.page.text;
  }

  private node(value: RubyValue, place: Place): void {
    const alias = this.anchors?.alias(value);
    if (alias !== undefined) return this.page.sign(alias);
    this.mark(value);
    if (Array.isArray(value) && value.length > 0) return this.list(value, place === "key" || place === "value");
    if (value instanceof RHash && value.size > 0) return this.hash(value);
    const object = value instanceof RForeign ? value.yaml(this.meter) : undefined;
    if (!object) return this.leaf(value, false);
    this.page.sign(object.tag);
    this.hash(object.members, true);
  }

  private mark(value: RubyValue): void {
    const anchor = this.anchors?.anchor(value);
    if (anchor !== undefined) this.page.sign(anchor);
  }

  private leaf(value: RubyValue, isKey: boolean): void {
    const scalar = this.scalar(value);
    if (typeof scalar === "string") this.page.sign(scalar);
    else writeScalar(this.page, scalar, isKey);
  }

  /** The items of a list in a hash aren't indented, except those of a key. */
  private list(items: readonly RubyValue[], isInHash: boolean): void {
    const { page } = this;
    const { indent } = page;
    if (!isInHash || page.isIndented) page.deepen();
    this.later([
      ...items.map((item) => () => {
        page.startLine();
        page.sign("-", true);
        this.node(item, "item");
      }),
      () => (page.indent = indent),
    ]);
  }

  /** The names of an object's members are never folded, however long a line may be. */
  private hash(hash: RHash, hasMembers = false): void {
    const { page } = this;
    const { indent } = page;
    page.deepen();
    this.later([
      ...hash.entries().map(
        ([key, value]) =>
          () =>
            hasMembers ? this.member(key, value) : this.entry(key, value),
      ),
      () => (page.indent = indent),
    ]);
  }

  private member(name: RubyValue, value: RubyValue): void {
    this.page.startLine();
    writeScalar(this.page, scalarOf(textOf(name, this.meter)), true);
    this.page.add(":");
    this.node(value, "value");
  }

  private entry(key: RubyValue, value: RubyValue): void {
    const { page } = this;
    page.startLine();
    const alias = this.anchors?.alias(key);
    if (alias !== undefined) {
      page.sign(alias);
      page.sign(":");
      return this.node(value, "value");
    }
    if (this.isSimpleKey(key)) {
      this.mark(key);
      this.leaf(key, true);
      page.add(":");
      return this.node(value, "value");
    }
    page.sign("?", true);
    this.later([
      () => {
        page.startLine();
        page.sign(":", true);
        this.node(value, "value");
      },
    ]);
    this.node(key, "key");
  }

  private isSimpleKey(key: RubyValue): boolean {
    if ((Array.isArray(key) && key.length > 0) || (key instanceof RHash && key.size > 0)) return false;
    if (key instanceof RForeign && key.yaml(this.meter)) return false;
    const scalar = this.scalar(key);
    if (typeof scalar === "string") return true;
    const size = new TextEncoder().encode(scalar.text).length + (scalar.tag?.length ?? 0);
    return !scalar.analysis.isMultiline && size <= longestKey;
  }

  /** In this order, before what is pending already. */
  private later(tasks: readonly (() => void)[]): void {
    for (let index = tasks.length - 1; index >= 0; index--) this.waiting.push(tasks[index]!);
  }

  private scalar(value: RubyValue): Scalar | string {
    if (Array.isArray(value)) return "[]";
    if (value instanceof RHash) return "{}";
    if (value === null) return scalarOf("");
    if (typeof value === "boolean" || typeof value === "bigint") return scalarOf(String(value));
    if (typeof value === "number") return scalarOf(floatText(value));
    if (value instanceof RSymbol) return scalarOf(`:${value.name}`);
    if (value instanceof RRegexp) return { ...scalarOf(inspect(value, this.meter)), tag: "!ruby/regexp" };
    const time = this.times.get(value);
    if (time !== undefined) return time;
    if (value instanceof RObject || value instanceof RRange || value instanceof RSet)
      return throwNotInterpreted(`YAML of an object of ${classNameOf(value)}`);
    return scalarOfText(value instanceof RString ? value.text : textOf(value, this.meter), this.lineWidth);
  }
}

function floatText(value: number): string {
  if (Number.isNaN(value)) return ".nan";
  return Number.isFinite(value) ? printFloat(value) : value > 0 ? ".inf" : "-.inf";
}
