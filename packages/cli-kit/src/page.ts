import {
  exampleFiles,
  type DiagnosticPage,
  type ExampleProgram,
  type PlainPage,
  type RuleDescription,
} from "@cairn/diagnostics";

/** The page of a code as text for a terminal. */
export function renderPage(rule: RuleDescription, page: DiagnosticPage | PlainPage | undefined): string {
  const number = rule.number === undefined ? "" : `, number ${rule.number} of the language's definition`;
  const sections = [
    `${rule.code} (${rule.severity}${number})`,
    rule.message,
    ...(page ? [page.why] : []),
    ...(page && "failing" in page ? exampleSections(rule, page) : []),
    ...(rule.help === undefined ? [] : [`Help: ${rule.help}`]),
  ];
  return `${sections.map((section) => section.trimEnd()).join("\n\n")}\n`;
}

function exampleSections({ code }: RuleDescription, { args = [], failing, repaired }: DiagnosticPage): string[] {
  const language = code.slice(0, code.indexOf("/"));
  const options = args.length === 0 ? "" : ` (with ${args.join(" ")})`;
  return [`Wrong${options}:\n\n${example(failing, language)}`, `Right${options}:\n\n${example(repaired, language)}`];
}

/** A single file needs no name. */
function example(program: ExampleProgram, language: string): string {
  if (typeof program === "string") return indent(program);
  const files = Object.entries(exampleFiles(program, language));
  return files.map(([name, text]) => `  ${name}:\n${indent(text)}`).join("\n\n");
}

function indent(text: string): string {
  const lines = text.trimEnd().split("\n");
  return lines.map((line) => (line === "" ? "" : `    ${line}`)).join("\n");
}
