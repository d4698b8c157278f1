# @summary Asks what others export.
class monitoring::server (
  Pattern[/\A\//] $folder = '/etc/monitoring',
  Boolean $purge = true,
) {
  file { $folder:
    ensure  => directory,
    mode    => '0755',
    recurse => $purge,
    purge   => $purge,
  }
  resources { 'monitoring_target': purge => $purge }
  Monitoring_target <| |> -> Service['monitoring']
  service { 'monitoring':
    ensure    => running,
    enable    => true,
    subscribe => File[$folder],
  }
}
