# How messages name a feature: with the type that declares it.
function type_arm::engine::feature_text(Hash $shape, String $name) >> String {
  $own = $shape['features'][$name]['in']
  $type = if $own { $own } else { $shape['name'] }
  "`${type}.${name}`"
}
