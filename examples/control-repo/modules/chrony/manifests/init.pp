# Keeps the clock right.
class chrony (
  Array[String[1], 1] $servers,
  String $service = 'chrony',
  String $config = '/etc/chrony/chrony.conf',
) {
  package { 'chrony': ensure => installed }
  -> file { $config: content => template('chrony/chrony.conf.erb') }
  ~> service { $service:
    ensure => running,
    enable => true,
  }
}
