[
  (block)
  (enum_block)
  (layout_block)
  (parameters)
  (arguments)
  (list)
  (block_comment)
] @fold
