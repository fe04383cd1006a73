import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct BindingTests {
  let probe = Probe()
  struct Person: Equatable { var name = "a", age = 1 }

  @Test func writingAPartSetsTheWholeOnce() {  // K2
    var person = Person()
    var writes = 0
    let binding = Binding(
      get: { person },
      set: {
        person = $0
        writes += 1
      })
    binding.name.wrappedValue = "b"
    #expect(person == Person(name: "b", age: 1))
    #expect(writes == 1)
    #expect(binding.age.wrappedValue == 1)
  }

  @Test func anOptionalBindingUnwrapsToNilWhileThereIsNothing() {  // K3
    var value: Int? = nil
    let binding = Binding(get: { value }, set: { value = $0 })
    #expect(Binding<Int>(binding)?.wrappedValue == nil)
    value = 1
    let unwrapped = Binding<Int>(binding)
    #expect(unwrapped?.wrappedValue == 1)
    unwrapped?.wrappedValue = 2
    #expect(value == 2)
    // Reading on after the value went must not stop an app: the last one is seen.
    value = nil
    #expect(unwrapped?.wrappedValue == 2)
  }

  @Test func aBindingWidenedToAnOptionalIgnoresNil() {  // K4
    var value = 1
    let binding = Binding<Int?>(Binding(get: { value }, set: { value = $0 }))
    #expect(binding.wrappedValue == 1)
    binding.wrappedValue = nil
    #expect(value == 1)
    binding.wrappedValue = 2
    #expect(value == 2)
  }

  @Test func aConstantIgnoresWrites() {  // K6
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  struct Items: View {
    struct Item: Identifiable {
      let id: Int
      var isOn = false
    }
    let probe: Probe
    @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
    var body: some View {
      let _ = probe.count("Items")
      let _ = probe.offer("append") { items.append(Item(id: items.count + 1)) }
      let _ = probe.offer("remove") { items.removeFirst() }
      let _ = probe.offer("removeAll") { items.removeAll() }
      let _ = probe.offer("reverse") { items.reverse() }
      VStack { ForEach($items) { $item in Row(probe: probe, id: item.id, isOn: $item.isOn) } }
    }
  }
  struct Row: View {
    let probe: Probe
    let id: Int
    @Binding var isOn: Bool
    var body: some View {
      let _ = probe.count("Row \(id)")
      let _ = probe.offer("toggle \(id)") { isOn.toggle() }
      Text(verbatim: "\(id) \(isOn)")
    }
  }

  @Test func anElementOfACollectionIsWrittenAlone() {  // K5
    let screen = Screen { Items(probe: probe) }
    probe.run("toggle 2", in: screen)
    #expect(screen.labels == ["1 false", "2 true", "3 false"])
  }

  @Test func aLoopOverABindingFollowsItsCollection() {  // K5
    let screen = Screen { Items(probe: probe) }
    probe.run("append", in: screen)
    #expect(screen.labels == ["1 false", "2 false", "3 false", "4 false"])
    probe.run("toggle 4", in: screen)
    probe.run("remove", in: screen)
    #expect(screen.labels == ["2 false", "3 false", "4 true"])
    probe.run("reverse", in: screen)
    #expect(screen.labels == ["4 true", "3 false", "2 false"])
    probe.run("toggle 3", in: screen)
    #expect(screen.labels == ["4 true", "3 true", "2 false"])
    probe.run("removeAll", in: screen)
    #expect(screen.labels == [])
  }

  @Test func anElementBindingPastTheEndIsHarmless() {  // K5
    let screen = Screen { Items(probe: probe) }
    probe.run("removeAll", in: screen)
    probe.run("toggle 3", in: screen)
    #expect(screen.labels == [])
  }

  @Test func aBindingHandedDownTwiceIsOnePlace() {  // K1, C19
    struct Top: View {
      let probe: Probe
      @State private var person = Person()
      var body: some View {
        let _ = probe.count("Top")
        Middle(probe: probe, person: $person)
      }
    }
    struct Middle: View {
      let probe: Probe
      @Binding var person: Person
      var body: some View {
        let _ = probe.count("Middle")
        VStack {
          Name(probe: probe, label: "first", name: $person.name)
          Name(probe: probe, label: "second", name: $person.name)
        }
      }
    }
    struct Name: View {
      let probe: Probe
      let label: String
      @Binding var name: String
      var body: some View {
        let _ = probe.count(label)
        let _ = probe.offer(label) { name += "!" }
        Text(verbatim: "\(label) \(name)")
      }
    }
    let screen = Screen { Top(probe: probe) }
    let runs = probe.counts(in: screen) { probe.run("first") }
    #expect(runs == ["first": 1, "second": 1])
    #expect(screen.labels == ["first a!", "second a!"])
  }

  @Test func aBindingOfClosuresRunsItsHoldersWithTheParent() {  // K7
    struct Holder: View {
      let probe: Probe
      @Binding var text: String
      var body: some View {
        let _ = probe.count("Holder")
        Text(verbatim: text)
      }
    }
    let screen = Screen {
      Changing(probe, 1) { number in Holder(probe: probe, text: Binding(get: { "\(number)" }, set: { _ in })) }
    }
    probe.change(to: 2, in: screen)
    #expect(screen.labels == ["2"])
  }

  @Test func aBindingToStateDoesNotRunItsHolderWithTheParent() {  // C19, C26
    struct Parent: View {
      let probe: Probe
      @State private var name = "a"
      @State private var other = 0
      var body: some View {
        let _ = probe.count("Parent")
        let _ = probe.offer("other") { other += 1 }
        VStack {
          Text(verbatim: "\(other)")
          Child(probe: probe, name: $name)
        }
      }
    }
    struct Child: View {
      let probe: Probe
      @Binding var name: String
      var body: some View {
        let _ = probe.count("Child")
        Text(verbatim: name)
      }
    }
    let screen = Screen { Parent(probe: probe) }
    #expect(probe.counts(in: screen) { probe.run("other") } == ["Parent": 1])
  }

  @Test func bindingsOfACollectionCanBeWalked() {  // K5
    var numbers = [1, 2]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    for element in binding { element.wrappedValue *= 2 }
    #expect(numbers == [2, 4])
    binding[1].wrappedValue = 5
    #expect(numbers == [2, 5])
  }
}
