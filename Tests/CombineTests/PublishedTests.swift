import Combine
import Testing

private final class Model: ObservableObject {
  @Published var number = 0
  @Published var copy = -1
  @Published private(set) var text: String
  init(text: String = "") { _text = Published(initialValue: text) }
}

@Suite struct PublishedTests {
  /// Spec: K17: received and persisted are 0/0, 4/0, 2/4.
  @Test func subscriberGetsTheCurrentValueAndThenNewOnesBeforeTheyAreStored() {
    let model = Model()
    var pairs: [[Int]] = []
    let token = model.$number.sink { pairs.append([$0, model.number]) }
    model.number = 4
    model.number = 2
    #expect(pairs == [[0, 0], [4, 0], [2, 4]])
    #expect(model.number == 2)
    withExtendedLifetime(token) {}
  }

  @Test func objectHearsOfAChangeBeforeThePropertysSubscribers() {
    let model = Model()
    var order: [String] = []
    let tokens = [
      model.$number.dropFirst().sink { _ in order.append("property") },
      model.objectWillChange.sink { order.append("object") },
    ]
    model.number = 1
    #expect(order == ["object", "property"])
    withExtendedLifetime(tokens) {}
  }

  @Test func assignToAPublishedPropertyLivesAsLongAsTheProperty() {
    let source = PassthroughSubject<Int, Never>()
    var cancelled = false
    var model: Model? = Model()
    var changes = 0
    let token = model?.objectWillChange.sink { changes += 1 }
    if let model { source.handleEvents(receiveCancel: { cancelled = true }).assign(to: &model.$number) }
    source.send(5)
    #expect(model?.number == 5)
    #expect(changes == 1)
    #expect(!cancelled)
    model = nil
    #expect(cancelled)
    withExtendedLifetime(token) {}
  }

  @Test func oneOwnPropertyMayFeedAnother() {
    let model = Model()
    model.$number.map { $0 * 10 }.assign(to: &model.$copy)
    #expect(model.copy == 0)
    model.number = 3
    #expect(model.copy == 30)
  }

  @Test func assignByKeyPathWritesAndFires() {
    let model = Model()
    var changes = 0
    let tokens = [
      model.objectWillChange.sink { changes += 1 },
      [7, 8].publisher.assign(to: \.number, on: model),
      model.$number.assign(to: \.copy, on: model),
    ]
    #expect(model.number == 8 && model.copy == 8)
    #expect(changes == 3)
    for token in tokens { token.cancel() }
  }

  @Test func sinkOnAPropertyFinishesWithItsObjectAndDoesNotKeepIt() {
    var model: Model? = Model()
    weak let observed = model
    var finished = false
    let token = model?.$number.sink(receiveCompletion: { _ in finished = true }, receiveValue: { _ in })
    model = nil
    #expect(observed == nil)
    #expect(finished)
    withExtendedLifetime(token) {}
  }

  @Test func demandIsRespectedAndTheLatestValueWaits() {
    let model = Model()
    let probe = Probe<Int, Never>(.max(1))
    model.$number.subscribe(probe)
    model.number = 1
    model.number = 2
    #expect(probe.log == ["subscription", "0"])
    probe.subscription?.request(.max(1))
    #expect(probe.log == ["subscription", "0", "2"])
  }

  @Test func initialValueOfTheStorageIsTheValue() {
    #expect(Model(text: "start").text == "start")
  }

  @Test func writesFromManyThreadsDoNotTear() async {
    let holder = SendableModel()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask { for step in 0..<200 { holder.words = Array(repeating: "\(index)", count: step % 5) } }
        group.addTask { for _ in 0..<200 { #expect(Set(holder.words).count <= 1) } }
      }
    }
  }
}

private final class SendableModel: ObservableObject, @unchecked Sendable {
  @Published var words: [String] = []
}
