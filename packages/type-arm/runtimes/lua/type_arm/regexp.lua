-- Finds regular expressions of Ruby, of which the emitted module holds the programs. All ways through a program are
-- followed at once, one character after the other: the time grows with the length of the text times that of the program.
--
-- A program is a list of instructions:
--   { "one", ranges }            reads one character that lies in one of the ranges (a flat list: from, to, from, to, ...)
--   { "place", name, ranges }    holds at a place: ^ $ \A \z \Z \b \B (with the ranges of what is a letter of a word)
--   { "save", slot }             notes where a group starts (even slots) or ends (odd ones)
--   { "split", next, other }     goes on at `next`; `other` only counts where that leads nowhere
--   { "jump", next }
--   { "found" }

local values = require("type_arm.values")

local regexp = {}

local function is_in_ranges(point, ranges)
  local low, high = 1, #ranges // 2
  while low <= high do
    local middle = (low + high) // 2
    if point < ranges[2 * middle - 1] then high = middle - 1
    elseif point > ranges[2 * middle] then low = middle + 1
    else return true end
  end
  return false
end

local newline = 10

local function is_at(name, ranges, points, index)
  local count = #points
  if name == "^" then return index == 1 or (points[index - 1] == newline and index <= count) end
  if name == "$" then return index == count + 1 or points[index] == newline end
  if name == "\\A" then return index == 1 end
  if name == "\\z" then return index == count + 1 end
  if name == "\\Z" then return index == count + 1 or (index == count and points[index] == newline) end
  local before = index > 1 and is_in_ranges(points[index - 1], ranges)
  local behind = index <= count and is_in_ranges(points[index], ranges)
  return (before ~= behind) == (name == "\\b")
end

local function with_slot(saved, slot, value)
  local copy = {}
  for key, each in pairs(saved) do copy[key] = each end
  copy[slot] = value
  return copy
end

-- Adds a way and those that it leads to without reading on, the preferred one first.
local function follow(ways, program, points, index, at, saved)
  local waiting = { at, saved }
  while #waiting > 0 do
    saved = table.remove(waiting)
    at = table.remove(waiting)
    if ways.seen[at] ~= ways.round then
      ways.seen[at] = ways.round
      local instruction = program[at]
      local what = instruction[1]
      if what == "one" or what == "found" then
        ways.count = ways.count + 1
        ways[ways.count] = { at, saved }
      elseif what == "jump" then
        waiting[#waiting + 1], waiting[#waiting + 2] = instruction[2], saved
      elseif what == "split" then
        waiting[#waiting + 1], waiting[#waiting + 2] = instruction[3], saved
        waiting[#waiting + 1], waiting[#waiting + 2] = instruction[2], saved
      elseif what == "save" then
        waiting[#waiting + 1], waiting[#waiting + 2] = at + 1, with_slot(saved, instruction[2], index)
      elseif is_at(instruction[2], instruction[3], points, index) then
        waiting[#waiting + 1], waiting[#waiting + 2] = at + 1, saved
      end
    end
  end
end

local function clear(ways)
  ways.count = 0
  ways.round = ways.round + 1
end

-- The first match from `first` on: the places by slots (from 1, ends excluded), slots 0 and 1 being the whole match.
local function run(program, points, first)
  local current, next_ones = { seen = {}, round = 0, count = 0 }, { seen = {}, round = 0, count = 0 }
  local found
  clear(current)
  for index = first, #points + 1 do
    if not found then follow(current, program, points, index, 1, { [0] = index }) end
    if current.count == 0 and found then break end
    clear(next_ones)
    local point = points[index]
    for way = 1, current.count do
      local at, saved = current[way][1], current[way][2]
      local instruction = program[at]
      if instruction[1] == "found" then
        found = with_slot(saved, 1, index)
        break
      end
      if point and is_in_ranges(point, instruction[2]) then follow(next_ones, program, points, index + 1, at + 1, saved) end
    end
    current, next_ones = next_ones, current
  end
  return found
end

local function points_of(text)
  local points = {}
  for _, point in utf8.codes(text, true) do points[#points + 1] = point end
  return points
end

local function part(points, from, to)
  local characters = {}
  for index = from, to - 1 do characters[#characters + 1] = utf8.char(points[index]) end
  return table.concat(characters)
end

local function group(points, saved, number)
  local from, to = saved[2 * number], saved[2 * number + 1]
  return from and to and part(points, from, to) or nil
end

local function groups_in(program)
  local most = 0
  for _, instruction in ipairs(program) do
    if instruction[1] == "save" then most = math.max(most, instruction[2] // 2) end
  end
  return most
end

-- Whether a regular expression is in a text; `matches` (if any) keeps what it and its groups matched.
function regexp.search(pattern, text, matches)
  local points = points_of(text)
  local saved = run(pattern.program, points, 1)
  if not saved then return false end
  if matches then
    local current = {}
    for number = 0, groups_in(pattern.program) do current[number] = group(points, saved, number) end
    matches.current = current
  end
  return true
end

-- The parts of a text between the matches, with what groups matched between them; empty ones at the end are left out.
function regexp.split(pattern, text)
  local points = points_of(text)
  local parts, from, index = {}, 1, 1
  local groups = groups_in(pattern.program)
  if #points == 0 and run(pattern.program, points, 1) then return {} end
  while index <= #points do
    local saved = run(pattern.program, points, index)
    if not saved or saved[0] > #points then break end
    if saved[1] == from then
      index = saved[0] + 1
    else
      parts[#parts + 1] = part(points, from, saved[0])
      for number = 1, groups do parts[#parts + 1] = group(points, saved, number) end
      from, index = saved[1], saved[1]
    end
  end
  parts[#parts + 1] = part(points, from, #points + 1)
  while #parts > 0 and parts[#parts] == "" do parts[#parts] = nil end
  return parts
end

-- What `$0`, `$1`, ... mean in one body of logic: lambdas see those around them until they match something themselves.
function regexp.matches(outer)
  return { outer = outer, current = nil }
end

function regexp.group(matches, number)
  while matches and not matches.current do matches = matches.outer end
  local found = matches and matches.current[number]
  return found == nil and values.undef or found
end

-- Runs a construct at whose end `$0`, `$1`, ... are what they were at its start.
function regexp.keep(matches, body)
  local before = matches.current
  local result = body()
  matches.current = before
  return result
end

return regexp
