# @summary The clock. Guests may be stepped at any time, iron only at the start.
define profile::timeservers (
  Array[String[1], 1] $servers,
  Boolean $virtual = false,
) {
  $service = $facts['os']['family'] ? {
    'RedHat' => 'chronyd',
    default  => 'chrony',
  }
  $step = if $virtual { '1.0 -1' } else { '1.0 3' }
  package { 'chrony': ensure => installed }
  -> file { '/etc/chrony.conf':
    mode    => '0644',
    content => template('profile/chrony.conf.erb'),
  }
  ~> service { $service:
    ensure => running,
    enable => true,
  }
}
