# @summary A key of a person.
define accounts::key (
  String[1] $user,
  String[1] $key,
  Enum['ed25519', 'rsa'] $type = 'ed25519',
) {
  $number = $title.split(' ')[1]
  file { "/etc/ssh/authorized_keys/${user}.${number}":
    mode    => '0644',
    content => "ssh-${type} ${key} ${user}@example.net\n",
    require => User[$user],
  }
}
