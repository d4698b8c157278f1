# What all have that have a name.
type net::named {
  abstract
  attr name, String { min => 1, check => { if $it !~ /\A[a-z][a-z0-9-]*\z/ { "'${it}' is no name of a machine" } } }
}

# A machine with its ports.
type net::host inherits Net::Named {
  attr ensure, enum[present, absent] { default => present }
  attr ports, Integer {
    max   => unbound,
    check => { if $it < 1 or $it > 65535 { "${$meta[name]} are from 1 to 65535, and ${it} isn't" } },
  }
  # How many of the ports only root may open.
  attr privileged, Integer { derived => || { $ports.reduce(0) |$sum, $port| { if $port < 1024 { $sum + 1 } else { $sum } } } }
  has gateway, Net::Host { containment => false }

  invariant "a host that is absent has no ports" { $ensure != absent or $ports == undef or $ports == [] }
}

# A network holds its hosts.
type net::network inherits Net::Named {
  has hosts, Net::Host { max => unbound }
}
