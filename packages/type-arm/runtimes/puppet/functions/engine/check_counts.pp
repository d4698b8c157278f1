# Notes the features with too few or too many values, but for those of which something was refused already.
function type_arm::engine::check_counts(Hash $draft) >> Hash {
  $shape = $draft['shape']
  $shape['features'].reduce($draft) |$state, $pair| {
    [$name, $feature] = $pair
    $stored = $state['values'][$name]
    $count = case $stored {
      Undef, Default: { 0 }
      default: { if $feature['many'] { length($stored) } else { 1 } }
    }
    $is_too_many = $feature['max'] =~ Integer and $count > $feature['max']
    if $feature['derived'] or $state['refused'][$name] or ($count >= $feature['min'] and !$is_too_many) {
      $state
    } elsif !$feature['many'] {
      type_arm::engine::refuse($state, $name, "`${name}` of ${shape['name']} has no value, and it must have one")
    } else {
      $has = $count ? { 0 => 'no values', 1 => '1 value', default => "${count} values" }
      $bound = if $is_too_many { "at most ${feature['max']}" } else { "at least ${feature['min']}" }
      type_arm::engine::refuse($state, $name, "`${name}` of ${shape['name']} has ${has}, and it must have ${bound}")
    }
  }
}
