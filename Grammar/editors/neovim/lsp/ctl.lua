-- For `vim.lsp.enable("ctl")` of Neovim 0.11 and later, in place of what `ftplugin` does.
return {
  cmd = { "ctl", "lsp" },
  filetypes = { "ctl" },
  root_markers = { "ctl.json", ".git" },
}
