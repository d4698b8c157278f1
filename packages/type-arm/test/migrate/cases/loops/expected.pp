type limit inherits Resource {
  attr name, String {
    min => 1,
  }

  # The limit of cpu.
  attr cpu_limit, String {
    check => |$value| {
      if $value !~ /^\d+$/ {
        "cpu is limited by a number"
      }
    },
  }

  # The limit of memory.
  attr memory_limit, String {
    check => |$value| {
      if $value !~ /^\d+$/ {
        "memory is limited by a number"
      }
    },
  }

  # A soft one.
  attr soft, String

  # A hard one.
  attr hard, String

  # Not where this holds.
  attr unless, String

  attr elsewhere, String
}
