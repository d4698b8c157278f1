# The machine through which people come in: nothing but what all have.
class role::bastion {
  include profile::base
}
