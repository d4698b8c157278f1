class Time
  def sunday? = wday == 0
  def monday? = wday == 1
  def tuesday? = wday == 2
  def wednesday? = wday == 3
  def thursday? = wday == 4
  def friday? = wday == 5
  def saturday? = wday == 6
  def gmtoff = utc_offset
  alias gmt_offset gmtoff
  def gmt? = utc?
  def isdst = false
  alias dst? isdst
  def subsec = Rational(nsec, 1_000_000_000)
  alias tv_usec usec
  alias tv_nsec nsec
  def to_r = Rational(to_i) + subsec
  def dup = self + 0
  alias tv_sec to_i
  def ctime = strftime('%a %b %e %H:%M:%S %Y')
  alias asctime ctime
  def httpdate = getutc.strftime('%a, %d %b %Y %H:%M:%S GMT')
  def rfc2822 = strftime('%a, %d %b %Y %H:%M:%S ') + (utc? ? '-0000' : strftime('%z'))
  alias rfc822 rfc2822
  def to_a = [sec, min, hour, day, month, year, wday, yday, false, zone]
  def self.strptime(text, format)
    found = Date.read(text, format) or raise ArgumentError, "invalid date or strptime format - \x60#{text}' \x60#{format}'"
    return Time.at(found[:seconds]) if found[:seconds]
    date = found[:date]
    zone = found[:zone]
    made = Time.new(date.year, date.month, date.day, found[:hour], found[:minute], found[:second], zone)
    zone.nil? ? made.getlocal : made
  end
end
