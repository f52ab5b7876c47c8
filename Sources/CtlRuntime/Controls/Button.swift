/// Runs an action of the app when tapped.
public struct Button: ContentAligning {
  public static let facts = ControlFacts(
    .button, events: .touch, defaultEvent: .touchUpInside,
    traits: [.userInteractionEnabled, .button])

  public var view = ViewProperties()
  public var control = ControlProperties()
  public var alignment = ContentAlignment()
  /// `system` without border and background, `custom` with your own.
  public var type = Style.system
  /// Its text, for each state: a short verb phrase in title-style capitalization.
  public var title = PerState<String>()
  /// The icon instead of a title, for each state.
  public var image = PerState<ImageReference>()
  /// Drawn by a custom button only.
  public var backgroundImage = PerState<ImageReference>()
  /// Drawn by a custom button only.
  public var border = false
  /// Whether it lights up while touched.
  public var showsHighlight = true
  /// Whether it needs the attention that a border or background attracts.
  public var emphasis = false
  /// What it does to the work of people.
  public var role = Role.normal
  /// In points; nil means the width of the content.
  public var width: Double? { didSet { width = notNegative(width) } }

  /// Whether the system draws it or the app.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case system, custom

    /// Since iOS 7 the same as `system`.
    public static let roundedRect = Style.system
  }

  /// As UIKit's `UIButton.Role` and `UIAlertAction.Style`.
  public enum Role: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case normal
    /// The way out of an alert or an action sheet: bold.
    case cancel
    /// In red: it deletes something.
    case destructive
  }

  public init() {}
  /// A button with a title.
  public init(
    _ title: String, type: Style = .system, _ configure: (inout Self) -> Void = { _ in }
  ) {
    self.title = PerState(title)
    self.type = type
    configure(&self)
  }

  /// The state that its color follows: without the highlight when it shows none. The title and the image for
  /// that state show anyway.
  public var displayedState: ControlState {
    showsHighlight ? state : state.subtracting(.highlighted)
  }

  /// The title in its current state.
  public var currentTitle: String? { title[state] }
  /// The image in its current state.
  public var currentImage: ImageReference? { image[state] }
  /// The background in its current state; a system button has none.
  public var currentBackgroundImage: ImageReference? {
    type == .custom ? backgroundImage[state] : nil
  }
  /// Whether a border is drawn; a system button has none.
  public var drawsBorder: Bool { type == .custom && border }

  /// Its tint; red when it deletes something.
  public var ownTint: Color? { tintColor ?? (role == .destructive ? .systemRed : nil) }

  /// The color of title and icon: its tint, else the color of its parent.
  public func contentColor(inherited: Color) -> Color { effectiveTint(inherited: inherited) }

  /// The current title, cut in the middle if it is too long.
  public func displayedTitle(columns: Int) -> String {
    (currentTitle ?? "").truncated(toColumns: columns)
  }

  /// Whether it leaves a sheet without an answer, so that it stands where the lines of a navigation
  /// bar begin, even alone.
  public var isWayOut: Bool {
    Self.isWayOut(isCancel: role == .cancel, title: title[.normal] ?? "")
  }

  /// The same for what is known of a button.
  package static func isWayOut(isCancel: Bool, title: String) -> Bool {
    isCancel || wordsForCancel.contains(title)
  }

  /// The system's own, so that a button stands in one place in every language.
  private static let wordsForCancel: Set<String> = [
    "Abbrechen", "Annuler", "Annuleren", "Annulla", "Annuller", "Anulează", "Anuluj",
    "Avbryt", "Batal", "Cancel", "Cancelar", "Cancel·lar", "Hủy", "Huỷ", "İptal", "Mégse",
    "Odustani", "Otkaži", "Peruuta", "Prekliči", "Zrušit", "Zrušiť", "Ακύρωση", "Отмена",
    "Отменить",
    "Скасувати", "ביטול", "إلغاء", "रद्द करें", "ยกเลิก", "キャンセル", "取消", "취소",
  ]

  /// A selection is visible when someone set it, or when it has a title or an image of its own.
  public var showsSelection: Bool {
    guard isSelected else { return false }
    return !control.isSelectedByTouch
      || title.states.union(image.states).union(backgroundImage.states)
        .contains { $0.contains(.selected) }
  }

  /// The title, also while an icon is shown instead.
  public var ownText: String? { title[state].flatMap { $0.isEmpty ? nil : $0 } }

  public var imageName: String? { currentImage?.name }

  public static let allFields = fields(
    [
      .stored("type", \.type), .perState("title", \.title), .perState("image", \.image),
      .perState("backgroundImage", \.backgroundImage), .stored("border", \.border),
      .stored("showsHighlight", \.showsHighlight), .stored("emphasis", \.emphasis),
      .stored("role", \.role), .stored("width", \.width),
    ] + alignmentFields)
}
