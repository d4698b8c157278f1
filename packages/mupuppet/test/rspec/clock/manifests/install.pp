# The package.
class clock::install {
  case $facts['os']['family'] {
    'Debian', 'RedHat': { package { $clock::package: ensure => installed } }
    default: { fail("${facts['os']['name']} keeps no time") }
  }
}
