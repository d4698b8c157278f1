-- The operators of Puppet 4 and later: integers of 64 bits that don't overflow, division that rounds down, strings that
-- are equal whatever their case, and no conversion of strings but in arithmetic.

local values = require("type_arm.values")
local text = require("type_arm.text")
local regexp = require("type_arm.regexp")
local letters = require("type_arm.letters")
local collections = require("type_arm.collections")
local kind, fail = values.kind, values.fail
local mininteger, maxinteger = math.mininteger, math.maxinteger

local operators = {}

local function refuse(message)
  fail("evaluation", message)
end

local function not_applicable(operator, value)
  refuse(("Operator '%s' is not applicable to %s."):format(operator, text.with_article(text.label(value))))
end

local function overflow(operator, is_positive)
  refuse(("The '%s' expression resulted in a value outside of Puppet Integer %s range")
    :format(operator, is_positive and "max" or "min"))
end

-- A value as a number; strings that write one are converted.
local function to_numeric(value)
  if type(value) == "number" then return value end
  local number = type(value) == "string" and values.to_number(value)
  if not number then refuse(("The value '%s' cannot be converted to Numeric."):format(text.ruby_text(value))) end
  return number
end
operators.to_numeric = to_numeric

local function add_integers(left, right)
  local sum = left + right
  if (left ~ sum) & (right ~ sum) < 0 then overflow("+", left > 0) end
  return sum
end

local function subtract_integers(left, right)
  local difference = left - right
  if (left ~ right) & (left ~ difference) < 0 then overflow("-", left >= 0) end
  return difference
end

local function multiply_integers(left, right)
  if left == 0 or right == 0 then return 0 end
  local product = left * right
  local is_wrong = (left == -1 and right == mininteger) or (right == -1 and left == mininteger)
  if is_wrong or product // right ~= left or product % right ~= 0 then overflow("*", (left > 0) == (right > 0)) end
  return product
end

local function divide_integers(left, right)
  if right == 0 then refuse("Division by 0") end
  if left == mininteger and right == -1 then overflow("/", true) end
  return left // right
end

local function remainder(left, right)
  if right == 0 then refuse("Division by 0") end
  return right == -1 and 0 or left % right
end

local function shift_left(value, places)
  if value == 0 then return 0 end
  if places >= 64 then overflow("<<", value > 0) end
  for _ = 1, places do value = multiply_integers(value, 2) end
  return value
end

-- Further than 62 places only the sign is left.
local function shift_right(value, places)
  if places >= 63 then return value < 0 and -1 or 0 end
  return value // (1 << places)
end

local function opposite(places)
  return places == mininteger and maxinteger or -places
end

local integer_operations = {
  ["+"] = add_integers,
  ["-"] = subtract_integers,
  ["*"] = multiply_integers,
  ["/"] = divide_integers,
  ["%"] = remainder,
  ["<<"] = function(left, right)
    if right < 0 then return shift_right(left, opposite(right)) end
    return shift_left(left, right)
  end,
  [">>"] = function(left, right)
    if right < 0 then return shift_left(left, opposite(right)) end
    return shift_right(left, right)
  end,
}

local float_operations = {
  ["+"] = function(left, right) return left + right end,
  ["-"] = function(left, right) return left - right end,
  ["*"] = function(left, right) return left * right end,
  ["/"] = function(left, right) return left / right end,
}

local function calculate_floats(left, operator, right)
  if operator == "%" then not_applicable(operator, math.type(left) == "float" and left or right) end
  if operator == "<<" or operator == ">>" then
    if math.type(left) == "float" then not_applicable(operator, left) end
    local places = right >= 0 and math.floor(right) or math.ceil(right)
    return integer_operations[operator](left, math.tointeger(places) or (right > 0 and maxinteger or -maxinteger))
  end
  local result = float_operations[operator](left + 0.0, right + 0.0)
  if result == math.huge or result == -math.huge then
    refuse(("The result of the %s expression is Infinity"):format(operator))
  end
  return result
end

