import CtlChecker
import CtlPreview
import CtlSyntax
import Foundation
import Testing

/// What a screen in use does when the result of another one has come.
@Suite struct ResultHandlerTests {
  private func play(_ source: String, _ script: String) throws -> String {
    let preview = try Preview(Program.check(SyntaxTree.parse(source)))
    let steps = "size 60 20\n\(script)\nframe\nkey e\nframe"
    return PreviewScript.text(try PreviewScript.play(steps, on: preview))
  }

  static let downloads = """
    record Episode { id: Int; title: String }
    screen Episodes "Episodes" {
      let episodes = [Episode(id: 1, title: "Garden"), Episode(id: 2, title: "Rain")]
      var note: String = "-"
      task load(episode: Episode, tries: Int = 1)
      sample "Rain" { load: .running(0.5, episode: episodes[1]) }
      sample "Failed" { load: .failed("No", episode: episodes[0]) }
      on load -> note = "Has \\(load.episode.title)"
      on load.failed(why) {
        note = "\\(load.episode.title) \\(load.tries): \\(why)"
        if load.tries < 2 { load(episode: load.episode, tries: load.tries + 1) }
      }
      table {
        for episode in episodes {
          row "\\(episode.title)" { on select -> load(episode: episode) }
        }
        row "Loads \\(load.episode?.title ?? "nothing") \\(load.tries ?? 0)"
        row "\\(note)"
      }
    }
    """

  @Test("what a task was started with is there while it runs, and when it has ended")
  func startedWith() throws {
    let text = try play(Self.downloads, "frame\ntap Rain\nframe\nkey T\nframe\nkey t")
    #expect(text.contains("Loads nothing 0") && text.contains("Loads Rain 1"), "\(text)")
    #expect(text.contains("Rain 1: No") && text.contains("Loads Rain 2"), "\(text)")
    #expect(text.contains("Has Rain"), "\(text)")
    let last = try play(Self.downloads, "tap Rain\ntap Garden\nkey t")
    #expect(last.contains("Has Garden"), "the latest start: \(last)")
  }

  @Test("a sample shows what a task was started with")
  func startedInSamples() throws {
    let text = try play(Self.downloads, "key s\nframe\nkey s\nframe")
    #expect(text.contains("Loads Rain 0"), "\(text)")
    #expect(text.contains("Garden 0: No"), "\(text)")
  }

  static let shelf = """
    record Episode { id: Int; title: String }
    screen Episodes "Episodes" {
      let episodes = [Episode(id: 1, title: "Garden"), Episode(id: 2, title: "Rain")]
      var note: String = "-"
      var sizes: [Int] = []
      task load(for episode: Episode, tries: Int = 1) -> Int
      sample "Both" { load: .running(0.5, episode: episodes[0]); load: .failed("No", episode: episodes[1]) }
      sample "Rain" { load: .finished(7, episode: episodes[1]) }
      on load(size) -> note = "Has \\(load.episode.title) \\(size)"
      on load.failed(why) {
        note = "\\(load.episode.title) \\(load.tries): \\(why)"
        if load.tries < 2 { load(episode: load.episode, tries: load.tries + 1) }
      }
      table {
        for episode in episodes {
          row "\\(episode.title)" { on select -> sizes += load(episode: episode) }
          row "\\(load(episode).isRunning) \\(load(episode).tries ?? 0) \\(load(episode).progress) \\(load(episode).message)"
        }
        row "Stop Garden" { on select -> cancel load(episodes[0]) }
        row "Stop" { on select -> cancel load }
        row "\\(load.isRunning) \\(note) \\(sizes.count)"
      }
    }
    """

  @Test("work for several items goes on at the same time, and each ends by itself")
  func items() throws {
    let both = try play(
      Self.shelf, "tap Rain\ntap Garden\nframe\ntap Stop Garden\nframe\nkey T\nframe\nkey t")
    #expect(both.contains("Rain 1: No") && both.contains("Has Rain 7"), "\(both)")
    #expect(both.contains("cancel load(Episode(id: 1"), "\(both)")
    #expect(both.contains("load(2) → finished"), "\(both)")
    let none = try play(Self.shelf, "tap Rain\ntap Garden\ntap Stop")
    #expect(none.contains("false - 0"), "\(none)")
    let samples = try play(Self.shelf, "key s\nframe\nkey s\nframe")
    #expect(samples.contains("true 0 0.5") && samples.contains("Rain 0: No"), "\(samples)")
    #expect(samples.contains("false Has Rain 7"), "\(samples)")
  }

