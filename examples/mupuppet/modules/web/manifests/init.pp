# A web server with its configuration.
class web(
  String $domain,
  Integer[1] $workers = 2,
  Web::Log $log_level = 'warn',
) {
  package { 'nginx': ensure => installed }
  file { '/etc/nginx/nginx.conf':
    content => "worker_processes ${workers};\nerror_log /var/log/nginx/error.log ${log_level};\n",
    require => Package['nginx'],
    notify  => Service['nginx'],
  }
  service { 'nginx':
    ensure => running,
    enable => true,
  }
}
