# A value as a text; objects have the names of their types in the program, and those that they only link show nothing else.
function type_arm::engine::text(Any $value, Boolean $inside = false) >> String {
  if $value =~ Object {
    $self = type_arm::model::open($value)
    $parts = $self['shape']['features'].reduce([]) |$done, $pair| {
      [$name, $feature] = $pair
      $stored = $self['values'][$name]
      $shown = case $stored {
        Undef, Default: { 'undef' }
        default: {
          if $feature['reference'] == 'link' { type_arm::engine::link_text($stored) } else { type_arm::engine::text($stored, true) }
        }
      }
      if $feature['derived'] or $stored =~ Undef { $done } else { $done + ["'${name}' => ${shown}"] }
    }
    "${self['shape']['name']}({${join($parts, ', ')}})"
  } elsif $value =~ Array {
    $strings = $value.map |$each| { type_arm::engine::text($each, $inside) }
    "[${join($strings, ', ')}]"
  } elsif $inside {
    String($value, '%p')
  } else {
    "${value}"
  }
}
