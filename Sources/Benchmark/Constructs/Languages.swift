extension Construct {
  /// What is looked up, and what is not, in an app with several languages.
  static let languages = [
    Construct(
      "openings of a screen that shows much",
      file: { count in
        "screen T(first: String) {\n" + lines(count) { "var v\($0): String = \"\"" }
          + "content { label \"\\(first)\"\n" + lines(count) { "label \"\\(v\($0))\"" }
          + "} }\nscreen S { content {\n"
          + lines(count) { "button \"Go\" { on touchUpInside -> push T(\"Page \($0)\") }" }
          + "} }\n"
      }),
    Construct(
      "tabs of a screen that shows much",
      file: { count in
        "screen T(first: String) {\n" + lines(count) { "var v\($0): String = \"\"" }
          + "content { label \"\\(first)\"\n" + lines(count) { "label \"\\(v\($0))\"" }
          + "} }\nscreen S { tabBar {\n"
          + lines(count) { "tab \"Page\" { screen: T(\"Page \($0)\") }" } + "} }\n"
      }),
    Construct(
      "steps that set texts",
      file: { count in
        "screen S {\n" + lines(count) { "var v\($0): String = \"None\"" } + "content {\n"
          + lines(count) {
            "label \"\\(v\($0))\"; button \"Go\" { on touchUpInside -> v\($0) = \"Done \($0)\" }"
          } + "} }\n"
      }),
    Construct(
      "steps that set fields that are shown",
      file: { count in
        "record R {\n" + lines(count) { "f\($0): String = \"Field\"" }
          + "}\nscreen S { var r: R = R()\ncontent {\n"
          + lines(count) {
            "label \"\\(r.f\($0))\"; button \"Go\" { on touchUpInside -> r.f\($0) = \"Done \($0)\" }"
          } + "} }\n"
      }),
    Construct(
      "steps that set one record that is shown",
      file: { count in
        "record R {\n" + lines(count) { "f\($0): String = \"Field\"" }
          + "}\nlet first = R()\nscreen S { var r: R = R()\ncontent {\n"
          + lines(count) { "label \"\\(r.f\($0))\"" }
          + lines(count) { _ in "button \"Go\" { on touchUpInside -> r = first }" } + "} }\n"
      }),
    Construct(
      "records that a component shows",
      file: { count in
        "record R { title: String }\nlet all = [\n" + lines(count) { "R(title: \"Page \($0)\")," }
          + "]\ncomponent C(r: R) { label \"\\(r.title)\" }\nscreen S { content {\n"
          + lines(count) { _ in "C { r: all[0] }" } + "} }\n"
      }),
    content("texts to translate") {
      "label \"Page \($0)\"; button \"Page \($0)\" { type: .system }\n"
    },
    content("texts that are looked up by steps", declaring: "var t: String = \"\"") {
      "label \"\\(t)\"; button \"Go\" { on touchUpInside -> t = localized(\"Page \($0)\") }\n"
    },
    content("names of values to translate", declaring: "var n: Double = 1") {
      "label l\($0) \"Copies \($0)\"; stepper { value <-> n; describedBy: l\($0) }\n"
    },
  ].map(\.inLanguages)
}
