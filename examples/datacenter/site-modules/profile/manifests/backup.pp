# @summary Fetches what all databases, of both sites, say that they have.
class profile::backup (
  Integer[1] $keep = 14,
) {
  file { ['/srv/backup', '/srv/backup/incoming']:
    ensure => directory,
    mode   => '0700',
  }
  Profile::Backup::Source <<| |>> {
    keep => $keep,
  }
}
