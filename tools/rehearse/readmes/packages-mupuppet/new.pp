file { '/etc/motd': content => "Good morning\n", mode => '0600' }
