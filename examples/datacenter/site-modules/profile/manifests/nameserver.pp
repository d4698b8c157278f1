# @summary BIND for the zone of this site, with a record for each machine that says that it is there.
class profile::nameserver {
  include bind
  bind::zone { $facts['networking']['domain']:
    contact => 'hostmaster@example.net',
    serial  => lookup('profile::nameserver::serial'),
  }
  Bind::Record <<| zone == $facts['networking']['domain'] |>>
}
