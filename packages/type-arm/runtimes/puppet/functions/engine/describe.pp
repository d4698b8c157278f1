# A value for a message: with its kind, and not too long.
function type_arm::engine::describe(Any $value) >> String {
  $kind = case $value {
    String: { 'String' }
    Integer: { 'Integer' }
    Float: { 'Float' }
    Boolean: { 'Boolean' }
    Array: { 'Array' }
    Hash: { 'Hash' }
    Regexp: { 'Regexp' }
    default: { 'Object' }
  }
  if $value =~ Undef {
    'undef'
  } elsif $value =~ Object {
    $name = type_arm::model::open($value)['shape']['name']
    "this ${name}"
  } else {
    $text = String($value, '%p')
    $shown = if length($text) > 80 { "${$text[0, 77]}…" } else { $text }
    "the ${kind} `${shown}`"
  }
}
