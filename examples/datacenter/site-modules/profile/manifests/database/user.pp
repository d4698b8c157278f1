# @summary A user of the database, whose password is stored as a hash.
define profile::database::user (
  Sensitive[String] $password,
) {
  $hash = Sensitive(sha256("${title}${password.unwrap}"))
  exec { "createuser ${title}":
    command     => Sensitive("psql -c \"CREATE ROLE ${title} PASSWORD '${hash.unwrap}'\""),
    path        => ['/usr/bin'],
    user        => 'postgres',
    unless      => "psql -tAc \"SELECT 1 FROM pg_roles WHERE rolname='${title}'\" | grep -q 1",
    environment => ['LC_ALL=C'],
  }
}
