# Keeps a value that is of the feature's type and that its check accepts.
function type_arm::engine::keep(Hash $state, String $name, Any $value) >> Hash {
  $feature = $state['draft']['shape']['features'][$name]
  $converted = type_arm::engine::convert($feature, $value)
  $is_nil = $value =~ Undef and $feature['unsettable'] and !$feature['many'] and $feature['logic']
  if $is_nil {
    $state + { 'kept' => $state['kept'] + [default] }
  } elsif empty($converted) {
    $message = type_arm::engine::wrong_type($name, $feature, $value)
    $state + { 'draft' => type_arm::engine::refuse($state['draft'], $name, $message) }
  } else {
    $objection = type_arm::engine::objection($feature['check'], $name, $converted[0])
    if $objection {
      $state + { 'draft' => type_arm::engine::refuse($state['draft'], $name, $objection) }
    } else {
      $state + { 'kept' => $state['kept'] + $converted }
    }
  }
}
