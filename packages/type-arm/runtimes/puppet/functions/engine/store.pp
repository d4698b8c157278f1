# Stores what was kept of the values for a feature.
function type_arm::engine::store(Hash $draft, String $name, Array $kept, Boolean $append) >> Hash {
  $feature = $draft['shape']['features'][$name]
  $before = $draft['values'][$name]
  $values = if $feature['many'] and $append and $before =~ Array { $before + $kept } else { $kept }
  if $feature['derived'] or (!$feature['many'] and empty($kept)) {
    $draft
  } else {
    $stored = if $feature['many'] { $values } else { $kept[0] }
    $draft + { 'values' => $draft['values'] + { $name => $stored } }
  }
}
