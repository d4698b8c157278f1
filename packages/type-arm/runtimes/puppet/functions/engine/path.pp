# The path from an object to one in it that is equal to the target; undef where there is none.
function type_arm::engine::path(Object $from, Object $target) >> Optional[String] {
  if $from == $target {
    ''
  } else {
    $self = type_arm::model::open($from)
    $paths = $self['shape']['features'].reduce([]) |$found, $pair| {
      [$name, $feature] = $pair
      $stored = $self['values'][$name]
      if !empty($found) or !$feature['part'] {
        $found
      } elsif $stored =~ Array {
        $each = $stored.map |$index, $part| { [[$name, $index], type_arm::engine::path($part, $target)] }
        $each.filter |$one| { $one[1] =~ String }
      } elsif $stored =~ Object {
        [[[$name], type_arm::engine::path($stored, $target)]].filter |$one| { $one[1] =~ String }
      } else {
        $found
      }
    }
    unless empty($paths) {
      [$steps, $rest] = $paths[0]
      join(if empty($rest) { $steps } else { $steps + [$rest] }, '/')
    }
  }
}
