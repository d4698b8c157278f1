# Lets in what the data of a machine names, from whatever level.
class firewall (
  Array[Integer[1, 65535]] $ports = [],
  String $table = 'filter',
) {
  file { '/etc/nftables.conf': content => template('firewall/nftables.conf.erb') }
}
