# @summary A record, and for an address the one of the reverse zone.
define bind::record (
  String[1] $zone,
  String[1] $address,
  Enum['A', 'CNAME', 'TXT'] $type = 'A',
  Integer[0] $ttl = 300,
) {
  file { "/etc/bind/zones/${zone}.d/${title}":
    mode    => '0644',
    content => "${title}. ${ttl} IN ${type} ${address}\n",
    notify  => Service['named'],
  }
  if $type == 'A' {
    $reverse = ipam_reverse($address)
    file { "/etc/bind/zones/${zone}.d/${reverse}":
      mode    => '0644',
      content => "${reverse}. ${ttl} IN PTR ${title}.\n",
      notify  => Service['named'],
    }
  }
}
