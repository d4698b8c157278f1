import type { RuleDescription } from "../catalogue.js";
import { applicabilityOf, type Diagnostic, type Edit, type Fix, type Label, type Severity } from "../diagnostic.js";
import { editsBySource } from "../edits.js";
import type { Source } from "../source.js";
import { spanPositions, type Span } from "../span.js";
import { fingerprints } from "./fingerprints.js";
import { jsonText } from "./json-text.js";
import type { RenderOptions } from "./options.js";
import { fileUri } from "./uri.js";

const levels: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "note" };

/** For code scanning services: one SARIF 2.1.0 log with one run. */
export function renderSarif(diagnostics: readonly Diagnostic[], options: RenderOptions): string {
  const rules = allRules(diagnostics, options.rules ?? []);
  const indexes = new Map(rules.map((rule, index) => [rule.code, index]));
  const prints = fingerprints(diagnostics);
  const run = {
    tool: { driver: driver(rules, options) },
    columnKind: "utf16CodeUnits",
    results: diagnostics.map((diagnostic, index) => ({
      ...toResult(diagnostic, indexes.get(diagnostic.code)!),
      partialFingerprints: { primaryLocationLineHash: prints[index]! },
    })),
  };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${jsonText(log, 2)}\n`;
}

/** The rules that the caller passes, and those that only the diagnostics mention. */
function allRules(diagnostics: readonly Diagnostic[], known: readonly RuleDescription[]): RuleDescription[] {
  const rules = new Map(known.map((rule) => [rule.code, rule]));
  for (const { code, severity, message } of diagnostics) {
    if (!rules.has(code)) rules.set(code, { code, severity, message });
  }
  return [...rules.values()];
}

function driver(rules: readonly RuleDescription[], { language, pageUri, version }: RenderOptions): object {
  return { name: language, version, rules: rules.map((rule) => toRule(rule, pageUri)) };
}

function toRule({ code, severity, message, help, number }: RuleDescription, pageUri: RenderOptions["pageUri"]): object {
  return {
    id: code,
    ...(pageUri ? { helpUri: pageUri(code) } : {}),
    shortDescription: { text: message },
    ...(help === undefined ? {} : { help: { text: help } }),
    defaultConfiguration: { level: levels[severity] },
    ...(number === undefined ? {} : { properties: { number } }),
  };
}

function toResult(diagnostic: Diagnostic, ruleIndex: number): object {
  const { code, severity, span, labels, number } = diagnostic;
  const fixes = diagnostic.fixes.filter((fix) => fix.edits.length > 0);
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: resultText(diagnostic) },
    locations: [{ physicalLocation: physicalLocation(span) }],
    ...(labels.length === 0 ? {} : { relatedLocations: labels.map(relatedLocation) }),
    ...(fixes.length === 0 ? {} : { fixes: fixes.map(toFix) }),
    ...(number === undefined ? {} : { properties: { number } }),
  };
}

function relatedLocation({ span, message }: Label, index: number): object {
  return { id: index + 1, message: { text: message }, physicalLocation: physicalLocation(span) };
}

/** SARIF viewers show only the message, so it includes notes and help. */
function resultText({ message, notes, help }: Diagnostic): string {
  return [message, ...notes.map((note) => `note: ${note}`), ...(help === undefined ? [] : [`help: ${help}`])].join(
    "\n",
  );
}

function physicalLocation(span: Span): object {
  return { artifactLocation: artifactLocation(span.source), region: region(span) };
}

function artifactLocation(source: Source): object {
  return { uri: fileUri(source.name) };
}

function region(span: Span): object {
  const { from, to } = spanPositions(span);
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
}

function toFix(fix: Fix): object {
  return {
    description: { text: fix.label },
    properties: { applicability: applicabilityOf(fix) },
    artifactChanges: [...editsBySource(fix.edits)].map(([source, changes]) => ({
      artifactLocation: artifactLocation(source),
      replacements: changes.map(toReplacement),
    })),
  };
}

function toReplacement({ span, text }: Edit): object {
  return { deletedRegion: region(span), insertedContent: { text } };
}
