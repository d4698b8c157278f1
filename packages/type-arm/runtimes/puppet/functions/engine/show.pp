# An object as its user sees it; parts with their type, links as paths from the outermost object.
function type_arm::engine::show(Object $outermost, Object $object) >> Hash {
  $self = type_arm::model::open($object)
  $start = { '$type' => $self['shape']['name'] }
  $self['shape']['features'].reduce($start) |$shown, $pair| {
    [$name, $feature] = $pair
    $value = type_arm::engine::read($self, $name)
    if $value =~ Undef {
      if $self['values'][$name] =~ Default { $shown + { $name => undef } } else { $shown }
    } elsif $feature['reference'] {
      $seen = if $feature['many'] {
        $value.map |$each| { type_arm::engine::show_target($outermost, $feature, $each) }
      } else {
        type_arm::engine::show_target($outermost, $feature, $value)
      }
      $shown + { $name => $seen }
    } else {
      $shown + { $name => $value }
    }
  }
}
