# @summary A zone; its records are files beside it.
define bind::zone (
  String[1] $contact,
  Variant[Integer[1], Pattern[/\A\d{10}\z/]] $serial,
  Hash[String[1], Integer[1]] $times = {},
) {
  $all = { 'refresh' => 7200, 'retry' => 3600, 'expire' => 1209600, 'minimum' => 300 } + $times
  file { "/etc/bind/zones/${title}":
    mode    => '0644',
    content => template('bind/zone.erb'),
    notify  => Service['named'],
  }
  file { "/etc/bind/zones/${title}.d":
    ensure  => directory,
    purge   => true,
    recurse => true,
  }
}
