# Messages: a broker with its users, and a coordinator.
class { 'rabbitmq':
  service_manage    => true,
  port              => 5672,
  delete_guest_user => true,
  config_variables  => { 'hipe_compile' => false, 'vm_memory_high_watermark' => '0.4' },
}
rabbitmq_vhost { '/shop': ensure => present }
rabbitmq_user { 'shop': password => 'fifth', tags => ['monitoring'] }
rabbitmq_user_permissions { 'shop@/shop':
  configure_permission => '.*',
  read_permission      => '.*',
  write_permission     => '.*',
}
class { 'zookeeper':
  id      => '1',
  servers => ['192.0.2.31', '192.0.2.32', '192.0.2.33'],
}
