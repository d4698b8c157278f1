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
