# @summary People, from all teams that Hiera knows.
#
# @param users by login
# @param groups with their numbers
# @param allowed groups that may log in here
class accounts (
  Hash[Accounts::Login, Accounts::Person] $users,
  Hash[Accounts::Login, Integer[1000]] $groups,
  Array[Accounts::Login] $allowed = ['admin'],
) {
  $groups.each |$name, $number| {
    group { $name: gid => $number }
  }

  $here = $users.filter |$login, $user| {
    $user['groups'].any |$group| { $group in $allowed }
  }

  $here.each |$login, $user| {
    accounts::user { $login:
      * => $user - 'mail',
    }
  }

  # Whoever isn't here any more, wherever they were.
  ($users.keys - $here.keys).sort.each |$login| {
    user { $login: ensure => absent }
  }
}
