# What the user sees of a feature: computed, through its getter, or as it is stored; undef where it has no value.
function type_arm::engine::read(Hash $self, String $name) >> Any {
  $feature = $self['shape']['features'][$name]
  if $feature =~ Undef {
    fail("${self['shape']['name']} has no feature `${name}`")
  }
  $stored = if $self['values'][$name] =~ Default { undef } else { $self['values'][$name] }
  if $feature['derived'] {
    type_arm::engine::typed($name, $feature, call($feature['derived'], type_arm::engine::enter($self, $name)))
  } elsif $feature['get'] and $stored =~ NotUndef {
    $inside = type_arm::engine::enter($self, $name)
    $seen = if $feature['many'] {
      $stored.map |$each| { call($feature['get'], $inside, $each) }
    } else {
      call($feature['get'], $inside, $stored)
    }
    type_arm::engine::typed($name, $feature, $seen)
  } else {
    $stored
  }
}
