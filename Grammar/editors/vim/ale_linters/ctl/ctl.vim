" The language server of Ctl, for ALE.

call ale#Set('ctl_executable', 'ctl')

function! ale_linters#ctl#ctl#ProjectRoot(buffer) abort
  let l:settings = ale#path#FindNearestFile(a:buffer, 'ctl.json')
  if !empty(l:settings)
    return fnamemodify(l:settings, ':h')
  endif
  let l:repository = ale#path#FindNearestDirectory(a:buffer, '.git')
  if !empty(l:repository)
    return fnamemodify(l:repository, ':h:h')
  endif
  return expand('#' . a:buffer . ':p:h')
endfunction

call ale#linter#Define('ctl', {
\   'name': 'ctl',
\   'lsp': 'stdio',
\   'executable': {buffer -> ale#Var(buffer, 'ctl_executable')},
\   'command': '%e lsp',
\   'project_root': function('ale_linters#ctl#ctl#ProjectRoot'),
\})
