import { add, make, one, set } from "../instance.js";
import type { ConformanceProgram } from "../target.js";

const text = `
type User {
  attr password, String {
    check => { if $password =~ /:/ { "A ':' is not allowed in a password" } }
  }
  attr password_min_age, Integer
  attr groups, String {
    min => 0,
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

/** The types in the specification itself. */
export const user: ConformanceProgram = {
  name: "user",
  text,
  instances: [
    one("User"),
    one("User", { password: "secret", password_min_age: 7n, groups: ["wheel", "adm"] }),
    one("User", { password: "a:b" }),
    one("User", { password: "a:b", password_min_age: "7", groups: ["x", "a:b", 3n, "c:d"] }),
    one("User", { groups: [] }),
    one("User", { groups: null }),
    one("User", { password: null, groups: "one" }),
    one("User", { roles: [make("UserRole", { gid: "admin" }), make("UserRole")] }),
    one("User", { roles: make("UserRole", { gid: "1" }) }),
    one("UserRole", { gid: "a0" }),
    one("User", { rolls: 1n, Password: "x" }),
    one("User", {}, set("password", "x"), add("groups", "a"), add("groups", ["b", "c"])),
    one("User", {}, add("password", "x")),
  ],
};
