import { comparePackageVersions } from "@cairn/puppet-core/functions";
import { MersenneTwister } from "@cairn/puppet-core/functions/ruby";
import {
  needCount,
  randomFrom,
  throwNotInterpreted,
  RString,
  RSymbol,
  textOf,
  type Methods,
  type NativeClass,
  type RClass,
} from "@cairn/ruby-subset";
import type { RubyProgram } from "./program.js";

const generator = (seed: Parameters<typeof needCount>[0]): MersenneTwister => {
  const given = typeof seed === "bigint" ? seed : BigInt(needCount(seed));
  return new MersenneTwister(given < 0n ? -given : given);
};

const versioncmp: Methods<RClass>[string] = [
  2,
  3,
  (_self, [one, other], { interpreter }) =>
    BigInt(comparePackageVersions(textOf(one!, interpreter), textOf(other!, interpreter))),
];

const refusing = (name: string): Methods<RClass>[string] => [0, -1, () => throwNotInterpreted(`\`${name}\``)];

/** `Puppet::Util` and its modules. */
export function utilApi(program: RubyProgram): readonly NativeClass[] {
  void program;
  return [
    {
      name: "Puppet::Util",
      isModule: true,
      classMethods: {
        deterministic_rand: [2, 2, (_self, [seed, max]) => new RString(String(randomFrom(generator(seed), max)))],
        deterministic_rand_int: [2, 2, (_self, [seed, max]) => randomFrom(generator(seed), max)],
        "absolute_path?": [1, 2, (_self, [path], { interpreter }) => textOf(path!, interpreter).startsWith("/")],
        execute: refusing("Puppet::Util.execute"),
        which: refusing("Puppet::Util.which"),
      },
    },
    {
      name: "Puppet::Util::Package",
      isModule: true,
      classMethods: { versioncmp },
      methods: { versioncmp },
    },
    {
      name: "Puppet::Util::Execution",
      isModule: true,
      classMethods: {
        execute: refusing("Puppet::Util::Execution.execute"),
        execpipe: refusing("Puppet::Util::Execution.execpipe"),
      },
    },
    {
      name: "Puppet::Util::Platform",
      isModule: true,
      classMethods: { "windows?": [0, 0, () => false], "jruby?": [0, 0, () => false] },
    },
    { name: "Puppet::Util::Log", classMethods: { level: [0, 0, () => RSymbol.of("notice")] } },
    { name: "Puppet::Util::Logging", isModule: true },
    { name: "Puppet::Util::Errors", isModule: true },
  ];
}
