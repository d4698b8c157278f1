# @summary A site of nginx.
define profile::site (
  String[1] $root,
  Array[String[1]] $aliases = [],
  Optional[Struct[{ port => Integer, path => String }]] $proxy = undef,
  Hash[String[1], String] $headers = {},
) {
  $names = [$title] + $aliases
  $safe = $title.downcase.regsubst('[^a-z0-9]+', '-', 'G')
  file { "/etc/nginx/sites-enabled/${safe}":
    mode    => '0644',
    content => template('profile/site.conf.erb'),
    notify  => Service['nginx'],
  }
}
