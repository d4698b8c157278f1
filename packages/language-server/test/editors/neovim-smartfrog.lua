-- Works with the server as a person would, and writes what Neovim shows after each step.
local e = dofile(vim.env.CAIRN_SCRIPTS .. "/neovim-helpers.lua")
e.open("site.sf", "smartfrog", { inlayHints = true })

e.keys("/port 443<CR>A web<Esc>")
e.wait("mistake", function() return #vim.diagnostic.get(0) > 0 end)
e.note("typed a mistake", e.diagnostics())
e.keys("u")
e.wait("undone", function() return #vim.diagnostic.get(0) == 0 end)

e.keys("gg/to web<CR>3lcwwe<Esc>")
vim.api.nvim_win_set_cursor(0, { 4, vim.fn.col(".") })
e.note("completion", e.labels(e.ask("textDocument/completion").items))
e.keys("u")
e.wait("undone", function() return #vim.diagnostic.get(0) == 0 end)

vim.fn.search("web:port")
e.note("type definition", e.goto_places(e.ask("textDocument/typeDefinition")))
vim.cmd("normal! 4l")
e.note("hover", e.ask("textDocument/hover").contents.value)
e.note("inlay hints", e.hints())
local explain = e.actions("source.explain")[1]
local explained = vim.lsp.buf_request_sync(0, "workspace/executeCommand", explain.command, 60000)
for _, answer in pairs(explained) do e.note(explain.title, answer.result) end

vim.lsp.buf.rename("door")
e.wait("rename", function() return table.concat(e.buffer(), "\n"):find("web:door") end)
e.note("renamed", e.buffer())

if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 60000 }) else vim.lsp.buf.formatting_sync(nil, 60000) end
e.note("formatted", e.buffer())

e.keys("gg/443;<CR>3lx")
e.wait_for_only("missing-semicolon")
e.note("without a semicolon", e.diagnostics())
local offered = e.actions()
e.note("offered", vim.tbl_map(function(action) return action.title end, offered))
vim.lsp.util.apply_workspace_edit(offered[1].edit, "utf-16")
e.wait("fixed", function() return #vim.diagnostic.get(0) == 0 end)
e.note("fixed", e.buffer())
e.finish()
