import Foundation

/// When a view's constraints were solved, and for which size.
struct ConstraintSolution {
  var size: CGSize?
}

/// The constraints inside of one view as equations, and their solution. Spec: U4-U7.
///
/// Unknown are places and lengths of the views inside that leave them to constraints, of guides, and the content size
/// of scroll views. Whoever keeps `translatesAutoresizingMaskIntoConstraints` has the frame it has.
@MainActor @preconcurrency struct ConstraintSystem {
  typealias Expression = LinearSolver.Expression

  /// A rectangle's place in its superview and its lengths.
  struct Box {
    var x, y, width, height: Expression
  }

  let root: UIView
  var solver = LinearSolver()
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var unknownViews: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var contents: [(view: UIScrollView, width: Expression, height: Expression)] = []
  /// Heights of views whose content wraps, by the width of the round before.
  private var wrappedSizes: [ObjectIdentifier: CGSize]

  static func hasConstraints(inside view: UIView) -> Bool {
    !view._constraints.isEmpty || view.subviews.contains { hasConstraints(inside: $0) }
  }

  /// Gives the views inside the frames that constraints want, unless they have them for this size.
  static func apply(inside root: UIView) {
    guard root._solution.size != root.bounds.size, hasConstraints(inside: root) else { return }
    root._solution.size = root.bounds.size
    var system = solved(root, size: .constant(root.bounds.size))
    system.writeFrames()
  }

