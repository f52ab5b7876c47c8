"""Rules of Bazel for `.ctl` files.

    load("//:ctl.bzl", "ctl_library")

    ctl_library(
        name = "screens",
        srcs = glob(["*.ctl"]),
        deps = ["//theme"],  # what they import from elsewhere
        module = "Screens",  # others may write `import Screens`
        settings = ["//:ctl.json"],
    )

A library is compiled by one action, in a worker that stays: the files of `srcs` may import each
other, and those of `deps` by their paths, or by the name of their module. So a change compiles its
library and those that depend on it. The Swift files are the outputs; `swift_library` of rules_swift
takes the library among its `srcs`.
"""

CtlInfo = provider(
    doc = "What others may import.",
    fields = {
        "sources": "The `.ctl` files of a library and of those that it depends on.",
        "modules": "The folders of their modules, as `NAME=FOLDER`.",
    },
)

def _swift_name(file):
    stem = file.basename[:-len(".ctl")]
    return stem + ("Screens.swift" if stem.lower() == "main" else ".swift")

def _compile(ctx, inputs, modules, emit, outputs, message):
    options = ctx.actions.args()
    options.use_param_file("@%s", use_always = True)
    options.set_param_file_format("multiline")
    options.add_all(ctx.files.srcs)

    # What is in the sandbox are links.
    options.add_all(["--root", ".", "--follow-links", "--format", "compiler", "--emit", emit])
    options.add_all(modules, before_each = "--module")
    options.add("-o", outputs[0].dirname)
    ctx.actions.run(
        executable = ctx.executable._compile,
        arguments = ["compile", options],
        inputs = inputs,
        outputs = outputs,
        mnemonic = "CtlCompile",
        progress_message = message + " %s" % ctx.label,
        execution_requirements = {
            "supports-workers": "1",
            "requires-worker-protocol": "json",
        },
    )

def _ctl_library_impl(ctx):
    srcs = ctx.files.srcs
    sources = depset(srcs, transitive = [dep[CtlInfo].sources for dep in ctx.attr.deps])
    modules = depset(transitive = [dep[CtlInfo].modules for dep in ctx.attr.deps])
    folder = "/".join([part for part in [ctx.label.workspace_root, ctx.label.package] if part])
    own = [ctx.attr.module + "=" + (folder or ".")] if ctx.attr.module else []
    inputs = depset(ctx.files.settings, transitive = [sources])
    swift = [ctx.actions.declare_file(ctx.label.name + "/" + _swift_name(src)) for src in srcs]
    strings = ctx.actions.declare_file(ctx.label.name + "/Localizable.xcstrings")

    _compile(ctx, inputs, modules, "swift", swift, "Compiling the screens of")
    _compile(ctx, inputs, modules, "strings", [strings], "Collecting the texts of")

    return [
        DefaultInfo(files = depset(swift)),
        CtlInfo(sources = sources, modules = depset(own, transitive = [modules])),
        # `--output_groups=strings` writes them too.
        OutputGroupInfo(strings = depset([strings])),
    ]

ctl_library = rule(
    implementation = _ctl_library_impl,
    doc = "Screens, components and constants as Swift, and their texts for translators.",
    attrs = {
        "srcs": attr.label_list(allow_files = [".ctl"], mandatory = True),
        "deps": attr.label_list(providers = [CtlInfo]),
        "module": attr.string(doc = "The name by which others import it, if they may."),
        "settings": attr.label_list(allow_files = ["ctl.json"], doc = "The `ctl.json` above them."),
        "_compile": attr.label(
            default = "//tools:ctl-compile",
            executable = True,
            cfg = "exec",
            allow_single_file = True,
        ),
    },
)
