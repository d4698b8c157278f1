# A lamp that shines.
type Lamp inherits Resource {
  # What it is called.
  attr name, String { min => 1 }
  attr ensure, enum[present, absent] { default => 'present' }
  attr colour, enum[red, green] { default => 'green' }
  attr watts, Integer {
    min => 1,
    set => |$v| { if "${v}" =~ /^\d+$/ { Integer($v) * Integer($v) } else { $v } },
    check => { if $it > 10000 { "${it} watts are too many" } },
  }
  attr socket, String { check => $it =~ /\AE\d+\z/ }
  attr tags, String { max => 3, validate => { $it != '' }, set => |$v| { "${v}".downcase } }
  attr bright, Boolean
  attr factor, Float
  attr label, String { derived => || { "${name}-${colour}" } }
  attr secret, String { transient => true }
  attr provider, String
  has shade, Shade
  invariant "a ${colour} lamp has no socket E99" { !($colour == red and $socket == 'E99') }
}
type Shade { attr size, Integer }
type Net::Host inherits Resource {
  attr address, String { min => 1, check => { if $it !~ /\A\d+\.\d+\.\d+\.\d+\z/ { "${it} is no address" } } }
  attr alias_of, String
}
