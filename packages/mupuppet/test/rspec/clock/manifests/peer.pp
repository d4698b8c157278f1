# Another machine whose time counts.
define clock::peer (
  Clock::Port $port = 123,
  Optional[String] $comment = undef,
) {
  file { "/etc/chrony.d/${title}.conf":
    content => @("END"),
      # ${$comment.lest || { $title }}
      peer ${title} port ${port}
      | END
    notify  => Service['chronyd'],
  }
}
