import { bug } from "./bug.js";
import { describeRules, type Declaration, type RuleDescription } from "./catalogue.js";
import type { Diagnostic } from "./diagnostic.js";

/** A program: one source, or several by file name, of which the first is the one that is compiled. */
export type ExampleProgram = string | Readonly<Record<string, string>>;

/**
 * A diagnostic's page, besides its declaration. A language has one for each of its codes, which the type enforces:
 * `export const pages = { … } satisfies Record<keyof typeof catalogue.declarations, DiagnosticPage>`.
 */
export interface DiagnosticPage {
  /** The reason for the rule: one or more paragraphs of Markdown. */
  readonly why: string;
  /** A program that is reported with this code. */
  readonly failing: ExampleProgram;
  /** The same program, corrected: it isn't reported with this code, and has no errors. */
  readonly repaired: ExampleProgram;
  /**
   * The arguments after the command's name: a command and its arguments, or only options for compiling the first file.
   */
  readonly args?: readonly string[];
  /** The options of the corrected program, if it is an option that has to be corrected. */
  readonly repairedArgs?: readonly string[];
  /** Why the example has no fix; a test demands a fix or a reason. */
  readonly noFix?: NoFix;
}

/** The reasons for which a diagnostic has no fix, as its page gives them. */
const noFixReasons = {
  intent: "There is no automatic fix: only the author knows what was meant.",
  several: "There is no automatic fix: there is more than one way to correct it, each with a different result.",
  outside: "There is no automatic fix: what has to change isn't in the program.",
};

export type NoFix = keyof typeof noFixReasons;

/** The page of a diagnostic that no program can show, such as a file that can't be written. */
export type PlainPage = Pick<DiagnosticPage, "why">;

/** The part of a diagnostic that tells whether an example shows what it should. */
export type ReportedDiagnostic = Pick<Diagnostic, "code" | "message" | "severity">;

/** The command's report of an example. */
export interface ExampleReport {
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** The report in the format for people. */
  render(): Promise<string>;
}

/** Runs the command of a language on the files of an example; `words` are the arguments of its page. */
export type RunExample = (files: Readonly<Record<string, string>>, words: readonly string[]) => Promise<ExampleReport>;

/** What a page needs of a catalogue. */
export interface PageCatalogue {
  readonly language: string;
  readonly declarations: Readonly<Record<string, Declaration>>;
}

/** The files of an example; a single source is the file `example.<language>`. */
export function exampleFiles(program: ExampleProgram, language: string): Readonly<Record<string, string>> {
  return typeof program === "string" ? { [`example.${language}`]: program } : program;
}

/** What is wrong with the examples of a page, in sentences; empty if they show what they should. */
export async function pageProblems(
  language: string,
  name: string,
  page: DiagnosticPage | PlainPage,
  run: RunExample,
): Promise<string[]> {
  if (!("failing" in page)) return [];
  const code = `${language}/${name}`;
  const { args = [], repairedArgs = args } = page;
  const { diagnostics: failing } = await run(exampleFiles(page.failing, language), args);
  const { diagnostics: repaired } = await run(exampleFiles(page.repaired, language), repairedArgs);
  return [
    ...(failing.some((diagnostic) => diagnostic.code === code) ? [] : [`${code}: the failing example isn't reported`]),
    ...failing
      .filter((other) => other.code !== code && other.severity !== "info")
      .map((other) => stray(code, "failing", other)),
    ...repaired
      .filter((other) => other.code === code || other.severity === "error")
      .map((other) => stray(code, "repaired", other)),
  ];
}

function stray(code: string, example: string, { code: other, message }: ReportedDiagnostic): string {
  return `${code}: the ${example} example is reported as ${other}: ${message}`;
}