  /// How large the root becomes that is drawn to `target` with `priorities`.
  static func fittingSize(
    of root: UIView, target: CGSize,
    priorities: AxisPriorities = AxisPriorities(horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  ) -> CGSize {
    let system = solved(root, size: .fitting(target, priorities))
    let box = system.boxes[ObjectIdentifier(root)]!
    return CGSize(width: system.solver.value(of: box.width), height: system.solver.value(of: box.height))
  }

  enum RootSize {
    case constant(CGSize)
    case fitting(CGSize, AxisPriorities)
  }

  /// Text wraps at widths that come out of the first round; its heights then make a second and a third.
  private static func solved(_ root: UIView, size: RootSize) -> ConstraintSystem {
    var system = ConstraintSystem(root, size, wrappedSizes: [:])
    for _ in 0..<2 {
      let wrapped = system.sizesOfWrappingViews()
      guard wrapped != system.wrappedSizes else { break }
      system = ConstraintSystem(root, size, wrappedSizes: wrapped)
    }
    return system
  }

  private init(_ root: UIView, _ size: RootSize, wrappedSizes: [ObjectIdentifier: CGSize]) {
    self.root = root
    self.wrappedSizes = wrappedSizes
    addRoot(size)
    for subview in root.subviews { addBoxes(subview) }
    addGuides(of: root)
    let constraints = root._allConstraints.filter(isInside).sorted { $0.priority > $1.priority }
    for constraint in constraints { add(constraint) }
    for view in unknownViews { addOwnSize(of: view) }
    solver.minimize()
  }

  private func isInside(_ constraint: NSLayoutConstraint) -> Bool {
    let (first, second) = constraint.views
    return first != nil && (constraint.secondItem == nil || second?.isDescendant(of: root) ?? false)
  }

  // MARK: Unknowns

  private mutating func addRoot(_ size: RootSize) {
    var box = Box(x: .constant(0), y: .constant(0), width: unknown(), height: unknown())
    switch size {
    case .constant(let size):
      (box.width, box.height) = (.constant(size.width), .constant(size.height))
    case .fitting(let target, let priorities):
      addMinimum(of: box)
      add(box.width - .constant(target.width), .equal, priorities.horizontal)
      add(box.height - .constant(target.height), .equal, priorities.vertical)
      boxes[ObjectIdentifier(root)] = box
      addOwnSize(of: root)
    }
    boxes[ObjectIdentifier(root)] = box
    addContent(of: root)
  }

  private mutating func addBoxes(_ view: UIView) {
    let isPlacedByStack = (view.superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
    if view.translatesAutoresizingMaskIntoConstraints || isPlacedByStack {
      let frame = view.frame
      boxes[ObjectIdentifier(view)] = Box(
        x: .constant(frame.minX), y: .constant(frame.minY), width: .constant(frame.width),
        height: .constant(frame.height))
    } else {
      let box = Box(x: unknown(), y: unknown(), width: unknown(), height: unknown())
      boxes[ObjectIdentifier(view)] = box
      unknownViews.append(view)
      addMinimum(of: box)
    }
    addGuides(of: view)
    addContent(of: view)
    for subview in view.subviews { addBoxes(subview) }
  }

  private mutating func addGuides(of view: UIView) {
    for guide in view.layoutGuides where guide.insets == nil {
      let box = Box(x: unknown(), y: unknown(), width: unknown(), height: unknown())
      boxes[ObjectIdentifier(guide)] = box
      guides.append(guide)
      addMinimum(of: box)
    }
  }

  private mutating func addContent(of view: UIView) {
    guard let view = view as? UIScrollView else { return }
    let content = (view: view, width: unknown(), height: unknown())
    contents.append(content)
    solver.add(content.width, .greaterOrEqual, weight: nil)
    solver.add(content.height, .greaterOrEqual, weight: nil)
  }

  private mutating func unknown() -> Expression { .unknown(solver.makeUnknown()) }

  private mutating func addMinimum(of box: Box) {
    solver.add(box.width, .greaterOrEqual, weight: nil)
    solver.add(box.height, .greaterOrEqual, weight: nil)
  }

  // MARK: Constraints

  /// How much a miss costs: 2 % more for each step of priority, so that one of a higher priority wins against one of a
  /// lower, and against several that are much lower.
  private static func weight(_ priority: UILayoutPriority) -> Double? {
    guard priority < .required else { return nil }
    return pow(1.02, Double(max(1, priority.rawValue)))
  }

  @discardableResult
  private mutating func add(
    _ expression: Expression, _ relation: LinearSolver.Relation, _ priority: UILayoutPriority
  ) -> Bool { solver.add(expression, relation, weight: Self.weight(priority)) }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard var difference = expression(constraint.firstItem, constraint.firstAttribute, other: constraint.views.second)
    else { return }
    if constraint.secondItem != nil {
      guard
        let second = expression(constraint.secondItem, constraint.secondAttribute, other: constraint.views.first)
      else { return }
      difference.add(second, times: -Double(constraint.multiplier))
    }
    difference.constant -= Double(constraint.constant)
    if difference.factors.isEmpty { return checkFixed(constraint, difference.constant) }
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    if !add(difference, relation, constraint.priority) { ConstraintRemarks.noteConflict(constraint) }
  }

  /// Between views that others place, a constraint changes nothing: their stack has asked it, or nobody has.
  private func checkFixed(_ constraint: NSLayoutConstraint, _ miss: Double) {
    guard let first = constraint.views.first, first !== root,
      !(first.superview is UIStackView), first.translatesAutoresizingMaskIntoConstraints,
      constraint.relation == .equal && abs(miss) > 0.5
    else { return }
    ConstraintRemarks.noteConflict(constraint)
  }

  /// Spec: U5.
  private mutating func addOwnSize(of view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    let size = wrappedSizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize
    if size.width != UIView.noIntrinsicMetric {
      add(box.width - .constant(Double(size.width)), .lessOrEqual, view._hugging.horizontal)
      add(box.width - .constant(Double(size.width)), .greaterOrEqual, view._compression.horizontal)
    }
    if size.height != UIView.noIntrinsicMetric {
      add(box.height - .constant(Double(size.height)), .lessOrEqual, view._hugging.vertical)
      add(box.height - .constant(Double(size.height)), .greaterOrEqual, view._compression.vertical)
    }
  }

  private func sizesOfWrappingViews() -> [ObjectIdentifier: CGSize] {
    var sizes: [ObjectIdentifier: CGSize] = [:]
    for view in unknownViews + [root] {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      let own = view.intrinsicContentSize
      guard own.height != UIView.noIntrinsicMetric else { continue }
      let wrapped = view._intrinsicContentSize(forWidth: solver.value(of: box.width))
      if wrapped.height != own.height {
        sizes[ObjectIdentifier(view)] = CGSize(width: own.width, height: wrapped.height)
      }
    }
    return sizes
  }

  // MARK: Edges

  /// The attribute of an item in the root's coordinates. `other` is the view on the other side of the constraint.
  private func expression(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, other: UIView?
  ) -> Expression? {
    guard let view = NSLayoutConstraint.view(of: item), var box = box(of: item, view, other) else { return nil }
    if let insets = (item as? UILayoutGuide)?.insets?(view) { box = box.inset(by: insets) }
    let isRightToLeft = view._isRightToLeft
    let baselines = view._baselines
    switch attribute {
    case .left, .leftMargin: return box.x
    case .right, .rightMargin: return box.x + box.width
    case .leading, .leadingMargin: return isRightToLeft ? box.x + box.width : box.x
    case .trailing, .trailingMargin: return isRightToLeft ? box.x : box.x + box.width
    case .top, .topMargin: return box.y
    case .bottom, .bottomMargin: return box.y + box.height
    case .width: return box.width
    case .height: return box.height
    case .centerX, .centerXWithinMargins: return box.x + box.width * 0.5
    case .centerY, .centerYWithinMargins: return box.y + box.height * 0.5
    case .firstBaseline: return baselines.map { box.y + .constant(Double($0.first)) } ?? box.y + box.height
    case .lastBaseline: return baselines.map { box.y + box.height - .constant(Double($0.last)) } ?? box.y + box.height
    case .notAnAttribute: return nil
    }
  }

  /// The item's box in the root's coordinates. The edges of a scroll view mean its content to what is inside of it.
  private func box(of item: AnyObject?, _ view: UIView, _ other: UIView?) -> Box? {
    let part = (item as? UILayoutGuide)?.scrollPart
    let isInside = other.map { $0 !== view && $0.isDescendant(of: view) } ?? false
    if let content = contents.first(where: { $0.view === view }),
      part == .content || part == nil && item === view && isInside
    {
      let origin = self.origin(inside: view)
      return Box(x: origin.x, y: origin.y, width: content.width, height: content.height)
    }
    if part == .frame {
      let (origin, own) = (origin(inside: view), boxes[ObjectIdentifier(view)])
      return own.map {
        Box(
          x: origin.x + .constant(view.bounds.minX), y: origin.y + .constant(view.bounds.minY), width: $0.width,
          height: $0.height)
      }
    }
    let isFreeGuide = (item as? UILayoutGuide).map { $0.insets == nil } ?? false
    guard let item, var box = boxes[ObjectIdentifier(isFreeGuide ? item : view)] else { return nil }
    let around = isFreeGuide ? view : view === root ? nil : view.superview
    if let around {
      let origin = origin(inside: around)
      (box.x, box.y) = (box.x + origin.x, box.y + origin.y)
    }
    return box
  }

  /// Where the origin of a view's own coordinates lies in the root's.
  private func origin(inside view: UIView) -> (x: Expression, y: Expression) {
    guard view !== root, let box = boxes[ObjectIdentifier(view)], let superview = view.superview else {
      return (.constant(-view.bounds.minX), .constant(-view.bounds.minY))
    }
    let outer = origin(inside: superview)
    return (
      outer.x + box.x - .constant(view.bounds.minX), outer.y + box.y - .constant(view.bounds.minY)
    )
  }

  // MARK: The result

  private mutating func writeFrames() {
    for view in unknownViews {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      let frame = rect(box)
      if view.transform.isIdentity {
        if view.frame != frame { view.frame = frame }
      } else {
        (view.bounds.size, view.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
      }
      view._solution.size = frame.size
    }
    for guide in guides { boxes[ObjectIdentifier(guide)].map { guide._solvedFrame = rect($0) } }
    for content in contents where content.view._hasContentConstraints {
      content.view.contentSize = CGSize(
        width: solver.value(of: content.width), height: solver.value(of: content.height))
    }
  }

  private func rect(_ box: Box) -> CGRect {
    func value(_ expression: Expression) -> CGFloat {
      let value = solver.value(of: expression)
      let rounded = value.rounded()
      return abs(value - rounded) < 1e-6 ? rounded : value
    }
    return CGRect(x: value(box.x), y: value(box.y), width: value(box.width), height: value(box.height))
  }
}

extension ConstraintSystem.Box {
  fileprivate func inset(by insets: UIEdgeInsets) -> Self {
    Self(
      x: x + .constant(insets.left), y: y + .constant(insets.top),
      width: width - .constant(insets.left + insets.right), height: height - .constant(insets.top + insets.bottom))
  }
}
