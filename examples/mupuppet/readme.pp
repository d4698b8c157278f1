class motd($text = "Welcome to ${facts['hostname']}") {
  file { '/etc/motd': content => "${text}\n" }
}
node /^web/ {
  include motd
  package { 'nginx': ensure => installed } -> service { 'nginx': ensure => running }
}
