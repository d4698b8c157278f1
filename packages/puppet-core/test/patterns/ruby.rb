# Reads patterns and strings as lines of JSON, and returns Ruby's matches of each.
require "json"
require "timeout"
$stdout.sync = true
$VERBOSE = nil

def matches(pattern, text)
  found = []
  from = 0
  while from <= text.length && (match = pattern.match(text, from))
    found << [match.begin(0), match.end(0), match.captures]
    from = match.end(0) > match.begin(0) ? match.end(0) : match.end(0) + 1
  end
  found
end

$stdin.each_line do |line|
  given = JSON.parse(line)
  begin
    pattern = Regexp.new(given["pattern"])
    puts JSON.generate(Timeout.timeout(1) { given["strings"].map { |text| matches(pattern, text) } })
  rescue StandardError
    puts "null"
  end
end
