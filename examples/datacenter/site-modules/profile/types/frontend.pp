type Profile::Frontend = Struct[{
  port              => Integer[1, 65535],
  Optional[mode]    => Enum['http', 'tcp'],
  Optional[options] => Hash[String[1], Variant[String, Integer, Boolean]],
  Optional[check]   => String[1],
}]
