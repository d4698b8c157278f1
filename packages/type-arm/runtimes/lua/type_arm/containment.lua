-- Parts and links: an object has one container, and stands only once in a list.

local values = require("type_arm.values")
local state = require("type_arm.state")
local kind = values.kind

local containment = {}

local function repeated(feature)
  return values.failure("repeated-object", ("the same object occurs twice in `%s`"):format(feature.name))
end

-- Whether `inner` is `outer` or lies in it.
local function is_part_of(inner, outer)
  while inner and inner ~= outer do inner = inner.holder and inner.holder.record end
  return inner == outer
end

local function contain(record, feature, target)
  local holder, name = target.holder, target.type.name
  if holder and holder.record == record and holder.feature == feature then return repeated(feature) end
  if is_part_of(record, target) then
    return values.failure("containment-cycle", ("a %s can't be a part of itself"):format(name))
  end
  if holder then
    return values.failure("already-contained",
      ("this %s is already a part of a %s, in its `%s`: it can't become a part of `%s` too")
        :format(name, holder.record.type.name, holder.feature.name, feature.name))
  end
  if target.draft then
    return values.failure("unfinished-object",
      ("this %s isn't finished: it can become a part of another object when its `new` has ended"):format(name))
  end
  target.holder = { record = record, feature = feature }
  return nil
end

-- Makes an object a part of another one, or a link of it; gives the failure where that may not be.
function containment.attach(record, feature, object)
  local target = state.of(object)
  if feature.containment then return contain(record, feature, target) end
  if not feature.many then return nil end
  local linked = record.draft.linked
  linked[feature] = linked[feature] or {}
  if linked[feature][target] then return repeated(feature) end
  linked[feature][target] = true
  return nil
end

-- Lets go of what was stored in a reference before.
function containment.release(record, feature)
  if feature.kind ~= "has" then return end
  record.draft.linked[feature] = nil
  if not feature.containment then return end
  local stored = record.stored[feature]
  for _, each in ipairs(kind(stored) == "list" and stored or { stored }) do
    local part = state.of(each)
    if part then part.holder = nil end
  end
end

return containment
