# @summary Tells a server of its site how the machine itself is.
#
# @param checks scripts, by name
class monitoring::agent (
  Hash[String[1], Struct[{ command => String, Optional[interval] => Integer[10] }]] $checks,
  Integer[1, 65535] $port = 9100,
) {
  $defaults = { 'interval' => 60 }
  file { '/etc/monitoring-agent.json':
    mode    => '0644',
    content => toolbox::to_json($checks.map |$name, $check| { [$name, $defaults + $check] }.convert_to(Hash)),
  }
  @@monitoring_target { $trusted['certname']:
    port       => String($port),
    datacenter => $facts['datacenter'],
  }
}
