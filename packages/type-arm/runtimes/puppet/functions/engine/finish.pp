# Ends the making of an object: bounds, then the invariants from the root type down. Fails with all messages, one a line.
function type_arm::engine::finish(Hash $draft) >> Object {
  $judged = type_arm::engine::judge_counts($draft)
  unless empty($judged['failures']) {
    fail(join($judged['failures'], "\n"))
  }
  $shape = $judged['shape']
  $object = call($shape['build'], $judged['values'])
  $self = $judged + { 'object' => $object }
  $hurt = $shape['invariants'].map |$invariant| { type_arm::engine::judge_invariant($self, $invariant) }
  $messages = $hurt.filter |$message| { $message =~ NotUndef }
  unless empty($messages) {
    fail(join($messages, "\n"))
  }
  $object
}
