/// Pages on one another; only the topmost shows. Spec: F6, C41.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: NavigationPathAccess?
  public var body: some View {
    NavigationContainer(kind: .stack, columns: [AnyView(root)], path: path).ignoresSafeArea()
  }
}

extension NavigationStack {
  /// A stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }
  /// A stack of values of any type: pushing appends to the path, going back removes from it. Spec: F6.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathAccess(
      elements: { path.wrappedValue.elements }, append: { path.wrappedValue.elements.append($0) },
      removeLast: { path.wrappedValue.removeLast($0) })
  }
  /// A stack of values of one type. Spec: F6.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = NavigationPathAccess(
      elements: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
      },
      removeLast: { count in
        let end = path.wrappedValue.endIndex
        let start = path.wrappedValue.index(end, offsetBy: -min(count, path.wrappedValue.count))
        path.wrappedValue.removeSubrange(start..<end)
      })
  }
}
