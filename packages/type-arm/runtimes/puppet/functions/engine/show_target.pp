# A part in its place, a link as a path. What was computed is a link too, unless no path leads there.
function type_arm::engine::show_target(Object $outermost, Hash $feature, Object $target) >> Hash {
  $path = if $feature['part'] { undef } else { type_arm::engine::path($outermost, $target) }
  if $path =~ String {
    { '$link' => $path }
  } elsif $feature['reference'] == 'link' {
    { '$link' => undef, '$type' => type_arm::model::open($target)['shape']['name'] }
  } else {
    type_arm::engine::show($outermost, $target)
  }
}
