import CtlDiagnostics

/// A site of the screens of a project. It opens from the disk, and needs no network.
public enum Gallery {
  /// A file of the site.
  public typealias File = (path: String, bytes: [UInt8])

  public static func page(of id: String) -> String { "screens/\(id).html" }
  public static func picture(_ variant: Variant, of id: String) -> String {
    "pictures/\(id)/\(variant.name).svg"
  }

  /// The files that are the same for every project.
  public static let common: [File] = [
    ("gallery.css", Array(style.utf8)), ("gallery.js", Array(script.utf8)),
  ]

  // MARK: The list

  /// The page with all screens.
  public static func index(_ screens: [GalleryScreen], language: Language) -> [UInt8] {
    var page = PageWriter(language, title: "Ctl", root: "")
    let changed = screens.filter { !$0.changes.isEmpty }.count
    page.element("header") { page in
      page.element("h1") { $0.words("\(screens.count) screens", "\(screens.count) 个界面") }
      page.element("p", ["class": "tools"]) { page in
        page.element(
          "input",
          [
            "type": "search", "id": "search", "autofocus": "",
            "aria-label": page.said("Search", "搜索"),
            "placeholder": page.said("Search (/)", "搜索 (/)"),
          ])
        let filters: [(String, String, String)] = [
          ("all", "All", "全部"), ("findings", "With findings", "有检查结果"),
          ("errors", "With errors", "有错误"), ("states", "With states", "有不同状态"),
        ]
        for (name, en, zh) in filters + (changed > 0 ? [("changed", "Changed", "有变化")] : []) {
          filter(name, page.said(en, zh), isOn: name == "all", &page)
        }
      }
      page.element("p", ["id": "count", "role": "status"])
    }
    page.element("main", ["class": "cards"]) { page in
      for screen in screens { card(screen, &page) }
    }
    page.element("footer") {
      $0.words(
        "/ searches, the arrows move, Enter opens.", "按 / 搜索，方向键移动，回车打开。")
    }
    page.end()
    return page.bytes
  }

  private static func filter(_ name: String, _ title: String, isOn: Bool, _ page: inout PageWriter)
  {
    page.element(
      "button", ["type": "button", "data-filter": name, "aria-pressed": isOn ? "true" : "false"]
    ) { $0.text(title) }
  }

  private static func card(_ screen: GalleryScreen, _ page: inout PageWriter) {
    var tags: [String] = []
    if !screen.findings.isEmpty { tags.append("findings") }
    if screen.findings.contains(where: { $0.severity == .error }) { tags.append("errors") }
    if screen.shots.contains(where: { $0.variant.group == .state }) { tags.append("states") }
    if !screen.changes.isEmpty { tags.append("changed") }
    let codes = Set(screen.findings.map(\.code)).sorted().joined(separator: " ")
    page.element(
      "a",
      [
        "class": "card", "href": Gallery.page(of: screen.id),
        "data-tags": tags.joined(separator: " "),
        "data-words": "\(short(screen.name)) \(short(screen.title)) \(screen.path) \(codes)",
      ]
    ) { page in
      if let shot = screen.shots.first {
        page.element("img", ["src": shot.path, "alt": "", "loading": "lazy"])
      } else {
        page.element("span", ["class": "missing", "aria-hidden": "true"]) { $0.text("✗") }
      }
      page.element("strong", ["dir": "auto"]) { $0.text(screen.title, limit: 80) }
      page.element("small") { $0.text("\(short(screen.name)) · \(screen.path)", limit: 160) }
      if !screen.findings.isEmpty {
        let worst = screen.findings.map(\.severity).max() ?? .advice
        page.element("small", ["class": "badge \(worst.rawValue)"]) { page in
          let count = screen.findings.count
          page.words("\(count) \(count == 1 ? "finding" : "findings")", "\(count) 项检查结果")
        }
      }
      if !screen.changes.isEmpty {
        page.element("small", ["class": "badge changed"]) { $0.words("changed", "有变化") }
      }
    }
  }

  private static func short(_ text: String) -> String { String(text.prefix(80)) }

  // MARK: One screen

  /// The page of a screen; `neighbours` are the pages before and after it.
  public static func page(
    _ screen: GalleryScreen, previous: GalleryScreen?, next: GalleryScreen?, language: Language
  ) -> [UInt8] {
    var page = PageWriter(language, title: short(screen.title) + " – Ctl", root: "../")
    page.element("header") { page in
      page.element("nav") { page in
        link("../index.html", page.said("All screens", "全部界面"), "up", &page)
        if let previous {
          link("../" + Gallery.page(of: previous.id), "← " + short(previous.name), "prev", &page)
        }
        if let next {
          link("../" + Gallery.page(of: next.id), short(next.name) + " →", "next", &page)
        }
      }
      page.element("h1", ["dir": "auto"]) { $0.text(screen.title, limit: 200) }
      page.element("p", ["class": "place"]) { page in
        page.element("code") { $0.text("\(screen.name)", limit: 200) }
        page.text(" \(screen.path):\(screen.line)")
      }
      if let text = screen.documentation { page.element("p") { $0.text(text) } }
      if let problem = screen.problem {
        page.element("p", ["class": "problem"]) { $0.text(problem) }
      }
    }
    page.element("main") { page in
      changes(screen, &page)
      pictures(screen, &page)
      findings(screen, &page)
      page.list(page.said("What VoiceOver says", "旁白朗读的内容"), screen.speech)
      page.list(page.said("Variables", "变量"), screen.variables, isCode: true)
      page.list(page.said("Actions", "动作"), screen.actions, isCode: true)
      links(page.said("Opens", "打开的界面"), screen.opens, &page)
      links(page.said("Opened by", "被以下界面打开"), screen.openers, &page)
      page.list(page.said("Imported by", "被以下文件导入"), screen.importers, isCode: true)
    }
    page.end()
    return page.bytes
  }

