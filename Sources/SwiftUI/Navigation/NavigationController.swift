import MartletControls
import MartletGraph

/// The pages above the root of one stack, and who may push and pop. Spec: F6, F9, F15.
///
/// A stack has two kinds of pages: those of the path's values, and those that links and `navigationDestination`
/// push with a view of their own. Both lie in the order in which they came.
final class NavigationController {
  /// What makes a page the same from update to update.
  enum PageID: Hashable {
    case root
    /// A root that a link in a column further to the front put in the place of the declared one.
    case replacement(Int)
    case value(Int, AnyHashable)
    case pushed(Int)
  }
  struct Entry {
    let id: PageID
    let view: AnyView
  }
  /// A page pushed by a view.
  private struct Pushed {
    let number: Int
    /// The node that keeps the page up; nil for those pushed once and for all.
    let owner: ObjectIdentifier?
    var view: AnyView
    /// Called when the page is popped: older links write false into their binding. Spec: F15.
    let didPop: () -> Void
    /// How many values of the path lie below.
    let base: Int
  }

  /// Called when pages came, went or are to show something else.
  var pagesDidChange: () -> Void = {}
  /// Called when a column before this one gave it something to show.
  var wasFilled: () -> Void = {}
  /// The column that links of this one fill while both are beside each other.
  weak var next: NavigationController?
  /// A stack that is all of a column's root page takes what is meant for the column.
  weak var inner: NavigationController?
  var rootView: AnyView
  /// The values of the pages, where the app does not keep them.
  private var ownValues: [AnyHashable] = []
  private var boundPath: NavigationPathAccess?
  private var pushed: [Pushed] = []
  private var replacement: Pushed?
  private var lastNumber = 0
  let destinations = DestinationRegister()

  init(rootView: AnyView) { self.rootView = rootView }

  func bind(_ path: NavigationPathAccess?) { boundPath = path }

  // MARK: Pages

  private var values: [AnyHashable] { boundPath?.elements() ?? ownValues }

  /// The pages from the root up.
  func entries() -> [Entry] {
    let values = values
    var list = [
      replacement.map { Entry(id: .replacement($0.number), view: $0.view) } ?? Entry(id: .root, view: rootView)
    ]
    for index in 0...values.count {
      for page in pushed where page.base == index { list.append(Entry(id: .pushed(page.number), view: page.view)) }
      guard index < values.count else { break }
      let value = values[index]
      list.append(Entry(id: .value(index, value), view: AnyView(ValuePage(value: value, register: destinations))))
    }
    return list
  }

  var hasReplacement: Bool { replacement != nil }
  private var entryIDs: [PageID] { Reader.withoutTracking { entries().map(\.id) } }

  /// The app made the path shorter: pages that views pushed above go with it. Spec: F6.
  func dropPagesAbovePath() {
    let count = values.count
    remove { $0.base > count }
  }

  // MARK: Pushing

  func push(_ view: AnyView, didPop: @escaping () -> Void = {}) { push(view, owner: nil, didPop: didPop) }

  private func push(_ view: AnyView, owner: ObjectIdentifier?, didPop: @escaping () -> Void) {
    let base = Reader.withoutTracking { values.count }
    pushed.append(page(view, owner: owner, base: base, didPop: didPop))
    pagesDidChange()
  }

  private func page(
    _ view: AnyView, owner: ObjectIdentifier?, base: Int, didPop: @escaping () -> Void
  ) -> Pushed {
    lastNumber += 1
    return Pushed(number: lastNumber, owner: owner, view: view, didPop: didPop, base: base)
  }

  /// Keeps a page up for `owner`, and gives it what it shows now.
  func present(_ view: AnyView, owner: ObjectIdentifier, isDetail: Bool, didPop: @escaping () -> Void) {
    if update(view, owner: owner) || next?.update(view, owner: owner) == true { return }
    if isDetail, let next {
      next.replaceRoot(view, owner: owner, didPop: didPop)
    } else {
      push(view, owner: owner, didPop: didPop)
    }
  }

