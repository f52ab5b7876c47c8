import CtlText
import Testing

/// "Did you mean" finds one name, whatever the order of the candidates.
@Suite struct NearestNameTests {
  @Test(arguments: [
    ("a", ["A", "B", "C"], "A"), ("ab", ["AB", "ac", "b"], "AB"), ("a", ["b", "c"], nil),
    ("lable", ["label", "table"], "label"), ("lst", ["list", "last"], nil),
  ])
  func orderDoesNotMatter(name: String, candidates: [String], expected: String?) {
    var candidates = candidates
    for _ in candidates {
      candidates.append(candidates.removeFirst())
      #expect(nearestName(to: name, among: candidates) == expected)
      #expect(nearestName(to: name, among: candidates.reversed()) == expected)
    }
  }

  @Test(arguments: [("ab", "ba", 1), ("ab", "bc", 2), ("abcd", "acbd", 1), ("ba", "cb", 2)])
  func onlyTwoLettersChangePlaces(_ one: String, _ other: String, _ distance: Int) {
    #expect(editDistance(one, other, limit: 3) == distance)
  }

  @Test func aDifferenceInCaseIsOneEdit() {
    #expect(editDistance("Label", "label", limit: 1) == 1)
    #expect(editDistance("Label", "label", limit: 0) == nil)
    #expect(editDistance("label", "label", limit: 0) == 0)
  }
}
