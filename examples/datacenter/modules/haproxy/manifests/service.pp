# @api private
class haproxy::service {
  service { 'haproxy':
    ensure  => running,
    enable  => true,
    restart => '/bin/systemctl reload haproxy',
  }
}
