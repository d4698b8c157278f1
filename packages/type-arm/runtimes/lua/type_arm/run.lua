-- Pieces of logic as they run: what is under way, and what they say of a value.

local values = require("type_arm.values")
local text = require("type_arm.text")
local fail = values.fail

local run = { logic_depth = 0, new_depth = 0, readings = {}, reading = {} }

local fatal = { ["too-long"] = true }

-- Whether nothing more can be said after such a failure.
function run.is_fatal(failure)
  return fatal[failure.code] == true
end

local function leave_readings(count)
  while #run.readings > count do
    local last = table.remove(run.readings)
    run.reading[last.record][last.feature] = nil
  end
end

-- What Lua itself throws where calls nest too deep is a failure too; anything else is a mistake of this runtime.
local function as_failure(thrown)
  if values.is_failure(thrown) then return thrown end
  if type(thrown) == "string" and thrown:find("stack overflow") then
    return values.failure("too-long", "the logic has no end in sight: too many calls are running inside of each other")
  end
  error(thrown, 0)
end

-- Runs a computation to its result, or gives nil and the failure that it ends with.
function run.attempt(body, ...)
  local logic_depth, new_depth, readings = run.logic_depth, run.new_depth, #run.readings
  local ok, result = pcall(body, ...)
  if ok then return result end
  run.logic_depth, run.new_depth = logic_depth, new_depth
  leave_readings(readings)
  return nil, as_failure(result)
end

-- Runs a piece of logic.
function run.logic(body, ...)
  run.logic_depth = run.logic_depth + 1
  local result = body(...)
  run.logic_depth = run.logic_depth - 1
  return result
end

-- What a check or invariant says: nil where it accepts, a message where it refuses.
function run.verdict(result, standard)
  if result == values.undef or result == true or result == nil then return nil end
  if type(result) == "string" then return result end
  if result == false then return standard() end
  local what = type(result) == "table" and "such a value" or ("`%s`"):format(text.to_text(result))
  fail("logic-result", ("a check must give true, undef, false or a message, and %s is none of them"):format(what))
end

function run.enter_reading(record, feature)
  local active = run.reading[record] or {}
  if active[feature] then run.refuse_cycle(record, feature) end
  active[feature] = true
  run.reading[record] = active
  table.insert(run.readings, { record = record, feature = feature })
end

function run.leave_reading()
  leave_readings(#run.readings - 1)
end

local function feature_text(feature)
  return ("`%s.%s`"):format(feature.container.name, feature.name)
end

-- Two getters that read each other would never end.
function run.refuse_cycle(record, feature)
  local names, from = {}, nil
  for _, each in ipairs(run.readings) do
    from = from or (each.record == record and each.feature == feature)
    if from then names[#names + 1] = feature_text(each.feature) end
  end
  if #names == 1 then fail("getter-cycle", names[1] .. " reads itself") end
  names[#names + 1] = feature_text(feature)
  fail("getter-cycle", "these features read each other: " .. table.concat(names, " reads "))
end

-- Setters that set each other.
function run.setter_cycle(features)
  local names = {}
  for index, each in ipairs(features) do names[index] = feature_text(each) end
  fail("setter-cycle", "these setters set each other: " .. table.concat(names, " sets "))
end

return run
