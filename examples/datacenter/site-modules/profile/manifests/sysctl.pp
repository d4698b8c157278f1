# @summary One kernel setting, now and after the next start.
define profile::sysctl (
  Variant[Integer, String[1]] $value,
) {
  $file = "/etc/sysctl.d/50-${regsubst($title, '\\.', '_', 'G')}.conf"
  file { $file:
    mode    => '0644',
    content => "${title} = ${value}\n",
  }
  ~> exec { "sysctl ${title}":
    command     => ['/sbin/sysctl', '--load', $file],
    refreshonly => true,
  }
}