  static let source = """
    screen Tea "Tea" {
      var strength: Int in 1...5 = 3
      var note: String = "-"
      on Pick(chosen) { note = "Picked \\(chosen) of \\(strength)"; if chosen == 9 { push Look() } }
      table {
        row "Strength \\(strength)" { on select -> strength = sheet Pick(current: strength) }
        row "Only Pick" { on select -> sheet Pick(current: 1) }
        row "Note \\(note)"
      }
    }
    screen Pick(current: Int) "Pick" -> Int {
      table {
        row "More" { on select -> finish(current + 1) }
        row "Nine" { on select -> finish(9) }
        row "Back" { on select -> close }
      }
    }
    screen Look "Look" { content { label "Nine is much." } }
    """

  @Test func theStepsFollowTheValueInItsPlace() throws {
    let text = try play(Self.source, "tap Strength 3\ntap More")
    #expect(text.contains("Strength 4") && text.contains("Note Picked 4 of 4"), "\(text)")
    #expect(text.contains("screen Pick: finish → note = \"Picked 4 of 4\""), "\(text)")
  }

  @Test("what a task's end cancels, starts anew or closes does not end with the same key")
  func endsOfTasks() throws {
    func log(_ handler: String, _ script: String = "tap Start\nkey t") throws -> String {
      try play(
        """
        screen Work "Work" {
          var log: [String] = []
          task load(kind: .network, duration: .known)
          task save(kind: .network)
          \(handler)
          on save -> log.append("saved")
          table {
            row "Start" { on select { load(); save() } }
            row "Stop" { on select -> cancel load }
            row "Log: \\(log.count), \\(load.progress)"
            if load.isRunning { row { activityIndicator { while: load; style: .gray } } }
            if save.isRunning { row { activityIndicator { while: save; style: .gray } } }
          }
        }
        """, script)
    }
    #expect(try log("").contains("Log: 1, 1"))
    #expect(try log("on load -> cancel save").contains("Log: 0, 1"))
    #expect(try log("on load -> save()").contains("Log: 0, 1"))
    #expect(try log("on load.failed -> cancel save", "tap Start\nkey T").contains("Log: 0, 0"))
    // One that has ended stays as it ended.
    #expect(try log("", "tap Start\nkey t\ntap Stop").contains("Log: 1, 1"))
  }

  @Test("a step of a script that can do nothing is a mistake")
  func stepsThatDoNothing() {
    let source = """
      screen Limit "Limit" {
        var asks: Bool = false
        var typed: String = ""
        content {
          label caption "A day"
          textField { text <-> typed; placeholder: "0"; content: .number }
          button "Send" { on touchUpInside -> asks = true }
          button "Add" { on touchUpInside -> typed = "1" }
        }
        alert "Send It?" {
          isPresented <-> asks
          button "Cancel" { role: .cancel }
        }
      }
      """
    func reason(_ script: String) -> String? {
      do {
        _ = try play(source, script)
      } catch let failure as PreviewScript.Failure {
        return failure.reason
      } catch {}
      return nil
    }
    #expect(reason("drag caption 50") == "`drag` is for a slider; this is a `label`")
    #expect(reason("hold caption") == "`hold` is for a stepper; this is a `label`")
    #expect(reason("spin caption 0 1")?.hasPrefix("`spin` is for a picker") == true)
    #expect(reason("tap Send\ntap Add") == "an `alert` lies over it and takes all touches")
    #expect(reason("tap textField\ntype 3.5") == "`.` is not on the keyboard numberPad")
    #expect(reason("tap textField\ntype 35") == nil)
  }

  @Test func aResultThatNoVariableTakesComesToo() throws {
    let text = try play(Self.source, "tap Only Pick\ntap More")
    #expect(text.contains("Strength 3") && text.contains("Note Picked 2 of 3"), "\(text)")
  }

  @Test func aScreenThatIsClosedBringsNothing() throws {
    #expect(try play(Self.source, "tap Only Pick\ntap Back").contains("Note -"))
  }

  @Test func theStepsMayOpenAnotherScreen() throws {
    #expect(try play(Self.source, "tap Strength 3\ntap Nine").contains("Nine is much."))
  }

