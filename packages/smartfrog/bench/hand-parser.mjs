/**
 * A recursive-descent parser written by hand, which builds the same tree as the compiler's. It exists only as the measure of the
 * bench: it knows no recovery, and its only message is an offset.
 */
import { normalizeNumber } from "../dist/parse/build-ast/numbers.js";
import { decodeString } from "../dist/parse/build-ast/strings.js";

export function parseByHand(source) {
  return new HandParser(source).program();
}

const punctuation = 1;
const name = 2;
const number = 3;
const string = 4;
const end = 0;

class HandParser {
  constructor(source) {
    this.source = source;
    this.text = source.text;
    this.at = 0;
    this.kind = end;
    this.start = 0;
    this.stop = 0;
    this.before = 0;
    this.next();
  }

  fail() {
    throw new Error(`unexpected at ${this.start}`);
  }

  next() {
    this.before = this.stop;
    const text = this.text;
    let at = this.at;
    let unit;
    for (;;) {
      unit = text.charCodeAt(at);
      if (unit === 32 || unit === 10 || unit === 13 || unit === 9 || unit === 12) at++;
      else if (unit === 47 && text.charCodeAt(at + 1) === 47) at = this.endOfLine(at);
      else if (unit === 47 && text.charCodeAt(at + 1) === 42) at = this.endOfComment(at);
      else break;
    }
    this.start = at;
    if (unit !== unit) {
      this.kind = end;
    } else if (isLetter(unit)) {
      do unit = text.charCodeAt(++at);
      while (isLetter(unit) || isDigit(unit));
      this.kind = name;
    } else if (isDigit(unit) || unit === 45) {
      at = this.endOfNumber(at);
      this.kind = number;
    } else if (unit === 34) {
      at = this.endOfString(at);
      this.kind = string;
    } else {
      at++;
      this.kind = punctuation;
    }
    this.at = at;
    this.stop = at;
  }

  endOfLine(at) {
    while (at < this.text.length && this.text.charCodeAt(at) !== 10 && this.text.charCodeAt(at) !== 13) at++;
    return at;
  }

  endOfComment(at) {
    const close = this.text.indexOf("*/", at + 2);
    if (close < 0) this.fail();
    return close + 2;
  }

  endOfNumber(from) {
    const text = this.text;
    let at = from;
    if (text.charCodeAt(at) === 45) at++;
    at = this.digits(at);
    if (text.charCodeAt(at) === 46) at = this.digits(at + 1);
    if ((text.charCodeAt(at) | 32) === 101) {
      at++;
      if (text.charCodeAt(at) === 43 || text.charCodeAt(at) === 45) at++;
      at = this.digits(at);
    }
    return at;
  }

  digits(at) {
    if (!isDigit(this.text.charCodeAt(at))) this.fail();
    while (isDigit(this.text.charCodeAt(at))) at++;
    return at;
  }

  endOfString(from) {
    const text = this.text;
    let at = from + 1;
    for (;;) {
      const unit = text.charCodeAt(at);
      if (unit === 34) return at + 1;
      if (unit === 92) at = this.escape(at);
      else if (unit === 10 || unit === 13 || unit !== unit) this.fail();
      else at++;
    }
  }

  escape(at) {
    const escaped = this.text[at + 1];
    if (escaped !== "u") return "\"'\\/bfnrt".includes(escaped ?? "?") ? at + 2 : this.fail();
    if (!/^[0-9A-Fa-f]{4}$/.test(this.text.slice(at + 2, at + 6))) this.fail();
    return at + 6;
  }

  is(unit) {
    return this.kind === punctuation && this.text.charCodeAt(this.start) === unit;
  }

  expect(unit) {
    if (!this.is(unit)) this.fail();
    this.next();
  }

  program() {
    const body = this.statements();
    if (this.kind !== end) this.fail();
    return { kind: "program", source: this.source, body, start: 0, end: this.text.length };
  }

  statements() {
    const statements = [];
    while (this.kind === name || this.is(35)) statements.push(this.kind === name ? this.assignment() : this.include());
    return statements;
  }

  include() {
    const start = this.start;
    if (!this.text.startsWith("#include", start)) this.fail();
    this.at = start + 8;
    this.next();
    const fileStart = this.start;
    const fileEnd = this.stop;
    if (this.kind !== string) this.fail();
    this.next();
    this.expect(59);
    return {
      kind: "include",
      file: decodeString(this.text.slice(fileStart, fileEnd)),
      fileStart,
      fileEnd,
      start,
      end: this.before,
    };
  }

  assignment() {
    const start = this.start;
    const target = this.reference();
    const value = this.value();
    return { kind: "assignment", target, value, start, end: this.before };
  }

  value() {
    const start = this.start;
    if (this.kind === name && this.word() === "extends") return this.inheritance(start);
    const value = this.kind === name && !isReserved(this.word()) ? this.link() : this.basic();
    this.expect(59);
    return value;
  }

  link() {
    const reference = this.reference();
    return { kind: "link", reference, start: reference.start, end: reference.end };
  }

  inheritance(start) {
    this.next();
    const prototypes = [this.prototype()];
    while (this.is(44)) {
      this.next();
      prototypes.push(this.prototype());
    }
    return { kind: "extends", prototypes, start, end: this.before };
  }

  prototype() {
    if (!this.is(123)) return this.reference();
    const start = this.start;
    this.next();
    const statements = this.statements();
    this.expect(125);
    return { kind: "body", statements, start, end: this.before };
  }

  word() {
    return this.text.slice(this.start, this.stop);
  }

  reference() {
    const start = this.start;
    const path = [this.name()];
    while (this.is(58)) {
      this.next();
      path.push(this.name());
    }
    return { kind: "reference", path, start, end: this.before };
  }

  name() {
    if (this.kind !== name) this.fail();
    const word = this.word();
    if (isReserved(word)) this.fail();
    this.next();
    return word;
  }

  basic() {
    const start = this.start;
    const stop = this.stop;
    if (this.kind === number) {
      this.next();
      return { kind: "number", digits: normalizeNumber(this.text.slice(start, stop)), start, end: stop };
    }
    if (this.kind === string) {
      this.next();
      return { kind: "string", value: decodeString(this.text.slice(start, stop)), start, end: stop };
    }
    if (this.kind === name) return this.reserved(start, stop);
    return this.vector(start);
  }

  reserved(start, stop) {
    const word = this.word();
    this.next();
    if (word === "true" || word === "false") return { kind: "boolean", value: word === "true", start, end: stop };
    if (word === "NULL") return { kind: "null", start, end: stop };
    if (word !== "DATA") this.fail();
    const reference = this.reference();
    return { kind: "data", reference, start, end: reference.end };
  }

  vector(start) {
    this.expect(91);
    const items = [];
    if (!this.is(93)) {
      items.push(this.basic());
      while (this.is(44)) {
        this.next();
        items.push(this.basic());
      }
    }
    this.expect(93);
    return { kind: "vector", items, start, end: this.before };
  }
}

function isLetter(unit) {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95;
}

function isDigit(unit) {
  return unit >= 48 && unit <= 57;
}

function isReserved(word) {
  switch (word) {
    case "true":
    case "false":
    case "NULL":
    case "DATA":
    case "extends":
      return true;
    default:
      return false;
  }
}
