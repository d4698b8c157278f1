import type { Diagnostic } from "@cairn/diagnostics";
import type { SensitiveValue } from "@cairn/puppet-core/values";
import type { Part } from "../emit/rich-data.js";
import { isSecret, mask, visitParts } from "./secrets.js";

/** A shorter secret is masked only where it is the whole string: it occurs in other text by chance. */
const shortestPart = 4;

/** The secrets that one compilation has decrypted or been given. Everything but the catalog masks them. */
export class SecretTexts {
  private readonly texts = new Set<string>();
  private readonly searched = new WeakSet<object>();
  private pattern: RegExp | undefined;

  /** Adds a secret, and each line of it: messages may quote a single one. */
  add(secret: string): void {
    for (const text of [secret, secret.trim(), ...secret.split(/%\{[^}]*\}|[\r\n]+/)]) {
      if (text.trim() !== "") this.texts.add(text);
    }
    this.pattern = undefined;
  }

  /** Adds every string in a value, at any depth. */
  addAll(secret: Part): void {
    visitStrings(secret, (text) => {
      this.add(text);
      return false;
    });
  }

  /** Adds what a value holds in `Sensitive`, at any depth. Values that were searched before aren't searched again. */
  addWrapped(value: Part): void {
    if (typeof value !== "object" || value === null) return;
    visitParts(value, (part) => {
      if (typeof part !== "object" || part === null) return "inside";
      if (this.searched.has(part)) return "beside";
      this.searched.add(part);
      if (!isSecret(part)) return "inside";
      this.addAll((part as SensitiveValue).value);
      return "beside";
    });
  }

  /** A string with the secrets masked. */
  mask(text: string): string {
    if (this.texts.size === 0) return text;
    if (this.texts.has(text)) return mask;
    this.pattern ??= patternOf(this.texts);
    return text.replace(this.pattern, mask);
  }

  /** Whether a value contains a secret, at any depth. */
  isIn(value: Part): boolean {
    return this.texts.size > 0 && visitStrings(value, (text) => this.mask(text) !== text);
  }

  /** Diagnostics whose sentences contain no secret. */
  maskDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
    return this.texts.size === 0 ? diagnostics : diagnostics.map((each) => this.maskDiagnostic(each));
  }

  private maskDiagnostic(diagnostic: Diagnostic): Diagnostic {
    const { help, labels, message, notes } = diagnostic;
    return {
      ...diagnostic,
      message: this.mask(message),
      labels: labels.map((each) => ({ ...each, message: this.mask(each.message) })),
      notes: notes.map((each) => this.mask(each)),
      ...(help === undefined ? {} : { help: this.mask(help) }),
    };
  }
}

/** Visits the strings in a value, at any depth, until `visit` returns true; returns whether it did. */
function visitStrings(value: Part, visit: (text: string) => boolean): boolean {
  return visitParts(value, (part) => (typeof part === "string" && visit(part) ? "end" : "inside"));
}

/** Matches the longest secret at each position, also as strings and JSON write it. */
function patternOf(texts: ReadonlySet<string>): RegExp {
  const forms = new Set<string>();
  for (const text of texts) {
    if (text.length < shortestPart) continue;
    for (const form of [text, JSON.stringify(text).slice(1, -1), text.replace(/['\\]/g, "\\$&")]) forms.add(form);
  }
  const longestFirst = [...forms].sort((left, right) => right.length - left.length);
  const escaped = longestFirst.map((each) => each.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(escaped.join("|") || "(?!)", "g");
}
