# An IPv4 address; the plan has no others yet.
type Profile::Address = Pattern[/\A(?:\d{1,3}\.){3}\d{1,3}\z/]
