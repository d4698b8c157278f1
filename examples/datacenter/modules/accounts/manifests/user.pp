# @summary A person.
define accounts::user (
  Integer[1000] $uid,
  Array[Accounts::Login, 1] $groups,
  Array[Accounts::PublicKey] $keys = [],
  Optional[String[1]] $comment = undef,
  Pattern[/\A\//] $shell = '/bin/sh',
) {
  user { $title:
    ensure     => present,
    uid        => $uid,
    gid        => $groups[0],
    groups     => $groups[1, -1],
    comment    => $comment,
    shell      => $shell,
    managehome => true,
    require    => Group[$groups],
  }

  $keys.each |$index, $key| {
    accounts::key { "${title} ${$index + 1}":
      user => $title,
      *    => $key,
    }
  }
}
