# @summary Bytes as whole megabytes, in steps of 64.
function profile::megabytes(Numeric $bytes) >> Integer {
  Integer($bytes / 1048576) / 64 * 64
}
