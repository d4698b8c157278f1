import { spawnSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const repository = join(import.meta.dirname, "../../..");

/** Builds a command as it is delivered, unless `CAIRN_COMMANDS` names a folder that has it. */
export function buildCommand(language: string, folder: string): string {
  const built = process.env["CAIRN_COMMANDS"];
  if (built !== undefined) return join(built, language, `${language}.mjs`);
  const command = join(folder, language, `${language}.mjs`);
  const words = [join(repository, "tools/bundle-cli.mjs"), language, "--output", command];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", cwd: repository });
  if (status !== 0) throw new Error(stderr);
  // What isn't bundled, such as the parser of Ruby, lies where users have it.
  const modules = join(folder, "node_modules");
  if (!existsSync(modules)) symlinkSync(join(repository, "node_modules"), modules, "junction");
  return command;
}
