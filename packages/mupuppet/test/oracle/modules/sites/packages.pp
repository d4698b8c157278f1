# Where packages come from, on either kind of system.
if $facts['os']['family'] == 'Debian' {
  class { 'apt':
    update => { 'frequency' => 'daily' },
    purge  => { 'sources.list.d' => true },
  }
  apt::source { 'backports':
    location => 'http://deb.example.org/debian',
    release  => "${facts['os']['distro']['codename']}-backports",
    repos    => 'main contrib',
    pin      => '200',
    include  => { 'src' => false, 'deb' => true },
  }
  apt::pin { 'never': packages => ['telnetd', 'rsh-server'], priority => -1, version => '*' }
  apt::setting { 'conf-noquestions': priority => 10, content => "APT::Get::Assume-Yes \"true\";\n" }
} else {
  file { '/etc/yum.repos.d/extras.repo':
    content => "[extras]\nbaseurl=http://rpm.example.org/extras\n",
  }
}
ensure_packages(['vim', 'git', 'curl'], { 'ensure' => 'present' })
ensure_packages({ 'rsync' => { 'ensure' => 'latest' } })
archive { '/tmp/tool.tar.gz':
  source       => 'https://files.example.org/tool.tar.gz',
  extract      => true,
  extract_path => '/opt',
  creates      => '/opt/tool',
}
