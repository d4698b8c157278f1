# What a getter gives must be of the declared type.
function type_arm::engine::typed(String $name, Hash $feature, Any $result) >> Any {
  if $result =~ Undef {
    undef
  } else {
    $values = if $feature['many'] and $result =~ Array { $result } else { [$result] }
    $converted = $values.map |$each| {
      $one = type_arm::engine::convert($feature, $each)
      if empty($one) {
        fail(type_arm::engine::wrong_type($name, $feature, $each, 'what its logic gives, '))
      }
      $one[0]
    }
    if $feature['many'] { $converted } else { $converted[0] }
  }
}
