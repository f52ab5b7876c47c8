import CtlCatalogue

extension LayoutConstraint {
  /// The kinds that the layout knows, by the names of `LayoutKind`.
  enum Kind: String {
    case width, height, horizontalSpacing, verticalSpacing
    case leadingSpaceToSuperview, trailingSpaceToSuperview
    case topSpaceToSuperview, bottomSpaceToSuperview
    case widthsEqually, heightsEqually
    case leftEdges, rightEdges, topEdges, bottomEdges
    case horizontalCenters, verticalCenters, baselines
    case horizontalCenterInContainer, verticalCenterInContainer

    /// By the index in `LayoutKind.all`.
    private static let all = LayoutKind.all.map { Kind(rawValue: $0.name) }

    static func at(_ index: Int) -> Kind? { all.indices.contains(index) ? all[index] : nil }
  }
}
