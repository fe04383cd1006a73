import Foundation

/// Makes whole numbers, fractions and truths by chance.
public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  /// Below the bound; 0 for a bound of 0.
  func nextInt(upperBound: Int) -> Int
  /// From 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of chance: by itself the system's, which cannot be foreseen.
open class GKRandomSource: NSObject, GKRandom {
  private static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }
  private var system = SystemRandomNumberGenerator()

  public override init() {}

  /// 32 bits by chance; subclasses replace it.
  func nextBits() -> UInt32 { system.next() }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    // Numbers that would make some results likelier than others are thrown away.
    let bound = UInt64(upperBound)
    let isShort = bound <= UInt64(UInt32.max)
    let span = isShort ? UInt64(UInt32.max) + 1 : UInt64.max
    let limit = span - span % bound
    while true {
      let number = isShort ? UInt64(nextBits()) : UInt64(nextBits()) << 32 | UInt64(nextBits())
      if number < limit { return Int(number % bound) }
    }
  }
  open func nextUniform() -> Float { Float(nextBits() >> 8) / Float(1 << 24) }
  open func nextBool() -> Bool { nextBits() >> 31 == 1 }

  /// The same elements in an order by chance.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in stride(from: shuffled.count - 1, to: 0, by: -1) {
      shuffled.swapAt(index, nextInt(upperBound: index + 1))
    }
    return shuffled
  }
}

extension NSArray {
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
