import MartletControls
import MartletGraph

/// The pages above the root of one navigation container, and who may push and pop.
final class NavigationController {
  struct Page {
    let id: Int
    let view: AnyView
    /// Called when the page is popped: older links write false into their binding. Spec: F15.
    var didPop: () -> Void = {}
  }

  private let pageSource = Source()
  private let titleSource = Source()
  private var lastID = 0
  private var stack: [Page] = []
  private var titles: [Int: String] = [:]
  /// Builders by value type, as `navigationDestination(for:)` declared them. Spec: F8, F11.
  var destinations = NavigationDestinations()
  /// Pushes a value on the path of a stack that has one; false when there is none.
  var appendToPath: ((AnyHashable) -> Bool)?
  var removeLastFromPath: (() -> Bool)?

  var pages: [Page] {
    pageSource.read()
    return stack
  }

  func push(_ view: AnyView, didPop: @escaping () -> Void = {}) {
    lastID += 1
    stack.append(Page(id: lastID, view: view, didPop: didPop))
    pageSource.change()
  }

  func pop() {
    if stack.isEmpty {
      _ = removeLastFromPath?()
      return
    }
    let page = stack.removeLast()
    pageSource.change()
    page.didPop()
  }

  /// Spec: F9, F10.
  func push(value: AnyHashable) {
    if appendToPath?(value) == true { return }
    push(destinations.view(for: value))
  }

  /// The title of the page at a depth, 0 the root: the back button's text one page further. Spec: F5.
  func title(at depth: Int) -> String? {
    titleSource.read()
    return titles[depth]
  }
  func setTitle(_ title: String?, at depth: Int) {
    guard titles[depth] != title else { return }
    titles[depth] = title
    titleSource.change()
  }
}

/// Builders of pages by the type of the value. The declaration nearest the root wins. Spec: F11.
struct NavigationDestinations {
  private var builders: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]

  mutating func add<D: Hashable>(_ type: D.Type, _ build: @escaping (D) -> AnyView) {
    builders[ObjectIdentifier(type)] = { value in (value.base as? D).map(build) ?? AnyView(EmptyView()) }
  }
  mutating func add(_ others: NavigationDestinations) { builders.merge(others.builders) { own, _ in own } }

  func view(for value: AnyHashable) -> AnyView {
    let type = Swift.type(of: value.base)
    if let build = builders[ObjectIdentifier(type)] { return build(value) }
    Notes.once(
      "a link presents a value of type \(type), but no navigationDestination(for: \(type).self) is visible from it")
    return AnyView(MissingDestination(type: "\(type)"))
  }
}

/// What a path element without a destination shows. Spec: F10.
struct MissingDestination: View {
  let type: String
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle.fill").imageScale(.large)
      Text(verbatim: "No destination for \(type)").font(.footnote)
    }
    .foregroundColor(.secondary)
  }
}

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationController? { nil } }

extension EnvironmentValues {
  /// The navigation container around.
  var navigation: NavigationController? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
