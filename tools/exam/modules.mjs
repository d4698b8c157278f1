/**
 * `npm run exam:modules -- [DIR…] [--puppet DIR] [--minutes N] [--seed N] [--json FILE] [--compare FILE]`: compiles what public modules contain
 * (main classes, examples, code in READMEs, specs) here and in Puppet, and compares the catalogs byte for byte.
 *
 * DIR is a bare git directory, or a checkout of a module, a control repository, or a module path. Modules of `PUPPET_MODULES` fill in
 * missing dependencies. Without DIR the modules of `PUPPET_MODULES` are examined; without that, Debian's, which apt-get downloads.
 * `--puppet` names an unpacked package of Puppet to use instead of the installed one. The modules' own Ruby code is run.
 *
 * The order of the programs depends on `--seed` (the date by default) and stops after `--minutes` (10). Causes of differences are
 * printed with a small program each, for which a quarter of that time is added. Exit 1 if there are silent differences, or
 * if no program was examined.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { bundleFile } from "../deep/bundle.mjs";
import { capture, root } from "../shared/command.mjs";
import { programsOf, readSystems, specPrograms } from "./extract.mjs";
import { checkedOut, linkModules, modulesIn } from "./layout.mjs";
import { shrink } from "./shrink.mjs";
import { summary, tableOf } from "./table.mjs";

const settings = {
  puppet: { type: "string" },
  minutes: { type: "string", default: "10" },
  seed: { type: "string", default: new Date().toISOString().slice(0, 10).replaceAll("-", "") },
  json: { type: "string" },
  compare: { type: "string" },
  shown: { type: "string", default: "100" },
};
const factFolder = join(root, "packages", "mupuppet", "facts");
const oracleFolder = join(root, "packages", "mupuppet", "test", "oracle");

async function main(words) {
  const { values, positionals } = parseArgs({ args: words, options: settings, allowPositionals: true });
  const scratch = mkdtempSync(join(tmpdir(), "cairn-exam-"));
  try {
    const layout = layOut(positionals, scratch);
    if (layout.modules.length === 0) {
      process.stderr.write(
        "there are no modules to examine: name checkouts, or the folder of modules in PUPPET_MODULES\n",
      );
      return 64;
    }
    const puppet = preparePuppet(values.puppet, layout);
    if (puppet === undefined) return 64;
    return await examine(layout, { ...values, puppet });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The modules to examine, and the module path. */
function layOut(sources, scratch) {
  const packaged = process.env.PUPPET_MODULES ?? (sources.length === 0 ? debianModules(scratch) : undefined);
  const given = sources.length > 0 ? sources : [packaged];
  const modules = linkModules(
    given.flatMap((source) => modulesIn(checkedOut(source, scratch))),
    join(scratch, "modules"),
  );
  const names = new Set(modules.map(({ name }) => name));
  const others = packaged === undefined ? [] : linkModules(modulesIn(packaged), join(scratch, "others"), names);
  const modulePath = [join(scratch, "modules"), ...(others.length > 0 ? [join(scratch, "others")] : [])];
  return { scratch, modules, others, modulePath };
}

/** Debian's packages of modules, downloaded and unpacked; nothing is installed. */
function debianModules(scratch) {
  const { stdout } = capture("apt-cache", ["pkgnames", "puppet-module-"]);
  capture("apt-get", ["download", ...stdout.trim().split("\n").sort()], { cwd: scratch });
  for (const file of readdirSync(scratch).filter((name) => name.endsWith(".deb"))) {
    capture("dpkg", ["-x", join(scratch, file), scratch]);
  }
  return join(scratch, "usr", "share", "puppet", "modules.available");
}

