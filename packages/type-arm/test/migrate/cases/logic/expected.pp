type account inherits Resource {
  attr name, String {
    min => 1,
  }

  attr password, String {
    check => |$value| {
      if $value =~ /:/ {
        "Passwords cannot include ':'"
      }
    },
  }

  attr age, Integer {
    validate => |$value| {
      if "${value}" !~ /^\d+$/ {
        "'${value}' is no age"
      }
    },
    set      => |$value| {
      if $value == "${value}" {
        Integer("${value}")
      } else {
        $value
      }
    },
  }

  attr value, String {
    set => |$value| {
      if strip("${value}") =~ /(?i:^(true|false)$)/ {
        capitalize(strip("${value}"))
      } else {
        strip("${value}")
      }
    },
  }

  attr shell, String {
    check => |$v| {
      if $v =~ /\Anone\z/ or $v =~ /^\/bin/ {
        true
      } elsif !($v =~ /\Anone\z/ or $v =~ /^\/bin/) and $v == "" {
        "no shell"
      } elsif !($v =~ /\A(?:\/|~)/ and $v !~ /\/\z/) {
        "${v} is no shell"
      }
    },
  }
}