/** The page of one code in Markdown; `exampleOutput` is the rendered report of its failing example, if it has one. */
export function renderPage(
  catalogue: PageCatalogue,
  name: string,
  page: DiagnosticPage | PlainPage,
  exampleOutput = "",
): string {
  const { language } = catalogue;
  const rule = describeRules(catalogue).find(({ code }) => code === `${language}/${name}`);
  if (!rule) return bug(`the catalogue of ${language} declares no ${name}`);
  return [
    `# ${rule.code}`,
    facts(rule),
    quote(`${rule.message}${rule.help === undefined ? "" : `\n\nHelp: ${rule.help}`}`),
    `## Why\n\n${page.why.trim()}`,
    ...("failing" in page ? exampleSections(page, language, exampleOutput) : []),
    closing(rule, name),
  ].join("\n\n");
}

function exampleSections(page: DiagnosticPage, language: string, output: string): string[] {
  return [
    `## An example that fails\n\n${programText(page.failing, language)}${optionsText(page.args)}`,
    fence("text", output),
    `## The same, corrected\n\n${programText(page.repaired, language)}${optionsText(page.repairedArgs, ".")}`,
    ...(page.noFix ? [noFixReasons[page.noFix]] : []),
  ];
}

/** The list of all codes of all catalogues, with a link to each page. */
export function renderPageIndex(catalogues: readonly PageCatalogue[]): string {
  const sections = catalogues.map((catalogue) => {
    const rows = describeRules(catalogue).map(({ code, severity, message }) => indexRow(code, severity, message));
    return [`## ${catalogue.language}`, "", "| code | severity | message |", "| --- | --- | --- |", ...rows].join("\n");
  });
  const intro = "Generated from the catalogues by `npm run docs:diagnostics`; every example is compiled by the tests.";
  return `${["# Diagnostics", intro, ...sections].join("\n\n")}\n`;
}

function indexRow(code: string, severity: string, message: string): string {
  return `| [${code}](${code}.md) | ${severity} | ${message.replaceAll("|", "\\|")} |`;
}

function facts({ severity, number }: RuleDescription): string {
  const origin = number === undefined ? "" : ` Its number in the language's source document is ${number}.`;
  const kinds = { error: "An error: nothing is written.", warning: "A warning.", info: "A hint." };
  return `${kinds[severity]}${origin}`;
}

function closing({ code, configurable, severity }: RuleDescription, name: string): string {
  if (severity === "error" && configurable !== true) return `An error can't be silenced.\n`;
  return (
    `If it is intended, a comment \`cairn-ignore ${name}\` on the same line or the line before silences it; ` +
    `the rule \`${code}\` in the configuration file turns it off or changes its severity.\n`
  );
}

function optionsText(args: readonly string[] = [], end = ":"): string {
  return args.length === 0 ? "" : `\n\nCompiled with \`${args.join(" ")}\`${end}`;
}

function programText(program: ExampleProgram, language: string): string {
  if (typeof program === "string") return fence(language, readable(program));
  return Object.entries(program)
    .map(([file, text]) => `\`${file}\`\n\n${fence(language, readable(text))}`)
    .join("\n\n");
}

/** Abbreviates the example of a limit, which may be too long to read: repeated lines and long ones are cut. */
function readable(text: string): string {
  const lines = text.split("\n");
  const shown: string[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index]!;
    let next = index + 1;
    while (next < lines.length && lines[next] === line) next++;
    const repeated = next - index;
    shown.push(...(repeated > 4 ? [line, `… and ${repeated - 1} more lines like it`] : lines.slice(index, next)));
    index = next;
  }
  return shown.map(shorten).join("\n");
}

function shorten(line: string): string {
  const kept = 60;
  const left = line.length - 2 * kept;
  return left < kept ? line : `${line.slice(0, kept)} … ${left} more characters … ${line.slice(-kept)}`;
}

/** The fence is longer than any run of backticks inside. */
function fence(language: string, text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const marks = "`".repeat(Math.max(3, longest + 1));
  return `${marks}${language}\n${text.replace(/\n*$/, "\n")}${marks}`;
}

function quote(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}
