import { add, one, set } from "../instance.js";
import type { ConformanceProgram } from "../target.js";

const text = `
# Validation, munging, checks, getters and derived values.
type Account {
  attr name, String {
    min => 1,
    validate => { if $it =~ /\\s/ { "'\${it}' has blanks" } },
    set => |$given| { if $given =~ /^(\\w+)@/ { $1 } else { "\${given}" } },
    check => { unless $name =~ /\\A[a-z]/ { "\${meta[name]} of \${meta[container][name]} starts small, and '\${name}' doesn't" } },
  }
  attr size, Integer {
    set => |$v| { case $v { /\\A(\\d+)k\\z/: { Integer($1) * 1024 } /\\A\\d+\\z/: { Integer($v) } default: { $v } } },
    check => $it >= 0 and $it < 1048576,
  }
  attr tags, String {
    max => unbound,
    validate => |$tag| { !($tag in ['root', 'Admin']) },
    set => |$tag| { "\${tag}".downcase },
    check => { if $it.size > 8 { "too long: \${it}" } },
    get => |$stored| { "#\${stored}" },
  }
  attr rate, Float { validate => { $it != 0.0 }, get => |$r| { $r * 100 } }
  attr strict, Boolean { validate => { true }, check => { if $it { undef } else { false } } }
  attr level, enum[low, high] { set => |$v| { if $v == 1 { low } elsif $v == 2 { 'high' } else { $v } } }
  attr nil_ok, String { unsettable => true, set => |$v| { if $v == 'none' { undef } else { $v } }, check => { $it != 'bad' } }
  attr motto, String { check => { if $it and !!$it { undef } else { 'nothing is true' } } }
  attr number, Integer { check => { $it } }
  attr odd, String { check => { [$it] } }
  attr broken, Integer { check => { $it < 'a' } }
  attr label, String { derived => || { "\${name}:\${size}" } }
  attr shout, String { derived => || { $label.upcase } }
  attr count, Integer { derived => || { if $tags { $tags.size } } }
  attr all, String { max => unbound, derived => || { [$name, $label] } }
  attr wrong, Integer { derived => || { if $name == 'wrong' { 'text' } } }
  attr pair, String {
    derived => || { "\${name}/\${size}" },
    setable => true,
    set => |$v| { $parts = $v.split('/') $name = $parts[0] $size = $parts[1] },
  }
}
type Direct {
  attr own, Integer { set => |$v| { $own = $v + 1 } }
  attr many, String { max => unbound, set => |$v| { $many += ["\${v}1", "\${v}2"] } }
  attr other, Integer { set => |$v| { $own = $v * 10 $v } }
  attr low, Integer { setable => false, check => { $it < 100 } }
  attr high, Integer { set => |$v| { $low = $v - 1 $v } }
  attr first, Integer { set => |$v| { $second = $v $v } }
  attr second, Integer { set => |$v| { if $v > 5 { $first = $v } $v } }
  attr lost, Integer { derived => || { 1 }, setable => true, set => |$v| { $low = $v } }
  attr sum, Integer { derived => || { $own + $low } }
  attr mine, Integer { derived => || { $yours } }
  attr yours, Integer { derived => || { if $own == 8 { $mine } else { $own } } }
  attr self, Integer { get => |$s| { $s + 1 }, set => |$s| { $s * 2 } }
}
`;

/** What logic does to values. */
export const logicProgram: ConformanceProgram = {
  name: "logic",
  text,
  instances: [
    one("Account", { name: "ann", size: 5n }),
    one("Account", { name: "ann@example.com", size: "12k" }),
    one("Account", { name: "Ann", size: "x" }),
    one("Account", { name: "a b", size: -1n }),
    one("Account", { name: "9", size: "1025k" }),
    one("Account", { name: "ann", size: 7n, tags: ["One", "TWO"], rate: 0.5, strict: true, level: 1n }),
    one("Account", { name: "ann", size: 7n, tags: ["root", "admin", "muchtoolong", "ok"], strict: false }),
    one("Account", { name: "ann", tags: "single", rate: 0.0 }),
    one("Account", { name: "ann", size: 1n, tags: [], rate: 0n, level: "high" }),
    one("Account", { name: "ann", level: 3n, size: null }),
    one("Account", { name: "ann", size: 1n, nil_ok: "none" }),
    one("Account", { name: "ann", size: 1n, nil_ok: null }),
    one("Account", { name: "ann", size: 1n, nil_ok: "bad" }),
    one("Account", { name: "ann", size: 1n, number: 0n }),
    one("Account", { name: "ann", size: 1n, odd: "x", number: 5n, broken: 1n }),
    one("Account", { name: "wrong", size: 1n }),
    one("Account", { pair: "ann/5" }),
    one("Account", { pair: "Ann/x" }),
    one("Account", { pair: 5n, size: "2k" }),
    one("Account", { label: "x", count: 1n }),
    one("Account", {}, set("name", "ann"), set("size", "1k"), add("tags", ["A", "b"]), add("tags", "C")),
    one("Account", { name: "ann", size: 1n }, set("name", "X"), add("tags", "root"), set("label", "l")),
    one("Account", { name: "ann", motto: "" }),
    one("Account", { name: null, size: 2n }),
    one("Account", { name: ["x"], size: 2n }),
    one("Account", { name: "z\ny", size: 2n }),
    one("Direct", { own: 1n, low: 1n }),
    one("Direct", { own: 1n, high: 5n }),
    one("Direct", { own: 1n, high: 500n }),
    one("Direct", { own: "1", high: 2n }),
    one("Direct", { own: "x", high: 2n }),
    one("Direct", { own: 1n, high: 2n, many: ["a", "b"] }, add("many", "c")),
    one("Direct", { other: 4n, high: 1n }),
    one("Direct", { other: "4", high: 1n }),
    one("Direct", { own: 1n, high: 1n, first: 3n }),
    one("Direct", { own: 1n, high: 1n, first: 6n, second: 1n }),
    one("Direct", { own: 1n, lost: 9n }),
    one("Direct", { own: 7n, high: 1n }),
    one("Direct", { own: 1n, lost: 200n, self: 5n }),
    one("Direct", { own: 1n, lost: 2n, self: 5n }, set("self", 6n)),
    one("Direct"),
  ],
};
