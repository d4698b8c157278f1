import {
  applicabilityOf,
  decodeSource,
  hasErrors,
  type Diagnostic,
  type Fix,
  type JsonDiagnostic,
} from "@cairn/diagnostics";
import { createCli } from "../create-cli.js";
import { exitCodes } from "../exit-codes.js";
import type { Language, LanguageRequest, LanguageServices } from "../language.js";
import { memoryHost } from "./memory-host.js";

/** A file as the language's parser sees it. */
export interface ParsedFile {
  readonly text: string;
  /** Undefined if it has a syntax error. */
  readonly tree?: object;
  readonly comments: readonly string[];
}

/** A fix that `check` offered in any of its rounds. */
export interface OfferedFix {
  readonly label: string;
  readonly applicability: "safe" | "suggestion";
  readonly change?: string;
  /** What each edit replaces, and with what. */
  readonly edits: readonly { readonly old: string; readonly text: string }[];
}

/** The files of a program, and what `check` reports for them. */
export interface CheckedProgram {
  readonly files: Readonly<Record<string, ParsedFile>>;
  readonly codes: readonly string[];
}

/** A program before and after `check --fix`. */
export interface FixObservation {
  readonly before: CheckedProgram;
  readonly after: CheckedProgram;
  /** The texts after running the same command again. */
  readonly again: Readonly<Record<string, string>>;
  readonly offered: readonly OfferedFix[];
  /** The report of an internal error, if there was one. */
  readonly crash?: string;
}

/** A program and how it is checked. */
export interface ObservedProgram {
  readonly files: Readonly<Record<string, string>>;
  /** Options, then `--`, and files or folders: their names may look like options. */
  readonly words: readonly string[];
}

/** Runs `check`, then `check` with `--fix` or `--fix-suggestions` twice, and shows all that a property needs. */
export async function observeFixes(
  language: Language,
  { files, words }: ObservedProgram,
  option: "--fix" | "--fix-suggestions",
): Promise<FixObservation> {
  const services = await language.load();
  const offered: OfferedFix[] = [];
  const watched: Language = { ...language, load: () => Promise.resolve(recording(services, offered)) };
  const before = await run(language, files, words);
  const fixed = await run(watched, files, [option, ...words]);
  const isSame = Object.entries(files).every(([name, text]) => fixed.files[name] === text);
  const again = isSame ? fixed : await run(language, fixed.files, [option, ...words]);
  const after = isSame ? before : await run(language, fixed.files, words);
  const crash = [before, fixed, again, after].find(({ exitCode }) => exitCode === exitCodes.bug)?.stderr;
  const checked = (each: CheckRun): CheckedProgram => ({
    files: Object.fromEntries(
      Object.entries(each.files).flatMap(([name, text]) =>
        language.extensions.some((extension) => name.endsWith(extension))
          ? [[name, parsedFile(services, name, text)]]
          : [],
      ),
    ),
    codes: each.codes,
  });
  return {
    before: checked(before),
    after: checked(after),
    again: again.files,
    offered,
    ...(crash === undefined ? {} : { crash }),
  };
}

interface CheckRun {
  readonly files: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
  readonly exitCode: number;
  readonly stderr: string;
}

async function run(
  language: Language,
  files: Readonly<Record<string, string>>,
  words: readonly string[],
): Promise<CheckRun> {
  const host = memoryHost({ files });
  const exitCode = await createCli(language).run(
    ["check", "--diagnostics", "json", "--max-errors", "0", ...words],
    host,
  );
  if (exitCode === exitCodes.usage) throw new Error(host.stderr);
  const lines = host.stderr.split("\n").filter((line) => line.startsWith("{"));
  return {
    files: Object.fromEntries(Object.keys(files).map((name) => [name, host.text(name)!])),
    codes: lines.map((line) => (JSON.parse(line) as JsonDiagnostic).code),
    exitCode,
    stderr: host.stderr,
  };
}

const request: LanguageRequest = {
  files: { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path },
  options: {},
  onPhase: () => undefined,
  maxErrors: Infinity,
};

function parsedFile(services: LanguageServices, name: string, written: string): ParsedFile {
  const { problem, source } = decodeSource(name, new TextEncoder().encode(written));
  const { diagnostics, value } = services.ast(source, request);
  const isParsed = !problem && value !== undefined && !hasErrors(diagnostics);
  return {
    text: written,
    ...(isParsed ? { tree: value } : {}),
    comments: isParsed ? services.comments(source).map(({ end, start }) => source.text.slice(start, end)) : [],
  };
}

/** The services of a language; adds the fixes of each check to `offered`. */
function recording(services: LanguageServices, offered: OfferedFix[]): LanguageServices {
  const record = <Found extends readonly Diagnostic[]>(found: Found): Found => {
    for (const { fixes } of found) offered.push(...fixes.map(offeredFix));
    return found;
  };
  const { check, checkEach, checkLater } = services;
  return {
    ...services,
    check: (sources, given) => record(check(sources, given)),
    ...(checkLater ? { checkLater: async (sources, given) => record(await checkLater(sources, given)) } : {}),
    ...(checkEach
      ? {
          checkEach: (given, paths) => {
            const checks = checkEach(given, paths);
            return checks && { ...checks, merge: (checked) => record(checks.merge(checked)) };
          },
        }
      : {}),
  };
}

function offeredFix(fix: Fix): OfferedFix {
  return {
    label: fix.label,
    applicability: applicabilityOf(fix),
    ...(fix.change === undefined ? {} : { change: fix.change }),
    edits: fix.edits.map(({ span, text }) => ({ old: span.source.text.slice(span.start, span.end), text })),
  };
}
