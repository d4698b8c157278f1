# A size such as `16GB` in megabytes.
function profile::megabytes(Pattern[/^\d+[MG]B$/] $size) >> Integer {
  $number = Integer($size[0, -3])
  $size ? {
    /GB$/   => $number * 1024,
    default => $number,
  }
}
