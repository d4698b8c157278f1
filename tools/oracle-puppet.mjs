/**
 * `--puppet FOLDER` (everywhere): an unpacked package of Puppet or OpenVox in place of the installed one; its version decides the profile.
 *
 * `npm run judge:puppet [-- --programs N] [--seed N] [--strict] [--shown N]`: random manifests over the whole language through
 * μPuppet and through the installed Puppet. Prints how many are the same, refused by both, and different. Exit 1 if any differ.
 *
 * `npm run judge:puppet -- --modules [--module-path DIR] [--only NAME] [--shown N] [--answers DIR]`: each class of each installed
 * module alone, and ten sites, for two systems; what differs is grouped by reason. `--only` takes the module of that name (or
 * `sites`), or the class; `--answers` keeps Puppet's answers in a folder, so that the next run asks only for new ones.
 *
 * `npm run judge:puppet -- --hiera [--hierarchies N] [--seed N] [--strict] [--shown N]`: generated hierarchies of data, 300 unless
 * told, through our lookup and Puppet's.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleFile } from "./deep/bundle.mjs";
import { prepare } from "./prepare.mjs";
import { capture, root } from "./shared/command.mjs";

const settings = {
  programs: { type: "string", default: "2000" },
  seed: { type: "string", default: "1" },
  shown: { type: "string", default: "5" },
  strict: { type: "boolean", default: false },
  modules: { type: "boolean", default: false },
  hiera: { type: "boolean", default: false },
  hierarchies: { type: "string", default: "300" },
  "module-path": { type: "string", default: "/usr/share/puppet/modules" },
  only: { type: "string" },
  answers: { type: "string" },
  puppet: { type: "string" },
};

async function main(words) {
  if (!prepare()) return 1;
  const { values } = parseArgs({ args: words, options: settings });
  if (values.puppet !== undefined) process.env["RUBYLIB"] = libraryIn(values.puppet);
  const { status, stdout } = capture("ruby", ["-e", 'require "puppet"; print Puppet.version']);
  if (status !== 0) {
    process.stderr.write("Puppet isn't installed: `apt-get install puppet`, or your system's package of it\n");
    return 64;
  }
  values.profile = stdout.startsWith("7.") ? "puppet7" : "puppet8";
  // Since Puppet 8 `strict` is `error` by default.
  values.strict ||= values.profile === "puppet8";
  const tests = join(root, "packages", "mupuppet", "test");
  if (values.hiera) return overHierarchies(values, tests);
  return values.modules ? overModules(values, join(tests, "oracle")) : overPrograms(values, tests);
}

/** The folder that holds `puppet.rb`: that of an unpacked package, or of a checkout. */
function libraryIn(folder) {
  const places = ["usr/lib/ruby/vendor_ruby", "usr/share/ruby/vendor_ruby", "lib", "."];
  return join(folder, places.find((place) => existsSync(join(folder, place, "puppet.rb"))) ?? places[0]);
}

async function overModules(values, folder) {
  const load = async (name) => import(await bundleFile(join(folder, "modules", `${name}.ts`), `oracle-${name}`));
  const [{ modulePrograms }, { compareModules }, { reportOf }] = await Promise.all(
    ["programs", "compare-modules", "report"].map(load),
  );
  const modules = values["module-path"];
  const all = modulePrograms(modules, join(folder, "modules", "sites"));
  const { only } = values;
  const programs = all.filter(({ name, module }) => only === undefined || [name, module].includes(only));
  const compared = await compareModules(programs, {
    modules,
    answers: values.answers,
    profile: values.profile,
    script: join(folder, "catalog.rb"),
    progress: (done) => done % 200 === 0 && process.stderr.write(`${done} of ${programs.length}\n`),
  });
  process.stdout.write(reportOf(compared, Number(values.shown)));
  return compared.some(({ comparison }) => comparison.kind === "differs") ? 1 : 0;
}

async function overHierarchies(values, tests) {
  const { compareHierarchies } = await import(await bundleFile(join(tests, "hiera", "compare-run.ts"), "oracle-hiera"));
  const {
    differences,
    refused,
    same,
    values: answers,
  } = await compareHierarchies({
    hierarchies: Number(values.hierarchies),
    seed: Number(values.seed),
    strict: values.strict,
    profile: values.profile,
    script: join(tests, "oracle", "lookup.rb"),
    progress: (done) => done % 50 === 0 && process.stderr.write(`${done} hierarchies\n`),
  });
  for (const difference of differences.slice(0, Number(values.shown))) process.stdout.write(`${difference}\n`);
  const rows = [
    [`of ${values.hierarchies} hierarchies give the same for every key`, same],
    ["answers with the same value", answers],
    ["keys that both refuse, with the same message", refused],
    ["answers that differ", differences.length],
  ];
  process.stdout.write(`seed ${values.seed}${values.strict ? ", strict" : ""}\n`);
  for (const [what, count] of rows) process.stdout.write(`${String(count).padStart(8)}  ${what}\n`);
  return differences.length > 0 ? 1 : 0;
}

async function overPrograms(values, tests) {
  const { comparePrograms } = await import(
    await bundleFile(join(tests, "programs", "compare-run.ts"), "oracle-puppet")
  );
  const { same, refused, differences } = await comparePrograms({
    programs: Number(values.programs),
    seed: Number(values.seed),
    shown: Number(values.shown),
    strict: values.strict,
    profile: values.profile,
    script: join(tests, "oracle", "catalog.rb"),
    progress: (done) => done % 500 === 0 && process.stderr.write(`${done} programs\n`),
  });
  for (const { index, how, text } of differences.slice(0, Number(values.shown))) {
    process.stdout.write(`program ${index}: ${how}\n${text.replace(/^/gm, "    ")}\n`);
  }
  const rows = [
    ["same catalog", same],
    ["both refuse, at the same line", refused],
    ["different", differences.length],
  ];
  process.stdout.write(`seed ${values.seed}${values.strict ? ", strict" : ""}\n`);
  for (const [what, count] of rows) process.stdout.write(`${String(count).padStart(8)}  ${what}\n`);
  return differences.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
