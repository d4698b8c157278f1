-- Setting a feature: `validate`, `set`, the type, store, `check`. What is refused is noted in the object's draft.

local values = require("type_arm.values")
local text = require("type_arm.text")
local model = require("type_arm.model")
local state = require("type_arm.state")
local containment = require("type_arm.containment")
local run = require("type_arm.run")
local read = require("type_arm.read")
local kind, undef = values.kind, values.undef

local set = {}

local function frozen(record, feature)
  return values.failure("frozen-object",
    ("`%s` can't be set any more: a %s never changes once it is made"):format(feature.name, record.type.name))
end

-- Why a feature can't be set at all; nil where it can.
local function problem_of(setting)
  local record, feature = setting.record, setting.feature
  if not record.draft then return frozen(record, feature) end
  if not feature.settable and not setting.is_elevated then
    local why = feature.derived and "it is computed" or "it is read only"
    return values.failure("read-only",
      ("the value for `%s` of %s is not consumed: %s"):format(feature.name, record.type.name, why))
  end
  if not setting.is_append or feature.many then return nil end
  return values.failure("append-to-one",
    ("`+=` adds to a list, and `%s` has one value at most"):format(feature.name))
end

local function refuse(setting, failure)
  if not setting.record.draft then error(failure, 0) end
  state.refuse(setting.record, setting.feature, failure)
end

-- Without `unsettable`, undef is the same as nothing given; with it, a nil.
local function set_nothing(setting)
  local record, feature = setting.record, setting.feature
  if not feature.unsettable or feature.derived then return end
  containment.release(record, feature)
  state.store(record, feature, undef)
end

local function as_list(value)
  return kind(value) == "list" and value or { value }
end

local function wrong_type(feature, value)
  return values.failure("wrong-type", model.wrong_type(feature, value))
end

-- Stores what was kept; an object must be free to become a part.
local function finish(setting, kept)
  local record, feature = setting.record, setting.feature
  if feature.derived then return end
  if not setting.is_append then containment.release(record, feature) end
  local free = kept
  if feature.kind == "has" then
    free = {}
    for _, value in ipairs(kept) do
      local problem = state.of(value) and containment.attach(record, feature, value)
      if problem then refuse(setting, problem) else free[#free + 1] = value end
    end
  end
  if setting.is_append then state.append(record, feature, free)
  elseif feature.many then state.store(record, feature, free)
  elseif #free > 0 then state.store(record, feature, free[1]) end
end

local function standard_message(feature, value)
  return ("Illegal value: %s is not an acceptable value for %s"):format(text.to_text(value), feature.name)
end

-- What a `validate` or `check` says of a value: the failure with its message, or nil where it accepts it.
local function check(logic, feature, value)
  local message = run.verdict(run.logic(logic, value), function() return standard_message(feature, value) end)
  return message and values.failure("refused-value", message)
end

-- { value = converted, failure = what was refused }.
local function typed_and_checked(feature, value)
  if value == undef and feature.unsettable and not feature.many then return { value = undef } end
  local converted = read.convert(feature, value)
  if converted == nil then return { failure = wrong_type(feature, value) } end
  return { value = converted, failure = feature.check and check(feature.check, feature, converted) }
end

-- One value through all its logic: what is kept of it, or "dropped" where its setter has stored something itself.
local function one_through(setting, given)
  local record, feature = setting.record, setting.feature
  local failure = feature.validate and check(feature.validate, feature, given)
  if failure then return { failure = failure } end
  local value = given
  if feature.set then
    local active = { feature = feature, has_assigned = false }
    table.insert(record.draft.setters, active)
    value = run.logic(feature.set, record.object, given)
    table.remove(record.draft.setters)
    if active.has_assigned then return "dropped" end
  end
  if feature.derived then return {} end
  return typed_and_checked(feature, value)
end

local function run_pipeline(setting)
  local record, feature = setting.record, setting.feature
  local kept, has_assigned = {}, false
  local setters = #record.draft.setters
  for _, given in ipairs(feature.many and as_list(setting.value) or { setting.value }) do
    local outcome, failure = run.attempt(one_through, setting, given)
    for index = #record.draft.setters, setters + 1, -1 do record.draft.setters[index] = nil end
    if failure then
      if run.is_fatal(failure) or failure.code == "refused" then error(failure, 0) end
      refuse(setting, failure)
    elseif outcome == "dropped" then has_assigned = true
    elseif outcome.failure then refuse(setting, outcome.failure)
    elseif outcome.value ~= nil then kept[#kept + 1] = outcome.value end
  end
  if not has_assigned or #kept > 0 then finish(setting, kept) end
end

-- Sets a feature: `value` is what was given, `is_append` adds to what is there, `is_elevated` is for setters.
function set.feature(setting)
  local feature, value = setting.feature, setting.value
  local problem = problem_of(setting)
  if problem then return refuse(setting, problem) end
  if value == undef and not setting.is_append then return set_nothing(setting) end
  if feature.has_logic then return run_pipeline(setting) end
  local kept = {}
  for _, each in ipairs(feature.many and as_list(value) or { value }) do
    local converted = read.convert(feature, each)
    if converted == nil then refuse(setting, wrong_type(feature, each)) else kept[#kept + 1] = converted end
  end
  finish(setting, kept)
end

-- A setter that assigns its own feature stores that as it is: only its type and `check` count.
local function store_directly(setting)
  local feature, value = setting.feature, setting.value
  if feature.derived then return end
  if value == undef and not setting.is_append then return set_nothing(setting) end
  local problem = problem_of(setting)
  if problem then return refuse(setting, problem) end
  local kept = {}
  for _, each in ipairs(feature.many and as_list(value) or { value }) do
    local outcome = typed_and_checked(feature, each)
    if outcome.failure then refuse(setting, outcome.failure) else kept[#kept + 1] = outcome.value end
  end
  finish(setting, kept)
end

-- `$feature = value` in a setter. Another feature goes through its own setter; one that waits for this would never end.
function set.assign(object, name, value, is_append)
  local record = state.of(object)
  local feature = record.shape.by_name[name]
  local setters = record.draft and record.draft.setters or {}
  local setting = { record = record, feature = feature, value = value, is_append = is_append, is_elevated = true }
  local current = setters[#setters]
  if current and current.feature == feature then
    current.has_assigned = true
    store_directly(setting)
    return value
  end
  for index, each in ipairs(setters) do
    if each.feature == feature then
      local cycle = {}
      for place = index, #setters do cycle[#cycle + 1] = setters[place].feature end
      cycle[#cycle + 1] = feature
      run.setter_cycle(cycle)
    end
  end
  set.feature(setting)
  return value
end

-- `$object[name] = value` in the lambda of a `new`.
function set.assign_to_object(object, name, value, is_append)
  local record = state.of(object)
  if not record then values.fail("evaluation", "only a feature of an object that is being made can be assigned like this") end
  local feature = read.named(record, name)
  if not record.draft then error(frozen(record, feature), 0) end
  set.feature({ record = record, feature = feature, value = value, is_append = is_append, is_elevated = false })
  return value
end

return set
