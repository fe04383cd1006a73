import Combine
import SwiftUI

// Models, keys and views as apps write them, in Swift 6 mode.

@MainActor final class Store: ObservableObject {
  @Published var count = 0
  @Published private(set) var names: [String] = []
  private var subscriptions = Set<AnyCancellable>()

  init() { $count.dropFirst().sink { [weak self] in self?.names.append("\($0)") }.store(in: &subscriptions) }

  func load() async { names = ["loaded"] }
}

final class OldStore: ObservableObject {
  @Published var text = ""
}

@Observable final class Model {
  var value = 1
  var items = ["a", "b"]
}

@Observable @MainActor final class MainModel {
  var value = 1
  func bump() { value += 1 }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct RankKey: LayoutValueKey {
  static let defaultValue = 0
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  @Entry var speed = 1.0
}

@propertyWrapper struct Doubled: DynamicProperty {
  @State private var value = 1
  var wrappedValue: Int {
    get { value * 2 }
    nonmutating set { value = newValue / 2 }
  }
  func update() {}
}

struct Row: View, Equatable {
  let name: String
  nonisolated static func == (a: Row, b: Row) -> Bool { a.name == b.name }
  var body: some View { Text(name) }
}

struct Wrapper<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { VStack { content } }
}

struct Rolling: View, Animatable {
  var number: Double
  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  var body: some View { Text("\(number)") }
}

struct Fields: View {
  @Bindable var model: Model
  @Binding var text: String
  let onCommit: () -> Void
  init(model: Model, text: Binding<String>, onCommit: @escaping () -> Void = {}) {
    (self.model, _text, self.onCommit) = (model, text, onCommit)
  }
  var body: some View {
    ForEach($model.items, id: \.self) { $item in TextField("item", text: $item) }
    TextField("text", text: $text).onSubmit { onCommit() }
  }
}

struct ContentView: View {
  @StateObject private var store = Store()
  @ObservedObject var old = OldStore()
  @State private var model = Model()
  @State private var main = MainModel()
  @Environment(\.theme) private var theme
  @Environment(\.dismiss) private var dismiss
  @Doubled private var doubled
  @FocusState private var isFocused: Bool
  private static let names = ["first", "second"]

  var body: some View {
    NavigationStack {
      List {
        Section("Rows") { ForEach(Self.names, id: \.self) { Row(name: $0).equatable() } }
        Section("Controls") { controls }
        Section { Wrapper { drawings } }
      }
      .navigationTitle("Title")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("done") { dismiss() } } }
      .task { await store.load() }
      .onReceive(store.$count) { _ in }
      .onPreferenceChange(HeightKey.self) { _ in }
      .environment(\.theme, theme)
    }
  }

  @ViewBuilder private var controls: some View {
    Button("bump") {
      main.bump()
      store.count += 1
    }
    .buttonStyle(BigButtonStyle())
    Button("load", action: load).buttonStyle(TapButtonStyle())
    Label("label", systemImage: "star").labelStyle(ReversedLabelStyle())
    Toggle("toggle", isOn: .constant(true)).toggleStyle(ButtonToggleStyle())
    ProgressView(value: 0.5).progressViewStyle(NumberProgressStyle())
    Stepper("stepper \(main.value)", value: $model.value)
    Fields(model: model, text: $old.text).focused($isFocused)
  }

  @ViewBuilder private var drawings: some View {
    Flow {
      Triangle().fill(.red).frame(width: 3)
      InsetBox().strokeBorder(.blue)
      Text("card").card().modifier(Shake(amount: 2)).modifier(Fading(amount: 1))
    }
    Rolling(number: Double(doubled)).foregroundStyle(Stripe())
    HStack(alignment: .middle) { Text("aligned").alignmentGuide(.middle) { $0[.top] } }
    TimelineView(EachSecond()) { context in Text(context.date, style: .time) }
    GeometryReader { geometry in Color.clear.preference(key: HeightKey.self, value: geometry.size.height) }
    Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
  }

  private func load() {
    Task { await store.load() }
    withAnimation(.spring) { model.value += 1 }
  }
}

/// Angles are added and scaled by files that import SwiftUI alone.
struct TurningCard: View {
  @State var turned = Angle.degrees(10)
  @GestureState var turning = Angle.zero
  var body: some View {
    Color.blue.rotationEffect(turned + turning).rotationEffect(-turned * 2 - turning / 2 + .degrees(20))
      .gesture(RotateGesture().onEnded { turned += $0.rotation })
  }
}
