-- `target[keys]`.

local values = require("type_arm.values")
local text = require("type_arm.text")
local operators = require("type_arm.operators")
local kind, undef, fail = values.kind, values.undef, values.fail

local access = {}

local read_object = function() fail("evaluation", "an object can't be read here") end

-- Told by `objects`: how a feature is read by its name.
function access.set_read_object(read)
  read_object = read
end

local function flatten(keys, flat)
  for _, key in ipairs(keys) do
    if kind(key) == "list" then flatten(key, flat) else flat[#flat + 1] = key end
  end
  return flat
end

-- Where a slice starts and ends (from 0, the end excluded); a negative count is the place of the last one from the end.
local function slice_of(first, second, length)
  local start = first < 0 and length + first or first
  local count = second < 0 and length - start + second + 1 or second
  if start < 0 then start, count = 0, count + start end
  if count <= 0 or start > length then return 0, 0 end
  return start, count > length - start and length or start + count
end

local function integer_keys(given, what, convert)
  local keys = flatten(given, {})
  if #keys ~= 1 and #keys ~= 2 then
    fail("evaluation", ("%s supports [] with one or two arguments. Got %d"):format(what, #keys))
  end
  for index, key in ipairs(keys) do
    local number = convert(key)
    if math.type(number) ~= "integer" then
      fail("evaluation", ("%s[] cannot use %s where Integer is expected"):format(what, text.label(key)))
    end
    keys[index] = number
  end
  return keys[1], keys[2]
end

local function access_list(list, given)
  local first, second = integer_keys(given, "Array", operators.to_numeric)
  if not second then
    local item = list[(first < 0 and #list + first or first) + 1]
    return item == nil and undef or item
  end
  local start, finish = slice_of(first, second, #list)
  return table.move(list, start + 1, finish, 1, {})
end

local function access_text(string, given)
  local first, second = integer_keys(given, "String", function(key)
    return type(key) == "string" and values.to_number(key) or key
  end)
  local points = {}
  for _, point in utf8.codes(string, true) do points[#points + 1] = point end
  local start, finish = slice_of(first, second or 1, #points)
  if not second and first < -#points then start, finish = 0, 0 end
  local characters = {}
  for index = start + 1, finish do characters[#characters + 1] = utf8.char(points[index]) end
  return table.concat(characters)
end

local function access_hash(hash, keys)
  if #keys == 1 then return hash:get(keys[1]) end
  local found = {}
  for _, key in ipairs(keys) do
    local value = hash:get(key)
    if value ~= undef then found[#found + 1] = value end
  end
  return found
end

function access.get(target, ...)
  local what = kind(target)
  local keys = { ... }
  if what == "hash" then return access_hash(target, keys) end
  if what == "list" then return access_list(target, keys) end
  if what == "string" then return access_text(target, keys) end
  if what == "object" then return read_object(target, keys) end
  fail("evaluation", ("Operator '[]' is not applicable to %s."):format(text.with_article(text.label(target))))
end

return access
