# Each machine has one role, which its provisioning wrote into the fact `role`.
File {
  owner => 'root',
  group => 'root',
  mode  => '0644',
}

node default {
  if $facts['role'] =~ /^[a-z]+$/ {
    include "role::${facts['role']}"
  } else {
    fail("${trusted['certname']} has no role: write one into /etc/facts.d/role.yaml")
  }
}
