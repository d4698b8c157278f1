# Somebody who may log in.
type Profile::Admin = Struct[{
  uid              => Integer[1000],
  Optional[shell]  => Pattern[/^\//],
  Optional[groups] => Array[String[1]],
}]
