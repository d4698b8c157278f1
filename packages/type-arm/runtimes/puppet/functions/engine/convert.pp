# The value as it is stored, in a list; an empty list where it isn't of the feature's type. Only an Integer becomes a Float.
function type_arm::engine::convert(Hash $feature, Any $value) >> Array {
  if $feature['type'] == Float and $value =~ Integer {
    [Float($value)]
  } elsif $value =~ $feature['type'] {
    [$value]
  } else {
    []
  }
}
