import MartletControls

/// What a developer is told about constraints that cannot hold together.
@MainActor @preconcurrency enum ConstraintRemarks {
  static func noteConflict(_ constraint: NSLayoutConstraint) {
    let name = constraint.identifier.map { " \"\($0)\"" } ?? ""
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0.map { "\(type(of: $0))" } }
    Notes.once(
      """
      The constraint\(name) on \(constraint.firstAttribute) of \(items.joined(separator: " and ")) contradicts others \
      that are required, and is left out. Give one of them a lower priority, or set \
      translatesAutoresizingMaskIntoConstraints to false on the views that constraints are to place.
      """)
  }
}
