import Testing

@testable import MartletRewrite

/// Sources that are cut, doubled and filled with odd words keep their lines and crash nothing.
@Suite struct MutatedSourceTests {
  private let sample = """
    import Foundation
    import os.log
    #if os(iOS) && !targetEnvironment(simulator)
    @UIApplicationMain
    #endif
    class Screen: NSObject, Feed {
      @IBOutlet weak var label: UILabel!
      @objc dynamic var rate = 3
      let key = #keyPath(Screen.rate)
      func run() {
        add(self, #selector(
          tap(_:)), for: .touch)
        feed?.feed?(self, didLoad: 3)
      }
      @objc(tapped:)
      func tap(_ sender: Any) {}
    }
    @objc protocol Feed {
      @objc optional func feed(_ screen: Screen,
                               didLoad count: Int)
      @objc optional var title: String { get }
    }
    extension Item { @NSManaged public var name: String? }
    """

  /// A generator of fixed numbers (SplitMix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  private func mutated(_ text: String, _ numbers: inout Numbers) -> String {
    let words = [
      "#selector(", "@objc ", "#if os(", "}", "{", ")", "import ", "\"", "/*", "optional func ", "\r\n", "é",
    ]
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...5, using: &numbers) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 32..<127, using: &numbers)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &numbers)))
      case 2: bytes.insert(contentsOf: Array(words.randomElement(using: &numbers)!.utf8), at: place)
      default: bytes = Array(bytes.prefix(place))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func linesStay() {
    var numbers = Numbers(state: 4)
    for _ in 0..<500 {
      let text = mutated(sample, &numbers)
      let result = SourceRewriter().rewrite(text) ?? text
      #expect(result.utf8.filter { $0 == 0x0A }.count == text.utf8.filter { $0 == 0x0A }.count, "\(text)")
    }
  }
}
