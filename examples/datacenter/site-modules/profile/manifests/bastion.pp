# @summary Where people log in.
class profile::bastion (
  Array[String[1]] $allowed,
) {
  file { '/etc/ssh/sshd_config.d/bastion.conf':
    mode    => '0600',
    content => @("SSHD"/L),
      AllowGroups ${allowed.unique.sort.join(' ')}
      MaxSessions ${$facts['processors']['count'] * 10}
      LoginGraceTime 20
      | SSHD
  }
  User <| groups == 'admin' |> { shell => '/bin/bash' }
}
