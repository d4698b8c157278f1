# @summary One thing to fetch; declared where it is, collected where it goes.
define profile::backup::source (
  String[1] $host,
  String[1] $command,
  Integer[0, 23] $hour,
  Integer[0, 59] $minute,
  Integer[1] $keep = 7,
) {
  $folder = $title.regsubst('[^\w.-]+', '_', 'G')
  file { "/srv/backup/${folder}":
    ensure => directory,
    mode   => '0700',
  }
  file { "/etc/cron.d/backup-${folder}":
    mode    => '0644',
    content => "${minute} ${hour} * * * root ssh ${host} ${command} | store --keep ${keep} /srv/backup/${folder}\n",
  }
}
