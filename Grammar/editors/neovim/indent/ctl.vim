" The same indentation as in Vim.
execute 'source' fnameescape(expand('<sfile>:p:h:h:h') . '/vim/indent/ctl.vim')
