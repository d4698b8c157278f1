import { add, after, make, named, one, set } from "../instance.js";
import type { ConformanceProgram } from "../target.js";

const text = `
# Parts, links, inheritance and invariants.
type Named {
  abstract
  attr name, String { min => 1, check => $it != '' }
  invariant "\${name} has a bad name" { $name != 'bad' }
}
type Person inherits Named {
  attr age, Integer
  has boss, Person { containment => false }
  has friends, Person { containment => false, max => 3 }
}
type Child inherits Person {
  attr school, String { default => 'none' }
  invariant 'too old for school' { $age == undef or $age < 18 }
}
type net::host inherits Named {
  has inner, Net::Host
  has all, Named { max => unbound, validate => |$n| { if $n[name] == 'spy' { "no \${n[name]} here" } } }
  has pair, Person { min => 2, max => 2, unsettable => true }
  has owner, Named { containment => false, validate => { if $it[name] == 'thief' { false } } }
  has eldest, Person { derived => || { if $all { $all[0] } } }
  has copy, Person { derived => || { Child.new({ name => "copy of \${name}", age => 3 }) } }
  has links, Named { containment => false, max => unbound, derived => || { $all } }
  attr total, Integer { derived => || { if $all { $all.reduce(0) |$sum, $each| { $sum + $each[name].size } } } }
  invariant { if $owner != undef and $owner[name] == $name { "\${meta[container][name]}: owns itself" } }
  invariant { if $all != undef and $all.size > 3 { "too many: \${all.map |$n| { $n[name] }}" } }
  invariant |$host| { $host[name] != 'worse' }
  invariant { if $name == 'shown' { "\${it}" } }
  invariant { if $name == 'mistake' { $name + 1 > 2 } }
  invariant { if $name == 'number' { 3 } }
}
type Maker {
  attr n, Integer { check => { $p = Named2.new({ n => $it }) $p[n] == $it } }
  attr deep, Integer { derived => || { $made = Named2.new({ n => 1 }) |$o| { $o[n] = $o[n] + 1 } $made[n] } }
  attr lines, String { max => unbound, derived => || { [1, 2].map |$i| { $each = Named2.new({ n => $i }) "\${each[n]}" } } }
}
type Named2 { attr n, Integer { check => { if $it == 13 { 'unlucky' } } } }
type Endless { attr n, Integer { check => { Endless.new({ n => $it }) == undef } } }
`;

const people = { ann: make("Person", { name: "ann", age: 40n }), bob: make("Person", { name: "bob" }) };
const [ann, bob] = [named("ann"), named("bob")];
const pair = [make("Person", { name: "p" }), make("Child", { name: "q" })];

/** Objects that contain and link others. */
export const objectsProgram: ConformanceProgram = {
  name: "objects",
  text,
  instances: [
    one("Person"),
    one("Person", { name: "" }),
    one("Person", { name: "bad" }),
    one("Child", { name: "bad", age: 20n }),
    one("Child", { name: "kim", age: 17n, school: "hill" }),
    one("Child", { name: "kim" }),
    after(people, make("Person", { name: "c", boss: ann, friends: [ann, bob] })),
    after(people, make("Person", { name: "c", friends: [ann, bob, ann] })),
    after(people, make("Person", { name: "c", friends: ann }, add("friends", bob), add("friends", ann))),
    after(people, make("Person", { name: "c", friends: [ann] }, set("friends", [bob, ann]))),
    after(people, make("Person", { name: "c", boss: "ann", friends: ["bob", null, ann] })),
    after(people, make("Net::Host", { name: "h", all: [ann, bob], owner: ann, pair })),
    after(people, make("Net::Host", { name: "h", all: [ann, ann], pair })),
    after(
      people,
      make("Net::Host", { name: "h", inner: make("Net::Host", { name: "i", all: [ann], pair }), all: [ann] }),
    ),
    after(people, make("Net::Host", { name: "h", inner: ann, owner: bob, pair })),
    after(
      { ...people, h: make("Net::Host", { name: "h", all: [ann], pair }) },
      make("Net::Host", { name: "g", all: [ann] }),
    ),
    // What is linked, in a list or alone, can still become a part of another object.
    after(
      { ...people, c: make("Person", { name: "c", friends: [ann], boss: bob }) },
      make("Net::Host", { name: "h", all: [ann, bob], pair }),
    ),
    after(
      { ...people, g: make("Net::Host", { name: "g", owner: ann, pair: null }) },
      make("Net::Host", { name: "h", all: ann, pair }),
    ),
    one("Named", { name: "x" }),
    one("Named"),
    one("Net::Host", { name: "h" }),
    one("Net::Host", { name: "h", pair: null }),
    one("Net::Host", { name: "h", pair: make("Person", { name: "p" }) }),
    one("Net::Host", { name: "h", pair, owner: make("Person", { name: "thief" }) }),
    one("Net::Host", { name: "h", pair, owner: make("Person", { name: "h" }) }),
    one("Net::Host", { name: "h", pair, owner: make("Person", { name: "free" }) }),
    one("Net::Host", { name: "h", pair, all: [make("Person", { name: "spy" }), make("Child", { name: "x" })] }),
    one("Net::Host", { name: "h", pair, all: ["a", "b", "c", "d"].map((name) => make("Person", { name })) }),
    one("Net::Host", { name: "worse", pair }),
    one("Net::Host", { name: "shown", pair, all: make("Child", { name: "it's", age: 3n }), inner: null }),
    one("Net::Host", { name: "mistake", pair }),
    one("Net::Host", { name: "number", pair }),
    one("Net::Host", { name: "bad", pair, copy: make("Person", { name: "x" }) }),
    one("Net::Host", { name: "h", pair: [make("Person", { name: "bad" }), make("Person", {})] }),
    one("Net::Host", {
      name: "h",
      inner: make("Net::Host", { name: "i", inner: make("Net::Host", { name: "j", pair: null }) }),
    }),
    one(
      "Net::Host",
      { name: "h", pair },
      set("inner", make("Net::Host", { name: "i", pair: null })),
      add("all", make("Person", { name: "new" })),
    ),
    one("Maker", { n: 1n }),
    one("Maker", { n: 13n }),
    one("Maker", { n: "x" }),
    one("Maker"),
    one("Endless", { n: 1n }),
    one("Endless"),
  ],
};
