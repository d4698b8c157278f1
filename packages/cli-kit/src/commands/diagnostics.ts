import {
  describeRules,
  didYouMean,
  type DiagnosticPage,
  type PlainPage,
  type RuleDescription,
} from "@cairn/diagnostics";
import { allDeclarations } from "../catalogue.js";
import type { CommandFactory, CommandLine } from "../command.js";
import { exitCodes } from "../exit-codes.js";
import { renderPage } from "../page.js";
import type { Session } from "../session.js";
import { renderUsageProblem, suggestion, usageProblem } from "../usage.js";

const formats = ["text", "json"] as const;

/** `diagnostics [CODE]`: all codes, or the page of one. */
export const diagnostics: CommandFactory = ({ examples }) => ({
  name: "diagnostics",
  summary: "list all errors and warnings, or explain one",
  arguments: [
    {
      name: "CODE",
      describe: "the code, with or without the part before `/`, or a number such as `err5`",
      optional: true,
    },
  ],
  options: {
    format: {
      type: "string",
      alias: "f",
      choices: formats,
      default: "text",
      describe: "text for people, or JSON for other programs",
    },
  },
  examples: examples.diagnostics,
  run: runDiagnostics,
});

async function runDiagnostics(session: Session, { words }: CommandLine): Promise<number> {
  const { catalogue } = await session.load();
  const rules = describeRules(allDeclarations(catalogue));
  const [code] = words;
  if (code === undefined) return printList(session, rules);
  const prefix = `${catalogue.language}/`;
  const wanted = code.startsWith(prefix) ? code : prefix + code;
  const number = numberOf(code);
  const found = rules.filter((each) => each.code === wanted || (number !== undefined && each.number === number));
  return found.length > 0 ? printPages(session, found) : complainOfCode(session, code, rules);
}

/**
 * The number of an error in the language's source document, as it writes it (`err5`); undefined if `code` isn't one.
 */
function numberOf(code: string): number | undefined {
  const digits = /^err(\d+)$/.exec(code)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function printList(session: Session, rules: readonly RuleDescription[]): number {
  if (session.options["format"] === "json")
    return session.write(undefined, [`${JSON.stringify(rules, undefined, 2)}\n`]);
  const widest = Math.max(0, ...rules.map(({ code }) => code.length));
  const lines = rules.map(
    ({ code, message, severity }) => `${code.padEnd(widest)}  ${severity.padEnd(7)}  ${message}\n`,
  );
  return session.write(undefined, lines);
}

async function printPages(session: Session, found: readonly RuleDescription[]): Promise<number> {
  const { cliPages } = await import("../cli-pages.js");
  const pages: Readonly<Record<string, DiagnosticPage | PlainPage>> = {
    ...cliPages,
    ...(await session.language.pages()),
  };
  const sections = found.map((rule) => {
    const name = rule.code.slice(rule.code.indexOf("/") + 1);
    const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
    const json = session.options["format"] === "json";
    return json ? `${JSON.stringify({ ...rule, ...page }, undefined, 2)}\n` : renderPage(rule, page);
  });
  return session.write(undefined, [sections.join("\n")]);
}

function complainOfCode(session: Session, code: string, rules: readonly RuleDescription[]): number {
  const codes = rules.map((rule) => rule.code);
  const names = code.includes("/") ? codes : codes.map((each) => each.slice(each.indexOf("/") + 1));
  const problem = `there is no diagnostic \`${code}\`${suggestion(didYouMean(code, names))}`;
  session.host.writeStderr(renderUsageProblem(session.language.name, usageProblem(problem, "diagnostics")));
  return exitCodes.usage;
}
