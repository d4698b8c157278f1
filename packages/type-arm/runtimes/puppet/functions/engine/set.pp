# Sets a feature as a user may; setters may set more (elevated). With append, the values are added to the list that is there. A mistake
# ends what follows; behind refused values it isn't told, as it may only follow from them.
function type_arm::engine::set(
  Hash $draft,
  String $name,
  Any $value,
  Boolean $append = false,
  Boolean $elevated = false,
) >> Hash {
  $feature = $draft['shape']['features'][$name]
  if $feature =~ Undef and empty($draft['failures']) {
    fail("${draft['shape']['name']} has no feature `${name}`")
  }
  $problem = if $feature { type_arm::engine::problem($draft, $name, $append, $elevated) }
  if $feature =~ Undef or $draft['stopped'] {
    $draft + { 'stopped' => true }
  } elsif $problem {
    type_arm::engine::refuse($draft, $name, $problem)
  } elsif $value =~ Undef and !$append {
    type_arm::engine::set_nothing($draft, $name)
  } else {
    $values = if $feature['many'] and $value =~ Array { $value } else { [$value] }
    $start = { 'draft' => $draft, 'kept' => [], 'assigned' => false }
    $end = $values.reduce($start) |$state, $given| { type_arm::engine::through($state, $name, $given) }
    if $end['assigned'] and empty($end['kept']) {
      $end['draft']
    } else {
      type_arm::engine::store($end['draft'], $name, $end['kept'], $append)
    }
  }
}
