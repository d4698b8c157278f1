# A cloud's identity service with its database and its roles.
class { 'keystone::db::mysql':
  password      => 'sixth',
  allowed_hosts => ['127.0.0.1', '%'],
}
class { 'keystone::db':
  database_connection => 'mysql+pymysql://keystone:sixth@127.0.0.1/keystone',
}
class { 'keystone':
  public_endpoint => 'http://identity.example.org:5000/',
  enabled         => true,
}
class { 'keystone::bootstrap':
  password   => 'seventh',
  public_url => 'http://identity.example.org:5000',
}
class { 'keystone::wsgi::apache':
  ssl => false,
}
keystone_role { ['reader', 'member']: ensure => present }
class { 'mysql::server': }
