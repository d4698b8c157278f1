# A lamp that shines.
#
# It has a shade.
type lamp inherits Resource {
  # Not carried (input.rb:8): its default: `present` where the resource is managed, which only Puppet knows

  # The basic property that the resource should be in.
  attr ensure, enum[present, absent]

  # What the lamp is called.
  attr name, String {
    min => 1,
  }

  # Not carried (input.rb:14): it needs features of the provider: `:dyed`

  # Its colour.
  attr colour, enum[red, green] {
    default => "green",
    set     => |$value| {
      if "${value}" =~ /\Arouge\z/ {
        "red"
      } else {
        $value
      }
    },
  }

  attr dimmable, Boolean {
    default => true,
    set     => |$value| {
      if "${value}" =~ /\A(?:true|yes)\z/ {
        true
      } elsif "${value}" =~ /\A(?:false|no)\z/ {
        false
      } else {
        $value
      }
    },
  }

  attr socket, String {
    set   => |$value| {
      "${value}"
    },
    check => $it =~ /\Abayonet\z/ or $it =~ /^E\d+$/,
  }

  # Not carried (input.rb:28): it is sensitive
  # Not carried (input.rb:29): the method `insync?`

  attr rooms, String {
    max => unbound,
  }

  attr hidden, Boolean {
    set => |$value| {
      if "${value}" =~ /\Atrue\z/ {
        true
      } elsif "${value}" =~ /\Afalse\z/ {
        false
      } else {
        $value
      }
    },
  }

  # Not carried (input.rb:36): the feature of providers `:dyed`
  # Not carried (input.rb:37): what it requires by itself: `:package`
  # Not carried (input.rb:39): the method `self.title_patterns`
}
