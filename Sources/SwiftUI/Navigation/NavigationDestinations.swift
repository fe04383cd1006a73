import MartletControls
import MartletGraph

/// A page for values of one type, as a view declared it. Each run of the declaring body makes a new one.
final class DestinationBuilder {
  let type: ObjectIdentifier
  let build: (AnyHashable) -> AnyView
  let place: Notes.Place

  init<D: Hashable, C: View>(_ type: D.Type, at place: Notes.Place, _ build: @escaping (D) -> C) {
    self.type = ObjectIdentifier(type)
    self.place = place
    self.build = { value in (value.base as? D).map { AnyView(build($0)) } ?? AnyView(EmptyView()) }
  }
}

/// The builders that the pages of one stack declare. The one nearest the root wins. Spec: F8, F11.
final class DestinationRegister {
  private var declared: [NavigationController.PageID: [DestinationBuilder]] = [:]
  private var order: [NavigationController.PageID] = []
  /// The builder that counts for each type. A page depends on its own type's alone: one that declares destinations in
  /// each of its runs would run without an end.
  private var builders: [ObjectIdentifier: DestinationBuilder] = [:]
  private var sources: [ObjectIdentifier: Source] = [:]

  /// What a page declares now.
  func set(_ new: [DestinationBuilder], by page: NavigationController.PageID) {
    let old = declared[page] ?? []
    guard old.count != new.count || zip(old, new).contains(where: { $0 !== $1 }) else { return }
    noteDoubles(new, by: page)
    declared[page] = new
    choose()
  }

  /// The pages that exist, from the root up.
  func keep(_ pages: [NavigationController.PageID]) {
    order = pages
    guard declared.keys.contains(where: { !pages.contains($0) }) else { return }
    declared = declared.filter { pages.contains($0.key) }
    choose()
  }

  private func choose() {
    let old = builders
    builders = [:]
    for page in order {
      for builder in declared[page] ?? [] where builders[builder.type] == nil { builders[builder.type] = builder }
    }
    for (type, source) in sources where old[type] !== builders[type] { source.change() }
  }

  func has(_ value: AnyHashable) -> Bool { builders[ObjectIdentifier(Swift.type(of: value.base))] != nil }

  func view(for value: AnyHashable) -> AnyView {
    let type = Swift.type(of: value.base)
    source(of: ObjectIdentifier(type)).read()
    return builders[ObjectIdentifier(type)]?.build(value) ?? AnyView(MissingDestination(type: "\(type)"))
  }

  private func source(of type: ObjectIdentifier) -> Source {
    let source = sources[type] ?? Source()
    sources[type] = source
    return source
  }

  /// Spec: F11.
  private func noteDoubles(_ builders: [DestinationBuilder], by page: NavigationController.PageID) {
    for (index, builder) in builders.enumerated() {
      let others = declared.filter { $0.key != page }.values.flatMap { $0 } + builders[..<index]
      if others.contains(where: { $0.type == builder.type }) {
        Notes.once(
          "navigationDestination is declared again for a type in this stack; the one nearest the root is used",
          at: builder.place)
      }
    }
  }
}

/// The page of a path's value.
struct ValuePage: View {
  let value: AnyHashable
  let register: DestinationRegister
  var body: some View { register.view(for: value) }
}

/// What a path's value without a destination shows. Spec: F10.
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

extension View {
  /// Declares the page for values of a type, for the stack around. Spec: F8, F11.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, file: String = #fileID, line: UInt = #line, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let builder = DestinationBuilder(data, at: Notes.Place(file: file, line: line), destination)
    return navigationPreference { $0.destinations.append(builder) }
  }

  /// Pushes a page while the binding is true; going back writes false. Spec: F13.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      PagePresenterModifier(
        page: { isPresented.wrappedValue ? AnyView(view) : nil }, isDetail: false,
        didPop: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
  }

  /// Pushes a page while there is an item; going back writes nil. Another item shows in the same page.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PagePresenterModifier(
        page: { item.wrappedValue.map { AnyView(destination($0).id($0)) } }, isDetail: false,
        didPop: { if item.wrappedValue != nil { item.wrappedValue = nil } }))
  }
}
