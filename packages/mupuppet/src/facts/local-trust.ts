import { HashValue } from "@cairn/puppet-core/values";

/** `$trusted` of a node without authentication, as in Puppet for a machine that compiles its own catalog. */
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
