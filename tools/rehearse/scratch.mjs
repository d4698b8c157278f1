/** The release itself, in a scratch clone: nothing in the user's own tree is written. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { reasonToInstall } from "../ensure-installed.mjs";
import { capture, follow, npm, root } from "../shared/command.mjs";
import { versionsOf } from "./registry.mjs";

/** Why there can be no clone, `undefined` if there can. */
export function whyNoClone() {
  return capture("git", ["rev-parse", "--git-dir"]).status === 0 ? undefined : "this folder isn't a git clone";
}

function git(cwd, ...words) {
  const { status, stdout, stderr } = capture("git", words, { cwd });
  if (status !== 0) throw new Error(`git ${words[0]} failed:\n${stderr}`);
  return stdout;
}

/** Clones the project to `clone`, changes that aren't committed and new files included, as one more commit. */
export function cloneTree(clone) {
  git(root, "clone", "--quiet", root, clone);
  git(clone, "remote", "remove", "origin");
  for (const [name, value] of [
    ["user.name", "Rehearsal"],
    ["user.email", "rehearsal@example.org"],
    ["commit.gpgsign", "false"],
    ["tag.gpgsign", "false"],
  ])
    git(clone, "config", name, value);
  const listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0").filter(Boolean);
  const present = new Set(listed.filter((path) => existsSync(join(root, path))));
  for (const path of git(clone, "ls-files", "-z").split("\0").filter(Boolean))
    if (!present.has(path)) rmSync(join(clone, path));
  for (const path of changed()) if (present.has(path)) copy(path, clone);
  git(clone, "add", "--all");
  if (git(clone, "status", "--porcelain") !== "")
    git(clone, "commit", "--quiet", "-m", "changes that aren't committed");
}

/** The paths that differ from the last commit, new ones included. */
function changed() {
  const tracked = git(root, "diff", "--name-only", "-z", "HEAD");
  const untracked = git(root, "ls-files", "-z", "--others", "--exclude-standard");
  return `${tracked}${untracked}`.split("\0").filter(Boolean);
}

function copy(path, clone) {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  cpSync(join(root, path), join(clone, path), { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
}

/** Installs the clone's dependencies: copies those of the user's tree if they are what the lockfile says. */
export async function installClone(clone, environment) {
  if (reasonToInstall() === undefined) return copyInstalled(clone);
  const [command, words, options] = npm("ci");
  const { status, stderr } = await follow(command, words, () => {}, { ...options, cwd: clone, env: environment });
  return status === 0 ? [] : [`npm ci failed:\n${stderr}`];
}

/** Also copies what the tree has built. `tsc -b` compares it with the sources and makes anew only what differs. */
function copyInstalled(clone) {
  const folders = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
  const paths = folders.flatMap((each) => ["node_modules", "dist", ".tsbuildinfo"].map((name) => `${each}/${name}`));
  for (const path of ["node_modules", ...paths]) {
    if (!existsSync(join(root, path))) continue;
    // Node's own copying takes several times as long.
    const copied =
      process.platform !== "win32" && capture("cp", ["-a", join(root, path), join(clone, path)]).status === 0;
    if (!copied) copy(path, clone);
  }
  return [];
}

/** The clone's own view of its packages. */
async function workspaceOf(clone) {
  return import(pathToFileURL(join(clone, "tools/shared/workspace.mjs")).href);
}

/** The packages of the clone that are published, with their folders and manifests. */
export async function publishedOf(clone) {
  const { languages, publishablePackages } = await workspaceOf(clone);
  return { packages: publishablePackages(), languages: languages() };
}

async function nx(clone, environment, ...words) {
  const program = join(clone, "node_modules/nx/dist/bin/nx.js");
  const options = { cwd: clone, env: environment };
  const { status, stdout, stderr } = await follow(process.execPath, [program, ...words], () => {}, options);
  return status === 0 ? [] : [`nx ${words.join(" ")} failed:\n${(stdout + stderr).split("\n").slice(-60).join("\n")}`];
}

/** Bumps versions, writes changelogs and the lockfile, commits and tags, as `npx nx release --skip-publish` does for a maintainer. */
export async function makeVersions(clone, environment) {
  const complaints = await nx(clone, environment, "release", ...first(clone), "--skip-publish", "--verbose=false");
  if (complaints.length > 0) return complaints;
  const changes = git(clone, "status", "--porcelain");
  return changes === "" ? [] : [`nx release leaves changes that it doesn't commit:\n${changes}`];
}

function first(clone) {
  return git(clone, "tag", "--list", "@cairn/*") === "" ? ["--first-release"] : [];
}

/** Builds the clone, after its versions are bumped: the commands say their version. */
export async function buildClone(clone, environment) {
  const options = { cwd: clone, env: environment };
  const { status, stderr } = await follow(process.execPath, ["tools/build.mjs"], () => {}, options);
  return status === 0 ? [] : [`the build failed:\n${stderr.split("\n").slice(-60).join("\n")}`];
}

/** Publishes with `nx release publish`; complains about a package whose new version isn't `latest` in the registry afterwards. */
export async function publish(clone, { address, environment }) {
  const { packages } = await publishedOf(clone);
  for (const { folder } of packages) withoutProvenance(join(folder, "package.json"));
  const complaints = await nx(clone, environment, "release", "publish", "--first-release", "--verbose=false");
  const results = packages.map(async ({ manifest: { name, version } }) => {
    const [latest] = await versionsOf(address, name);
    return latest === version ? [] : [`${name}@${version} isn't in the registry (latest: ${latest ?? "none"})`];
  });
  return [...complaints, ...(await Promise.all(results)).flat()];
}

/** npm gives provenance only to a CI that it knows; the manifest's setting beats the environment. */
function withoutProvenance(file) {
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(file, "utf8"));
  const { provenance, ...settings } = publishConfig;
  if (provenance !== true) throw new Error(`${file}: published without provenance`);
  writeFileSync(file, `${JSON.stringify({ ...manifest, publishConfig: settings }, undefined, 2)}\n`);
}
