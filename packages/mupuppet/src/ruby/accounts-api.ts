import {
  inspect,
  raise,
  RString,
  type MethodCall,
  type Methods,
  type NativeClass,
  type RClass,
} from "@cairn/ruby-subset";
import type { Absences } from "./absences.js";

/** `Etc`: the accounts of a machine that has none, with a warning for each that is asked for. */
export function accountsApi(absences: Absences): NativeClass {
  const account = (kind: "group" | "user"): Methods<RClass>[string] => [
    1,
    1,
    (_self, [wanted], { interpreter, name }: MethodCall) => {
      const shown = wanted instanceof RString ? wanted.text : inspect(wanted!, interpreter);
      absences.warn(`Etc.${name}`, shown, "account");
      return raise("ArgumentError", `can't find ${kind} for ${shown}`);
    },
  ];
  const none: Methods<RClass>[string] = [
    0,
    0,
    (_self, _args, { name }) => {
      absences.warn(`Etc.${name}`, "the user", "account");
      return null;
    },
  ];
  const classMethods = { getpwnam: account("user"), getpwuid: account("user"), getgrnam: account("group") };
  const others = { getgrgid: account("group"), getlogin: none, passwd: none, group: none, getpwent: none };
  return { name: "Etc", isModule: true, classMethods: { ...classMethods, ...others } };
}
