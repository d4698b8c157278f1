# @summary A service of systemd.
define profile::unit (
  String[1] $command,
  Hash[String, String] $env = {},
  Boolean $enable = true,
) {
  $name_and_index = split($title, '@')
  file { "/etc/systemd/system/${name_and_index.join('-')}.service":
    mode    => '0644',
    content => epp('profile/unit.epp', { 'command' => $command, 'env' => $env, 'about' => $name_and_index[0] }),
  }
  ~> service { $name_and_index.join('-'):
    ensure => $enable ? {
      true    => running,
      default => stopped,
    },
    enable => $enable,
  }
}
