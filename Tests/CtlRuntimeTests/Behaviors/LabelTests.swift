import CtlRuntime
import Testing

@Suite struct LabelTests {
  @Test("label.B1 the text is static: nothing a person does changes it")
  func isStatic() {
    var label = Label("Copies")
    for interaction in interactions { #expect(label.send(interaction) == []) }
    #expect(label == Label("Copies") && !label.isUserInteractionEnabled)
  }

  @Test("label.B2 copying is the only interaction, where it is allowed")
  func copy() {
    var label = Label("Copies")
    #expect(label.copy() == nil)
    label.isCopyable = true
    #expect(label.copy() == "Copies")
    label.isHidden = true
    #expect(label.copy() == nil)
  }

  @Test("label.B3 a text style follows the reader's size, other fonts do not")
  func dynamicType() {
    for style in Font.TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { Font.style(style).pointSize(for: $0) }
      #expect(sizes == sizes.sorted() && sizes.first != sizes.last && sizes.allSatisfy { $0 >= 11 })
    }
    #expect(Label("").pointSize() == 17 && Label("").font.followsDynamicType)
    for font in [Font.custom("Avenir", 22), .system(13)] {
      #expect(Set(ContentSizeCategory.allCases.map { font.pointSize(for: $0) }).count == 1)
    }
    #expect(Font.system(.nan).pointSize() == 17 && Font.system(-4).pointSize() == 1)
  }

  @Test("label.B4 a handler may change its text")
  func changes() {
    var slider = Slider()
    var label = Label("0%")
    for event in slider.slide(to: 0.5) where event == .valueChanged {
      label.text = "\(slider.value * 100)%"
    }
    #expect(label.text == "50.0%")
  }

  @Test("the number of lines is never negative")
  func lines() {
    var label = Label()
    label.numberOfLines = -2
    #expect(label.numberOfLines == 0)
  }
}
