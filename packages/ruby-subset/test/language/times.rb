# Times are in UTC; flags, widths and directives of strftime.
require 'date'
require 'time'
require 'uri'
moment = Time.at(1_720_000_000, 123_456_789, :nsec).utc
moment.strftime('%Y-%m-%dT%H:%M:%S.%3N%:z') # => "2024-07-03T09:46:40.123+00:00"
moment.strftime('%^a %^b %-d %_H %k|%e') # => "WED JUL 3  9  9| 3"
moment.strftime('%10Y|%-m|%06d|%12B|%#p|%P') # => "0000002024|7|000003|        July|am|am"
moment.strftime('%0' + '0' * 50_000 + '!').size # => 50003
moment.strftime('%L %6N %9N %12N %1N') # => "123 123456 123456789 123456789000 1"
moment.strftime('%j %U %W %V %G %g %u %w') # => "185 26 27 27 2024 24 3 3"
moment.strftime('%c|%^c|%v|%D %R|%r') # => "Wed Jul  3 09:46:40 2024|WED JUL  3 09:46:40 2024| 3-JUL-2024|07/03/24 09:46|09:46:40 AM"
moment.strftime('%z %::z %10z %Z %s %% %q') # => "+0000 +00:00:00 +000000000 UTC 1720000000 % %q"
Time.at(-1).utc.strftime('%F %T.%N %s') # => "1969-12-31 23:59:59.000000000 -1"
Time.utc(2005, 1, 1).strftime('%G-W%V %U %y %C') # => "2004-W53 00 05 20"
Time.at(1, 500, :millisecond).utc.strftime('%S.%L') # => "01.500"
Time.at(1, 250_000).utc.strftime('%S.%L') # => "01.250"
Time.at(1, 2, :hour) # => ArgumentError: unexpected unit: hour
moment.to_date.strftime('%F %T %Q %+') # => "2024-07-03 00:00:00 1719964800000 Wed Jul  3 00:00:00 +00:00 2024"
(Date.parse('2024-07-04') - moment.to_date).to_i # => 1

# Forms
URI.decode_www_form('a=1&b=%C3%BC+x&c&a=2') # => [["a", "1"], ["b", "ü x"], ["c", ""], ["a", "2"]]
URI.decode_www_form(URI.encode_www_form([['k', 'a b'], ['l', 1]])) # => [["k", "a b"], ["l", "1"]]

# Methods as blocks
['1', '0x10'].map(&method(:Integer)) # => [1, 16]
method(:Integer).call('7') # => 7
Integer.sqrt(10**20 + 1) # => 10000000000
[0, 1, 3, 4, 24.9].map { |n| Integer.sqrt(n) } # => [0, 1, 1, 2, 4]
Integer.sqrt(nil) # => TypeError: no implicit conversion of nil into Integer
Integer.sqrt(-1) # => Math::DomainError: Numerical argument is out of domain - "isqrt"
method(:no_such_method) # => NameError

