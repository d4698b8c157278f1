# Only its type and `check` decide about what a setter assigns to its own feature.
function type_arm::engine::store_directly(Hash $draft, String $name, Any $value, Boolean $append) >> Hash {
  $feature = $draft['shape']['features'][$name]
  $problem = type_arm::engine::problem($draft, $name, $append, true)
  if $feature['derived'] {
    $draft
  } elsif $value =~ Undef and !$append {
    type_arm::engine::set_nothing($draft, $name)
  } elsif $problem {
    type_arm::engine::refuse($draft, $name, $problem)
  } else {
    $values = if $feature['many'] and $value =~ Array { $value } else { [$value] }
    $start = { 'draft' => $draft, 'kept' => [], 'assigned' => false }
    $end = $values.reduce($start) |$state, $each| { type_arm::engine::keep($state, $name, $each) }
    type_arm::engine::store($end['draft'], $name, $end['kept'], $append)
  }
}
