# A virtual host of the web server.
define web::vhost(
  Integer[1, 65535] $port,
  Array[String] $aliases = [],
) {
  $names = ([$title] + $aliases).map |$name| { "${name}.${web::domain}" }
  file { "/etc/nginx/sites/${title}.conf":
    content => "server { listen ${port}; server_name ${names.join(' ')}; }\n",
    require => Package['nginx'],
    notify  => Service['nginx'],
  }
}