  private static func links(
    _ title: String, _ links: [GalleryScreen.Link], _ page: inout PageWriter
  ) {
    guard !links.isEmpty else { return }
    page.element("section") { page in
      page.element("h2") { $0.text(title) }
      page.element("ul") { page in
        for link in links {
          page.element("li") { page in
            page.element("code") { $0.text(link.way?.rawValue ?? "tab") }
            page.text(" ")
            page.element("a", ["href": "../" + Gallery.page(of: link.id)]) {
              $0.text(link.name, limit: 200)
            }
          }
        }
      }
    }
  }

  private static func link(
    _ target: String, _ text: String, _ relation: String, _ page: inout PageWriter
  ) {
    page.element("a", ["href": target, "rel": relation]) { $0.text(text) }
  }

  private static func pictures(_ screen: GalleryScreen, _ page: inout PageWriter) {
    guard !screen.shots.isEmpty else { return }
    page.element("section", ["class": "pictures"]) { page in
      page.element("h2") { $0.words("Pictures", "图片") }
      page.element("p", ["class": "tools"]) { page in
        filter("all", page.said("All", "全部"), isOn: true, &page)
        for group in Variant.Group.allCases
        where screen.shots.contains(where: { $0.variant.group == group }) {
          filter(group.rawValue, page.said(group.title.en, group.title.zh), isOn: false, &page)
        }
      }
      page.element("div", ["class": "shots"]) { page in
        for shot in screen.shots {
          page.element("figure", ["data-tags": shot.variant.group.rawValue]) { page in
            page.element("a", ["href": "../" + shot.path]) { page in
              image(shot.path, "\(short(screen.title)): \(shot.variant.title)", &page)
            }
            page.element("figcaption", ["dir": "auto"]) { $0.text(shot.variant.title) }
          }
        }
      }
    }
  }

  private static func image(_ path: String, _ text: String, _ page: inout PageWriter) {
    page.element("img", ["src": "../" + path, "alt": text, "loading": "lazy"])
  }

  private static func findings(_ screen: GalleryScreen, _ page: inout PageWriter) {
    guard !screen.findings.isEmpty else { return }
    page.element("section") { page in
      page.element("h2") { $0.words("Findings", "检查结果") }
      for finding in screen.findings {
        page.element("article", ["class": finding.severity.rawValue]) { page in
          page.element("h3") { $0.text(finding.message) }
          page.element("p") { page in
            page.element("code") { $0.text(finding.code) }
            page.text(" \(finding.place)")
          }
          page.element("p") { $0.text(finding.why) }
          if let source = finding.source {
            page.element("p", ["class": "source"]) { $0.text(source) }
          }
        }
      }
    }
  }

  private static func changes(_ screen: GalleryScreen, _ page: inout PageWriter) {
    guard !screen.changes.isEmpty else { return }
    page.element("section") { page in
      page.element("h2") { $0.words("Changes", "变化") }
      for change in screen.changes {
        page.element("div", ["class": "change"]) { page in
          page.element("h3") { $0.text(change.title) }
          let sides = [
            (page.said("before", "之前"), change.before), (page.said("after", "之后"), change.after),
          ]
          for (title, path) in sides {
            page.element("figure") { page in
              stack([path, change.marks], "\(change.title): \(title)", "marked", &page)
              page.element("figcaption") { $0.text(title) }
            }
          }
          if let before = change.before, let after = change.after {
            page.element("figure") { page in
              let title = page.said("difference", "差异")
              stack([before, after], "\(change.title): \(title)", "blend", &page)
              page.element("figcaption") { $0.text(title) }
            }
          }
        }
      }
    }
  }

  /// Pictures that lie on each other.
  private static func stack(
    _ paths: [String?], _ text: String, _ kind: String, _ page: inout PageWriter
  ) {
    page.element("div", ["class": "stack \(kind)"]) { page in
      guard let first = paths[0] else { return page.element("p") { $0.words("none", "无") } }
      image(first, text, &page)
      if let second = paths[1] { image(second, "", &page) }
    }
  }
}

extension Variant.Group {
  var title: (en: String, zh: String) {
    switch self {
    case .device: ("Devices", "设备")
    case .look: ("Dark", "深色")
    case .size: ("Text sizes", "文字大小")
    case .language: ("Languages", "语言")
    case .state: ("States", "状态")
    }
  }
}
