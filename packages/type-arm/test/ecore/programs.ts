/** A program with every form of logic, and everything that a base model can't represent. */
export const logicProgram = `
# What has a name.
type named {
  abstract
  attr name, String {
    min => 1,
    validate => { if $it == undef { "no name" } },
    set => |$v| { if $v =~ /./ { $v } else { "\${v}" } },
    check => $it != "",
    get => |$stored| { "<\${stored}>" },
  }
  # Names are short.
  invariant "name too long: \${name} \\"x\\" \\$y" { !($name =~ /\\A.{80,}\\z/) }
}
type net::host inherits Named {
  attr kind, enum[a, b] { check => { case $kind { 'a', b: { true } /x\\/y/: { "it's\\n" } default: { undef } } } }
  attr sizes, Integer { max => unbound, default => 3, settable => false, check => { $it >= 0x1f and $it <= 017 or -$it < 1.5e3 } }
  attr total, Integer { min => 1, derived => || { $sizes.reduce |$memo, $each| { $memo + $each * 2 - 1 } } }
  attr half, Float { derived => || { $total / 2.0 }, settable => true, set => |$v| { $sizes = [1, 2] $sizes += 5 } }
  attr mode, enum[on, off] { unsettable => true, default => off }
  has links, Net::Host { containment => false, max => unbound, validate => |$l| { unless $l { "no link" } else { true } } }
  has parts, Part { min => 1, max => 4 }
  invariant {
    if $name in ['x', "y"] { 'one' } elsif $kind == undef { 'two' } elsif $mode != on { 'three' } else { }
  }
  invariant 'with a lambda' |$o| { $x = { 'a' => $o[name], b => [1, [2, undef]] } $x[a] ? { /z/ => true, default => false } }
  invariant { Part.new({ n => 1 }) |$p| { $p[n] = 2 } != undef and new(Part) != undef }
  invariant { not ($parts.map |$each| { $each[n] }.filter |$n| { $n > 1 } == []) }
  invariant "" { $meta[container][name] != 'x' and "a\${1 + 2}b\${parts[0]}c\${parts.map |$p| { $p }}" !~ /q/ }
}
type Part { attr n, Integer }
`;
