type mountpoint inherits Resource {
  attr ensure, enum[present, absent]

  attr name, String {
    min => 1,
  }

  attr source, String

  attr url, String

  attr force, Boolean {
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

  invariant {
    if $ensure == "present" and $source == undef and $url == undef {
      "source or url is needed for ${name}"
    } elsif $ensure != "present" and $force == true {
      "force is for mounts that are present"
    } elsif $source == "" {
      "source must not be empty"
    } elsif $url == "" {
      "url must not be empty"
    } elsif $source != undef and $url != undef {
      "both are given"
    }
  }
}
