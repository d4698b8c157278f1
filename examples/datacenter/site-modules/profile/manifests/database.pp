# @summary PostgreSQL: one primary for each site, the others follow it.
#
# @param settings of postgresql.conf, merged over all levels
# @param users with their passwords
class profile::database (
  Hash[String[1], Variant[String, Integer, Boolean]] $settings,
  Sensitive[Hash[String[1], String[8]]] $users,
) {
  $is_primary = $facts['networking']['hostname'] == lookup('profile::database::primary')
  $memory = $facts['memory']['system']['total_bytes']
  $all = {
    'shared_buffers'       => "${profile::megabytes($memory / 4)}MB",
    'effective_cache_size' => "${profile::megabytes($memory * 3 / 4)}MB",
    'hot_standby'          => !$is_primary,
  } + $settings

  file { '/etc/postgresql/postgresql.conf':
    mode    => '0644',
    content => $all.map |$name, $value| {
      $shown = $value ? {
        Boolean => if $value { 'on' } else { 'off' },
        Integer => $value,
        default => "'${value}'",
      }
      "${name} = ${shown}\n"
    }.join,
  }

  if $is_primary {
    $users.unwrap.each |$user, $password| {
      profile::database::user { $user: password => Sensitive($password) }
    }
  }

  @@profile::backup::source { "${trusted['certname']} postgresql":
    host    => $trusted['certname'],
    command => 'pg_basebackup --format=tar',
    hour    => fqdn_rand(6, 'backup'),
    minute  => fqdn_rand(60, 'backup'),
  }

  @@monitoring_target { "${trusted['certname']}:5432":
    check      => 'postgresql',
    datacenter => $facts['datacenter'],
    labels     => { 'role' => 'db', 'primary' => String($is_primary) },
  }
}
