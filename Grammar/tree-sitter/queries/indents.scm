; For Neovim; other editors read the names of their own.

[
  (block)
  (enum_block)
  (layout_block)
  (parameters)
  (arguments)
  (state_keys)
  (list)
  (parenthesized)
] @indent.begin

[ "}" ")" "]" ] @indent.branch @indent.end

[
  (line_comment)
  (doc_comment)
  (block_comment)
] @indent.ignore
