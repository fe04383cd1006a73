import MartletTree

/// What a view that takes the focus does with it.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is pressed by keys.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes what is typed.
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private struct FocusTargetModifier: ElementModifier {
  let isOn: Bool
  let action: (Bool) -> Void

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> FocusTargetNode {
    FocusTargetNode(context: context.layout, child: child)
  }
  func update(_ wrapper: FocusTargetNode, in context: ElementContext) {
    wrapper.isOn = isOn && context.environment.isEnabled
    wrapper.focusAction = action
  }
}

/// A view that takes the focus and tells those inside whether it has it.
private struct FocusTarget: ViewModifier {
  let isOn: Bool
  let action: (Bool) -> Void
  @State private var isFocused = false

  func body(content: Content) -> some View {
    let (state, action) = ($isFocused, action)
    content
      .environment(\.isFocused, isFocused)
      .modifier(
        FocusTargetModifier(isOn: isOn) {
          state.wrappedValue = $0
          action($0)
        })
  }
}

private struct FocusEffectModifier: ElementModifier {
  let isOn: Bool
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> FocusEffectNode {
    FocusEffectNode(context: context.layout, child: child)
  }
  func update(_ wrapper: FocusEffectNode, in context: ElementContext) { wrapper.isOn = isOn }
}

extension View {
  /// Makes the view a stop for the Tab key. A ring shows the focus when it came by the keyboard.
  ///
  /// Fields, buttons and other controls are stops by themselves; false does not take that away.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusTarget(isOn: isFocusable) { _ in })
  }
  /// The interactions make no difference: Tab stops at all of them.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }
  /// The older form, with an action for when the focus comes and goes.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { modifier(FocusTarget(isOn: isFocusable, action: onFocusChange)) }

  /// Leaves out the ring around what has the keyboard inside.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier(isOn: !disabled))
  }

  /// Keeps the focusable views inside together. Tab goes through a window in the order of the tree, in which they are
  /// together already, and arrow keys move the focus within lists and controls alone: the view stays as it is.
  nonisolated public func focusSection() -> some View { self }
}