  @Test func screensThatOpenAndFinishByThemselvesComeToAnEnd() throws {
    let text = try play(
      """
      screen Tea "Tea" {
        var count: Int = 0
        on Pick(n) { count += n; sheet Pick() }
        table { row "Count \\(count)" { on select -> sheet Pick() } }
      }
      screen Pick "Pick" -> Int {
        on appear -> finish(1)
        content { label "Gone at once." }
      }
      """, "tap Count 0")
    #expect(text.contains("Count ") && !text.contains("Count 0"), "\(text)")
  }

  // Swift calls the app for each step, in order.
  static let several = """
    screen First "First" {
      var picked: Int = 0
      table {
        row "Both" { on select { push Second(); picked = push Third() } }
        row "There and Away" { on select { push Second(); close } }
        row "Picked \\(picked)"
      }
    }
    screen Second "Second" {
      table { row "Replace" { on select { close; push Third() } }; row "Twice" { on select { close; close } } }
    }
    screen Third "Third" -> Int { table { row "Take" { on select -> finish(7) } } }
    """

  @Test func oneHandlerOpensSeveralScreens() throws {
    #expect(try play(Self.several, "tap Both").contains("Take"))
    #expect(try play(Self.several, "tap Both\nkey escape").contains("Replace"))
    // The one below waits for the result.
    #expect(try play(Self.several, "tap Both\ntap Take\nkey escape").contains("Picked 7"))
  }

  @Test func aScreenGoesAndAnotherOneComes() throws {
    let start = "tap Both\nkey escape\ntap Replace"
    #expect(try play(Self.several, start).contains("Take"))
    let back = try play(Self.several, start + "\nkey escape")
    #expect(back.contains("Picked 0"), "\(back)")
    // The screen that asked is gone, and nobody waits.
    #expect(try play(Self.several, start + "\ntap Take").contains("Picked 0"))
  }

  @Test func aScreenGoesOnce() throws {
    let nested = Self.several.replacingOccurrences(
      of: "row \"Both\"", with: "row \"Self\" { on select -> push First() }\n    row \"Both\"")
    let text = try play(nested, "tap Self\ntap Both\nkey escape\ntap Twice\nkey escape")
    #expect(text.contains("Both"), "\(text)")
    let away = try play(Self.several, "tap There and Away")
    #expect(away.contains("the one who opened this screen takes it away"), "\(away)")
  }

  // Third lies over Second, which lies over First.
  static let below = """
    screen Zero "Zero" { table { row "Begin" { on select -> push First() } } }
    screen First "First" {
      on Third(n) { if n == 7 { push Fourth() } else { close } }
      table { row "Both" { on select { push Second(); push Third() } } }
    }
    screen Second "Second" { content { label "Second lies here." } }
    screen Third "Third" -> Int {
      table { row "Seven" { on select -> finish(7) }; row "Eight" { on select -> finish(8) } }
    }
    screen Fourth "Fourth" { content { label "First asked for this." } }
    """

  @Test func aScreenBelowThatGetsTheResultOpensAnother() throws {
    let text = try play(Self.below, "tap Begin\ntap Both\ntap Seven")
    #expect(text.contains("First asked for this."), "\(text)")
    let back = try play(Self.below, "tap Begin\ntap Both\ntap Seven\nkey escape")
    #expect(back.contains("Second lies here."), "\(back)")
  }

  @Test func aScreenBelowThatGetsTheResultGoesWithWhatLiesOverIt() throws {
    let text = try play(Self.below, "tap Begin\ntap Both\ntap Eight")
    #expect(text.contains("Begin"), "\(text)")
  }

  @Test func aScreenThatItsResultTookAwayGoesOnce() throws {
    let text = try play(
      """
      screen Zero "Zero" { table { row "Begin" { on select -> push First() } } }
      screen First "First" { table { row "Go On" { on select -> push Middle() } } }
      screen Middle "Middle" {
        on Quick(n) -> close
        table { row "Twice" { on select { push Quick(); close } } }
      }
      screen Quick "Quick" -> Int {
        on appear -> finish(1)
        content { label "Gone at once." }
      }
      """, "tap Begin\ntap Go On\ntap Twice")
    #expect(text.split(separator: "Events")[0].contains("│ Go On"), "\(text)")
  }
}
