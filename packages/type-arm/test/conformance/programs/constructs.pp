# Where control flow stands, what variables mean, and what patterns find.
type Flow {
  attr end, String { set => |$v| { "${if $v == 1 { 'one' } elsif $v == 2 { 'two' }}${unless $v { 'none' } else { 'some' }}" } }
  attr local, String {
    set => |$v| {
      $a = [$v, $v]
      $b = if $v == 1 { $c = 'inside'; $c } else { 'outside' }
      $d = $a.map |$a| { $b2 = $a; "${b2}${b}" }
      case $v {
        1: { $e = $c }
        2: { $e = 'two' }
        default: { }
      }
      "${a} ${b} ${d} ${e}"
    }
  }
  attr nil, String {
    set => |$v| {
      $end = [1, 2].map |$nil| { if $nil == $v { "hit ${nil}" } else { 'miss' } }
      $it = $v
      "${end} ${it}"
    }
  }
  attr hidden, String {
    set => |$v| {
      $x = 'outer'
      $all = [1, 2, 3].map |$i| {
        if $i == $v { $x = "own ${i}" }
        [4].map |$j| { if $j == $v { $x = 'inner' } $x }
      }
      "${all} ${x}"
    }
  }
  attr groups, String {
    set => |$v| {
      if $v =~ /^(\w+)@(\w+)\.(?:com|org)$/ {
        $user = $1
        $inner = ['b1', 'c2', $v].map |$x| { if $x =~ /(.)\d/ { "${1}${0}" } else { "outer ${1}" } }
        $chosen = $2 ? { /^e(.*)/ => "e+${1}", default => $2 }
        "${user} ${inner} ${chosen} ${1} ${2} ${3}"
      } elsif $v =~ /x(y)?z/ or 'k' in $v {
        "${0}|${1}"
      } else {
        case $v {
          /[[:upper:]]\h+/: { "upper ${0}" }
          /\A\s*\z/, 'blank': { "blank '${0}'" }
          /(a|ab)(c|bcd)(d*)/: { "${1},${2},${3}" }
          /(a+?)(a*)$/: { "${1},${2}" }
          /\b[^\d\W]{2,3}\b/: { "word ${0}" }
          /é|\p{Greek}/: { "letter ${0}" }
          default: { 'none' }
        }
      }
    }
  }
  attr lines, String {
    check => |$text| {
      $first = $text =~ /^b$/
      $second = $text =~ /a\Z/
      $third = $text !~ /c.d/
      if $first and $second { "both" } elsif !$third { false } else { true }
    }
  }
  attr strange, Integer { check => { case $it { 1: { 'one' } 2: { 5 } 3: { [] } 4: { undef } 5: { false } 6: { } default: { $it < 10 } } } }
  attr deep, Integer {
    check => {
      unless ($it > 0 and ($it < 100 or $it == 1000)) and !($it in [13, 17]) {
        "${meta[container][name]}.${$meta[name]} can't be ${it}"
      }
    }
  }
  attr names, String {
    max => unbound,
    validate => { if $it == '' { false } },
    set => |$v| { $v.downcase },
    check => { $names =~ /\A[a-zé]+\Z/ },
    get => |$v| { "<${v}>" },
  }
  attr bound, Integer { set => |$v| { $v * $v } }
  attr pattern, String { check => { $it =~ 'o(o|b)+' } }
  attr in_list, String { set => |$v| { "${$v in ['a', /x(.)/, [1]]} ${/b/ in $v} ${$v in {a => 1}}" } }
}
