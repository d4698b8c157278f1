-- The values of Puppet in Lua: what Lua has itself stands for itself (an integer is Puppet's Integer, a float its Float,
-- a table without a metatable is an Array); undef, hashes and regular expressions are made here.

local values = {}

-- Puppet's undef: a list can hold it, as it can't hold nil.
local undef = setmetatable({}, {
  __name = "undef",
  __tostring = function() return "undef" end,
  __newindex = function() error("undef has no fields", 2) end,
})
values.undef = undef

local Hash = { __name = "Hash" }
Hash.__index = Hash
local Regexp = { __name = "Regexp" }
Regexp.__index = Regexp
local Failure = { __name = "Failure" }
Failure.__index = Failure
function Failure:__tostring() return self.message end

-- What is thrown where logic can't go on; `code` says what kind of mistake it is.
function values.failure(code, message)
  return setmetatable({ code = code, message = message, failures = false }, Failure)
end

function values.fail(code, message)
  error(values.failure(code, message), 0)
end

-- Thrown where an object can't be made: with all that was refused of it.
function values.refused(failures)
  local messages = {}
  for index, each in ipairs(failures) do messages[index] = each.message end
  local failure = values.failure("refused", table.concat(messages, "; "))
  failure.failures = failures
  return failure
end

function values.is_failure(value)
  return getmetatable(value) == Failure
end

-- A regular expression: its text, and the program that finds it (see `regexp`).
function values.regexp(source, program)
  return setmetatable({ source = source, program = program }, Regexp)
end

local is_object = function() return false end

-- Told by `objects`, which knows what an object is.
function values.set_object_test(test)
  is_object = test
end

-- undef, boolean, integer, float, string, list, hash, regexp or object.
function values.kind(value)
  local type = type(value)
  if type == "string" or type == "boolean" then return type end
  if type == "number" then return math.type(value) end
  if value == undef or value == nil then return "undef" end
  local meta = getmetatable(value)
  if meta == nil then return "list" end
  if meta == Hash then return "hash" end
  if meta == Regexp then return "regexp" end
  return is_object(value) and "object" or "foreign"
end
local kind = values.kind

function values.truthy(value)
  return value ~= undef and value ~= false and value ~= nil
end

-- The digits of a float and its exponent: the fewest that are read as the same float.
local function shortest(value)
  for precision = 0, 16 do
    local text = ("%." .. precision .. "e"):format(value)
    if tonumber(text) == value then return text, precision end
  end
  return ("%.16e"):format(value), 16
end

-- A float as Puppet prints it: `1.0`, `0.0001`, `1.0e-05`, `1.0e+20`.
function values.float_text(value)
  if value ~= value then return "NaN" end
  if value == math.huge then return "Infinity" end
  if value == -math.huge then return "-Infinity" end
  if value == 0 then return 1 / value < 0 and "-0.0" or "0.0" end
  local text, precision = shortest(value)
  local exponent = tonumber(text:match("e([-+]%d+)$"))
  local size = math.abs(value)
  if size >= 1e-4 and size < 1e15 then
    return ("%." .. math.max(1, precision - exponent) .. "f"):format(value)
  end
  return precision == 0 and text:gsub("e", ".0e") .. "" or text
end
local float_text = values.float_text

-- What makes equal keys equal: their kind, and what is in them.
local function identity(key)
  local what = kind(key)
  if what == "string" then return "s" .. #key .. ":" .. key end
  if what == "integer" then return "i" .. key .. ";" end
  if what == "float" then return "f" .. float_text(key) .. ";" end
  if what == "boolean" then return tostring(key) .. ";" end
  if what == "undef" then return "u;" end
  if what == "regexp" then return "r" .. #key.source .. ":" .. key.source end
  if what == "list" then
    local parts = {}
    for index, each in ipairs(key) do parts[index] = identity(each) end
    return "[" .. table.concat(parts) .. "]"
  end
  if what == "hash" then
    local parts = {}
    for index, each in ipairs(key.keys) do parts[index] = identity(each) .. identity(key.values[index]) end
    return "{" .. table.concat(parts) .. "}"
  end
  return ("o%p;"):format(key)
end
values.identity = identity

-- A hash of pairs, in their order. A key that comes again keeps its place.
function values.hash(pairs)
  local hash = setmetatable({ keys = {}, values = {}, places = {} }, Hash)
  for _, pair in ipairs(pairs) do
    local name = identity(pair[1])
    local place = hash.places[name]
    if not place then
      place = #hash.keys + 1
      hash.places[name] = place
      hash.keys[place] = pair[1]
    end
    hash.values[place] = pair[2]
  end
  return hash
end

function Hash:get(key)
  local place = self.places[identity(key)]
  if place then return self.values[place] end
  return undef
end

function Hash:has(key)
  return self.places[identity(key)] ~= nil
end

function Hash:pairs()
  local result = {}
  for index, key in ipairs(self.keys) do result[index] = { key, self.values[index] } end
  return result
end

-- A value that Lua code gave: a table with names is a hash (its keys sorted, as Lua's tables have no order), nil is undef.
-- `seen` holds the tables around it.
function values.from_lua(value, seen)
  if value == nil then return undef end
  if type(value) ~= "table" or getmetatable(value) ~= nil then return value end
  seen = seen or {}
  if seen[value] then values.fail("wrong-arguments", "a table holds itself") end
  seen[value] = true
  local result = {}
  if #value > 0 or next(value) == nil then
    for index = 1, #value do result[index] = values.from_lua(value[index], seen) end
  else
    local names = {}
    for name in pairs(value) do names[#names + 1] = name end
    table.sort(names, function(one, other) return tostring(one) < tostring(other) end)
    local entries = {}
    for index, name in ipairs(names) do entries[index] = { name, values.from_lua(value[name], seen) } end
    result = values.hash(entries)
  end
  seen[value] = nil
  return result
end

local octal, decimal = "^0[0-7]*$", "^%d+$"

-- The number that a string stands for: decimal, hexadecimal and octal integers and floats, with a sign and blanks around it.
-- nil where it stands for none.
function values.to_number(text)
  text = text:gsub("^::", "")
  local sign, body = text:match("^[ \t\v\f]*([-+]?)[ \t\v\f]*([^ \t\v\f\r\n]+)[ \t\v\f]*$")
  if not body then return nil end
  local number
  if body:match("^0[xX]%x+$") then number = values.whole(body:sub(3), 16)
  elseif body:match(octal) and #body > 1 then number = values.whole(body:sub(2), 8)
  elseif body:match(decimal) then number = not body:match("^0%d") and values.whole(body, 10) or nil
  else
    local whole, rest = body:match("^(%d+)([.eE].*)$")
    if not whole then return nil end
    if not (rest:match("^%.%d+$") or rest:match("^%.%d+[eE]%-?%d+$") or rest:match("^[eE]%-?%d+$")) then return nil end
    if whole:match("^0+$") and rest:match("^%.?0*[eE]") then return nil end
    number = tonumber(body)
    if not number or number == math.huge then return nil end
    number = number + 0.0
  end
  if not number then return nil end
  return sign == "-" and -number or number
end

-- The integer that digits write in a base; nil where 64 bits don't hold it, or one is no digit.
function values.whole(digits, base)
  local result = 0
  for digit in digits:gmatch(".") do
    local next_one = tonumber(digit, base)
    if not next_one or result > (math.maxinteger - next_one) // base then return nil end
    result = result * base + next_one
  end
  return result
end

return values
