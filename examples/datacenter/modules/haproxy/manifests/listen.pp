# @summary A port, and what answers there: the members that carry its name.
define haproxy::listen (
  Integer[1, 65535] $port,
  Enum['http', 'tcp'] $mode = 'http',
  Hash[String[1], Variant[String, Integer, Boolean]] $options = {},
  Optional[String[1]] $check = undef,
) {
  include haproxy
  file { "/etc/haproxy/10-${title}.cfg":
    mode    => '0640',
    content => epp('haproxy/listen.epp', {
      'name'    => $title,
      'port'    => $port,
      'mode'    => $mode,
      'check'   => $check,
      'options' => $options.filter |$name, $value| { $value != false },
    }),
    require => Class['haproxy::install'],
    notify  => Class['haproxy::service'],
  }
}
