type Port {
  attr number, Integer {
    min   => 1,
    set   => |$value| { if "${value}" =~ /\A\d+\z/ { Integer($value) } else { $value } },
    check => { if $it < 1 or $it > 65535 { "a port is from 1 to 65535, not ${it}" } },
  }
  attr protocol, enum[tcp, udp] { default => tcp }
  attr label, String { derived => || { "${number}/${protocol}" } }
}
