# Notes what was refused; nothing more is said of the feature's count.
function type_arm::engine::refuse(Hash $draft, String $name, String $message) >> Hash {
  $draft + {
    'failures' => $draft['failures'] + [$message],
    'refused' => $draft['refused'] + { $name => true },
  }
}
