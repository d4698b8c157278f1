# What watches: measurements, and copies of files.
class { 'collectd':
  purge           => true,
  recurse         => true,
  purge_config    => true,
  minimum_version => '5.8',
  manage_repo     => false,
}
class { 'collectd::plugin::cpu':
  reportbystate    => true,
  valuespercentage => true,
}
class { 'collectd::plugin::disk':
  disks => ['vda'],
}
collectd::plugin { 'load': }
class { 'rsync::server':
  use_xinetd => false,
}
rsync::server::module { 'site':
  path            => '/srv/site',
  hosts_allow     => ['192.0.2.0/24'],
  incoming_chmod  => false,
  outgoing_chmod  => false,
}
mailalias { 'abuse': recipient => 'postmaster' }
