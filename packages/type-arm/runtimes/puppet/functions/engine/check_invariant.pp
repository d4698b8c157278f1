# What an invariant says of an object: undef where it holds. Its title, where it has one, stands for false.
function type_arm::engine::check_invariant(Hash $self, Hash $invariant) >> Optional[String] {
  $result = call($invariant['logic'], $self)
  $title = case $invariant['title'] {
    Undef: { 'Illegal invariant' }
    default: { if $result == false { call($invariant['title'], $self) } else { '' } }
  }
  type_arm::engine::verdict($result, $title)
}
