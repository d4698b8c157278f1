# Our sites.
class profile::web (
  Integer[1] $workers,
  Hash[String, Hash] $sites = {},
) {
  class { 'nginx': workers => $workers }
  $sites.each |$name, $site| {
    nginx::site { $name: * => $site }
  }
}
