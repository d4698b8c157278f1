-- What the scripts for Neovim share: notes of what it shows, and waiting for the server.
local M = { folder = vim.env.CAIRN_FOLDER }
local command, answers = vim.env.CAIRN_COMMAND, vim.env.CAIRN_ANSWERS
local out = {}

function M.note(title, lines)
  table.insert(out, "# " .. title)
  vim.list_extend(out, type(lines) == "string" and vim.split(lines, "\n") or lines)
  table.insert(out, "")
end

function M.buffer()
  return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

function M.diagnostics()
  return vim.tbl_map(function(each)
    return string.format("%d:%d %s: %s", each.lnum + 1, each.col + 1, each.code, vim.split(each.message, "\n")[1])
  end, vim.diagnostic.get(0))
end

function M.wait(title, condition)
  if not vim.wait(60000, condition, 10) then M.note("no answer", title) end
end

-- Waits until all that is said are diagnostics with these words: those of older texts may come before.
function M.wait_for_only(words)
  M.wait(words, function()
    local found = M.diagnostics()
    return #found > 0 and #vim.tbl_filter(function(each) return not each:find(words, 1, true) end, found) == 0
  end)
end

function M.keys(text)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(text, true, false, true), "x", false)
end

local function asked(method, params)
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 60000) or {}) do
    return answer.result
  end
end

-- What the server says of the place of the cursor.
function M.ask(method, more)
  return asked(method, vim.tbl_extend("force", vim.lsp.util.make_position_params(0, "utf-16"), more or {}))
end

function M.labels(items)
  return vim.tbl_map(function(item) return item.label end, items)
end

-- What the server says of the whole text.
function M.ask_all(method, more)
  local params = { textDocument = vim.lsp.util.make_text_document_params() }
  return asked(method, vim.tbl_extend("force", params, more or {}))
end

function M.actions(only)
  local range = vim.lsp.util.make_range_params(0, "utf-16")
  local context = { diagnostics = {}, only = only and { only } or nil }
  return asked("textDocument/codeAction", vim.tbl_extend("force", range, { context = context })) or {}
end

function M.hints()
  local whole = { start = { line = 0, character = 0 }, ["end"] = { line = 999, character = 0 } }
  return vim.tbl_map(function(hint)
    return string.format("%d:%d %s", hint.position.line + 1, hint.position.character + 1, hint.label)
  end, M.ask_all("textDocument/inlayHint", { range = whole }))
end

function M.goto_places(found)
  return vim.tbl_map(function(each)
    local name = vim.uri_to_fname(each.uri):sub(#M.folder + 2)
    return string.format("%s:%d:%d", name, each.range.start.line + 1, each.range.start.character + 1)
  end, found)
end

-- Opens a file with a server for it.
function M.open(file, name, settings)
  vim.opt.swapfile = false
  vim.cmd("edit " .. M.folder .. "/" .. file)
  local client = vim.lsp.start_client({
    name = name,
    cmd = { "node", command, "lsp" },
    root_dir = M.folder,
    settings = { cairn = settings },
  })
  vim.lsp.buf_attach_client(0, client)
  M.wait("start", function()
    return vim.lsp.buf_is_attached(0, client) and vim.lsp.get_client_by_id(client).initialized
  end)
  -- Neovim 0.7 keeps the settings to itself until it is told to send them, as nvim-lspconfig does.
  vim.lsp.get_client_by_id(client).notify("workspace/didChangeConfiguration", { settings = { cairn = settings } })
end

function M.finish()
  vim.fn.writefile(out, answers)
  vim.cmd("qall!")
end

return M
