call ale#Set('ctl_executable', 'ctl')

" ALE formats with programs, not with the language server.
function! ale#fixers#ctl#Fix(buffer) abort
  return {'command': ale#Escape(ale#Var(a:buffer, 'ctl_executable')) . ' format -'}
endfunction