/** Sets RUBYLIB to Puppet and to the modules, whose types may use each other's code. Returns Puppet's version. */
function preparePuppet(folder, { modules, others }) {
  const places = ["usr/lib/ruby/vendor_ruby", "usr/share/ruby/vendor_ruby", "lib", "."];
  const own = folder === undefined ? [] : places.map((place) => join(folder, place));
  const libraries = [...modules, ...others].map((each) => join(each.folder, "lib"));
  process.env.RUBYLIB = [...own.filter((each) => existsSync(join(each, "puppet.rb"))), ...libraries].join(delimiter);
  const { status, stdout } = capture("ruby", ["-e", 'require "puppet"; print Puppet.version']);
  if (status === 0) return stdout;
  process.stderr.write(
    "Puppet isn't installed: run `apt-get install puppet`, or name an unpacked package with --puppet\n",
  );
  return undefined;
}

async function examine({ scratch, modules, modulePath }, { seed, minutes, puppet, ...values }) {
  const programs = sorted(allPrograms(modules, scratch), seed);
  const { Examiner } = await import(await bundleFile(join(oracleFolder, "modules", "exam.ts"), "exam"));
  const profile = puppet.startsWith("7.") ? "puppet7" : "puppet8";
  const examiner = new Examiner({ modulePath, profile, script: join(oracleFolder, "catalog.rb") });
  const end = Date.now() + Number(minutes) * 60_000;
  const results = [];
  for (const program of programs) {
    if (Date.now() > end) break;
    results.push({ ...(await examiner.examine(program.text, program.facts)), program });
    if (results.length % 100 === 0) process.stderr.write(`${results.length} of ${programs.length} programs\n`);
  }
  const all = summary(results, { seed, puppet });
  const shrinkEnd = Date.now() + Number(minutes) * 15_000;
  for (const cause of all.causes.slice(0, Number(values.shown))) await printCause(cause, examiner, shrinkEnd);
  await examiner.close();
  const { compare, json } = values;
  const earlier = compare === undefined ? undefined : JSON.parse(readFileSync(compare, "utf8"));
  const extent = `${results.length} of ${programs.length} programs of ${modules.length} modules`;
  process.stdout.write(`\nseed ${seed}, Puppet ${puppet}, ${extent}\n${tableOf(all, earlier)}\n`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(withoutFacts(all), undefined, 2)}\n`);
  if (results.length === 0) process.stderr.write("no program was examined\n");
  return all.totals.silent > 0 || results.length === 0 ? 1 : 0;
}

/** The programs of all modules with the facts of their systems, each once. */
function allPrograms(modules, scratch) {
  const files = readdirSync(factFolder).filter((name) => name.endsWith(".json"));
  const factFiles = files.sort().map((name) => join(factFolder, name));
  const systems = readSystems(factFiles);
  const script = join(root, "tools", "puppet", "spec-programs.rb");
  const programs = modules.flatMap((module) => {
    const alone = join(scratch, "alone", module.name);
    linkModules([module], alone);
    return [...programsOf(module, systems), ...specPrograms(alone, script, factFiles)];
  });
  return programs.map(({ facts, ...each }) => ({ ...each, facts: { ...systems.get(each.system), ...facts } }));
}

function sorted(programs, seed) {
  const keyOf = (each) => `${seed} ${each.module} ${each.system} ${each.text}`;
  const keys = new Map(programs.map((each) => [each, createHash("sha256").update(keyOf(each)).digest("hex")]));
  return programs.toSorted((one, other) => (keys.get(one) < keys.get(other) ? -1 : 1));
}

async function printCause(cause, examiner, end) {
  const { count, kind, program, reason } = cause;
  const { facts, from, module, system, text } = program;
  cause.text = await shrink(
    text,
    async (shorter) => {
      const result = await examiner.examine(shorter, facts);
      return result.kind === kind && result.reason === reason;
    },
    end,
  );
  const head = `${String(count).padStart(5)}  ${kind}: ${reason}\n       ${module}, ${from}, ${system}`;
  const body = `${cause.how?.slice(0, 600)}\n${cause.text.trimEnd()}`.replace(/^/gm, "           ");
  process.stdout.write(`${head}\n${body}\n`);
}

function withoutFacts({ causes, ...rest }) {
  const plain = causes.map(({ program: { facts: _, ...program }, ...cause }) => ({ ...cause, program }));
  return { ...rest, causes: plain };
}

process.exitCode = await main(process.argv.slice(2));
