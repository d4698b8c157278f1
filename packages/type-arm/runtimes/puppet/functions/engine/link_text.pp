# Linked objects in a text: the names of their types.
function type_arm::engine::link_text(Any $value) >> String {
  if $value =~ Array {
    $strings = $value.map |$each| { type_arm::engine::link_text($each) }
    "[${join($strings, ', ')}]"
  } else {
    type_arm::model::open($value)['shape']['name']
  }
}
