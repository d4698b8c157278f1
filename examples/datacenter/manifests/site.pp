# A machine's certificate says what the machine is for (`pp_role`); nothing on the machine can change that.
File {
  owner  => 'root',
  group  => 'root',
  backup => false,
}

node default {
  $role = $trusted['extensions']['pp_role']
  unless $role =~ Pattern[/\A[a-z]+\z/] {
    fail("${trusted['certname']} has no role in its certificate")
  }
  include "role::${role}"
}

# Machines that wait for a new disk get nothing but the base.
node /^spare\d+\./ {
  include profile::base
}
