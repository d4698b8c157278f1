import { positionAt } from "@cairn/diagnostics";
import {
  give,
  needName,
  needText,
  raise,
  RClass,
  throwNotInterpreted,
  RString,
  RSymbol,
  textOf,
  type Methods,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { deprecated, inspectString } from "@cairn/puppet-core/functions/ruby";
import { settingsOf } from "../evaluate/settings-variables.js";
import { dataApi } from "./data-api.js";
import { Absences } from "./absences.js";
import { accountsApi } from "./accounts-api.js";
import { filesApi } from "./files-api.js";
import { ProgramFiles } from "./program-files.js";
import { stateApi, StateWriter } from "./state-api.js";
import { foldersApi } from "./folders-api.js";
import { jumpClasses } from "./jumps.js";
import type { RubyProgram } from "./program.js";
import { scopeApi } from "./scope-api.js";
import { typesApi } from "./types-api.js";
import { utilApi } from "./util-api.js";
import { versionsApi } from "./versions-api.js";
import { PuppetObject } from "../ruby-values/puppet-object.js";

/** The rest of Puppet's library, as far as modules' functions use it. */
export function puppetApi(program: RubyProgram): readonly NativeClass[] {
  const files = new ProgramFiles(program.compilation);
  const writer = new StateWriter(program, files);
  const absences = new Absences(program);
  return [
    puppetModule(program),
    ...errors,
    puppetStack(program),
    sensitive(program),
    environmentVariables,
    { name: "PuppetX", isModule: true },
    { name: "Puppet_X", isModule: true },
    features,
    accountsApi(absences),
    filesApi(files, writer, absences),
    ...stateApi(writer),
    foldersApi(program, writer),
    ...dataApi(program),
    ...scopeApi(program),
    ...typesApi(program),
    ...utilApi(program),
    ...versionsApi,
  ];
}

const errors: readonly NativeClass[] = [
  { name: "Puppet::Error", superclass: "RuntimeError" },
  ...["DevError", "ParseError", "ResourceError", "DataBinding::LookupError"].map((name): NativeClass => ({
    name: `Puppet::${name}`,
    superclass: "Puppet::Error",
  })),
  { name: "Puppet::PreformattedError", superclass: "Puppet::ParseError" },
  { name: "Puppet::ExecutionFailure", superclass: "Puppet::Error" },
  ...jumpClasses,
];

const puppetStack = (program: RubyProgram): NativeClass => ({
  name: "Puppet::Pops::PuppetStack",
  isModule: true,
  classMethods: {
    stacktrace: [0, 0, () => [placeOfCall(program), [new RString(program.compilation.top.source.name), 0n]]],
    top_of_stack: [0, 0, () => placeOfCall(program)],
  },
});

/** Variables that a server's process has; what others would be there is none of a catalog's inputs, and they are unset. */
const ofEveryProcess =
  /^(?:HOME|HOSTNAME|LANG|LANGUAGE|LC_\w+|LOGNAME|PATH|PWD|RUBY\w*|GEM_\w+|SHELL|TEMP|TERM|TMP|TMPDIR|TZ|USER)$/;

/** The name of a variable, which is unset. */
function unset(name: RubyValue | undefined): string {
  const wanted = needText(name);
  return ofEveryProcess.test(wanted) ? throwNotInterpreted(`\`ENV['${wanted}']\``) : wanted;
}

const hasVariable: Methods<RClass>[string] = [1, 1, (_self, [name]) => unset(name) === ""];

const environmentVariables: NativeClass = {
  name: "ENV",
  classMethods: {
    "[]": [1, 1, (_self, [name]) => (unset(name), null)],
    fetch: [
      1,
      2,
      (_self, [name, otherwise], call) => {
        const wanted = unset(name);
        if (call.block) return give(call, name!);
        return otherwise ?? raise("KeyError", `key not found: ${inspectString(wanted)}`);
      },
    ],
    "key?": hasVariable,
    "has_key?": hasVariable,
    "include?": hasVariable,
    "member?": hasVariable,
  },
};

const features: NativeClass = {
  name: "Puppet::Util::Feature",
  classMethods: {
    "augeas?": [0, 0, () => throwNotInterpreted("`Puppet.features.augeas?`")],
    "root?": [0, 0, () => true],
    "posix?": [0, 0, () => true],
    "microsoft_windows?": [0, 0, () => false],
  },
};

function placeOfCall(program: RubyProgram): RubyValue[] {
  const { source, start } = program.host.current.span;
  return [new RString(source.name), BigInt(positionAt(source, start).line)];
}

const levels = ["debug", "info", "notice", "warning", "err", "alert", "emerg", "crit"];

const puppetModule = (program: RubyProgram): NativeClass => ({
  name: "Puppet",
  isModule: true,
  classMethods: {
    ...Object.fromEntries(levels.map((level) => [level, writing(program, level)])),
    ...deprecations(program),
    "[]": setting(program),
    settings: [0, 0, () => new RClass("Puppet")],
    version: [0, 0, () => new RString("8.10.0")],
    initialize_settings: [0, -1, () => null],
    features: [0, 0, () => new RClass("Puppet::Util::Feature")],
    lookup,
  },
  constants: { PUPPETVERSION: new RString("8.10.0") },
});

function setting({ compilation }: RubyProgram): Methods<RClass>[string] {
  const settings = settingsOf(compilation);
  return [
    1,
    1,
    (_self, [name], { interpreter }) => {
      const wanted = needName(name);
      if (wanted === "strict") return RSymbol.of(compilation.isStrict ? "error" : "warning");
      const value = settings.get(wanted);
      return value === undefined ? throwNotInterpreted(`the setting \`${wanted}\``) : interpreter.convert(value);
    },
  ];
}

const writing = (program: RubyProgram, level: string): Methods<RClass>[string] => [
  0,
  2,
  (_self, [text], { interpreter }) => {
    const message = text === undefined ? "" : textOf(text, interpreter);
    program.compilation.log(level, message, program.host.current.span);
    return null;
  },
];

function deprecations(program: RubyProgram): Methods<RClass> {
  const warnOnce: Methods<RClass>[string] = [
    1,
    5,
    (_self, args, { interpreter, name }) => {
      const [first, second, third] = args;
      const message = name === "warn_once" ? third : first;
      const key = name === "warn_once" ? second : (second ?? first);
      deprecated(
        program.host.current,
        textOf(message!, interpreter),
        `deprecation ${textOf(key ?? null, interpreter)}`,
      );
      return null;
    },
  ];
  return { deprecation_warning: warnOnce, puppet_deprecation_warning: warnOnce, warn_once: warnOnce };
}

const lookup: Methods<RClass>[string] = [
  1,
  1,
  (_self, [what]) => {
    const name = needName(what);
    return name === "current_environment"
      ? new RClass("Puppet::Node::Environment")
      : throwNotInterpreted(`\`Puppet.lookup(:${name})\``);
  },
];

function sensitive(program: RubyProgram): NativeClass {
  const unwrap: Methods<PuppetObject>[string] = [
    0,
    0,
    ({ value }, _args, { interpreter }) =>
      typeof value === "object" && value !== null && "kind" in value && value.kind === "sensitive"
        ? interpreter.convert(value.value)
        : raise("NoMethodError", "undefined method `unwrap'"),
  ];
  return {
    name: "Puppet::Pops::Types::PSensitiveType::Sensitive",
    classMethods: {
      new: [
        1,
        1,
        (_self, [value], { interpreter }) =>
          new PuppetObject({ kind: "sensitive", value: program.toPuppet(value!, interpreter) }),
      ],
    },
    methods: { unwrap },
  };
}