-- `+ - * / % << >>`.
function operators.calculate(left, operator, right)
  if math.type(left) == "integer" and math.type(right) == "integer" then
    return integer_operations[operator](left, right)
  end
  local what = kind(left)
  if what == "list" or what == "hash" then
    if operator == "+" then return collections.concatenate(left, right) end
    if operator == "-" then return collections.remove(left, right) end
    if operator == "<<" then
      if what == "hash" then not_applicable(operator, left) end
      return collections.concatenate(left, { right })
    end
  end
  local one, other = to_numeric(left), to_numeric(right)
  if math.type(one) == "integer" and math.type(other) == "integer" then return integer_operations[operator](one, other) end
  return calculate_floats(one, operator, other)
end

-- `-value`.
function operators.negate(value)
  local number = to_numeric(value)
  if number == mininteger and math.type(number) == "integer" then overflow("-", true) end
  return -number
end

-- A string for comparisons that ignore case: only the letters of ASCII are folded.
local function fold(string)
  return (string:gsub("%u", function(letter) return letter:byte() < 128 and letter:lower() or letter end))
end

-- `left == right`.
local function equal(left, right)
  local one, other = kind(left), kind(right)
  if one == "string" then return other == "string" and (left == right or fold(left) == fold(right)) end
  if one == "integer" or one == "float" then return type(right) == "number" and left == right end
  if one ~= other then return false end
  if one == "list" then
    if #left ~= #right then return false end
    for index, each in ipairs(left) do if not equal(each, right[index]) then return false end end
    return true
  end
  if one == "hash" then
    if #left.keys ~= #right.keys then return false end
    for index, key in ipairs(left.keys) do
      if not equal(right:get(key), left.values[index]) then return false end
    end
    return true
  end
  return one == "undef" or values.identity(left) == values.identity(right)
end
operators.equal = equal

-- `< <= > >=`.
function operators.compare(left, operator, right)
  local one, other
  if type(left) == "string" and type(right) == "string" then one, other = fold(left), fold(right)
  elseif type(left) == "number" and type(right) == "number" then one, other = left, right
  else
    refuse(("Comparison of: %s %s %s, is not possible."):format(text.label(left), operator, text.label(right)))
  end
  if operator == "<" then return one < other end
  if operator == "<=" then return one <= other end
  if operator == ">" then return one > other end
  return one >= other
end

-- `left =~ pattern`; where it matches, `matches` (if any) keeps what was found.
function operators.match(left, pattern, matches)
  if type(left) ~= "string" then
    refuse(("Left match operand must result in a String value. Got %s."):format(text.with_article(text.label(left))))
  end
  if kind(pattern) ~= "regexp" then refuse("Can not convert right match operand to a regular expression.") end
  return regexp.search(pattern, left, matches)
end

-- Whether a value is what an option of `case` or of a selector says.
local function is_match(value, option, matches)
  local what = kind(option)
  if what == "regexp" then return type(value) == "string" and regexp.search(option, value, matches) end
  if what == "list" then
    if kind(value) ~= "list" or #value ~= #option then return false end
    for index, each in ipairs(option) do if not is_match(value[index], each, matches) then return false end end
    return true
  end
  if what ~= "hash" then return equal(option, value) end
  if kind(value) ~= "hash" then return false end
  for index, key in ipairs(option.keys) do
    if not is_match(value:get(key), option.values[index], matches) then return false end
  end
  return true
end
operators.is_match = is_match

local function is_in_list(left, list, matches)
  local what = kind(left)
  for _, each in ipairs(list) do
    if what == "regexp" then
      if type(each) == "string" and regexp.search(left, each, matches) then return true end
    elseif what == "string" then
      if is_match(left, each, matches) then return true end
    elseif equal(each, left) then
      return true
    end
  end
  return false
end

-- `left in right`: part of a string, item of a list, key of a hash.
function operators.is_in(left, right, matches)
  local what = kind(right)
  if what == "string" then
    if kind(left) == "regexp" then return regexp.search(left, right, matches) end
    return type(left) == "string" and letters.lower(right):find(letters.lower(left), 1, true) ~= nil
  end
  if what == "list" then return is_in_list(left, right, matches) end
  return what == "hash" and is_in_list(left, right.keys, matches)
end

-- A selector without an entry for its value.
function operators.no_entry(value)
  refuse(("No matching entry for selector parameter with value '%s'"):format(text.ruby_text(value)))
end

return operators
