import { suggestionSentence } from "@cairn/diagnostics";

/** Why a command line is invalid: one sentence, and the command whose help explains more. */
export interface UsageProblem {
  readonly problem: string;
  readonly command?: string;
}

/** Whether `value` is a problem rather than a result. */
export function isUsageProblem(value: object): value is UsageProblem {
  return "problem" in value;
}

export function usageProblem(problem: string, command?: string): UsageProblem {
  return command === undefined ? { problem } : { problem, command };
}

/** `; did you mean …?`, or an empty string. */
export function suggestion(candidates: readonly string[]): string {
  const sentence = suggestionSentence(candidates);
  return sentence === undefined ? "" : `; ${sentence}`;
}

/** The message on standard error for wrong usage. */
export function renderUsageProblem(program: string, { problem, command }: UsageProblem): string {
  return `${program}: ${problem}\nSee: ${program} help${command === undefined ? "" : ` ${command}`}\n`;
}
