-- The functions that logic may call (function sets `core` and `migration`, version 1.0.0).

local values = require("type_arm.values")
local text = require("type_arm.text")
local letters = require("type_arm.letters")
local regexp = require("type_arm.regexp")
local kind, undef, fail = values.kind, values.undef, values.fail

local functions = {}

-- A lambda: a Lua function with the number of its parameters.
function functions.lambda(count, call)
  return { count = count, call = call }
end

local function refuse_call(name)
  fail("type-mismatch", ("'%s' can't be called with these values"):format(name))
end

-- What can be iterated over, as a list; a hash as its pairs, a string as its characters, a number as those below it.
local function elements(value, name)
  local what = kind(value)
  if what == "list" then return value end
  if what == "hash" then return value:pairs() end
  local all = {}
  if what == "string" then
    for _, point in utf8.codes(value, true) do all[#all + 1] = utf8.char(point) end
    return all
  end
  if what ~= "integer" or value < 0 then refuse_call(name) end
  if value > 10000000 then fail("too-long", ("a list of %d elements is too long"):format(value)) end
  for index = 1, value do all[index] = index - 1 end
  return all
end

-- Calls a lambda with each element, or with its index (or key) and it; `take` gets the result and the element.
local function over(value, lambda, name, take, ...)
  if select("#", ...) > 0 or (lambda.count ~= 1 and lambda.count ~= 2) then refuse_call(name) end
  local is_hash = kind(value) == "hash"
  for index, element in ipairs(elements(value, name)) do
    local result
    if lambda.count == 1 then result = lambda.call(element)
    elseif is_hash then result = lambda.call(element[1], element[2])
    else result = lambda.call(index - 1, element) end
    if take then take(result, element) end
  end
end

function functions.each(lambda, value, ...)
  over(value, lambda, "each", nil, ...)
  return value
end

function functions.map(lambda, value, ...)
  local results = {}
  over(value, lambda, "map", function(result) results[#results + 1] = result end, ...)
  return results
end

local function filter(lambda, wanted, value, ...)
  local results = {}
  over(value, lambda, "filter", function(result, element)
    if values.truthy(result) == wanted then results[#results + 1] = element end
  end, ...)
  return kind(value) == "hash" and values.hash(results) or results
end

function functions.filter(lambda, ...)
  return filter(lambda, true, ...)
end

function functions.reject(lambda, ...)
  return filter(lambda, false, ...)
end

-- With a first value the lambda is called for all elements, and else from the second one on.
function functions.reduce(lambda, value, ...)
  if lambda.count ~= 2 or select("#", ...) > 1 then refuse_call("reduce") end
  local memo = ...
  for _, element in ipairs(elements(value, "reduce")) do
    if memo == nil then memo = element else memo = lambda.call(memo, element) end
  end
  return memo == nil and undef or memo
end

function functions.slice(lambda, value, size)
  if math.type(size) ~= "integer" or size < 1 then refuse_call("slice") end
  local slices = {}
  for index, element in ipairs(elements(value, "slice")) do
    if (index - 1) % size == 0 then slices[#slices + 1] = {} end
    table.insert(slices[#slices], element)
  end
  if not lambda then return slices end
  local count = lambda.count
  if count == 0 or (count ~= 1 and count ~= size) then refuse_call("slice") end
  local filler = kind(value) == "hash" and {} or undef
  for _, slice in ipairs(slices) do
    if count == 1 then lambda.call(slice)
    else
      for index = #slice + 1, size do slice[index] = filler end
      lambda.call(table.unpack(slice, 1, size))
    end
  end
  return value
end

functions.not_ = function(...)
  if select("#", ...) ~= 1 then fail("evaluation", "`not` takes one value, and got " .. select("#", ...)) end
  return not values.truthy((...))
end

local function count_of(value)
  local what = kind(value)
  if what == "string" then return utf8.len(value, 1, -1, true) end
  if what == "list" then return #value end
  return what == "hash" and #value.keys or nil
end

function functions.size(value)
  return count_of(value) or refuse_call("size")
end
functions.length = functions.size

function functions.empty(value)
  local what = kind(value)
  if what == "undef" then return true end
  if what == "integer" or what == "float" then return false end
  local count = count_of(value) or refuse_call("empty")
  return count == 0
end

local function is_string_data(value)
  local what = kind(value)
  if what == "string" or what == "integer" or what == "float" then return true end
  if what ~= "list" and what ~= "hash" then return false end
  for _, each in ipairs(what == "list" and value or value.keys) do if not is_string_data(each) then return false end end
  if what == "hash" then for _, each in ipairs(value.values) do if not is_string_data(each) then return false end end end
  return true
end

local function changed_deep(value, change)
  local what = kind(value)
  if what == "string" then return change(value) end
  local results = {}
  if what == "list" then
    for index, each in ipairs(value) do results[index] = changed_deep(each, change) end
    return results
  end
  if what ~= "hash" then return value end
  for index, key in ipairs(value.keys) do
    results[index] = { changed_deep(key, change), changed_deep(value.values[index], change) }
  end
  return values.hash(results)
end

local function deep_text(name, change)
  return function(value)
    if not is_string_data(value) then refuse_call(name) end
    return changed_deep(value, change)
  end
end

functions.downcase = deep_text("downcase", letters.lower)
functions.upcase = deep_text("upcase", letters.upper)

-- A function that changes a string, or each one of a list of strings; numbers, and lists of them, stay what they are. A list
-- of both is none of these to Puppet.
local function each_text(name, change)
  return function(value)
    local what = kind(value)
    if what == "string" then return change(value) end
    if what == "integer" or what == "float" then return value end
    if what ~= "list" then refuse_call(name) end
    local results = {}
    for index, each in ipairs(value) do
      if (type(each) ~= "string" and type(each) ~= "number") or type(each) ~= type(value[1]) then refuse_call(name) end
      results[index] = type(each) == "string" and change(each) or each
    end
    return results
  end
end

functions.capitalize = each_text("capitalize", function(string)
  local first = string:match(utf8.charpattern) or ""
  local large = letters.upper(first)
  local head = large:match(utf8.charpattern) or ""
  return head .. letters.lower(large:sub(#head + 1)) .. letters.lower(string:sub(#first + 1))
end)

functions.strip = each_text("strip", function(string)
  return string:gsub("^[%z\t-\r ]+", ""):gsub("[%z\t-\r ]+$", "") .. ""
end)

-- `pattern` is a regular expression: a string that is one was compiled with the module.
function functions.split(string, pattern)
  if type(string) ~= "string" or kind(pattern) ~= "regexp" then refuse_call("split") end
  return regexp.split(pattern, string)
end

local function flatten(list, flat)
  for _, each in ipairs(list) do
    if kind(each) ~= "list" then flat[#flat + 1] = text.ruby_text(each)
    elseif #each == 0 then flat[#flat + 1] = ""
    else flatten(each, flat) end
  end
  return flat
end

function functions.join(list, delimiter)
  if kind(list) ~= "list" or (delimiter ~= nil and type(delimiter) ~= "string") then refuse_call("join") end
  return table.concat(flatten(list, {}), delimiter or "")
end

local radixes = { [2] = "b", [8] = "o", [10] = "d", [16] = "x" }
local letters_of = { b = 2, o = 8, d = 10, x = 16 }

-- Ruby's `Integer(text, radix)`: underscores may stand between digits; nil where the text is no integer of 64 bits.
local function read_integer(string, radix)
  local sign, body = string:match("^([-+]?)(%w[%w_]*)$")
  if not body or body:find("__") or body:find("_$") then return nil end
  local prefix, rest = body:match("^0(%a)(%w.*)$")
  local base = prefix and letters_of[prefix:lower()]
  if base and (radix == nil or radix == base) then body = rest
  elseif base and radix == 16 then base = 16
  elseif base then return nil
  elseif radix then base = radix
  else base = body:match("^0.") and 8 or 10 end
  local number = values.whole((body:gsub("_", "")), base)
  return number and (sign == "-" and -number or number)
end

local function absolute(number, wanted)
  return wanted == true and number < 0 and -number or number
end

local function named(value, ...)
  if kind(value) ~= "hash" then return value, ... end
  local function given(key) return value:has(key) and value:get(key) or nil end
  return given("from"), given("radix"), given("abs")
end

function functions.integer(...)
  local value, radix, wanted = named(...)
  local what = kind(value)
  if what == "integer" then return absolute(value, wanted) end
  if what == "boolean" then return value and 1 or 0 end
  if what == "float" then
    local whole = math.tointeger(value >= 0 and math.floor(value) or math.ceil(value))
    return whole and absolute(whole, wanted) or fail("evaluation", text.to_text(value) .. " is no Integer")
  end
  if radix ~= nil and radix ~= undef and not radixes[radix] then fail("evaluation", "Illegal radix") end
  if what ~= "string" then refuse_call("new") end
  local digits = value:match("^[+-]?%s*(%w+)$")
  local is_number = digits and (digits:match("^%d+$") or digits:match("^0[xX]%x+$") or digits:match("^0[bB][01]+$"))
  local plain = is_number and value:gsub("%s", "")
  local number = plain and read_integer(plain, radix)
  return number and absolute(number, wanted) or fail("type-mismatch", ("The string '%s' cannot be converted to Integer"):format(value))
end

function functions.float(...)
  local value, second = ...
  local wanted = second
  if kind(value) == "hash" then value, wanted = value:get("from"), value:get("abs") end
  local what = kind(value)
  if what == "integer" or what == "float" then return absolute(value + 0.0, wanted) end
  if what == "boolean" then return value and 1.0 or 0.0 end
  if what ~= "string" or value == "0" then refuse_call("new_float") end
  local plain = value:match("^[+-]?%s*%w[%w.-]*$") and value:gsub("%s", "") .. ""
  local number
  if plain and plain:lower():match("^[+-]?0b") then number = read_integer(plain)
  elseif plain then
    local is_decimal = plain:match("^[+-]?%d+%.?%d*[eE]?%-?%d*$") and not plain:match("%.[eE]") and not plain:match("%.$")
    local is_hexadecimal = plain:match("^[+-]?0[xX]%x+$")
    number = (is_decimal or is_hexadecimal) and tonumber((plain:gsub("^%+", "")))
  end
  return number and absolute(number + 0.0, wanted) or fail("type-mismatch", ("The string '%s' cannot be converted to Float"):format(value))
end

-- How many values functions take at least and at most, where they don't look themselves.
local counts = {
  size = { 1, 1 }, length = { 1, 1 }, empty = { 1, 1 }, downcase = { 1, 1 }, upcase = { 1, 1 }, capitalize = { 1, 1 },
  strip = { 1, 1 }, split = { 2, 2 }, join = { 1, 2 }, integer = { 1, 3 }, float = { 1, 2 }, slice = { 3, 3 },
}

for name, count in pairs(counts) do
  local call = functions[name]
  functions[name] = function(...)
    local given = select("#", ...)
    if given < count[1] or given > count[2] then refuse_call(name) end
    return call(...)
  end
end

return functions
