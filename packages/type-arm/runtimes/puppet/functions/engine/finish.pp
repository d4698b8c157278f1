# Ends the making of an object: bounds, then the invariants from the root type down. Fails with all messages, one a line.
function type_arm::engine::finish(Hash $draft) >> Object {
  $checked = type_arm::engine::check_counts($draft)
  unless empty($checked['failures']) {
    fail(join($checked['failures'], "\n"))
  }
  $shape = $checked['shape']
  $object = call($shape['build'], $checked['values'])
  $self = $checked + { 'object' => $object }
  $hurt = $shape['invariants'].map |$invariant| { type_arm::engine::check_invariant($self, $invariant) }
  $messages = $hurt.filter |$message| { $message =~ NotUndef }
  unless empty($messages) {
    fail(join($messages, "\n"))
  }
  $object
}
