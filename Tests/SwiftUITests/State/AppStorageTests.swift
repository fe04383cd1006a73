import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite(.serialized) final class AppStorageTests {
  let probe = Probe()
  private let name = "martlet.tests.storage"
  private let store: UserDefaults

  enum Side: String { case left, right }
  enum Level: Int { case low = 1, high = 2 }

  init() {
    store = UserDefaults(suiteName: name)!
    store.removePersistentDomain(forName: name)
  }
  deinit { store.removePersistentDomain(forName: name) }

  struct Holder: View {
    let probe: Probe
    @AppStorage var count: Int
    init(_ probe: Probe, _ store: UserDefaults, fallback: Int = 5) {
      self.probe = probe
      _count = AppStorage(wrappedValue: fallback, "count", store: store)
    }
    var body: some View {
      let _ = probe.count("Holder")
      let _ = probe.offer("add") { count += 1 }
      Text(verbatim: "count \(count)")
    }
  }

  @Test func theDefaultShowsWhileNothingIsStoredAndIsNotWritten() {  // K9
    let screen = Screen { Holder(probe, store) }
    #expect(screen.shows("count 5"))
    #expect(store.object(forKey: "count") == nil)
  }

  @Test func aWriteIsStoredAtOnceAndSharedByAllWhoDeclareTheKey() {  // K9, K11
    let screen = Screen {
      Holder(probe, store)
      Holder(Probe(), store, fallback: 8)
    }
    #expect(screen.shows("count 5") && screen.shows("count 8"))
    probe.run("add")
    #expect(store.integer(forKey: "count") == 6)
    screen.update()
    #expect(screen.frames(of: "count 6").count == 2)
  }

  @Test func outsideChangesUpdateViews() {  // K10
    let screen = Screen { Holder(probe, store) }
    store.set(40, forKey: "count")
    screen.update()
    #expect(screen.shows("count 40"))
    #expect(probe.counts["Holder"] == 2)
    screen.update()
    #expect(probe.counts["Holder"] == 2)
  }

  @Test func aValueOfAnotherKindReadsAsTheDefault() {  // K10
    store.set("words", forKey: "count")
    #expect(Screen { Holder(probe, store) }.shows("count 5"))
  }

  @Test func allKindsOfValuesComeBack() {  // K8
    let url = URL(string: "https://example.org/a?b=1")!
    AppStorage(wrappedValue: false, "bool", store: store).wrappedValue = true
    AppStorage(wrappedValue: 0, "double", store: store).wrappedValue = 1.5
    AppStorage(wrappedValue: "", "string", store: store).wrappedValue = "text"
    AppStorage(wrappedValue: url, "url", store: store).wrappedValue = url
    AppStorage(wrappedValue: Data(), "data", store: store).wrappedValue = Data([1, 2])
    AppStorage(wrappedValue: Side.left, "side", store: store).wrappedValue = .right
    AppStorage(wrappedValue: Level.low, "level", store: store).wrappedValue = .high
    #expect(AppStorage(wrappedValue: false, "bool", store: store).wrappedValue)
    #expect(AppStorage(wrappedValue: 0.0, "double", store: store).wrappedValue == 1.5)
    #expect(AppStorage<String?>("string", store: store).wrappedValue == "text")
    #expect(AppStorage<URL?>("url", store: store).wrappedValue == url)
    #expect(AppStorage<Data?>("data", store: store).wrappedValue == Data([1, 2]))
    #expect(AppStorage<Side?>("side", store: store).wrappedValue == .right)
    #expect(AppStorage<Level?>("level", store: store).wrappedValue == .high)
    AppStorage<String?>("string", store: store).wrappedValue = nil
    #expect(store.object(forKey: "string") == nil)
  }

  struct Plain: View {
    @AppStorage("plain") var value = "none"
    var body: some View { Text(verbatim: value) }
  }

  @Test func aSubtreeMayHaveAStoreOfItsOwn() {  // K11
    store.set("own", forKey: "plain")
    #expect(Screen { Plain().defaultAppStorage(store) }.shows("own"))
  }
}

@MainActor @Suite struct SceneStorageTests {
  let probe = Probe()

  struct Holder: View {
    let name: String
    let probe: Probe
    @SceneStorage("tab") var tab = 1
    var body: some View {
      let _ = probe.offer(name) { tab += 1 }
      Text(verbatim: "\(name) \(tab)")
    }
  }

  @Test func equalKeysInOneSceneShareTheirValue() {  // K12
    let screen = Screen {
      Holder(name: "a", probe: probe)
      Holder(name: "b", probe: probe)
    }
    probe.run("a", in: screen)
    #expect(screen.shows("a 2") && screen.shows("b 2"))
    #expect(Screen { Holder(name: "c", probe: probe) }.shows("c 1"))
  }
}

@MainActor @Suite struct FocusStateTests {
  let probe = Probe()
  enum Field { case name, city }

  struct Form: View {
    let probe: Probe
    @FocusState var field: Field?
    @FocusState var isOn: Bool
    @Namespace var space
    @Namespace var other
    var body: some View {
      let _ = probe.offer("city") { field = .city }
      let _ = probe.offer("on") { isOn = true }
      Text(verbatim: "\(field.map { "\($0)" } ?? "none") \(isOn) \(space == other) \(space == space)")
      TextField("City", text: .constant("")).focused($field, equals: .city)
      TextField("Other", text: .constant("")).focused($isOn)
    }
  }

  @Test func focusStatesKeepTheirValueAndNamespacesDiffer() {  // K24
    let screen = Screen { Form(probe: probe) }
    #expect(screen.shows("none false false true"))
    probe.run("city", in: screen)
    #expect(screen.shows("city false false true"))
    probe.run("on", in: screen)
    #expect(screen.shows("none true false true"))  // the keyboard is in one field
  }
}
