import Foundation
import MartletControls

/// Pages on one another; only the topmost shows. Spec: F6, C41.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: NavigationPathAccess?
  public var body: some View { NavigationHost(root: AnyView(root), path: path) }
}

extension NavigationStack {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathAccess(
      elements: { path.wrappedValue.elements }, append: { path.wrappedValue.elements.append($0) },
      removeLast: { path.wrappedValue.removeLast() })
  }
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = NavigationPathAccess(
      elements: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
      },
      removeLast: {
        path.wrappedValue.remove(at: path.wrappedValue.index(path.wrappedValue.endIndex, offsetBy: -1))
      })
  }
}

/// A stack's path of any kind.
struct NavigationPathAccess {
  let elements: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: () -> Void
}

/// A path of values of several types. Spec: F7.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Removing more than there is empties the path.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

/// The pages of one navigation container.
struct NavigationHost: View {
  let root: AnyView
  let path: NavigationPathAccess?
  @State private var controller = NavigationController()

  private var values: [AnyHashable] { path?.elements() ?? [] }

  var body: some View {
    let pages = pages
    connect()
    return ZStack {
      NavigationPage(content: root, controller: controller, depth: 0, isOnTop: pages.isEmpty)
      ForEach(pages, id: \.id) { page in
        NavigationPage(
          content: page.view, controller: controller, depth: page.depth, isOnTop: page.depth == pages.count)
      }
    }
    .ignoresSafeArea()
  }

  private struct Entry {
    let id: String
    let depth: Int
    let view: AnyView
  }

  /// Pages of the path, then those pushed by views.
  private var pages: [Entry] {
    let values = values
    var entries = values.enumerated().map { index, value in
      Entry(
        id: "path \(index) \(value.hashValue)", depth: index + 1,
        view: AnyView(PathPage(value: value, controller: controller)))
    }
    for page in controller.pages {
      entries.append(Entry(id: "page \(page.id)", depth: entries.count + 1, view: page.view))
    }
    return entries
  }

  private func connect() {
    guard let path else { return }
    controller.appendToPath = { value in
      path.append(value)
      return true
    }
    controller.removeLastFromPath = {
      guard !path.elements().isEmpty else { return false }
      path.removeLast()
      return true
    }
  }
}

/// The page of a path's element: its builder is known when the root has declared it.
private struct PathPage: View {
  let value: AnyHashable
  let controller: NavigationController
  var body: some View { controller.destinations.view(for: value) }
}
