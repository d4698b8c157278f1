# Keeps the time.
class clock (
  String[1] $package,
  String[1] $service,
  Array[String[1], 1] $servers,
  Clock::Port $port = 123,
  Enum['running', 'stopped'] $ensure = 'running',
  Optional[Sensitive[String]] $key = undef,
) {
  contain clock::install
  contain clock::config

  service { $service:
    ensure    => $ensure,
    enable    => $ensure == 'running',
    subscribe => Class['clock::config'],
  }
  Class['clock::install'] -> Class['clock::config']

  @@clock::peer { $facts['networking']['fqdn']: port => $port }
  Clock::Peer <<| |>>
}
