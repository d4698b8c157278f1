# Two kinds of databases, and what is kept of them.
class { 'mysql::server':
  root_password    => 'first',
  override_options => { 'mysqld' => { 'bind_address' => '192.0.2.9', 'skip-name-resolve' => true, 'sql_mode' => ['STRICT_ALL_TABLES', 'NO_ZERO_DATE'] } },
}
mysql::db { 'shop':
  user     => 'shop',
  password => 'second',
  host     => '%',
  grant    => ['ALL'],
}
class { 'postgresql::globals':
  version => '15',
}
class { 'postgresql::server':
  listen_addresses  => '*',
  postgres_password => 'third',
}
postgresql::server::db { 'books':
  user     => 'books',
  password => postgresql_password('books', 'fourth'),
}
postgresql::server::pg_hba_rule { 'the office':
  type        => 'host',
  database    => 'books',
  user        => 'books',
  address     => '192.0.2.0/24',
  auth_method => 'md5',
}
