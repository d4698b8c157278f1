class Date
  STRPTIME = { 'Y' => '(?<year>[-+]?\d+)', 'm' => '(?<month>\d{1,2})', 'd' => ' ?(?<day>\d{1,2})', 'e' => ' ?(?<day>\d{1,2})',
               'y' => '(?<short>\d{2})', 'b' => '(?<name>[A-Za-z]+)', 'B' => '(?<name>[A-Za-z]+)', 'h' => '(?<name>[A-Za-z]+)', 'j' => '(?<yday>\d{1,3})',
               'H' => ' ?(?<hour>\d{1,2})', 'k' => ' ?(?<hour>\d{1,2})', 'I' => ' ?(?<twelve>\d{1,2})', 'l' => ' ?(?<twelve>\d{1,2})', 'M' => '(?<minute>\d{1,2})',
               'S' => '(?<second>\d{1,2})', 'L' => '(?<fraction>\d+)', 'N' => '(?<fraction>\d+)', 'p' => '(?<half>[AaPp]\.?[Mm]\.?)', 'P' => '(?<half>[AaPp]\.?[Mm]\.?)',
               'z' => '(?<zone>[-+]\d\d:?\d\d|[A-Za-z]+)', 'Z' => '(?<zone>[-+]\d\d:?\d\d|[A-Za-z]+)', 's' => '(?<seconds>-?\d+)', 'a' => '[A-Za-z]+', 'A' => '[A-Za-z]+',
               '%' => '%', 'n' => '\s+', 't' => '\s+' }.freeze
  private_constant :STRPTIME

  # What a text in a format says: its date, and the parts of its time.
  def self.read(text, format)
    format = format.gsub('%F', '%Y-%m-%d').gsub('%D', '%m/%d/%y').gsub('%T', '%H:%M:%S').gsub('%R', '%H:%M').gsub('%c', '%a %b %e %H:%M:%S %Y')
    source = format.gsub(/%[-0^]?(.)|(\s+)|([^%\s]+)/) { $1 ? STRPTIME.fetch($1) { return nil } : $2 ? '\s*' : Regexp.escape($3) }
    match = Regexp.new("\\A\\s*#{source}\\s*\\z").match(text) or return nil
    found = match.named_captures
    return { seconds: found['seconds'].to_i } if found['seconds']
    date = date_of(found) or return nil
    hour = found['twelve'] ? found['twelve'].to_i % 12 : found['hour'].to_i
    hour += 12 if found['half'].to_s.match?(/p/i) && hour < 12
    second = found['second'].to_i + (found['fraction'] ? "0.#{found['fraction']}".to_f : 0)
    zone = found['zone']
    zone = 'UTC' if zone && zone.match?(/\A(utc|gmt|z)\z/i)
    zone = "#{zone[0, 3]}:#{zone[3..]}" if zone && zone.match?(/\A[-+]\d{4}\z/)
    { date: date, hour: hour, minute: found['minute'].to_i, second: second, zone: zone }
  end

  def self.date_of(found)
    year = found['year'] ? found['year'].to_i : found['short'] ? found['short'].to_i + (found['short'].to_i < 69 ? 2000 : 1900) : Date.today.year
    return ordinal(year, found['yday'].to_i) if found['yday']
    named = found['name'] && ABBR_MONTHNAMES.index(found['name'][0, 3].capitalize)
    return nil if found['name'] && named.nil?
    month = named || (found['month'] || 1).to_i
    valid_date?(year, month, (found['day'] || 1).to_i) ? Date.new(year, month, (found['day'] || 1).to_i) : nil
  end
  private_class_method :date_of

  def self.strptime(text, format = '%F') = (read(text, format) or raise Date::Error, 'invalid date')[:date]
  def self.valid_date?(year, month, day)
    Date.new(year, month, day)
    true
  rescue ArgumentError, TypeError
    false
  end
  def self.valid_civil?(...) = valid_date?(...)
  def self.jd(day = 0) = Date.new(1970, 1, 1) + (day - 2_440_588)
  def self.ordinal(year = -4712, day = 1)
    last = leap?(year) ? 366 : 365
    day += last + 1 if day < 0
    raise Date::Error, 'invalid date' unless day.between?(1, last)
    Date.new(year, 1, 1) + (day - 1)
  end
  def self.commercial(year = -4712, week = 1, day = 1)
    fourth = Date.new(year, 1, 4)
    made = fourth - (fourth.cwday - 1) + (week - 1) * 7 + day - 1
    raise Date::Error, 'invalid date' unless [made.cwyear, made.cweek, made.cwday] == [year, week, day]
    made
  end
  def jd = (self - Date.new(1970, 1, 1)).to_i + 2_440_588
  def mjd = jd - 2_400_001
  def ld = jd - 2_299_160
  def ajd = Rational(jd * 2 - 1, 2)
  def amjd = Rational(mjd)
  def day_fraction = Rational(0)
  def cweek = strftime('%V').to_i
  def cwyear = strftime('%G').to_i
  def asctime = strftime('%a %b %e 00:00:00 %Y')
  alias ctime asctime
  def rfc2822 = strftime('%a, %-d %b %Y 00:00:00 +0000')
  alias rfc822 rfc2822
  alias xmlschema iso8601
  def ===(other) = other.is_a?(Date) ? jd == other.jd : false
  def step(limit, by = 1)
    return to_enum(:step, limit, by) unless block_given?
    at = self
    while by < 0 ? at >= limit : at <= limit
      yield at
      at += by
    end
    self
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
  def next_day(count = 1) = self + count
  def prev_day(count = 1) = self - count
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
    return to_enum(:upto, last) unless block_given?
    at = self
    while at <= last
      yield at
      at += 1
    end
    self
  end
  def downto(last)
    return to_enum(:downto, last) unless block_given?
    at = self
    while at >= last
      yield at
      at -= 1
    end
    self
  end
end
class DateTime
  def rfc3339 = iso8601
  %i[jd mjd ld ajd amjd day_fraction httpdate rfc2822 rfc822 asctime ctime step upto downto === >> << next
     next_day prev_day next_month prev_month next_year prev_year].each do |name|
    define_method(name) { |*| reject_on_date_time(name) }
  end
end
