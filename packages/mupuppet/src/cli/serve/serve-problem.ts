import { exitCodes } from "@cairn/cli-kit";

/** A problem that the user can mend, in the command line or in what it names. */
export class ServeProblem extends Error {
  override readonly name = "ServeProblem";
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
