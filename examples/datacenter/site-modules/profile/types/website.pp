type Profile::Website = Struct[{
  root              => Pattern[/\A\//],
  Optional[aliases] => Array[String[1]],
  Optional[proxy]   => Struct[{ port => Integer, path => String }],
  Optional[headers] => Hash[String[1], String],
}]
