# @summary HAProxy in front of the web machines of this site.
#
# @param frontends ports, by the name of what answers there
# @param password of the page with statistics
class profile::loadbalancer (
  Hash[String[1], Profile::Frontend] $frontends,
  Sensitive[String[8]] $password,
) {
  class { 'haproxy':
    max_connections => $facts['processors']['count'] * 2000,
    stats_password  => $password,
  }

  $frontends.each |$name, $frontend| {
    haproxy::listen { $name:
      * => $frontend,
    }
  }

  # Those at this site only: the line between the sites is for what can't be had here.
  Haproxy::Member <<| tag == "datacenter_${facts['datacenter']}" |>>

  profile::vip { "${facts['datacenter']} shop":
    address  => lookup('profile::vip::address'),
    priority => if $facts['networking']['hostname'] =~ /1$/ { 110 } else { 100 },
  }
}
