/** Methods of times and dates that few programs call, in Ruby itself. */
export const dates = {
  Time: String.raw`
class Time
  def sunday? = wday == 0
  def monday? = wday == 1
  def tuesday? = wday == 2
  def wednesday? = wday == 3
  def thursday? = wday == 4
  def friday? = wday == 5
  def saturday? = wday == 6
  def utc_offset = 0
  alias gmtoff utc_offset
  alias gmt_offset utc_offset
  def isdst = false
  alias dst? isdst
  alias getgm itself
  alias tv_sec to_i
  def ctime = strftime('%a %b %e %H:%M:%S %Y')
  alias asctime ctime
  def httpdate = strftime('%a, %d %b %Y %H:%M:%S GMT')
  def rfc2822 = strftime('%a, %d %b %Y %H:%M:%S -0000')
  alias rfc822 rfc2822
  def to_a = [sec, min, hour, day, month, year, wday, yday, false, 'UTC']
end
`,
  Date: String.raw`
class Date
  STRPTIME = { 'Y' => '(?<year>[-+]?\d+)', 'm' => '(?<month>\d{1,2})', 'd' => '(?<day>\d{1,2})', 'e' => ' ?(?<day>\d{1,2})',
               'y' => '(?<short>\d{2})', 'b' => '(?<name>[A-Za-z]{3})', 'B' => '(?<name>[A-Za-z]+)', 'j' => '(?<yday>\d{1,3})', '%' => '%' }.freeze
  def self.strptime(text, format = '%F')
    format = format.gsub('%F', '%Y-%m-%d').gsub('%D', '%m/%d/%y')
    source = format.gsub(/%-?(.)|([^%]+)/) { $1 ? STRPTIME.fetch($1) { raise Date::Error, 'invalid date' } : Regexp.escape($2) }
    match = Regexp.new("\\A#{source}\\z").match(text) or raise Date::Error, 'invalid date'
    found = match.named_captures
    year = found['year'] ? found['year'].to_i : found['short'] ? found['short'].to_i + (found['short'].to_i < 69 ? 2000 : 1900) : 1970
    return Date.new(year, 1, 1) + (found['yday'].to_i - 1) if found['yday']
    names = %w[jan feb mar apr may jun jul aug sep oct nov dec]
    month = found['name'] ? names.index(found['name'][0, 3].downcase).to_i + 1 : (found['month'] || 1).to_i
    Date.new(year, month, (found['day'] || 1).to_i)
  end
  def self.gregorian_leap?(year) = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  def self.leap?(year) = gregorian_leap?(year)
  def leap? = Date.leap?(year)
  def sunday? = wday == 0
  def monday? = wday == 1
  def tuesday? = wday == 2
  def wednesday? = wday == 3
  def thursday? = wday == 4
  def friday? = wday == 5
  def saturday? = wday == 6
  def cwday = wday == 0 ? 7 : wday
  def cweek = strftime('%V').to_i
  def cwyear = strftime('%G').to_i
  def jd = (self - Date.new(1970, 1, 1)).to_i + 2440588
  def inspect = "#<Date: #{self} ((#{jd}j,0s,0n),+0s,2299161j)>"
  def next_day(count = 1) = self + count
  def prev_day(count = 1) = self - count
  def succ = self + 1
  alias next succ
  def >>(count)
    months = year * 12 + month - 1 + count
    last = [31, Date.leap?(months / 12) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][months % 12]
    Date.new(months / 12, months % 12 + 1, [day, last].min)
  end
  def <<(count) = self >> -count
  def next_month(count = 1) = self >> count
  def prev_month(count = 1) = self << count
  def next_year(count = 1) = self >> count * 12
  def prev_year(count = 1) = self << count * 12
  def rfc3339 = strftime('%Y-%m-%dT00:00:00+00:00')
  def httpdate = strftime('%a, %d %b %Y 00:00:00 GMT')
  def upto(last)
    at = self
    while at <= last
      yield at
      at += 1
    end
    self
  end
  def downto(last)
    at = self
    while at >= last
      yield at
      at -= 1
    end
    self
  end
end
`,
} as const;
