# Adds a value, or the values of a list, to a feature that has many.
function type_arm::engine::add(Hash $draft, String $name, Any $value) >> Hash {
  type_arm::engine::set($draft, $name, $value, true)
}
