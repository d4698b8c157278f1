# @summary nginx for static files and as a door to the applications of the site.
#
# @param sites by server name
# @param workers one for each processor by default
class profile::web (
  Hash[String[1], Profile::Website] $sites,
  Integer[1] $workers = $facts['processors']['count'],
) {
  package { 'nginx': ensure => installed }

  file { '/etc/nginx/nginx.conf':
    mode    => '0644',
    content => template('profile/nginx.conf.erb'),
    require => Package['nginx'],
    notify  => Service['nginx'],
  }

  $sites.each |$name, $site| {
    profile::site { $name:
      * => { 'aliases' => [] } + $site,
    }
  }

  service { 'nginx':
    ensure => running,
    enable => true,
  }

  @@haproxy::member { "${facts['networking']['hostname']} http":
    listen  => 'shop',
    address => $facts['networking']['ip'],
    port    => 80,
    weight  => min(256, $facts['memory']['system']['total_bytes'] / 134217728),
    tag     => "datacenter_${facts['datacenter']}",
  }

  @@monitoring_target { "${trusted['certname']}:80":
    check      => 'http',
    path       => '/health',
    datacenter => $facts['datacenter'],
    labels     => { 'role' => 'web', 'os' => $facts['os']['name'] },
  }
}
