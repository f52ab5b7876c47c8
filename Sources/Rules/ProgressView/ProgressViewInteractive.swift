import CtlDiagnostics

extension Rule {
  static let progressViewInteractive = Rule(about, visits: .kinds([.progressView])) {
    let notes = [Message("To let users set a value, use a slider.", "要让用户设定数值，请使用滑块。")()]
    $0.reportInteraction(about, notes: notes)
    $0.reportRequests(for: TouchRequests.progress, about, notes: notes)
  }
}

private let about = Code(
  "progress-view/interactive", .error,
  title: Message("users cannot interact with a progress view", "进度视图不支持用户交互行为"),
  why: Message(
    "A progress view only reports; it takes no touches and sends no events. An action for a "
      + "touch would never run.",
    "进度视图只用于显示进度，不接收触摸，也不发送事件。为触摸编写的处理永远不会执行。"),
  citation: .guidelines("Progress View > Appearance and Behavior"),
  bad: .inScreen(
    """
    action seek()
    content {
      progressView {
        progress: 0.4
        on valueChanged -> seek()
        //<^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      progressView {
        progress: 0.4
        isUserInteractionEnabled: true
        //                        ^^^^
      }
    }
    """,
    """
    content {
      progressView {
        progress: 0.4
        accessibility { traits: [.adjustable, .updatesFrequently] }
        //                       ^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      label "Drag the progress bar to skip."
      //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      progressView { progress: 0.4 }
    }
    """,
    """
    content {
      progressView { progress: 0.4; accessibility { label: "Song"; hint: "Moves to another place" } }
      //                                                                 ^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """),
  good: .inScreen(
    """
    content {
      progressView {
        progress: 0.4
        isUserInteractionEnabled: false
        accessibility { traits: [.updatesFrequently] }
      }
    }
    """), fix: .safe)
