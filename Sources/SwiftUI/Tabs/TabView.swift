import MartletControls

/// Several views of which one shows, chosen by a bar below them or by swiping. Spec: F45-F48, C40.
///
/// A tab's content is made when it first shows, and keeps its state while others show. Tabs are told apart by their
/// `tag`, by their id in a `ForEach`, or by their position where they have neither.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: TabSelection?
  let content: Content
  @Environment(\.tabViewStyleKind) private var style
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.verticalSizeClass) private var heightClass

  /// The tab whose tag is the binding's value shows, or the first one where there is none. Tapping a tab writes its tag;
  /// tags of another type than the selection's are never written. Spec: F45.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { TabSelection($0) }
    self.content = content()
  }

  @MainActor public var body: some View {
    switch style {
    case .bar:
      TabViewBody(selection: selection, dots: nil, kind: barKind, content: content).ignoresSafeArea()
    case .pages(let dots):
      TabViewBody(selection: selection, dots: dots, kind: barKind, content: content)
    }
  }

  /// Spec: M-BAR-16, M-BAR-17.
  private var barKind: BarMetrics.Kind {
    if heightClass == .compact { return .phoneLandscape }
    return widthClass == .regular ? .pad : .phone
  }
}

extension TabView where SelectionValue == Int {
  /// The view keeps by itself which tab shows. Spec: F47.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A selection of any type, as tabs use it.
struct TabSelection {
  /// The value that is chosen now; whoever asks depends on it.
  let value: () -> AnyHashable
  /// Whether a tag stands for that value.
  let isChosen: (AnyHashable) -> Bool
  /// Writes a tag's value; one of another type is left out.
  let choose: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    value = { AnyHashable(binding.wrappedValue) }
    isChosen = { tag in (tag.base as? Value).map { $0 == binding.wrappedValue } ?? false }
    choose = { tag in
      if let value = tag.base as? Value, binding.wrappedValue != value { binding.wrappedValue = value }
    }
  }
}
