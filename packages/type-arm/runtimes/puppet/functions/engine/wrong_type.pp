# Why a value isn't of its feature's type.
function type_arm::engine::wrong_type(String $name, Hash $feature, Any $value, String $from = '') >> String {
  $subject = if $feature['many'] { "each value of `${name}`" } else { "`${name}`" }
  "${subject} must be ${feature['wanted']}, and ${from}${type_arm::engine::describe($value)} is not"
}
