import type { Shell } from "../completion/script.js";
import type { CommandFactory, CommandLine } from "../command.js";
import type { Session } from "../session.js";

const shells: readonly Shell[] = ["bash", "zsh", "fish", "powershell"];

/** `completion SHELL`: a script that completes commands, options, their values and file names. */
export const completion: CommandFactory = ({ examples, name }) => ({
  name: "completion",
  summary: "print a script that completes command lines in your shell",
  arguments: [{ name: "SHELL", describe: "your shell", choices: shells }],
  options: {},
  notes: [
    `bash: add \`source <(${name} completion bash)\` to ~/.bashrc. zsh: write it to a file \`_${name}\` in a folder of $fpath. ` +
      `fish: write it to ~/.config/fish/completions/${name}.fish. PowerShell: add it to the file $PROFILE.`,
  ],
  examples: examples.completion,
  run: runCompletion,
});

async function runCompletion(session: Session, { words }: CommandLine): Promise<number> {
  const { completionScript } = await import("../completion/script.js");
  const { commandsOf } = await import("../command-table.js");
  const script = await completionScript(words[0] as Shell, session.language, commandsOf(session.language));
  return session.write(undefined, [script]);
}
