# Two getters that read each other would never end.
function type_arm::engine::enter(Hash $self, String $name) >> Hash {
  if $self['reading'][$name] {
    $running = $self['reading'].keys
    $from = $running.filter |$index, $each| { $index >= $running.index |$one| { $one =~ Enum[$name] } }
    $names = ($from + [$name]).map |$each| { type_arm::engine::feature_text($self['shape'], $each) }
    if length($from) > 1 {
      fail("these features read each other: ${join($names, ' reads ')}")
    }
    fail("${names[0]} reads itself")
  }
  $self + { 'reading' => $self['reading'] + { $name => true } }
}
