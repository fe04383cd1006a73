import Foundation
import MartletControls
import MartletLayout
import MartletTree

/// A modifier whose layout is one of the layout module's rules.
nonisolated protocol RuleModifier: ElementModifier where Wrapper == UnaryLayoutNode<Rule> {
  associatedtype Rule: UnaryLayout & Equatable
  func rule(in environment: EnvironmentValues) -> Rule
}

extension RuleModifier {
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> UnaryLayoutNode<Rule> {
    UnaryLayoutNode(context: context.layout, child: child, rule: rule(in: context.environment))
  }
  func update(_ wrapper: UnaryLayoutNode<Rule>, in context: ElementContext) {
    let rule = rule(in: context.environment)
    if rule != wrapper.rule { wrapper.rule = rule }
  }
}

/// A rule that needs nothing of the environment.
struct FixedRuleModifier<Rule: UnaryLayout & Equatable>: RuleModifier {
  let rule: Rule
  func rule(in environment: EnvironmentValues) -> Rule { rule }
}

/// Space around a view; nil lengths are the system's. Spec: B32, B33.
struct PaddingModifier: RuleModifier {
  let edges: Edge.Set
  let length: CGFloat?
  let insets: EdgeInsets?
  func rule(in environment: EnvironmentValues) -> PaddingInsets {
    PaddingInsets(insets ?? EdgeInsets(edges, length ?? LayoutDefaults.padding))
  }
}

extension View {
  /// A box of a fixed width, height or both around this view, in points; nil leaves the axis to the view.
  /// Spec: B24, B25.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center, file: String = #fileID,
    line: UInt = #line
  ) -> some View {
    let rule = ViewRoot.noting(file, line) { FixedFrame(width: width, height: height, alignment: alignment) }
    return modifier(FixedRuleModifier(rule: rule))
  }

  /// A box whose sides lie between a minimum and a maximum, in points. Spec: B26-B31.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center, file: String = #fileID,
    line: UInt = #line
  ) -> some View {
    let rule = ViewRoot.noting(file, line) {
      FlexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    }
    return modifier(FixedRuleModifier(rule: rule))
  }

  @available(*, deprecated, message: "Pass at least one length.")
  nonisolated public func frame() -> some View { self }

  nonisolated public func padding(_ insets: EdgeInsets, file: String = #fileID, line: UInt = #line) -> some View {
    let valid = ValueRepair("padding", file, line).insets(insets)
    return modifier(PaddingModifier(edges: .all, length: nil, insets: valid))
  }
  /// Space on the chosen edges, in points; nil is the system's 16. Negative lengths let the view reach beyond.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let valid = length.map { ValueRepair("padding", file, line).finite($0) }
    return modifier(PaddingModifier(edges: edges, length: valid, insets: nil))
  }
  nonisolated public func padding(_ length: CGFloat, file: String = #fileID, line: UInt = #line) -> some View {
    padding(.all, length, file: file, line: line)
  }

  /// The view's ideal size on the chosen axes, whatever is offered. Spec: B36.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedRuleModifier(rule: FixedSizeAxes(horizontal: horizontal, vertical: vertical)))
  }
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The largest (fit) or smallest covering (fill) size of this shape inside what is offered. Spec: B37-B39.
  ///
  /// A ratio that is zero, negative, NaN or infinite changes nothing.
  nonisolated public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode, file: String = #fileID, line: UInt = #line
  ) -> some View {
    if let ratio { ValueRepair("aspectRatio", file, line).check(ratio: ratio) }
    return modifier(FixedRuleModifier(rule: AspectRatioBox(ratio: ratio, contentMode: contentMode)))
  }
  nonisolated public func aspectRatio(
    _ size: CGSize, contentMode: ContentMode, file: String = #fileID, line: UInt = #line
  ) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode, file: file, line: line)
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Puts the view's centre at a point of all the room there is. Spec: B35.
  ///
  /// NaN and infinities count as 0.
  nonisolated public func position(
    _ position: CGPoint, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let repair = ValueRepair("position", file, line)
    let valid = CGPoint(x: repair.finite(position.x, "x"), y: repair.finite(position.y, "y"))
    return modifier(FixedRuleModifier(rule: PositionBox(position: valid)))
  }
  nonisolated public func position(
    x: CGFloat = 0, y: CGFloat = 0, file: String = #fileID, line: UInt = #line
  ) -> some View { position(CGPoint(x: x, y: y), file: file, line: line) }

  /// Moves the drawing, not the layout, by points. NaN and infinities count as 0. Spec: B34.
  nonisolated public func offset(_ offset: CGSize, file: String = #fileID, line: UInt = #line) -> some View {
    modifier(OffsetModifier(offset: ValueRepair("offset", file, line).size(offset)))
  }
  nonisolated public func offset(
    x: CGFloat = 0, y: CGFloat = 0, file: String = #fileID, line: UInt = #line
  ) -> some View { offset(CGSize(width: x, height: y), file: file, line: line) }
}

struct OffsetModifier: ElementModifier, Animatable {
  var offset: CGSize
  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> OffsetNode {
    OffsetNode(context: context.layout, child: child, offset: offset)
  }
  func update(_ wrapper: OffsetNode, in context: ElementContext) { wrapper.offset = offset }
}

public typealias ContentMode = MartletLayout.ContentMode
