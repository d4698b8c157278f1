# One site.
define nginx::site (
  Integer[1, 65535] $port = 80,
  Array[String] $aliases = [],
  String $root = "/var/www/${title}",
) {
  include nginx
  file { "/etc/nginx/sites/${title}.conf":
    content => template('nginx/site.conf.erb'),
    require => Package['nginx'],
    notify  => Service['nginx'],
  }
}