# Zones, fractions and what is read
require 'time'
require 'date'
[Time.new(2024, 1, 1, 0, 0, 0, "+02:00").to_s, Time.new(2024, 1, 1, 0, 0, 0, "+02:00").utc.to_s] # => ["2024-01-01 00:00:00 +0200", "2023-12-31 22:00:00 UTC"]
Time.at(1.5).utc # => 1970-01-01 00:00:01.5 UTC
Time.at(0, in: "-03:30").strftime("%H:%M %z %:z") # => "20:30 -0330 -03:30"
Time.utc(2024, "feb", 29, 23, 59, 59.5).round.iso8601 # => "2024-03-01T00:00:00Z"
Time.utc(2024, 13, 1) # => ArgumentError: mon out of range
Time.parse("2024-01-02 03:04:05.25 +0200").iso8601(2) # => "2024-01-02T03:04:05.25+02:00"
Time.parse("Thu, 29 Feb 2024 10:00:00 GMT").to_i # => 1709200800
Time.strptime("02/Jan/2024:03:04:05 +0100", "%d/%b/%Y:%H:%M:%S %z").to_i # => 1704161045
Time.parse("x") # => ArgumentError: no time information in "x"
Date.parse("1" * 129) # => ArgumentError: string length (129) exceeds the limit 128
Time.parse("1" * 129) # => ArgumentError: string length (129) exceeds the limit 128
Time.iso8601("2024-01-02") # => ArgumentError: invalid xmlschema format: "2024-01-02"
["29 Feb 2024", "Feb 29, 2024", "20240229", "2024-060", "2024-W09-4", "29.2.2024", "29th February 2024"].map { |text| Date.parse(text).to_s }.uniq # => ["2024-02-29"]
Date.parse("2024-02-30") # => Date::Error: invalid date
[Date.new(2024, -1, -1).to_s, Date.new(2024, 2, 29).cweek, Date.valid_date?(2024, 2, 30)] # => ["2024-12-31", 9, false]
Date.new(2024, 2, 29) # => #<Date: 2024-02-29 ((2460370j,0s,0n),+0s,2299161j)>
Date.new(2024, 3, 1) - Date.new(2024, 2, 1) # => (29/1)
(Date.new(2024, 2, 28)..Date.new(2024, 3, 1)).map(&:day) # => [28, 29, 1]
[Date.commercial(2024, 9, 4), Date.ordinal(2024, 60), Date.jd(2460370)].map(&:to_s).uniq # => ["2024-02-29"]
Date::ABBR_DAYNAMES[Date.new(2024, 2, 29).wday] # => "Thu"
# Dates in a text.
require 'date'
Date.parse("backup 2024-02-28-10-11-12.tgz").to_s # => "2024-02-28"
Date.parse("backup-2024-02-28").to_s # => "-2024-02-28"
Date.parse("x 3rd Feb 2001 y").to_s # => "2001-02-03"
Date.parse("Sat Aug 28 02:55:00 2000").to_s # => "2000-08-28"
Date.parse("Feb 3 2024").to_s # => "2024-02-03"
Date.parse("20240228").to_s # => "2024-02-28"
Date.parse("28.2.2024").to_s # => "2024-02-28"
Date.parse("2024/2/3").to_s # => "2024-02-03"
Date.parse("2001-W05-6").to_s # => "2001-02-03"
Date.parse("2024-060").to_s # => "2024-02-29"
Date.parse("backup") # => Date::Error: invalid date
Date.new(2024, 2, 30) # => Date::Error: invalid date
Date.new(2024, -1, -1).to_s # => "2024-12-31"
Date.new(2024, 3, 1).cweek # => 9
Date.valid_date?(2024, 2, 29) # => true
require 'time'
Time.parse("28 Feb 2024 10:11:12 GMT").to_i # => 1709115072
Time.parse("2024-02-28T10:11:12+02:00").utc.to_s # => "2024-02-28 08:11:12 UTC"
Time.iso8601("2024-02-28") # => ArgumentError: invalid xmlschema format: "2024-02-28"
Time.parse("x") # => ArgumentError: no time information in "x"

# Months have names, and parts have bounds.
[Time.utc(2024, "feb", "29").yday, Time.utc("12").year, Time.utc(99).year, Time.utc(2023, 2, 30).month] # => [60, 12, 99, 3]
[Time.utc(2024, 1, 1, 24).day, Time.utc(2024, 1, 1, 1, 1, 60).min] # => [2, 2]
Time.utc(2024, "foo") # => ArgumentError: invalid value for Integer(): "foo"
Time.utc(2024, 13) # => ArgumentError: mon out of range
Time.utc(2024, 1, 32) # => ArgumentError: argument out of range
Time.utc(2024, 1, 1, 24, 1) # => ArgumentError: min out of range
Time.at("a") # => TypeError: can't convert String into an exact number
half = Time.at(1, 123_456_789, :nsec)
[half.round(3).nsec, half.floor(2).nsec, half.ceil(1).nsec, Time.at(2.5).round.to_i, Time.at(-1.5).floor.to_i] # => [123000000, 120000000, 200000000, 3, -2]

# An empty host is none, but of files; what follows the scheme without a slash is no path.
[URI("puppet:///a").host, URI("puppet:///a").to_s, URI("file:/a").host, URI("file:/a").to_s] # => [nil, "puppet:/a", "", "file:///a"]
[URI("mailto:a@b").path, URI("mailto:a@b").to, URI.split("urn:x:y")] # => [nil, "a@b", ["urn", nil, nil, nil, nil, nil, "x:y", nil, nil]]

# Conversions between times and dates keep the zone; a DateTime has a time of day.
require 'date'
require 'time'
Time.parse("2024-03-01 00:30:00 +02:00").to_date.to_s # => "2024-03-01"
Time.parse("2024-03-01 00:30:00 +02:00").to_time.to_s # => "2024-03-01 00:30:00 +0200"
moment = DateTime.parse("2024-03-01T00:30:12+02:00")
[moment.to_s, moment.iso8601, moment.xmlschema, moment.rfc3339].uniq # => ["2024-03-01T00:30:12+02:00"]
[moment.class, moment.is_a?(Date), moment.hour, moment.min, moment.minute, moment.sec, moment.zone] # => [DateTime, true, 0, 30, 30, 12, "+02:00"]
[moment.to_date.to_s, moment.to_time.to_s, moment.to_time.to_i] # => ["2024-03-01", "2024-03-01 00:30:12 +0200", 1709245812]
[moment.strftime, moment.strftime("%s %d.%m.")] # => ["2024-03-01T00:30:12+02:00", "1709245812 01.03."]
moment < DateTime.parse("2024-03-01T00:30:12Z") # => true
DateTime.parse("2024-03-01").to_s # => "2024-03-01T00:00:00+00:00"
DateTime.new(2024, 3, 1, 4, 5, 6).to_s # => "2024-03-01T04:05:06+00:00"
DateTime.parse("x") # => Date::Error: invalid date
