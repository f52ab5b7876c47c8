use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

/// Tells Zed how to start `ctl lsp`: the program must be found on the path.
struct Ctl;

impl zed::Extension for Ctl {
    fn new() -> Self {
        Ctl
    }

    fn language_server_command(
        &mut self,
        _server: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Command> {
        let program = worktree
            .which("ctl")
            .ok_or("`ctl` is not on the path: build it with `swift build -c release`")?;
        Ok(Command {
            command: program,
            args: vec!["lsp".to_string()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(Ctl);
