# @summary HAProxy.
#
# @param max_connections of the whole process
# @param stats_password of the page with statistics
class haproxy (
  Integer[1] $max_connections,
  Sensitive[String] $stats_password,
  Hash[String[1], Variant[String, Integer]] $global_options = {},
) {
  contain haproxy::install
  contain haproxy::config
  contain haproxy::service

  Class['haproxy::install']
  -> Class['haproxy::config']
  ~> Class['haproxy::service']
}
