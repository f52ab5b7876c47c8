import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// One guideline: its code, with the documentation that is also its test, and its check. A value in
/// a file of its own, plus one line in the list of its family.
public struct Rule: Sendable {
  public let code: Code
  public let visits: Visits
  /// If not empty, the rule sees only elements that have one of these: written, in any group and
  /// for any state, or set by the appearance of their kind.
  public let having: [PropertyName]
  /// What it says of a screen whose code stands elsewhere; nil when it does not judge one.
  public let weight: DesignWeight?
  /// Whether it judges only such screens.
  public let isOnlyForDesigns: Bool
  /// Checks one place and reports findings there. Called once for every place visited, in every
  /// screen, with the values of that place.
  public let check: @Sendable (PlacedElement) -> Void
  /// For a rule about a whole file, or about its appearances or steps too.
  public let checkFile: (@Sendable (FileUses) -> Void)?
  /// Whether it asks what other files use.
  public let asksUsers: Bool

  public init(
    _ code: Code, visits: Visits, having: [PropertyName] = [], weight: DesignWeight? = nil,
    file checkFile: (@Sendable (FileUses) -> Void)? = nil,
    check: @escaping @Sendable (PlacedElement) -> Void
  ) {
    self.code = code
    self.visits = visits
    self.having = having
    self.weight = weight
    isOnlyForDesigns = false
    self.check = check
    self.checkFile = checkFile
    asksUsers = false
  }

  /// A rule about screens whose code stands elsewhere, and no others.
  public init(
    design code: Code, visits: Visits, weight: DesignWeight,
    check: @escaping @Sendable (PlacedElement) -> Void
  ) {
    self.code = code
    self.visits = visits
    having = []
    self.weight = weight
    isOnlyForDesigns = true
    self.check = check
    checkFile = nil
    asksUsers = false
  }

  /// A rule about the declarations of a file.
  public init(
    _ code: Code, asksUsers: Bool = false, file check: @escaping @Sendable (FileUses) -> Void
  ) {
    self.code = code
    visits = .file
    having = []
    weight = nil
    isOnlyForDesigns = false
    self.check = { _ in }
    checkFile = check
    self.asksUsers = asksUsers
  }

  public enum Visits: Sendable {
    /// Elements of these kinds.
    case kinds([KindName])
    /// Every element of the 18 kinds.
    case controls
    /// Every element that has a kind, containers and parts included.
    case elements
    /// The screen itself, once.
    case screen
    /// The root of every screen, and of every component with constraints or sizes, once.
    case layout
    /// The declarations of the file, once, if it has no errors.
    case file
  }
}

extension Rule {
  /// Every rule, family by family. A test compares it with the folders and with the acceptance list.
  public static let all: [Rule] = families.flatMap { $0 }

  /// The codes of the rules that ask what other files use.
  public static let codesOfUsers = all.filter(\.asksUsers).map(\.code.id)

  private static let families: [[Rule]] = [
    controlRules,
    unusedRules,
    valueRules,
    tableRules,
    screenRules,
    scrollViewRules,
    tabBarRules,
    layoutRules,
    accessibilityRules,
    activityIndicatorRules,
    contactAddButtonRules,
    datePickerRules,
    detailDisclosureButtonRules,
    documentRules,
    infoButtonRules,
    labelRules,
    networkActivityIndicatorRules,
    pageControlRules,
    pickerRules,
    progressViewRules,
    refreshControlRules,
    roundedRectangleButtonRules,
    segmentedControlRules,
    sliderRules,
    stepperRules,
    switchRules,
    buttonRules,
    textFieldRules,
    textRules,
  ]

  /// Rules by their visits; in the order of `all` for each.
  struct Table: Sendable {
    /// The part of a rule that is needed when its kind is known.
    struct Visit: Sendable {
      let wanted: PropertyFilter
      let check: @Sendable (PlacedElement) -> Void

      init(_ rule: Rule) {
        wanted = rule.having.isEmpty ? .all : PropertyFilter(rule.having)
        check = rule.check
      }
    }

    /// Each rule once.
    let visits: [Visit]
    /// The positions in `visits` for all kinds, one kind after the other, and where those of each begin.
    private var order: [UInt16]
    private var starts: [Int]
    let ofLayouts: [Visit]
    let ofFiles: [@Sendable (FileUses) -> Void]
    /// Those of them that judge what stands there, as rules about elements do, and miss no use.
    let ofPlaces: [@Sendable (FileUses) -> Void]

    init(_ rules: [Rule], where isActive: (Rule) -> Bool = { _ in true }) {
      var (kinds, known): ([KindSet], [Visit]) = ([], [])
      var ofLayouts: [Visit] = []
      var (ofFiles, ofPlaces): ([@Sendable (FileUses) -> Void], [@Sendable (FileUses) -> Void])
      (ofFiles, ofPlaces) = ([], [])
      for rule in rules where isActive(rule) {
        let visit = Visit(rule)
        kinds.append(rule.visits.kinds)
        known.append(visit)
        if case .layout = rule.visits { ofLayouts.append(visit) }
        guard let check = rule.checkFile else { continue }
        ofFiles.append(check)
        if case .file = rule.visits { continue }
        ofPlaces.append(check)
      }
      (self.ofLayouts, self.ofFiles, self.ofPlaces) = (ofLayouts, ofFiles, ofPlaces)
      visits = known
      var counts = [Int](repeating: 0, count: KindName.allCases.count + 1)
      for set in kinds { set.each { counts[$0 + 1] += 1 } }
      for kind in 1..<counts.count { counts[kind] += counts[kind - 1] }
      starts = counts
      order = [UInt16](repeating: 0, count: counts[counts.count - 1])
      for (index, set) in kinds.enumerated() {
        set.each { kind in
          order[counts[kind]] = UInt16(index)
          counts[kind] += 1
        }
      }
    }

    /// The positions in `visits` for a kind.
    func visits(of kind: KindName) -> ArraySlice<UInt16> {
      order[starts[kind.rawValue]..<starts[kind.rawValue + 1]]
    }

    private static let standard = made(Settings(), ofDesigns: false)
    private static let standardOfDesigns = made(Settings(), ofDesigns: true)

    private static func made(_ settings: Settings, ofDesigns: Bool) -> Table {
      Table(all) {
        settings.isActive($0.code) && (ofDesigns ? $0.weight != nil : !$0.isOnlyForDesigns)
      }
    }

    /// The rules that the settings leave on; made once for a project without settings.
    static func active(_ settings: Settings, ofDesigns: Bool) -> Table {
      guard settings == Settings() else { return made(settings, ofDesigns: ofDesigns) }
      return ofDesigns ? standardOfDesigns : standard
    }
  }
}

extension Rule.Visits {
  /// The kinds whose elements are visited.
  fileprivate var kinds: KindSet {
    switch self {
    case .kinds(let kinds): KindSet(kinds)
    case .controls: Self.allControls
    case .elements: Self.allElements
    case .screen: [.screen]
    case .layout, .file: []
    }
  }

  private static let allControls = KindSet(
    Kind.all.filter { $0.role == .control }.map(\.name))
  private static let allElements = KindSet(KindName.allCases.filter { $0 != .accessibility })
}
