import type { RubyProgram } from "./program.js";

/** The questions of Ruby for what the machine has, each of which is answered as on a machine that doesn't have it. */
export class Absences {
  private readonly program: RubyProgram;
  private readonly warned = new Set<string>();

  constructor(program: RubyProgram) {
    this.program = program;
  }

  /** Warns once of each file or account that is asked for. */
  warn(method: string, subject: string, kind: "account" | "file"): void {
    if (this.warned.has(`${kind} ${subject}`)) return;
    this.warned.add(`${kind} ${subject}`);
    const { compilation, host } = this.program;
    const message = `\`${method}\` of \`${subject}\` is answered as on a machine without that ${kind}`;
    compilation.warn("absent-here", message, host.current.span);
  }
}
