/** An empty project that installs packages from the registry, and what a user would try there first. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { capture, follow, nodeProgram, root, serve } from "../shared/command.mjs";

/** npm's own program, for starting it with any version of Node.js. */
function npmProgram() {
  const own = process.env.npm_execpath;
  if (own?.endsWith(".js")) return own;
  const { stdout } = capture("npm", ["root", "--global"], { shell: process.platform === "win32" });
  return join(stdout.trim(), "npm/bin/npm-cli.js");
}

export class Project {
  /** `folder` is made; `node` is the program that runs npm and commands; `environment` is the registry's. */
  constructor(folder, environment, node = process.execPath) {
    this.folder = folder;
    this.node = node;
    const path = [join(folder, "node_modules/.bin"), dirname(node), environment.PATH].join(delimiter);
    this.environment = { ...environment, PATH: path };
    mkdirSync(folder, { recursive: true });
    this.write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module" }));
  }

  write(path, text) {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** Installs packages by name, as a user types it. */
  async install(...names) {
    const words = [npmProgram(), "install", ...names];
    const { status, stderr } = await follow(this.node, words, () => {}, this.#options());
    return status === 0 ? [] : [`npm install ${names.join(" ")} failed:\n${stderr}`];
  }

  #options() {
    return { cwd: this.folder, env: this.environment };
  }

  /** Runs a program; complains unless it ends with `status` and prints what `output` matches. */
  attempt(what, command, words, { status = 0, output = /^/ } = {}) {
    const result = capture(command, words, this.#options());
    if (result.status === status && output.test(result.stdout)) return [];
    const expected = `exit code ${result.status}, expected ${status} and ${output}`;
    return [`${what}: ${expected}\n${result.stdout.slice(0, 2000)}${result.stderr.slice(0, 2000)}`];
  }

  /** Runs a line as a shell does that finds the project's commands. */
  shell(line, expected) {
    return this.attempt(line, "bash", ["-c", line], expected);
  }

  /** The installed folder of a package. */
  installed(name) {
    return join(this.folder, "node_modules", ...name.split("/"));
  }
}

/** Runs the installed command: its version, its help, the example that `npm run demo` shows first, and its language server. */
export async function tryCommand(project, { name, manifest }) {
  const [command] = Object.keys(manifest.bin);
  const program = join(project.folder, "node_modules/.bin", command);
  const { commands } = JSON.parse(readFileSync(join(root, "examples", name, "demo.json"), "utf8"));
  const example = commands[0].words.map((word) => (word.startsWith("examples/") ? join(root, word) : word));
  const file = example.find((word) => word.startsWith(root));
  const runs = [
    [["--version"], new RegExp(`^${manifest.version.replaceAll(".", "\\.")}\\n$`)],
    [["--help"], /compile/],
    [example, /\S/],
    ...(example[0] === "compile" ? [] : [[["compile", file], /\S/]]),
  ];
  return [
    ...runs.flatMap(([words, output]) => project.attempt(`${command} ${words.join(" ")}`, program, words, { output })),
    ...(await tryServer(project, program, ["lsp"])),
  ];
}

const greeting = { processId: null, rootUri: null, capabilities: {} };

/** Starts a language server, greets it as an editor does and ends it; complains unless it answers and ends with 0. */
export async function tryServer(project, command, words) {
  const options = { cwd: project.folder, env: project.environment, stdio: "pipe", timeout: 60_000 };
  const server = serve(command, words, options);
  await ask(server, { id: 1, method: "initialize", params: greeting });
  tell(server, { method: "initialized", params: {} });
  await ask(server, { id: 2, method: "shutdown" });
  tell(server, { method: "exit" });
  const status = await server.end;
  const isFine = status === 0 && server.output().includes('"capabilities"');
  return isFine ? [] : [`${[command, ...words].join(" ")}: exit code ${status}\n${server.output().slice(0, 2000)}`];
}

function tell(server, message) {
  const text = JSON.stringify({ jsonrpc: "2.0", ...message });
  if (!server.hasEnded()) server.send(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

/** Sends a request and waits for the response, or for the end of the server. */
async function ask(server, message) {
  tell(server, message);
  while (!server.hasEnded() && !server.output().includes(`"id":${message.id}`)) await pause(20);
}

/** Complains where a package lacks what its command's shell reads: the manual page and the completion scripts. */
export function tryShellFiles(project, { name, manifest }) {
  const scripts = [`_${name}`, ...["bash", "fish", "ps1"].map((shell) => `${name}.${shell}`)];
  return [manifest.man, ...scripts.map((script) => `dist/completions/${script}`)]
    .filter((file) => !existsSync(join(project.installed(manifest.name), file)))
    .map((file) => `${manifest.name}: ${file} isn't in the package`);
}

/** Imports and requires the packages by their names; each must export something. */
export function tryImports(project, names) {
  const check = `for (const [at, library] of [${names.map((_, at) => `library${at}`)}].entries())
    if (Object.keys(library).length === 0) throw new Error(\`package \${at + 1} exports nothing\`)`;
  const imports = names.map((name, at) => `import * as library${at} from "${name}";`);
  const requires = names.map((name, at) => `const library${at} = require("${name}");`);
  return [
    ["module", imports],
    ["commonjs", requires],
  ].flatMap(([type, lines]) => {
    const words = [`--input-type=${type}`, "-e", `${lines.join("\n")}\n${check}`];
    return project.attempt(`${type}: ${names.join(", ")}`, project.node, words);
  });
}

const strict = { strict: true, noEmit: true, module: "nodenext", target: "es2023" };

/** Type checks a program that imports the packages, with strict settings and no types but theirs. */
export function tryTypes(project, names) {
  const imports = names.map(
    (name, at) => `import * as library${at} from "${name}";\nexport const used${at}: object = library${at};\n`,
  );
  return typeCheck(project, new Map([["consumer.ts", imports.join("")]]), []);
}

/** Type checks programs, by their paths, beside the installed packages; `types` are the packages of types that they may use besides. */
export function typeCheck(project, programs, types) {
  for (const [path, text] of programs) project.write(path, text);
  const compilerOptions = { ...strict, types, typeRoots: [join(root, "node_modules/@types")] };
  project.write("tsconfig.json", JSON.stringify({ compilerOptions, files: [...programs.keys()] }));
  return project.attempt("tsc --strict", process.execPath, [nodeProgram("typescript", "bin/tsc")], { output: /^$/ });
}
