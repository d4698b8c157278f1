/** Runs the files for other systems as these do: the image, the GitHub action, the hooks and the GitLab component. */
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { capture, root } from "../shared/command.mjs";

const { parseAllDocuments } = createRequire(join(root, "packages/store/package.json"))("yaml");

function documents(file) {
  return parseAllDocuments(readFileSync(join(root, file), "utf8")).map((each) => each.toJS());
}

/** The container engine that runs here, or `undefined`: a client alone isn't one. */
export function containerEngine() {
  return ["docker", "podman"].find((name) => capture(name, ["info"], { timeout: 20_000 }).status === 0);
}

/** Builds the image of a language with an engine, and runs it. */
export function tryImage(engine, project, { name, manifest }) {
  const tag = `cairn-rehearsal-${name}`;
  const args = [`LANGUAGE=${name}`, `npm_config_registry=${project.environment.npm_config_registry}`];
  const words = ["build", "--network", "host", "--tag", tag, ...args.flatMap((each) => ["--build-arg", each]), root];
  const built = project.attempt(`${engine} build`, engine, words);
  if (built.length > 0) return built;
  const output = new RegExp(manifest.version.replaceAll(".", "\\."));
  const complaints = project.attempt(`${engine} run`, engine, ["run", "--rm", tag, "--version"], { output });
  capture(engine, ["image", "rm", "--force", tag]);
  return complaints;
}

/** The commands of a Dockerfile's first stage, and the words that start the last stage: `{ script, start }`. */
export function dockerSteps(text) {
  const joined = text.replaceAll(/\s*\\\n\s*/g, " ");
  const [, first = ""] = joined.split(/^FROM .*$/m);
  const script = [...first.matchAll(/^(ARG|RUN) (.*)$/gm)].flatMap(([, kind, rest]) => {
    if (kind === "RUN") return [rest];
    const [name, value] = rest.split("=");
    return value === undefined ? [] : [`: "\${${name}:=${value}}"`];
  });
  const listAfter = (word) => JSON.parse(new RegExp(`^${word} (\\[.*\\])$`, "m").exec(joined)[1]);
  return { script: script.join("\n"), start: [...listAfter("ENTRYPOINT").slice(1), ...listAfter("CMD")] };
}

/** The Dockerfile without an engine: its first stage as a script in a folder, then its entry. */
export function tryImageSteps(project, { name, manifest }) {
  const { script, start } = dockerSteps(readFileSync(join(root, "Dockerfile"), "utf8"));
  const folder = join(project.folder, "command");
  const here = (text) => text.replaceAll(/(?<![\w.])\/command/g, folder);
  const options = { output: /^/ };
  const built = project.attempt("RUN", "bash", ["-euc", `LANGUAGE=${name}\n${here(script)}`], options);
  if (built.length > 0) return built;
  const [program, ...words] = start.map(here);
  const output = new RegExp(manifest.version.replaceAll(".", "\\."));
  return [
    ...project.attempt("the image's entry", project.node, [program, "--version"], { output }),
    ...project.attempt("the image's command", project.node, [program, ...words], { output: /compile/ }),
  ];
}

/** Fills in the expressions of a GitHub action. */
export function evaluate(expression, { inputs, runner }) {
  return expression.replaceAll(
    /\$\{\{ (inputs|runner)\.(\w+) \}\}/g,
    (_, kind, name) => ({ inputs, runner })[kind][name],
  );
}

/** The steps of `action.yml` that run a script, as GitHub runs them; those that use other actions are left to GitHub. */
export function tryAction(project, inputs) {
  const [{ inputs: declared, runs }] = documents("action.yml");
  const defaults = Object.fromEntries(Object.entries(declared).map(([name, { default: value = "" }]) => [name, value]));
  const context = { inputs: { ...defaults, ...inputs }, runner: { temp: project.folder } };
  const prefix = join(project.folder, "global");
  const summary = join(project.folder, "summary.md");
  const steps = runs.steps.filter(({ run }) => run !== undefined);
  const complaints = steps.flatMap(({ name, run, env = {} }) => {
    const set = Object.entries(env).map(([key, value]) => [key, evaluate(value, context)]);
    const own = { ...project.environment, ...Object.fromEntries(set), npm_config_prefix: prefix };
    const path = `${join(prefix, "bin")}:${own.PATH}`;
    const environment = { ...own, PATH: path, GITHUB_ACTION_PATH: root, GITHUB_STEP_SUMMARY: summary };
    const words = ["--noprofile", "--norc", "-eo", "pipefail", "-c", run];
    const { status, stdout, stderr } = capture("bash", words, { cwd: join(project.folder, "repo"), env: environment });
    return status === 0 ? [] : [`action.yml: ${name}: exit code ${status}\n${stdout}${stderr}`];
  });
  const missing = ["cairn.sarif", "summary.md"].filter((file) => !existsSync(join(project.folder, file)));
  return [...complaints, ...missing.map((file) => `action.yml: there is no ${file} afterwards`)];
}

/** Makes `repo` in the project's folder: the example's control repository with a second commit that changes catalogs. */
export function makeRepository(project) {
  const repo = join(project.folder, "repo");
  cpSync(join(root, "examples/control-repo"), repo, { recursive: true });
  const script = `cd repo && git init --quiet && git config user.name Rehearsal && git config user.email rehearsal@example.org
git config commit.gpgsign false && git add --all && git commit --quiet -m one
file=$(grep -rl "ensure *=> running" site-modules | head -n 1)
sed -i.bak 's/ensure *=> running/ensure => stopped/' "$file" && rm "$file.bak"
git commit --quiet --all -m two`;
  return project.attempt("git", "bash", ["-euc", script]);
}

/** Runs each hook's entry on files of its language in the examples; each hook gets copies. */
export function tryHooks(project, examples) {
  const [hooks] = documents(".pre-commit-hooks.yaml");
  return hooks.flatMap(({ entry, files, id }) => {
    const [name] = entry.split(" ");
    const present = examples[name].filter((file) => new RegExp(files).test(file));
    if (present.length === 0) return [`${id}: no example is a file for it`];
    const folder = join(project.folder, id);
    mkdirSync(folder);
    cpSync(join(root, "examples", name), folder, { recursive: true });
    const words = present.map((file) => `'${file}'`).join(" ");
    return project.attempt(id, "bash", ["-c", `cd '${folder}' && ${entry} ${words}`]);
  });
}

/** The component of GitLab, with its defaults for inputs: `before_script`, then `script`, then what it keeps. */
export function tryComponent(project, inputs) {
  const [{ spec }, jobs] = documents("templates/check.yml");
  const defaults = Object.fromEntries(Object.entries(spec.inputs).map(([name, { default: value }]) => [name, value]));
  const values = { ...defaults, ...inputs };
  const [job] = Object.values(jobs);
  const script = [...job.before_script, ...job.script].join("\n");
  const text = script.replaceAll(/\$\[\[ inputs\.(\w+) \]\]/g, (_, name) => values[name]);
  const prefix = join(project.folder, "global");
  const setting = `export npm_config_prefix='${prefix}' PATH='${join(prefix, "bin")}':"$PATH"`;
  const complaints = project.attempt("templates/check.yml", "bash", [
    "-eo",
    "pipefail",
    "-c",
    `${setting}\ncd repo\n${text}`,
  ]);
  const missing = job.artifacts.paths.filter((path) => !existsSync(join(project.folder, "repo", path)));
  return [...complaints, ...missing.map((path) => `templates/check.yml: there is no ${path} afterwards`)];
}
