import { hasErrors } from "@cairn/diagnostics";
import type { CommandFactory, CommandLine } from "../command.js";
import { exitCodes } from "../exit-codes.js";
import type { Session } from "../session.js";
import { writeResult } from "../write-result.js";

/** `ast FILE`: the syntax tree as JSON. */
export const ast: CommandFactory = ({ examples }) => ({
  name: "ast",
  summary: "print the syntax tree as JSON",
  arguments: [{ name: "FILE", describe: "the input; `-` is standard input" }],
  options: { output: { type: "string", alias: "o", value: "FILE", describe: "write the tree to this file" } },
  examples: examples.ast,
  run: runAst,
});

async function runAst(session: Session, { words }: CommandLine): Promise<number> {
  const source = await session.read(words[0]!);
  if (!source) return exitCodes.inputErrors;
  const services = await session.load();
  const { value, diagnostics } = session.host.interruptible(() => services.ast(source, session.request()));
  session.report(diagnostics);
  if (!value || hasErrors(diagnostics)) return exitCodes.inputErrors;
  const { serializePlain } = await import("@cairn/store");
  return writeResult(session, serializePlain(value));
}
