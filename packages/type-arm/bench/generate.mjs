/** What the benches feed to the command. */

/** The text's own example. */
export const userTypes = `type User {
  attr password, String { check => { if $password =~ /:/ { "A ':' is not allowed in a password" } } }
  attr password_min_age, Integer
  attr groups, String {
    max => unbound,
    unsettable => true,
    check => { if $it =~ /:/ { "Use group names not GID. '\${it}' not acceptable as group name." } }
  }
  has roles, UserRole { max => unbound }
}
type UserRole {
  attr gid, String { check => { if $gid =~ /\\d/ { "gid must be non numeric. '\${gid}' not acceptable." } } }
}
`;

/** A list of users in JSON, all of them right. */
export function users(count) {
  const lines = Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      password: `secret number ${index}`,
      password_min_age: index % 100,
      groups: ["staff", `team${index % 40}`],
      roles: index % 3 === 0 ? [{ gid: "wheel" }, { gid: "adm" }] : [{ gid: "users" }],
    }),
  );
  return `[\n${lines.join(",\n")}\n]\n`;
}

/** Types with patterns, an invariant, a default and what is computed. */
export const hostTypes = `type Host {
  attr name, String { min => 1, check => { if $it !~ /\\A[a-z][a-z0-9-]*\\z/ { "\${it} is no name of a host" } } }
  attr ip, String { check => $it =~ /\\A\\d{1,3}(\\.\\d{1,3}){3}\\z/ }
  attr ensure, enum[present, absent] { default => present }
  attr label, String { derived => || { "\${name}/\${ip}" } }
  has ports, Port { max => unbound }
  invariant "absent hosts have no ports" { !($ensure == absent and $ports != undef and $ports != []) }
}
type Port {
  attr number, Integer { min => 1, check => { if $it < 1 or $it > 65535 { "a port is from 1 to 65535, not \${it}" } } }
  attr protocol, enum[tcp, udp] { default => tcp }
}
`;

/** A list of hosts in JSON, of which one in a hundred has a wrong name. */
export function hosts(count) {
  const lines = Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      name: index % 100 === 99 ? `Host ${index}` : `host-${index}`,
      ip: `10.${index % 250}.3.${index % 7}`,
      ports: [{ number: 80 }, { number: 443, protocol: "tcp" }],
    }),
  );
  return `[\n${lines.join(",\n")}\n]\n`;
}

/** A model of so many types: chains of inheritance, references, and logic of each kind. */
export function model(count) {
  return Array.from({ length: count }, (_, index) => typeText(index)).join("");
}

function typeText(index) {
  const parent = index % 10 === 0 ? "" : ` inherits T${index - 1}`;
  return `type T${index}${parent} {
  attr name${index}, String { check => { $it =~ /^[a-z]+$/ and $it.size < 30 } }
  attr port${index}, Integer { default => ${1 + (index % 1000)}, validate => |$v| { $v > 0 } }
  attr list${index}, String { max => unbound, set => |$v| { $v.map |$e| { $e.downcase } } }
  attr text${index}, String { derived => || { "\${name${index}}: \${port${index}}" } }
  has next${index}, T${(index * 7 + 3) % Math.max(1, index)} { containment => false }
  invariant "short ${index}" { $list${index}.size < 100 or $port${index} == 1 }
}
`;
}
