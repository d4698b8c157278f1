# A machine that keeps our data.
class role::database {
  include profile::base
  include profile::database
}
