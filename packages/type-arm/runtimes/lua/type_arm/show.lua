-- Objects as their users see them: as plain data, and as JSON.

local values = require("type_arm.values")
local text = require("type_arm.text")
local state = require("type_arm.state")
local read = require("type_arm.read")
local kind, undef = values.kind, values.undef

local show = {}

-- The features and places in their lists that lead from `outermost` to an object; nil where it isn't in it.
local function path_to(target, outermost)
  local steps = {}
  while target ~= outermost do
    local holder = target.holder
    if not holder then return nil end
    local stored = holder.record.stored[holder.feature]
    if kind(stored) == "list" then
      for index, each in ipairs(stored) do
        if state.of(each) == target then table.insert(steps, 1, tostring(index - 1)) end
      end
    end
    table.insert(steps, 1, holder.feature.name)
    target = holder.record
  end
  return table.concat(steps, "/")
end

local see_object

local function see_target(feature, target, outermost)
  local record = state.of(target)
  if feature.containment and not feature.derived then return see_object(record, outermost) end
  local path = path_to(record, outermost)
  if path then return values.hash({ { "$link", path } }) end
  if not feature.containment then return values.hash({ { "$link", undef }, { "$type", record.type.name } }) end
  return see_object(record, outermost)
end

local function see_value(feature, value, outermost)
  if feature.kind == "attr" or value == undef then return value end
  if kind(value) ~= "list" then return see_target(feature, value, outermost) end
  local list = {}
  for index, each in ipairs(value) do list[index] = see_target(feature, each, outermost) end
  return list
end

function see_object(record, outermost)
  local members = { { "$type", record.type.name } }
  for _, feature in ipairs(record.shape.features) do
    local value = read.feature(record, feature)
    local is_nil = feature.unsettable and record.stored[feature] == undef
    if value ~= undef or is_nil then members[#members + 1] = { feature.name, see_value(feature, value, outermost) } end
  end
  return values.hash(members)
end

-- An object as a hash of all its features that have a value, through their getters; links are paths from it.
function show.data(object)
  local record = state.of(object)
  return see_object(record, record)
end

local function json_string(string)
  return '"' .. string:gsub('[%z\1-\31"\\\127]', function(sign) return ("\\u%04x"):format(sign:byte()) end) .. '"'
end

-- Data as JSON.
function show.json(value)
  local what = kind(value)
  if what == "object" then return show.json(show.data(value)) end
  if what == "string" then return json_string(value) end
  if what == "undef" then return "null" end
  local parts = {}
  if what == "list" then
    for index, each in ipairs(value) do parts[index] = show.json(each) end
    return "[" .. table.concat(parts, ",") .. "]"
  end
  if what ~= "hash" then return text.to_text(value) end
  for index, key in ipairs(value.keys) do
    parts[index] = json_string(text.to_text(key)) .. ":" .. show.json(value.values[index])
  end
  return "{" .. table.concat(parts, ",") .. "}"
end

return show
