# Screens in Ctl, with kakoune-lsp as the client of the language server.

hook global BufCreate .*\.ctl %{
    set-option buffer filetype ctl
}

hook global BufSetOption filetype=ctl %{
    set-option buffer comment_line '//'
    set-option buffer comment_block_begin '/*'
    set-option buffer comment_block_end '*/'
    set-option buffer indentwidth 2
    set-option buffer tabstop 2
    set-option buffer formatcmd 'ctl format -'
}

hook -group ctl-highlight global WinSetOption filetype=ctl %{
    require-module ctl
    add-highlighter window/ctl ref ctl
    hook -once -always window WinSetOption filetype=.* %{ remove-highlighter window/ctl }
}

# kakoune-lsp reads which server to start from this option of the buffer.
hook -group lsp-filetype-ctl global BufSetOption filetype=ctl %{
    try %{
        set-option buffer lsp_servers %{
            [ctl]
            root_globs = ["ctl.json", ".git"]
            command = "ctl"
            args = ["lsp"]
        }
    }
}

provide-module ctl %§

add-highlighter shared/ctl regions
add-highlighter shared/ctl/code default-region group
add-highlighter shared/ctl/string region '"' (?<!\\)(\\\\)*" fill string
add-highlighter shared/ctl/documentation region '///' $ fill documentation
add-highlighter shared/ctl/line region '//' $ fill comment
add-highlighter shared/ctl/block region -recurse '/\*' '/\*' '\*/' fill comment

add-highlighter shared/ctl/code/ regex '(\w+)\h*(\([^)]*\))?\h*(:|<->)' 1:variable
add-highlighter shared/ctl/code/ regex '#[0-9A-Fa-f]+\b|(?<!\$)\b[0-9][0-9_.]*(pt|ms|s|min|h)?\b' 0:value
add-highlighter shared/ctl/code/ regex '@\w+' 0:attribute
# BEGIN generated words (see Grammar/README.md)
add-highlighter shared/ctl/code/ regex '\b(networkActivityIndicator|detailDisclosureButton|roundedRectangleButton|activityIndicator|contactAddButton|segmentedControl|refreshControl|navigationBar|progressView|actionSheet|pageControl|swipeAction|annotation|datePicker|infoButton|scrollView|volumeView|imageView|searchBar|statusBar|textField|textView|content|popover|section|segment|stepper|toolbar|button|picker|slider|switch|tabBar|alert|label|stack|table|wheel|view|row|tab)\b(?=\h*(\w+\h*)?["{])' 0:type
add-highlighter shared/ctl/code/ regex '\b(localizedStandardContains|startOfMonth|daysInMonth|firstIndex|lowercased|startOfDay|uppercased|formatted|hasPrefix|hasSuffix|localized|replacing|resizable|contains|reversed|isEmpty|trimmed|weekday|adding|custom|joined|minute|prefix|sorted|styled|suffix|system|count|first|image|month|round|hour|last|year|abs|day|max|min|pow|sum)\b(?=\h*\()' 0:function
add-highlighter shared/ctl/code/ regex '\b(Duration|Double|Length|String|Color|Image|Bool|Date|Font|Int)\b' 0:type
add-highlighter shared/ctl/code/ regex '\b(false|true|nil)\b' 0:value
add-highlighter shared/ctl/code/ regex '(?<![.`])\b(accessibility|appearance|component|binding|action|import|layout|record|sample|screen|align|event|style|else|enum|slot|task|for|let|pin|var|if|in|on)\b(?!\h*(:|<->))' 0:keyword
# END generated

§
