# A machine that remembers what the database said.
class role::cache {
  include profile::base
  include profile::cache
}
