# Why a feature can't be set at all; undef where it can.
function type_arm::engine::problem(Hash $draft, String $name, Boolean $append, Boolean $elevated) >> Optional[String] {
  $feature = $draft['shape']['features'][$name]
  if $feature['locked'] and !$elevated {
    $why = if $feature['derived'] { 'it is computed' } else { 'it is read only' }
    "the value for `${name}` of ${draft['shape']['name']} is not consumed: ${why}"
  } elsif $append and !$feature['many'] {
    "`+=` adds to a list, and `${name}` has one value at most"
  }
}
