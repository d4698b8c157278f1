import { HashValue } from "@cairn/puppet-core/values";

/** `$trusted` of a node whose word is taken for it, as Puppet has it for a machine that compiles its own catalog. */
export function localTrust(certificateName: string): HashValue {
  const dot = certificateName.indexOf(".");
  return new HashValue([
    ["authenticated", "local"],
    ["certname", certificateName],
    ["extensions", new HashValue()],
    ["hostname", dot < 0 ? certificateName : certificateName.slice(0, dot)],
    ["domain", dot < 0 ? null : certificateName.slice(dot + 1)],
    ["external", new HashValue()],
  ]);
}
