# One value through validate, set, its type and check. The state has a draft, the values kept so far, and whether a setter has stored
# something itself.
function type_arm::engine::through(Hash $state, String $name, Any $given) >> Hash {
  $draft = $state['draft']
  $feature = $draft['shape']['features'][$name]
  $objection = type_arm::engine::objection($feature['validate'], $name, $given)
  if $objection {
    $state + { 'draft' => type_arm::engine::refuse($draft, $name, $objection) }
  } else {
    [$after, $value, $assigned] = type_arm::engine::run_setter($draft, $name, $given)
    if $after['halt'] {
      $state + { 'draft' => type_arm::engine::refuse($after + { 'halt' => undef }, $name, $after['halt']) }
    } elsif $assigned {
      $state + { 'draft' => $after, 'assigned' => true }
    } elsif $feature['derived'] {
      $state + { 'draft' => $after }
    } else {
      type_arm::engine::keep($state + { 'draft' => $after }, $name, $value)
    }
  }
}
