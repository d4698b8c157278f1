type Accounts::Person = Struct[{
  uid               => Integer[1000],
  groups            => Array[Accounts::Login, 1],
  Optional[keys]    => Array[Accounts::PublicKey],
  Optional[comment] => String[1],
  Optional[mail]    => String[1],
}]
