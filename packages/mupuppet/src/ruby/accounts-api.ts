import {
  inspect,
  raise,
  RString,
  type MethodCall,
  type Methods,
  type NativeClass,
  type RClass,
} from "@cairn/ruby-subset";
import type { RubyProgram } from "./program.js";

/** `Etc`: the accounts of a machine that has none, with a warning for each that is asked for. */
export function accountsApi(program: RubyProgram): NativeClass {
  const account = (kind: "group" | "user"): Methods<RClass>[string] => [
    1,
    1,
    (_self, [wanted], { interpreter, name }: MethodCall) => {
      const shown = wanted instanceof RString ? wanted.text : inspect(wanted!, interpreter);
      warnOfAbsence(program, `\`Etc.${name}\` of \`${shown}\``, "account");
      return raise("ArgumentError", `can't find ${kind} for ${shown}`);
    },
  ];
  const none: Methods<RClass>[string] = [
    0,
    0,
    (_self, _args, { name }) => {
      warnOfAbsence(program, `\`Etc.${name}\``, "account");
      return null;
    },
  ];
  const classMethods = { getpwnam: account("user"), getpwuid: account("user"), getgrnam: account("group") };
  const others = { getgrgid: account("group"), getlogin: none, passwd: none, group: none, getpwent: none };
  return { name: "Etc", isModule: true, classMethods: { ...classMethods, ...others } };
}

/** Warns that Ruby has asked for something of the machine, and got the answer of one that doesn't have it. */
export function warnOfAbsence({ compilation, host }: RubyProgram, question: string, kind: "account" | "file"): void {
  const message = `${question} is answered as on a machine without that ${kind}`;
  compilation.warn("absent-here", message, host.current.span);
}
