import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type CliHost, exitCodes } from "@cairn/cli-kit";
import { decodeSource, type Source } from "@cairn/diagnostics";
import { expandMount, type Mounts, readMounts } from "../../diff/served/mounts.js";
import { ServeProblem } from "./serve-problem.js";

/** How long a fileserver.conf is used without a look at whether it has changed, in milliseconds. */
const age = 1000;

/** The mounts of a fileserver.conf, which is read again when it changes. */
export class ServedMounts {
  private readonly file: string;
  private readonly host: CliHost;
  private readonly log: (line: string) => void;
  private mounts: Mounts;
  private version: string;
  private checked = Date.now();

  /** Throws a `ServeProblem` if the file can't be read. */
  constructor(file: string, host: CliHost, log: (line: string) => void) {
    this.file = file;
    this.host = host;
    this.log = log;
    this.version = versionOf(file);
    this.mounts = this.read();
  }

  /** The directory of a mount for a node; undefined if there is no such mount. */
  directoryOf(name: string, node: string): string | undefined {
    this.refresh();
    const directory = this.mounts.get(name);
    return directory === undefined ? undefined : resolve(dirname(this.file), expandMount(directory, node));
  }

  /** A changed file that can't be used leaves the mounts as they were. */
  private refresh(): void {
    if (Date.now() - this.checked < age) return;
    this.checked = Date.now();
    const version = versionOf(this.file);
    if (version === this.version) return;
    this.version = version;
    try {
      this.mounts = this.read();
    } catch (thrown) {
      if (!(thrown instanceof ServeProblem)) throw thrown;
      this.log(`the mounts stay as they were: ${thrown.message}`);
    }
  }

  private read(): Mounts {
    const content = this.host.read(this.file);
    if (!("bytes" in content)) throw this.unusable(`\`${this.file}\` can't be read: ${content.problem}`);
    const { problem, source } = decodeSource(this.file, content.bytes);
    if (problem) throw this.unusable(`\`${this.file}\` isn't valid UTF-8`);
    const { diagnostics, value } = readMounts(source);
    if (!value) throw this.unusable(`\`${this.file}\`: ${diagnostics[0]!.message}`);
    for (const line of restrictionsIn(source))
      this.log(
        `\`${line}\` of \`${this.file}\` has no effect, as in Puppet: restrict mounts with rules in \`--auth-conf\``,
      );
    return value;
  }

  private unusable(message: string): ServeProblem {
    return new ServeProblem(message, exitCodes.inputErrors);
  }
}

/** The lines that restricted mounts before Puppet 7; `allow *` restricts nothing. */
function restrictionsIn({ text }: Source): string[] {
  const lines = text.match(/^[ \t]*(?:allow|deny)[ \t].*$/gm) ?? [];
  return lines.map((line) => line.trim()).filter((line) => !/^allow\s+\*\s*(?:#.*)?$/.test(line));
}

function versionOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${stats?.mtimeMs} ${stats?.ino} ${stats?.size}`;
}
