# A user of a machine: the example of the text, repaired.
type User {
  attr password, String {
    check => { if $password =~ /:/ { "A ':' is not allowed in a password" } }
  }

  attr password_min_age, Integer

  attr groups, String {
    max        => unbound,
    unsettable => true, # not having groups differs from an empty list
    check      => { if $it =~ /:/ { "Use group names not GID. '${it}' not acceptable as group name." } }
  }

  has roles, UserRole {
    max => unbound,
  }
}

type UserRole {
  attr gid, String {
    check => { if $gid =~ /\d/ { "gid must be non numeric. '${gid}' not acceptable." } }
  }
}
