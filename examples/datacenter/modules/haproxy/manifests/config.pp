# @api private
class haproxy::config {
  file { '/etc/haproxy':
    ensure  => directory,
    recurse => true,
    purge   => true,
  }
  $options = { 'maxconn' => $haproxy::max_connections } + $haproxy::global_options
  file { '/etc/haproxy/00-global.cfg':
    mode    => '0640',
    content => Sensitive(epp('haproxy/global.epp', {
      'options'  => $options,
      'password' => $haproxy::stats_password.unwrap,
    })),
  }
}
