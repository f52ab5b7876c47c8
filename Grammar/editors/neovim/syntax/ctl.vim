" The same colours as in Vim.
execute 'source' fnameescape(expand('<sfile>:p:h:h:h') . '/vim/syntax/ctl.vim')
