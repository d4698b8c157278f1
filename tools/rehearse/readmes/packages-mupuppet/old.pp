file { '/etc/motd': content => "Welcome\n", mode => '0644' }
