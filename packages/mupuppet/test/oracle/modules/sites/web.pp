# A web server with two sites, one of them encrypted, and PHP.
class { 'apache':
  default_vhost => false,
  mpm_module    => 'prefork',
  keepalive     => 'On',
  log_level     => 'info',
}
include apache::mod::php
include apache::mod::rewrite
include apache::mod::ssl
apache::vhost { 'www.example.org':
  port          => 80,
  docroot       => '/srv/www',
  serveraliases => ['example.org', 'web.example.org'],
  rewrites      => [{ 'comment' => 'all is encrypted', 'rewrite_cond' => ['%{HTTPS} off'], 'rewrite_rule' => ['(.*) https://%{HTTP_HOST}%{REQUEST_URI}'] }],
}
apache::vhost { 'secure.example.org':
  port        => 443,
  docroot     => '/srv/secure',
  ssl         => true,
  ssl_cert    => '/etc/ssl/secure.pem',
  ssl_key     => '/etc/ssl/secure.key',
  directories => [{ 'path' => '/srv/secure', 'allow_override' => ['AuthConfig'], 'require' => 'ip 192.0.2.0/24' }],
  headers     => 'always set Strict-Transport-Security "max-age=63072000"',
}
