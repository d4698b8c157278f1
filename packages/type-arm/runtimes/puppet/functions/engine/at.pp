# A feature of an object by its name, or what any other value has under that key.
function type_arm::engine::at(Any $value, Any $key) >> Any {
  if $value =~ Object {
    type_arm::engine::read(type_arm::model::open($value), $key)
  } else {
    $value[$key]
  }
}
