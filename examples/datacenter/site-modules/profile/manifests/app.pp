# @summary The shop's programs as services of systemd, and where they find their database.
#
# @param services by name
# @param database the name of the database
# @param password of the database's user
class profile::app (
  Hash[String[1], Struct[{ command => String, Optional[count] => Integer[0], Optional[env] => Hash[String, String] }]] $services,
  String[1] $database,
  Sensitive[String] $password,
) {
  $version = lookup('profile::app::version', SemVer)
  $databases = lookup({ 'name' => 'profile::app::databases', 'merge' => 'unique', 'value_type' => Array[String[1]] })

  $services.reduce(8000) |$port, $entry| {
    [$name, $service] = $entry
    $count = toolbox::pick($service['count'], $facts['processors']['count'])
    Integer[1, $count].each |$index| {
      profile::unit { "${name}@${index}":
        command => "${service['command']} --port ${$port + $index}",
        env     => { 'DATABASE' => $database, 'VERSION' => String($version) } + toolbox::pick($service['env'], {}),
      }
    }
    $port + 100
  }

  file { '/etc/shop/database.json':
    mode    => '0640',
    content => Sensitive(toolbox::to_json({
      'hosts'    => $databases,
      'name'     => $database,
      'password' => $password.unwrap,
      'pool'     => Integer($facts['memory']['system']['total_bytes'] / 1073741824) * 4,
    }, { 'pretty' => true })),
  }

  if versioncmp("${version}", '3.0.0') >= 0 and $facts['os']['family'] == 'RedHat' {
    profile::sysctl { 'net.core.somaxconn': value => 4096 }
  }
}
