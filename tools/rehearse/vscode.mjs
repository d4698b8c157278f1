/** The extension of VS Code: packed in the clone, looked into, and its servers started from what is in it. */
import { createWriteStream, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { follow, npm } from "../shared/command.mjs";
import { tryServer } from "./project.mjs";

/** Packs the extension in the clone. */
export async function packExtension(clone, environment) {
  const [command, words, options] = npm("run", "--silent", "pack:vscode");
  const { status, stdout, stderr } = await follow(command, words, () => {}, {
    ...options,
    cwd: clone,
    env: environment,
  });
  return status === 0 ? [] : [`npm run pack:vscode failed:\n${stdout}${stderr}`];
}

/** Unpacks a `.vsix`, which is a ZIP file, with the reader of the tool that makes it. */
async function unpack(clone, folder) {
  const yauzl = createRequire(join(clone, "packages/vscode/package.json"))("yauzl");
  const file = join(clone, "packages/vscode/dist/cairn.vsix");
  const archive = await promisify(yauzl.open)(file, { lazyEntries: true });
  const open = promisify(archive.openReadStream.bind(archive));
  const ended = new Promise((resolve, reject) => archive.on("end", resolve).on("error", reject));
  archive.on("entry", async (entry) => {
    const target = join(folder, entry.fileName);
    if (!entry.fileName.endsWith("/")) {
      mkdirSync(dirname(target), { recursive: true });
      await pipeline(await open(entry), createWriteStream(target));
    }
    archive.readEntry();
  });
  archive.readEntry();
  await ended;
}

/** The files that the manifest of an extension names. */
function namedFiles(manifest) {
  const { grammars = [], languages = [], snippets = [], jsonValidation = [] } = manifest.contributes;
  const paths = [
    ...[...grammars, ...snippets].map(({ path }) => path),
    ...languages.map(({ configuration }) => configuration),
    ...jsonValidation.map(({ url }) => url).filter((url) => url.startsWith("./")),
    ...[manifest.main, manifest.icon, "readme.md", "changelog.md", "LICENSE.txt"],
  ];
  return [...new Set(paths.filter(Boolean))];
}

/** Complains where the packed extension lacks a file, or one of its servers doesn't start with nothing but what is in it. */
export async function tryExtension(clone, project, languages) {
  await unpack(clone, project.folder);
  const folder = join(project.folder, "extension");
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const missing = namedFiles(manifest).filter((path) => !existsSync(join(folder, path)));
  const servers = await Promise.all(languages.map((language) => tryPackedServer(folder, project, language)));
  return [...missing.map((path) => `the extension lacks ${path}`), ...servers.flat()];
}

async function tryPackedServer(folder, project, { name, manifest: { bin, version } }) {
  const server = join(folder, "servers", name, Object.values(bin)[0].replace(/^(?:\.\/)?dist\//, ""));
  const output = new RegExp(`^${version.replaceAll(".", "\\.")}\\n$`);
  return [
    ...project.attempt(`${name} --version in the extension`, project.node, [server, "--version"], { output }),
    ...(await tryServer(project, project.node, [server, "lsp"])),
    ...["THIRD-PARTY-LICENSES.txt", "pages"]
      .filter((each) => !existsSync(join(folder, "servers", name, each)))
      .map((each) => `the extension lacks servers/${name}/${each}`),
  ];
}
