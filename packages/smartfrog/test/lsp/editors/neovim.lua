-- Works with the server as a person would, and writes what Neovim shows after each step.
local command, folder, answers = vim.env.CAIRN_COMMAND, vim.env.CAIRN_FOLDER, vim.env.CAIRN_ANSWERS
local out = {}

local function note(title, lines)
  table.insert(out, "# " .. title)
  vim.list_extend(out, type(lines) == "string" and vim.split(lines, "\n") or lines)
  table.insert(out, "")
end

local function buffer()
  return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

local function diagnostics()
  return vim.tbl_map(function(each)
    return string.format("%d:%d %s: %s", each.lnum + 1, each.col + 1, each.code, vim.split(each.message, "\n")[1])
  end, vim.diagnostic.get(0))
end

local function wait(title, condition)
  if not vim.wait(20000, condition, 10) then note("no answer", title) end
end

local function keys(text)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(text, true, false, true), "x", false)
end

local function ask(method, more)
  local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(0, "utf-16"), more or {})
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 20000) or {}) do
    return answer.result
  end
end

vim.opt.swapfile = false
vim.cmd("edit " .. folder .. "/site.sf")
local client = vim.lsp.start_client({ name = "smartfrog", cmd = { "node", command, "lsp" }, root_dir = folder })
vim.lsp.buf_attach_client(0, client)
wait("start", function() return vim.lsp.buf_is_attached(0, client) and vim.lsp.get_client_by_id(client).initialized end)

keys("/port 443<CR>A web<Esc>")
wait("mistake", function() return #vim.diagnostic.get(0) > 0 end)
note("typed a mistake", diagnostics())
keys("u")
wait("undone", function() return #vim.diagnostic.get(0) == 0 end)

keys("gg/to web<CR>3lcwwe<Esc>")
vim.api.nvim_win_set_cursor(0, { 4, vim.fn.col(".") })
note("completion", vim.tbl_map(function(item) return item.label end, ask("textDocument/completion").items))
keys("u")
wait("undone", function() return #vim.diagnostic.get(0) == 0 end)

vim.fn.search("web:port")
vim.cmd("normal! 4l")
note("hover", ask("textDocument/hover").contents.value)
vim.lsp.buf.rename("door")
wait("rename", function() return table.concat(buffer(), "\n"):find("web:door") end)
note("renamed", buffer())

if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 20000 }) else vim.lsp.buf.formatting_sync(nil, 20000) end
note("formatted", buffer())

keys("gg/443;<CR>3lx")
wait("mistake", function() return #vim.diagnostic.get(0) > 0 end)
note("without a semicolon", diagnostics())
local range = vim.lsp.util.make_range_params(0, "utf-16")
local actions = vim.lsp.buf_request_sync(0, "textDocument/codeAction", vim.tbl_extend("force", range, { context = { diagnostics = {} } }), 20000)
for _, answer in pairs(actions) do
  note("offered", vim.tbl_map(function(action) return action.title end, answer.result))
  vim.lsp.util.apply_workspace_edit(answer.result[1].edit, "utf-16")
end
wait("fixed", function() return #vim.diagnostic.get(0) == 0 end)
note("fixed", buffer())

vim.fn.writefile(out, answers)
vim.cmd("qall!")
