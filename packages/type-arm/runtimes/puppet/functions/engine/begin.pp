# Begins an object: the defaults first, then the given values, each through validate, set, its type and check.
function type_arm::engine::begin(Hash $shape, Optional[Hash] $values = {}) >> Hash {
  $name = $shape['name']
  $given = if $values =~ Hash { $values } else { {} }
  $unknown = $given.keys.filter |$key| { !($key =~ String and $shape['features'][$key] =~ NotUndef) }
  unless empty($unknown) {
    $many = if length($unknown) > 1 { 's' } else { '' }
    $names = $unknown.map |$key| { if $key =~ String { "`${key}`" } else { "`${String($key, '%p')}`" } }
    fail("${name} has no feature${many} ${join($names, ', ')}")
  }
  $draft = {
    'shape' => $shape,
    'values' => $shape['defaults'],
    'failures' => [],
    'refused' => {},
    'setters' => {},
    'reading' => {},
  }
  $given.reduce($draft) |$state, $pair| { type_arm::engine::set($state, $pair[0], $pair[1]) }
}
