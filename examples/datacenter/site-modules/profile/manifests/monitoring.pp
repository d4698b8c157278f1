# @summary Watches what the machines of this site export.
class profile::monitoring {
  include monitoring::server
  Monitoring_target <<| datacenter == $facts['datacenter'] and check != 'none' |>> {
    interval => 30,
  }
  # The other site is watched from here, too, but less often and only from outside.
  Monitoring_target <<| datacenter != $facts['datacenter'] and check == 'http' |>> {
    interval => 300,
  }
}
