# Opens the file with the configuration of Kakoune. Its client, kakoune-lsp, is a program of its own;
# what is looked at is what it would read, and that the formatter works.
declare-option str lsp_servers
edit Main.ctl
format
evaluate-commands %sh{
    case "$kak_opt_filetype $kak_opt_comment_line $kak_opt_lsp_servers" in
        "ctl // "*'command = "ctl"'*) word=passed ;;
        *) word="failed: $kak_opt_filetype $kak_opt_lsp_servers" ;;
    esac
    printf '%s\n' "$word" > "$CTL_REPORT"
}
write
quit!
