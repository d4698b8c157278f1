/**
 * The pack smoke test: what users will get is what works.
 * Packs every publishable package, looks into the tarballs, runs publint and checks their types, installs each language in an empty folder with
 * only its own dependencies, runs its command and uses its import.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { install, tryCommand, tryImports, tryShellFiles, tryTypes } from "./pack/consumer.mjs";
import { complaintsAbout, packAll } from "./pack/tarballs.mjs";
import { typesComplaints } from "./pack/types.mjs";
import { languages, publishablePackages } from "./shared/workspace.mjs";

async function publintComplaints({ folder, manifest }) {
  const { publint } = await import("publint");
  const { formatMessage } = await import("publint/utils");
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true, level: "warning" });
  return messages.map((message) => `${manifest.name}: publint: ${formatMessage(message, manifest, { color: false })}`);
}

/** Packages whose types are in part those of Node.js. */
const forNode = new Set(["@cairn/puppet-server", "@cairn/puppet-ca", "@cairn/puppetdb"]);

function tryLanguage(language, folder, manifests, tarballs) {
  const complaint = install(folder, language.manifest, manifests, tarballs);
  if (complaint) return [complaint];
  const ours = Object.keys(language.manifest.dependencies).filter((name) => manifests.has(name));
  const names = [language.manifest.name, ...ours];
  const pure = names.filter((name) => !forNode.has(name));
  return [
    ...tryImports(folder, names),
    ...tryTypes(folder, pure),
    ...tryCommand(folder, language),
    ...tryShellFiles(folder, language),
  ];
}

async function complaintsIn(folder) {
  const packages = publishablePackages();
  const packed = packAll(packages, join(folder, "tarballs"));
  const manifests = new Map(packages.map(({ manifest }) => [manifest.name, manifest]));
  const tarballs = new Map(packed.map(({ name, file }) => [name, file]));
  process.stdout.write(`packed ${packed.map(({ name, paths }) => `${name} (${paths.length} files)`).join(", ")}\n`);
  const tried = languages().flatMap((language) => {
    process.stdout.write(`installing ${language.manifest.name} in an empty folder\n`);
    return tryLanguage(language, join(folder, language.name), manifests, tarballs);
  });
  const folders = new Map(packages.map(({ folder: of, manifest }) => [manifest.name, of]));
  const contents = packed.flatMap((tarball) => complaintsAbout(tarball, folders.get(tarball.name)));
  const found = await Promise.all([...packages.map(publintComplaints), ...packed.map(typesComplaints)]);
  return [...contents, ...found.flat(), ...tried];
}

async function main() {
  if (!(await build())) return 1;
  const folder = mkdtempSync(join(tmpdir(), "cairn-pack-"));
  try {
    const complaints = await complaintsIn(folder);
    for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
    process.stdout.write(
      complaints.length === 0 ? "pack smoke: all good\n" : `pack smoke: ${complaints.length} complaints\n`,
    );
    return complaints.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
