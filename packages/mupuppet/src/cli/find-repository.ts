import { resolve } from "node:path";
import type { CliHost } from "@cairn/cli-kit";
import { type GitTime, runGit } from "./git-program.js";

/** Why git can't do what was requested, in few words. */
export interface GitProblem {
  readonly problem: string;
}

/**
 * The repository that contains `folder`: the innermost enclosing folder with `.git`. A bare repository doesn't count,
 * since any clone may contain one among its files.
 */
export function findRepository(folder: string, host: CliHost, time: GitTime): { readonly root: string } | GitProblem {
  for (
    let root = resolve(host.cwd, folder).replaceAll("\\", "/");
    root.includes("/");
    root = root.slice(0, root.lastIndexOf("/"))
  )
    if (host.kindOf(`${root}/.git`) !== undefined) return checked(root, host, time);
  return { problem: "not a git repository, and in none" };
}

/** Git must find the same repository, and one elsewhere must refer back to this folder: a file `.git` can name any. */
function checked(root: string, host: CliHost, time: GitTime): { readonly root: string } | GitProblem {
  const found = runGit(host, root, ["rev-parse", "--absolute-git-dir"], { time });
  if (found.problem !== undefined) return { problem: found.problem };
  const real = (path: string): string | undefined => host.realPath(path)?.replaceAll("\\", "/");
  const here = real(root);
  const repository = real(found.output.toString().replace(/\r?\n$/, ""));
  if (repository === undefined) return { problem: "git doesn't say where its folder is" };
  if (repository === `${here}/.git`) return { root };
  const folders = foldersOf(repository, root, host, time).map((path) => real(resolve(repository, path)));
  if (folders.includes(here) || folders.includes(`${here}/.git`)) return { root };
  return { problem: `\`${root}/.git\` leads to the repository \`${repository}\`, which knows nothing of this folder` };
}

/** The folders that a repository claims as its own: as a worktree of another one, or as a submodule. */
function foldersOf(repository: string, root: string, host: CliHost, time: GitTime): readonly string[] {
  const link = host.read(`${repository}/gitdir`);
  const worktree = runGit(host, root, ["config", "--file", `${repository}/config`, "core.worktree"], { time });
  const named = "bytes" in link ? [new TextDecoder().decode(link.bytes)] : [];
  if (worktree.problem === undefined) named.push(worktree.output.toString());
  return named.map((path) => path.replace(/\r?\n$/, ""));
}
