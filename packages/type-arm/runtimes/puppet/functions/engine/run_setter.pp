# What the setter makes of a value: the draft behind it, the value, and whether it has assigned its own feature.
function type_arm::engine::run_setter(Hash $draft, String $name, Any $given) >> Array {
  $feature = $draft['shape']['features'][$name]
  if $feature['assigns'] {
    $running = $draft + { 'setters' => $draft['setters'] + { $name => false } }
    [$after, $value] = call($feature['assigns'], $running, $given)
    [$after + { 'setters' => $draft['setters'] }, $value, $after['setters'][$name]]
  } elsif $feature['set'] {
    [$draft, call($feature['set'], $draft, $given), false]
  } else {
    [$draft, $given, false]
  }
}
