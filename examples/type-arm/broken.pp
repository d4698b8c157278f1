type User {
  attr password {
    check => { if $password =~ /:/ { a colon is not allowed } }
  }
  attr groups, Array
  attr shell, String { max => 'unbound', check => { $shell != $password } }
  has role, UserRol
}

type UserRole inherits User {
  attr shell, enum[bash, zsh, bash]
}
