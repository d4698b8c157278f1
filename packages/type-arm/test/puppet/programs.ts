/** Programs whose logic uses much of the language, with statements whose last value is checked. */
export interface ComparedProgram {
  readonly name: string;
  readonly types: string;
  readonly statements: readonly string[];
}

export const comparedPrograms: readonly ComparedProgram[] = [
  {
    name: "setters that set other features",
    types: `type A {
  attr list, String { max => unbound, setable => false }
  attr n, Integer { setable => false, check => { $it < 100 } }
  attr last, String { setable => false }
  attr all, String { derived => || { "\${n}/\${list}/\${last}" }, setable => true, set => |$v| {
    $n = 0
    $seen = $v.map |$x| { $x }
    if $v =~ /^,/ { $last = 'comma' } elsif $v == 'odd' { unless $n == 1 { $n = 7 } else { $n = 8 } }
    $v.split(',').each |$i, $x| {
      if $x =~ /^(\\d+)$/ { $n = Integer($1) + $n } else { $list += "\${i}:\${x}" }
      $y = $x
      $last = $y
    }
    case $v { 'a', 'b': { $list += ['q', 'r'] } /z(.)/: { $last = "z\${1}" } default: { } }
    $z = if $n > 50 { $list += 'big'  'B' } else { 'S' }
    $list += $z
    $q = $n = $n + 1
    $last = "\${last}-\${q}"
  } }
}`,
    statements: [
      "A.new({ all => 'a' })",
      "A.new({ all => '1,2,x,60' })",
      "A.new({ all => 'odd' })",
      "A.new({ all => ',zk,99' })",
      "A.new({ all => '' })",
      "A.new({ all => 3 })",
      "A.new |$a| { $a[all] = '5,zz' }",
      "A.new({ n => 3, list => 'x', zz => 1 })",
      "A.new({ n => 3, list => 'x' })",
    ],
  },
  {
    name: "references and titles",
    types: `type Host { attr name, String { min => 1, check => { if $it !~ /^[a-z]+$/ { "bad name \${it}" } } } attr port, Integer { default => 80 } has parts, Part { max => 3 } has peer, Host { containment => false }
 invariant "\${name} has \${size($parts)} parts on \${port}" { $parts == undef or $parts.size < 3 }
 invariant |$h| { if $h[peer] != undef and $h[peer][port] == $h[port] { "\${h[name]} has the port of \${h[peer][name]}" } }
 invariant { if $parts { $bad = $parts.reject |$p| { $p[weight] < 10 } unless empty($bad) { join($bad.collect |$p| { "\${p[label]} is heavy" }, '; ') } } } }
type Part { attr label, String attr weight, Integer { default => 1 } attr text, String { derived => || { "\${label}(\${weight})" } } has sub, Part }
type Big inherits Part { attr extra, Integer { min => 1 } invariant { $extra > $weight } }`,
    statements: [
      "Host.new({ name => 'a', parts => [Part.new({ label => 'x' }), Big.new({ label => 'y', extra => 2 })] })",
      "Host.new({ name => 'a', parts => [Part.new({ label => 'x', weight => 11 }), Big.new({ label => 'y', extra => 50, weight => 20 })] })",
      "Host.new({ name => 'A1', parts => Part.new({ sub => Big.new({ extra => 5 }) }) })",
      `$p = Host.new({ name => 'p' })
Host.new({ name => 'a', peer => $p })`,
      `$p = Host.new({ name => 'p', port => 1 })
Host.new({ name => 'a', peer => $p, parts => Part.new({ label => 'd' }) })`,
      "Host.new({ name => 'a', parts => [Part.new, Part.new({label => 'q'}), Part.new({ label => 'w' }), Part.new({ label => 'e' })] })",
      "Host.new({ name => 'a', parts => [Part.new, Part.new({label => 'q'}), Part.new({ label => 'w' })] })",
      "Host.new({ name => 'a', parts => [1, 'x', [2], { a => 1 }, undef, true, 1.5, Host.new({ name => 'b' })], peer => Part.new })",
      "Big.new({ extra => 1, weight => 1 })",
      "Big.new({ extra => 'x', weight => undef, label => 3 })",
      "Host.new",
      "Host.new({ name => undef })",
      `$ps = [1, 2].map |$i| { Part.new({ label => "p\${i}", weight => $i }) }
Host.new({ name => 'a' }) |$h| { $ps.each |$p| { $h[parts] += $p } if $h[parts][1][weight] == 2 { $h[port] = $h[port] + 1 } $h[peer] = Host.new({ name => 'in' }) |$o| { $o[port] = 3 } }`,
      "Host.new({ name => 'a' }) |$h| { $h[name] = 'B' $h[nope] = 1 $h[port] = 'x' }",
      "Host.new({ name => 'a' }) |$h| { $h[nope] = 1 }",
      "Host.new({ name => 'a' }) |$h| { $h[port] += 1 }",
    ],
  },
  {
    name: "unsettable features",
    types: `type U { attr a, Integer { unsettable => true, default => 4 } attr b, String { max => unbound, unsettable => true, default => 'z' } attr c, Float { unsettable => true, get => |$v| { $v * 2 }, set => |$v| { if $v == 'none' { undef } else { $v } } } attr d, Boolean { unsettable => true, min => 1 } attr e, enum[x, y] { unsettable => true }
  has k, K { unsettable => true } has ks, K { unsettable => true, max => unbound } attr s, String { derived => || { "\${a}|\${b}|\${c}|\${d}|\${e}" } } } type K { }`,
    statements: [
      "U.new({ d => true })",
      "U.new({ d => undef })",
      "U.new({ d => false, a => undef, b => undef, c => undef, e => undef, k => undef, ks => undef })",
      "U.new({ d => false, b => [], c => 2, ks => [] })",
      "U.new({ d => true, c => 'none', e => 'X' })",
      "U.new({ d => true, c => 2.5, e => y, ks => [K.new, K.new] })",
      "U.new({ d => true, b => [undef], c => [1.0] })",
    ],
  },
  {
    name: "validate, set, type and check",
    types: `type V { attr a, String { validate => |$x| { if $x == '' { 'empty' } else { $x != 'bad' } } } attr b, Integer { validate => { $it != '7' }, set => |$v| { if $v =~ /^\\d+$/ { Integer($v) } else { $v } }, check => { $b != 8 } } attr c, String { max => 2, validate => { if $c == 'n' { "no \${c} in \${$meta[name]}" } }, set => |$v| { upcase($v) }, check => |$y| { $y != 'Q' } } attr d, Integer { check => { 1 } } attr e, Integer { check => { [] } } attr f, String { check => { } } attr g, String { get => |$v| { "<\${v}>" }, check => { $g != '<x>' } } }`,
    statements: [
      "V.new({ a => '' })",
      "V.new({ a => 'bad', b => '7' })",
      "V.new({ a => 'ok', b => '12', c => ['a', 'b'] })",
      "V.new({ b => '8', c => ['n', 'q', 'r', 's'] })",
      "V.new({ c => ['n', 'q', 'r', 's', 't', 'u'] })",
      "V.new({ d => 1, e => 1, f => 'z', g => 'x' })",
      "V.new({ f => 'z', g => 'x' })",
      "V.new({ a => 3 })",
    ],
  },
  {
    name: "names that mean something to Puppet",
    types: `type Net::Host { attr type, String attr end, String attr hash, String attr method, String attr each, Integer { max => unbound } attr _x, Integer attr Foo, Integer attr name, String attr title, String attr facts, String { check => { $facts != 'f' } } attr trusted, String { derived => || { "\${facts}\${type}\${end}\${hash}" } } attr self, String attr new, String { set => |$_self| { $x = "\${_self}!" $x } } }`,
    statements: [
      "Net::Host.new({ type => 't', end => 'e', hash => 'h', method => 'm', each => [1, 2], _x => 1, Foo => 2, name => 'n', title => 't', facts => 'fa', self => 's', new => 'w' })",
      "Net::Host.new({ facts => 'f' })",
      "Net::Host.new({})",
    ],
  },
  {
    name: "invariants and their messages",
    types: `type I { attr a, Integer attr b, String
 invariant "A is \${a}" { $a != 1 } invariant 'single \${a}' { $a != 2 } invariant { $a != 3 } invariant "in \${$meta[container][name]}" { if $a == 4 { "meta \${$meta[name]} \${$meta[container][name]}" } } invariant { if $a == 5 { "none \${$meta[name]}" } } invariant { $a ? { 6 => 'six', /x/ => false, default => true } } }
type J inherits I { invariant "J first" { $a != 1 } invariant |$me| { if $me[b] == 'q' { '' } } }`,
    statements: [
      "J.new({ a => 1 })",
      "J.new({ a => 2 })",
      "J.new({ a => 3 })",
      "J.new({ a => 4 })",
      "J.new({ a => 5 })",
      "J.new({ a => 6 })",
      "J.new({ a => 7 })",
      "J.new({ a => 1, b => 'q' })",
      `J.new({ a => 9223372036854775807, b => 'é"\\'\\n$x' })`,
      "I.new({ a => 1.5, b => 'x'})",
      "I.new({ a => 'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy', b => ['x'] })",
      "I.new({ a => true, b => { a => 1 } })",
      "I.new({ a => /x/, b => undef })",
    ],
  },
  {
    name: "functions",
    types: `type L { attr a, Integer { max => unbound } attr r, String { derived => || { $x = $a.slice(2) |$p| { $p }  $y = $a.reduce |$m, $v| { $m + $v } $z = $a.select |$v| { $v > 1 } $w = $a.collect |$v| { $v * 2 } $u = $a.reject |$v| { if $v == 2 { true } } $k = not($y > 3) "\${x} \${y} \${z} \${w} \${u} \${k} \${size($a)} \${$a.length} \${a[0]} \${a[-1]}" } }
 attr c, String { derived => || { case $a { [1]: { 'one' } [1, 2, 3]: { 'three' } default: { 'other' } } } } attr d, Integer { derived => || { if 2 in $a { $a[0] } } } }`,
    statements: ["L.new({ a => [1, 2, 3] })", "L.new({ a => 1 })", "L.new({ a => [5, 2, 2] })", "L.new"],
  },
  {
    name: "cycles",
    types:
      "type C1 { attr a, Integer { set => |$v| { $b = $v  $v } } attr b, Integer { set => |$v| { $a = $v  $v } } } type C2 { attr a, Integer { get => |$v| { $b } } attr b, Integer { get => |$v| { $a } } attr c, Integer { derived => || { $c } } } type C3 { attr a, Integer { derived => || { 'x' } } attr l, Integer { max => 2, derived => || { [1, 'y'] } } }",
    statements: [
      "C1.new({ a => 1 })",
      "C1.new({ b => 1 })",
      "C2.new({ a => 1 , b => 2 })",
      "C2.new({ a => 1 })[c]",
      "C3.new",
      "C3.new[l]",
    ],
  },
  {
    name: "new inside of logic",
    types:
      "type N { attr v, Integer has kid, N attr made, Integer { derived => || { $k = N.new({ v => 3 }) |$n| { $n[v] = $n[v] + 4 } $k[v] } } attr t, Integer { set => |$x| { $n = N.new({ v => $x }) $v = $n[v] + 1 $n[v] } } }",
    statements: [
      "N.new({ v => 1 })",
      "N.new({ t => 4 })",
      "N.new({ t => 'x' })",
      "N.new({ kid => N.new({ t => 2 }) })",
    ],
  },
];
