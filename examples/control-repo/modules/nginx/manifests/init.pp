# A web server.
class nginx (
  Integer[1] $workers = 1,
) {
  package { 'nginx': ensure => installed }
  -> file { '/etc/nginx/nginx.conf':
    content => "worker_processes ${workers};\nevents {}\nhttp {\n  include /etc/nginx/sites/*.conf;\n}\n",
  }
  ~> service { 'nginx':
    ensure => running,
    enable => true,
  }
}
