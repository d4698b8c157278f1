-- Lists and hashes: what `+` and `-` make of them.

local values = require("type_arm.values")
local kind, undef = values.kind, values.undef

local collections = {}

local function refuse(message)
  values.fail("evaluation", message)
end

local function entries_of(value)
  local what = kind(value)
  if what == "hash" then return value:pairs() end
  if what ~= "list" then refuse("Can only append Array or Hash to a Hash") end
  local are_lists = #value > 0
  for _, each in ipairs(value) do are_lists = are_lists and kind(each) == "list" end
  local result = {}
  if not are_lists then
    if #value % 2 == 1 then refuse("odd number of arguments for Hash") end
    for index = 1, #value, 2 do result[#result + 1] = { value[index], value[index + 1] } end
    return result
  end
  for index, each in ipairs(value) do
    if #each ~= 1 and #each ~= 2 then refuse(("invalid number of elements (%d for 1..2)"):format(#each)) end
    result[index] = { each[1], each[2] == nil and undef or each[2] }
  end
  return result
end

local function as_list(value)
  local what = kind(value)
  if what == "list" then return value end
  return what == "hash" and value:pairs() or { value }
end

function collections.concatenate(left, right)
  local all = {}
  if kind(left) == "list" then
    for _, each in ipairs(left) do all[#all + 1] = each end
    for _, each in ipairs(as_list(right)) do all[#all + 1] = each end
    return all
  end
  for _, each in ipairs(left:pairs()) do all[#all + 1] = each end
  for _, each in ipairs(entries_of(right)) do all[#all + 1] = each end
  return values.hash(all)
end

-- Removal compares strings exactly, and takes 1 and 1.0 for the same.
local function removal_identity(value)
  local what = kind(value)
  if what == "float" then return values.identity(math.tointeger(value) or value) end
  if what ~= "list" then return values.identity(value) end
  local parts = {}
  for index, each in ipairs(value) do parts[index] = removal_identity(each) end
  return "[" .. table.concat(parts) .. "]"
end

function collections.remove(left, right)
  local gone, rest = {}, {}
  if kind(left) == "list" then
    for _, each in ipairs(as_list(right)) do gone[removal_identity(each)] = true end
    for _, each in ipairs(left) do if not gone[removal_identity(each)] then rest[#rest + 1] = each end end
    return rest
  end
  local what = kind(right)
  local keys = what == "hash" and right.keys or what == "list" and right or { right }
  for _, each in ipairs(keys) do gone[values.identity(each)] = true end
  for _, pair in ipairs(left:pairs()) do if not gone[values.identity(pair[1])] then rest[#rest + 1] = pair end end
  return values.hash(rest)
end

return collections
