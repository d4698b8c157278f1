# What a check or invariant says: undef where it accepts, a message where it refuses. The standard one stands for false.
function type_arm::engine::verdict(Any $result, String $standard) >> Optional[String] {
  case $result {
    Undef: { undef }
    Boolean: { if $result { undef } else { $standard } }
    String: { $result }
    default: {
      $what = if $result =~ Numeric { "`${result}`" } else { 'such a value' }
      "a check must give true, undef, false or a message, and ${what} is none of them"
    }
  }
}
