/**
 * `npm run release:rehearse`: a whole release, to a registry on this machine, and what users do with it afterwards.
 *
 * A scratch clone of the work tree is versioned, built and published by nx as a release is; then empty projects install from that registry.
 * Nothing is written into the work tree. The exit code is 1 if a step failed, and 69 if there is no registry for the packages of
 * others or no git clone, so that nothing could be rehearsed. `--keep` leaves the temporary folder.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  containerEngine,
  makeRepository,
  tryAction,
  tryComponent,
  tryHooks,
  tryImage,
  tryImageSteps,
} from "./rehearse/hosts.mjs";
import { Project, tryCommand, tryImports, tryShellFiles, tryTypes, typeCheck } from "./rehearse/project.mjs";
import { programsIn, tryReadme } from "./rehearse/readmes.mjs";
import { installRegistry, startRegistry, upstream } from "./rehearse/registry.mjs";
import * as scratch from "./rehearse/scratch.mjs";
import { Steps } from "./rehearse/steps.mjs";
import { complaintsAbout } from "./rehearse/tarballs.mjs";
import { typesComplaints } from "./rehearse/types.mjs";
import { packExtension, tryExtension } from "./rehearse/vscode.mjs";
import { otherNodes } from "./shared/nodes.mjs";

const unavailable = 69;

/** Packages whose types are in part those of Node.js. */
const forNode = new Set(["@cairn/puppet-server", "@cairn/puppet-ca", "@cairn/puppetdb", "@cairn/farm"]);
/** Small files of the examples for the hooks, which get files one by one. */
const hooked = { smartfrog: ["site.sf"], cf2: ["site.cf2"], mupuppet: ["readme.pp"], "type-arm": ["network.pp"] };

async function publintComplaints({ folder, manifest }) {
  const { publint } = await import("publint");
  const { formatMessage } = await import("publint/utils");
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true, level: "warning" });
  return messages.map((message) => `${manifest.name}: publint: ${formatMessage(message, manifest, { color: false })}`);
}

/** Versions, builds and publishes; resolves with what the rest needs, or `undefined` after a failure. */
async function release(steps, folder, source) {
  const clone = join(folder, "clone");
  const place = join(folder, "registry");
  if (!(await steps.run("a clone of the work tree", () => scratch.cloneTree(clone)))) return undefined;
  if (!(await steps.run("Verdaccio", () => installRegistry(place)))) return undefined;
  const registry = await startRegistry(place, source);
  const { environment } = registry;
  const stages = [
    ["dependencies of the clone", () => scratch.installClone(clone, environment)],
    ["nx release: versions, changelogs, tags", () => scratch.makeVersions(clone, environment)],
    ["build", () => scratch.buildClone(clone, environment)],
    ["nx release publish", () => scratch.publish(clone, registry)],
  ];
  for (const [name, action] of stages)
    if (!(await steps.run(name, action))) {
      await registry.stop();
      return undefined;
    }
  return { clone, registry, ...(await scratch.publishedOf(clone)) };
}

/** The tarballs as they are in the registry. */
async function tryTarballs(steps, { packages, registry }) {
  const files = packages.map((each) => ({ name: each.manifest.name, file: registry.tarballOf(each.manifest), each }));
  await steps.run("tarballs: what is in them", () => files.flatMap(({ each, file }) => complaintsAbout(file, each)));
  await steps.run("tarballs: publint", async () => (await Promise.all(packages.map(publintComplaints))).flat());
  await steps.run("tarballs: types", async () => (await Promise.all(files.map(typesComplaints))).flat());
}