  private func update(_ view: AnyView, owner: ObjectIdentifier) -> Bool {
    if replacement?.owner == owner {
      replacement!.view = view
    } else if let index = pushed.firstIndex(where: { $0.owner == owner }) {
      pushed[index].view = view
    } else {
      return false
    }
    pagesDidChange()
    return true
  }

  private func replaceRoot(_ view: AnyView, owner: ObjectIdentifier, didPop: @escaping () -> Void) {
    let old = replacement
    pop(toCount: 1)
    replacement = page(view, owner: owner, base: 0, didPop: didPop)
    pagesDidChange()
    wasFilled()
    old?.didPop()
  }

  /// The declared root comes back, and the owner of what was in its place is told.
  func dropReplacement() {
    guard let old = replacement else { return }
    replacement = nil
    pagesDidChange()
    old.didPop()
  }

  /// `owner` no longer wants its page. Pages above go too, and their owners are told; `owner` itself is told where
  /// it has not said so itself.
  func withdraw(owner: ObjectIdentifier, tellsOwner: Bool) {
    next?.withdraw(owner: owner, tellsOwner: tellsOwner)
    if let old = replacement, old.owner == owner {
      pop(toCount: 1)
      replacement = nil
      pagesDidChange()
      if tellsOwner { old.didPop() }
    }
    guard let page = pushed.first(where: { $0.owner == owner }),
      let index = entryIDs.firstIndex(of: .pushed(page.number))
    else { return }
    pop(toCount: index, silent: tellsOwner ? nil : owner)
  }

  // MARK: Values

  /// Spec: F9, F10. Answers whether somebody took the value.
  func push(value: AnyHashable) -> Bool {
    if let inner { return inner.push(value: value) }
    if destinations.has(value) {
      append(value)
      return true
    }
    guard let next, let target = next.target(for: value) else { return false }
    target.pop(toCount: 1)
    target.append(value)
    next.wasFilled()
    return true
  }

  private func target(for value: AnyHashable) -> NavigationController? {
    if let inner, let target = inner.target(for: value) { return target }
    return destinations.has(value) ? self : next?.target(for: value)
  }

  private func append(_ value: AnyHashable) {
    if let boundPath { boundPath.append(value) } else { ownValues.append(value) }
    pagesDidChange()
  }

  // MARK: Popping

  func pop() { pop(toCount: entryIDs.count - 1) }

  /// Ends a page and those above it; the root stays.
  func dismiss(_ id: PageID) {
    if let index = entryIDs.firstIndex(of: id), index > 0 { pop(toCount: index) }
  }

  /// Leaves the lowest `count` pages.
  private func pop(toCount count: Int, silent: ObjectIdentifier? = nil) {
    let gone = entryIDs.dropFirst(max(1, count))
    guard !gone.isEmpty else { return }
    let valueCount = gone.count { if case .value = $0 { true } else { false } }
    let numbers = gone.compactMap { if case .pushed(let number) = $0 { number } else { nil } }
    if valueCount > 0 { removeLastValues(valueCount) }
    remove(silent: silent) { numbers.contains($0.number) }
    pagesDidChange()
  }

  private func removeLastValues(_ count: Int) {
    if let boundPath { boundPath.removeLast(count) } else { ownValues.removeLast(min(count, ownValues.count)) }
  }

  /// Takes pages away and tells their owners, the topmost first.
  private func remove(silent: ObjectIdentifier? = nil, where isGone: (Pushed) -> Bool) {
    let gone = pushed.filter(isGone)
    pushed.removeAll(where: isGone)
    for page in gone.reversed() where silent == nil || page.owner != silent { page.didPop() }
  }
}

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationController? { nil } }

extension EnvironmentValues {
  /// The stack around.
  var navigation: NavigationController? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
