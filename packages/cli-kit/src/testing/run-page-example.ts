import type { RunExample } from "@cairn/diagnostics";
import { createCli } from "../create-cli.js";
import { exitCodes } from "../exit-codes.js";
import type { Language } from "../language.js";
import { memoryHost } from "./memory-host.js";

/** Characters of a page's example that represent bytes which no text can contain: a lone byte of Latin-1, and NUL. */
const bytesOfStandIns: Readonly<Record<string, number>> = { "\ufffd": 0xe9, "␀": 0 };

const exampleWidth = 100;

/**
 * Runs the examples of diagnostic pages through the language's own command, in a world with only their files. Every
 * program that the command starts echoes its input. Throws if the arguments of a page are wrong usage.
 */
export function pageExamples(language: Language): RunExample {
  return async (files, words) => {
    const contents = Object.entries(files).map(([path, text]) => [path, bytesOf(text)] as const);
    const type = async (format: "json" | "pretty"): Promise<string> => {
      const program = (_command: string, _words: readonly string[], input: string) => ({
        status: 0,
        stdout: input,
        stderr: "",
      });
      const host = memoryHost({ files: Object.fromEntries(contents), width: exampleWidth, program });
      const options = ["--diagnostics", format, "--max-errors", "0"];
      const status = await createCli(language).run([...commandLine(files, words), ...options], host);
      if (status === exitCodes.usage) throw new Error(`a page's example can't be run: ${host.stderr}`);
      return host.stderr;
    };
    const lines = (await type("json")).split("\n").filter((line) => line.startsWith("{"));
    return {
      diagnostics: lines.map((line) => JSON.parse(line)),
      render: async () => withoutSummary(await type("pretty")),
    };
  };
}

/** A page names its command, or only options for compiling its first file. */
export function commandLine(files: Readonly<Record<string, string>>, words: readonly string[]): readonly string[] {
  if (words[0] !== undefined && !words[0].startsWith("-")) return words;
  return ["compile", Object.keys(files)[0]!, ...words];
}

function bytesOf(text: string): Uint8Array {
  const encoder = new TextEncoder();
  return Uint8Array.from([...text].flatMap((each) => bytesOfStandIns[each] ?? [...encoder.encode(each)]));
}

/** Removes the count that ends a report. */
function withoutSummary(report: string): string {
  return report.replace(/\n\d+ (?:error|warning|hint)s?\b[^\n]*\n$/, "");
}