/** Each language alone, with each Node.js; one project of each language stays for its README. */
async function tryLanguages(steps, folder, { languages, packages, registry: { environment } }) {
  const ours = new Set(packages.map(({ manifest }) => manifest.name));
  const nodes = new Map([
    ["this Node", process.execPath],
    ...[...otherNodes()].map(([name, path]) => [`Node ${name}`, path]),
  ]);
  for (const language of languages) {
    const { name, manifest } = language;
    for (const [label, node] of nodes) {
      const project = new Project(join(folder, "alone", `${name}-${label.replace(" ", "-")}`), environment, node);
      if (!(await steps.run(`${name}: npm install, ${label}`, () => project.install(manifest.name)))) continue;
      await steps.run(`${name}: the command, ${label}`, () => tryCommand(project, language));
      if (node !== process.execPath) continue;
      const names = [manifest.name, ...Object.keys(manifest.dependencies).filter((each) => ours.has(each))];
      const pure = names.filter((each) => !forNode.has(each));
      await steps.run(`${name}: import and require`, () => tryImports(project, [manifest.name]));
      await steps.run(`${name}: tsc --strict`, () => tryTypes(project, pure));
      await steps.run(`${name}: manual page, completion`, () => tryShellFiles(project, language));
      await steps.run(`${name}: commands of its README`, () => tryReadme(project, `packages/${name}/README.md`));
    }
  }
}

/** All packages in one project. */
async function tryTogether(steps, folder, { packages, registry: { environment } }) {
  const names = packages.map(({ manifest }) => manifest.name);
  const project = new Project(join(folder, "together"), environment);
  if (!(await steps.run("all packages: npm install", () => project.install(...names, "kdbxweb", "openpgp")))) return;
  await steps.run("all packages: import and require", () => tryImports(project, names));
  const readmes = ["README.md", ...packages.map(({ name }) => `packages/${name}/README.md`)];
  await steps.run("programs of the READMEs: tsc --strict", () => typeCheck(project, programsIn(readmes), ["node"]));
  await steps.run("commands of the project's README", () => tryReadme(project, "README.md"));
}

async function tryHosts(steps, folder, { languages, registry: { environment } }) {
  const make = (name) => new Project(join(folder, name), environment);
  const language = languages.find(({ name }) => name === "mupuppet");
  const engine = containerEngine();
  if (engine === undefined) {
    steps.skip("Dockerfile", "no container engine runs here; its steps are run as a script");
    await steps.run("Dockerfile, as a script", () => tryImageSteps(make("image"), language));
  } else await steps.run(`Dockerfile, by ${engine}`, () => tryImage(engine, make("image"), language));
  const action = make("action");
  await steps.run("a repository with two commits", () => makeRepository(action));
  await steps.run("action.yml: its scripts", () =>
    tryAction(action, { language: "mupuppet", base: "HEAD~1", nodes: "nodes.txt" }),
  );
  const component = make("component");
  await steps.run("templates/check.yml (GitLab)", () => [
    ...makeRepository(component),
    ...tryComponent(component, { language: "mupuppet" }),
  ]);
  const hooks = make("hooks");
  await steps.run("hooks: npm install", () => hooks.install(...languages.map(({ manifest }) => manifest.name)));
  await steps.run(".pre-commit-hooks.yaml", () => tryHooks(hooks, hooked));
}

async function rehearse(steps, folder, source) {
  const released = await release(steps, folder, source);
  if (released === undefined) return;
  const { clone, languages, registry } = released;
  try {
    await tryTarballs(steps, released);
    await tryLanguages(steps, folder, released);
    await tryTogether(steps, folder, released);
    await tryHosts(steps, folder, released);
    await steps.run("VS Code: npm run pack:vscode", () => packExtension(clone, registry.environment));
    const project = new Project(join(folder, "vscode"), registry.environment);
    await steps.run("VS Code: what is packed", () => tryExtension(clone, project, languages));
  } finally {
    await registry.stop();
  }
}

async function main(words) {
  const source = upstream();
  const problem = scratch.whyNoClone() ?? source.problem;
  const print = (text) => process.stdout.write(text);
  if (problem !== undefined) {
    print(`not rehearsed: ${problem}\n`);
    return unavailable;
  }
  const folder = mkdtempSync(join(tmpdir(), "cairn-rehearsal-"));
  mkdirSync(join(folder, "alone"));
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ])
    process.once(signal, () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      process.exit(code);
    });
  const steps = new Steps(print, () => performance.now());
  try {
    await rehearse(steps, folder, source);
  } finally {
    if (words.includes("--keep")) print(`${folder} is left\n`);
    else rmSync(folder, { recursive: true, force: true });
  }
  print(`\n${steps.table()}`);
  const { failures } = steps;
  print(
    failures.length === 0 ? "release rehearsal: all good\n" : `release rehearsal: ${failures.length} steps failed\n`,
  );
  return failures.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
