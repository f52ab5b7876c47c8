if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=//\ %s comments=s1:/*,mb:*,ex:*/,:///,://
setlocal expandtab shiftwidth=2 tabstop=2 suffixesadd=.ctl
let b:undo_ftplugin = 'setlocal commentstring< comments< expandtab< shiftwidth< tabstop<'
\   . ' suffixesadd<'

if !exists('g:loaded_ale')
  finish
endif

" The linter is in `ale_linters`; the fixer is made known here.
call ale#fix#registry#Add('ctl', 'ale#fixers#ctl#Fix', ['ctl'], 'Format files with ctl.')
let b:ale_fixers = get(b:, 'ale_fixers', ['ctl'])
setlocal omnifunc=ale#completion#OmniFunc

command! -buffer -nargs=? CtlPreview call s:Execute('ctl.render', <q-args>, '')
command! -buffer CtlSwift call s:Execute('ctl.swift', '', 'swift')
let b:undo_ftplugin .= ' omnifunc< | delcommand CtlPreview | delcommand CtlSwift'

if exists('*s:Execute')
  finish
endif

" Shows what a command of the server makes of the text of the buffer.
function! s:Execute(command, screen, filetype) abort
  let l:argument = {'textDocument': {'uri': ale#util#ToURI(expand('%:p'))}}
  if a:command ==# 'ctl.render'
    call extend(l:argument, {'screen': a:screen, 'width': &columns})
  endif
  let l:parameters = {'command': a:command, 'arguments': [l:argument]}
  call ale#lsp_linter#SendRequest(
  \   bufnr(''), 'ctl', [0, 'workspace/executeCommand', l:parameters],
  \   function('s:Show', [a:filetype]))
endfunction

function! s:Show(filetype, response) abort
  if has_key(a:response, 'error')
    echohl ErrorMsg
    echomsg a:response.error.message
    echohl None
    return
  endif
  botright new
  setlocal buftype=nofile bufhidden=wipe noswapfile
  call setline(1, split(a:response.result, "\n"))
  let &l:filetype = a:filetype
endfunction
