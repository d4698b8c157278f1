/**
 * `node tools/oracle-ruby.mjs --module-path DIR [--puppet DIR] [--calls N] [--seed N] [--only REGEX] [--shown N]`: calls each function that
 * modules define in Ruby with random arguments, here and in Puppet (`--puppet`: an unpacked package of it), and prints a table: how many
 * calls are the same, how many are refused here, and the first differences. Exit 1 if any differ.
 *
 * With `--catalogs --facts FILE… [--types FILE] [--programs FILE] [--answers DIR [--known | --ask]] [--most N] [--profile P]`: each class and each
 * defined type of the modules alone, for the facts of each file. `--types` is what tools/puppet/resource-types.rb prints, `--programs`
 * what spec-programs.rb beside it prints; `--most` takes a sample that `--seed` determines; `--ask` only asks Puppet, `--known` only
 * compares what it was asked before.
 */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { bundleFile } from "./deep/bundle.mjs";
import { root } from "./shared/command.mjs";

const settings = {
  "module-path": { type: "string", default: "/usr/share/puppet/modules" },
  puppet: { type: "string" },
  calls: { type: "string", default: "20" },
  seed: { type: "string", default: "1" },
  only: { type: "string" },
  shown: { type: "string", default: "2" },
  catalogs: { type: "boolean", default: false },
  facts: { type: "string", multiple: true, default: [] },
  types: { type: "string" },
  answers: { type: "string" },
  known: { type: "boolean", default: false },
  ask: { type: "boolean", default: false },
  most: { type: "string" },
  profile: { type: "string", default: "openvox8" },
  programs: { type: "string" },
};

async function main(words) {
  const { values } = parseArgs({ args: words, options: settings });
  const tests = join(root, "packages/mupuppet/test/ruby");
  if (values.catalogs) return overCatalogs(values, tests);
  const { compareFunctions } = await import(await bundleFile(join(tests, "oracle.ts"), "oracle-ruby"));
  const compared = compareFunctions({
    modulePath: values["module-path"],
    puppet: values.puppet,
    oracle: join(root, "packages/testing/src/puppet/oracle.rb"),
    calls: Number(values.calls),
    seed: Number(values.seed),
    only: values.only === undefined ? undefined : new RegExp(values.only),
  });
  const all = [];
  for (const each of compared) {
    all.push(each);
    const { differences, endless, module, name, refused, same } = each;
    process.stdout.write(`${name} (${module}): ${same} same, ${differences.length} different, ${refused} refused`);
    process.stdout.write(endless > 0 ? `, ${endless} that Puppet does not end\n` : "\n");
    for (const { call, its, note, ours } of differences.slice(0, Number(values.shown))) {
      process.stdout.write(
        `    ${call}\n      puppet: ${its.slice(0, 400)}\n      ours:   ${ours.slice(0, 400)} ${note ?? ""}\n`,
      );
    }
  }
  const sum = (of) => all.reduce((total, each) => total + of(each), 0);
  const clean = all.filter(({ differences }) => differences.length === 0).length;
  process.stdout.write(
    `${all.length} functions, ${clean} the same in all calls; ${sum((each) => each.same)} calls the same, `,
  );
  process.stdout.write(`${sum((each) => each.differences.length)} different, ${sum((each) => each.refused)} refused\n`);
  return clean === all.length ? 0 : 1;
}

async function overCatalogs(values, tests) {
  process.env["RUBYLIB"] = librariesOf(values).join(delimiter);
  const { compareCatalogs, reportOf } = await import(
    await bundleFile(join(tests, "catalogs.ts"), "oracle-ruby-catalogs")
  );
  const compared = await compareCatalogs({
    modulePath: values["module-path"],
    facts: values.facts,
    types: values.types,
    answers: values.answers,
    onlyKnown: values.known,
    onlyAsk: values.ask,
    programs: values.programs,
    profile: values.profile,
    most: values.most === undefined ? undefined : Number(values.most),
    seed: values.seed,
    script: join(root, "packages/mupuppet/test/oracle/catalog.rb"),
    only: values.only === undefined ? undefined : new RegExp(values.only),
    progress: (done, all) => done % 50 === 0 && process.stderr.write(`${done} of ${all}\n`),
  });
  process.stdout.write(reportOf(compared, Number(values.shown)));
  return compared.some(({ comparison }) => comparison.kind === "differs") ? 1 : 0;
}

/** Puppet's, and those of the modules: their types load providers' helpers from each other, as an agent's plug-ins can. */
function librariesOf({ "module-path": modulePath, puppet }) {
  const own = puppet === undefined ? [] : [join(puppet, "usr/lib/ruby/vendor_ruby")];
  const ofModules = readdirSync(modulePath).map((name) => join(modulePath, name, "lib"));
  return [...own, ...ofModules.filter((folder) => existsSync(folder))];
}

process.exitCode = await main(process.argv.slice(2));
