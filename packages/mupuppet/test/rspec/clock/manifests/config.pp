# The configuration.
class clock::config {
  $lines = $clock::servers.map |$server| { clock::pool($server) }
  file { '/etc/chrony.conf':
    ensure  => file,
    mode    => '0644',
    content => epp('clock/chrony.epp', { 'lines' => $lines, 'port' => $clock::port }),
    require => Package[$clock::package],
  }
  if $clock::key {
    file { '/etc/chrony.keys':
      mode    => '0400',
      content => $clock::key,
    }
  }
}
