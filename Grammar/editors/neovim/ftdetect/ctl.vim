" Not `setfiletype`: the editor takes the files for those of Visual Basic.
autocmd BufNewFile,BufRead *.ctl set filetype=ctl
