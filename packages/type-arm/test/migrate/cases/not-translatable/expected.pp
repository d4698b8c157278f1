type odd inherits Resource {
  attr name, String {
    min => 1,
  }

  # To review (input.rb:8): `munge`: a call of `IPAddr.new`
  # To review (input.rb:7): `validate`: a call of `IPAddr.new`

  attr address, String

  # To review (input.rb:14): `validate`: a part of the message: a call of `lookup`
  # To review (input.rb:14): `validate`: when it is refused: a call of `known?`

  attr partly, String {
    check => |$value| {
      if $value =~ /\s/ {
        "it has a blank"
      } elsif $value =~ /\$/ {
        "it has a sign"
      }
    },
  }

  # To review (input.rb:19): its default, which is computed: `Facter.value(:hostname)`

  attr computed, String

  # To review (input.rb:20): a value that is only known when it runs: `*Puppet::Util.names`

  attr listed, String

  # To review (input.rb:21): it inherits `Puppet::Parameter::Strange`, which isn't read

  attr other, String

  # To review (input.rb:23): `validate`: when it is refused: the attribute `partly`, which can't be seen here

  attr depends, String

  # To review (input.rb:26): `munge`: it gives values of several types, and an attribute has one

  attr mixed, String

  # To review (input.rb:2): `include Puppet::Util`
  # To review (input.rb:28): an attribute whose name is only known when it runs: `name_of_it`
  # To review (input.rb:29): `something_else :x`
  # To review (input.rb:31): `validate` of the type: when it is refused: a call of `provider`
}
