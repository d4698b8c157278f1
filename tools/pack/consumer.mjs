/** An empty folder that installs one language from tarballs, and what a user would try there first. */
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture, nodeProgram, npm, root } from "../shared/command.mjs";
import { otherNodes } from "../shared/nodes.mjs";
import { readJson } from "../shared/workspace.mjs";

/** The tarballs that a package needs: itself and, transitively, its dependencies among ours. */
function tarballsFor(manifest, manifests, tarballs, found = new Map()) {
  found.set(manifest.name, tarballs.get(manifest.name));
  for (const name of Object.keys(manifest.dependencies ?? {}))
    if (manifests.has(name) && !found.has(name)) tarballsFor(manifests.get(name), manifests, tarballs, found);
  return found;
}

/** Installs the package with only its own dependencies; returns a complaint or undefined. */
export function install(folder, manifest, manifests, tarballs) {
  mkdirSync(folder, { recursive: true });
  const files = tarballsFor(manifest, manifests, tarballs);
  const dependencies = Object.fromEntries([...files].map(([name, file]) => [name, `file:${file}`]));
  const own = { name: "consumer", private: true, type: "module", dependencies };
  writeFileSync(join(folder, "package.json"), JSON.stringify(own, null, 2));
  const [command, words, options] = npm("install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts");
  const { status, stderr } = capture(command, words, { ...options, cwd: folder });
  return status === 0 ? undefined : `${manifest.name}: npm install failed:\n${stderr}`;
}

function attempt(folder, what, words, expected, node = process.execPath) {
  const { status, stdout, stderr } = capture(node, words, { cwd: folder });
  const fine = status === 0 && expected.test(stdout);
  return fine ? [] : [`${what}: exit code ${status}, expected ${expected}\n${stdout}${stderr}`];
}

/** Imports and requires every package by its name; each must export something. */
export function tryImports(folder, names) {
  return names.flatMap((name) => {
    const count = "process.stdout.write(String(Object.keys(library).length))";
    const imported = `import * as library from "${name}"; ${count}`;
    const required = `const library = require("${name}"); ${count}`;
    return [
      ...attempt(folder, `import ${name}`, ["--input-type=module", "-e", imported], /^[1-9]/),
      ...attempt(folder, `require ${name}`, ["--input-type=commonjs", "-e", required], /^[1-9]/),
    ];
  });
}

/** Type checks a program that imports the packages, with strict settings and no types but theirs. */
export function tryTypes(folder, names) {
  const imports = names.map(
    (name, at) => `import * as library${at} from "${name}";\nexport const used${at}: object = library${at};\n`,
  );
  writeFileSync(join(folder, "consumer.ts"), imports.join(""));
  const compilerOptions = { strict: true, noEmit: true, module: "nodenext", target: "es2023", types: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["consumer.ts"] }));
  return attempt(folder, "types", [nodeProgram("typescript", "bin/tsc")], /^$/);
}

/** Complains where a package lacks what its command's shell reads: the manual page and the completion scripts. */
export function tryShellFiles(folder, { name, manifest }) {
  const installed = join(folder, "node_modules", ...manifest.name.split("/"));
  const scripts = [`_${name}`, ...["bash", "fish", "ps1"].map((shell) => `${name}.${shell}`)];
  return [manifest.man, ...scripts.map((script) => `dist/completions/${script}`)]
    .filter((file) => !existsSync(join(installed, file)))
    .map((file) => `${manifest.name}: ${file} isn't in the package`);
}

/** Runs the installed command, under other versions of Node too: its version, its help, and the example that the README shows. */
export function tryCommand(folder, { name, manifest }) {
  const bin = join(folder, "node_modules", ...manifest.name.split("/"), Object.values(manifest.bin)[0]);
  if (!existsSync(join(folder, "node_modules", ".bin", name))) return [`${manifest.name}: npm made no command ${name}`];
  const runs = [
    { words: ["--version"], expected: new RegExp(`^${manifest.version}\\n$`) },
    { words: ["--help"], expected: /compile/ },
  ];
  const example = join(root, "examples", name);
  if (existsSync(join(example, "demo.json"))) {
    cpSync(example, join(folder, "example"), { recursive: true });
    const [first] = readJson("examples", name, "demo.json").commands;
    runs.push({ words: first.words.map((word) => word.replace(`examples/${name}`, "example")), expected: /\S/ });
  }
  return [process.execPath, ...otherNodes().values()].flatMap((node) =>
    runs.flatMap(({ words, expected }) =>
      attempt(folder, `${node} ${name} ${words.join(" ")}`, [bin, ...words], expected, node),
    ),
  );
}
