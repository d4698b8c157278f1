# A setter assigns a feature: its own is stored as it is, another one goes through its own setter. One whose setter waits for this
# one would never end: then nothing more is assigned.
function type_arm::engine::assign(Hash $draft, String $name, Any $value, Boolean $append = false) >> Hash {
  $running = $draft['setters'].keys
  if $draft['halt'] {
    $draft
  } elsif !empty($running) and $running[-1] =~ Enum[$name] {
    $assigned = $draft + { 'setters' => $draft['setters'] + { $name => true } }
    type_arm::engine::store_directly($assigned, $name, $value, $append)
  } elsif $draft['setters'][$name] =~ NotUndef {
    $from = $running.filter |$index, $each| { $index >= $running.index |$one| { $one =~ Enum[$name] } }
    $names = ($from + [$name]).map |$each| { type_arm::engine::feature_text($draft['shape'], $each) }
    $draft + { 'halt' => "these setters set each other: ${join($names, ' sets ')}" }
  } else {
    type_arm::engine::set($draft, $name, $value, $append, true)
  }
}
