# @summary What every machine has: accounts, time, name resolution, a clean cron, and a place in the monitoring.
#
# @param packages installed everywhere
# @param ntp_servers the clocks of the site
# @param resolvers addresses of name servers
# @param sysctl kernel settings, by name
# @param motd text for people who log in
class profile::base (
  Array[String[1]] $packages,
  Array[String[1], 1] $ntp_servers,
  Array[Profile::Address, 1] $resolvers,
  Hash[Pattern[/\A[a-z][\w.]*\z/], Variant[Integer, String[1]]] $sysctl = {},
  Optional[String[1]] $motd = undef,
) {
  include accounts
  include monitoring::agent

  toolbox::ensure_packages($packages, { 'ensure' => 'installed' })

  $network = ipam::network_of($facts['networking']['ip'], lookup('ipam::networks'))

  file { '/etc/motd':
    mode    => '0644',
    content => epp('profile/motd.epp', {
      'role'    => $trusted['extensions']['pp_role'],
      'network' => $network,
      'text'    => $motd,
    }),
  }

  file { '/etc/resolv.conf':
    mode    => '0644',
    content => inline_epp(@(RESOLV)),
      search <%= $facts['networking']['domain'] %>
      <% $profile::base::resolvers.each |$address| { -%>
      nameserver <%= $address %>
      <% } -%>
      | RESOLV
  }

  $sysctl.each |$name, $value| {
    profile::sysctl { $name: value => $value }
  }

  profile::timeservers { 'chrony':
    servers => $ntp_servers,
    virtual => $facts['is_virtual'],
  }

  @@bind::record { $facts['networking']['fqdn']:
    zone    => $facts['networking']['domain'],
    type    => 'A',
    address => $facts['networking']['ip'],
    tag     => "datacenter_${facts['datacenter']}",
  }
}
