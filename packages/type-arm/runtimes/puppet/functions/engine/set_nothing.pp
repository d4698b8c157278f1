# Undef sets a feature that is unsettable to nil, which is stored as default; elsewhere it is the same as nothing given.
function type_arm::engine::set_nothing(Hash $draft, String $name) >> Hash {
  $feature = $draft['shape']['features'][$name]
  if $feature['unsettable'] and !$feature['derived'] {
    $draft + { 'values' => $draft['values'] + { $name => default } }
  } else {
    $draft
  }
}
