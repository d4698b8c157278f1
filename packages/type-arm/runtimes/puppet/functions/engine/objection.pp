# What a validate or check (the name of its function) says of a value of a feature.
function type_arm::engine::objection(Optional[String] $logic, String $name, Any $value) >> Optional[String] {
  if $logic {
    type_arm::engine::verdict(
      call($logic, $value),
      "Illegal value: ${type_arm::engine::text($value)} is not an acceptable value for ${name}",
    )
  }
}
