import Foundation

/// Numbers by the Mersenne Twister MT19937: slow to repeat. Equal seeds give equal numbers, though not Apple's.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  private var state = [UInt32](repeating: 0, count: 624)
  private var index = 624
  open var seed: UInt64 { didSet { start() } }

  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    start()
  }
  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }

  private func start() {
    // A seed of more than 32 bits is folded.
    state[0] = UInt32(truncatingIfNeeded: seed ^ seed >> 32)
    for index in 1..<624 {
      state[index] = 1_812_433_253 &* (state[index - 1] ^ state[index - 1] >> 30) &+ UInt32(index)
    }
    index = 624
  }

  override func nextBits() -> UInt32 {
    if index == 624 { twist() }
    var number = state[index]
    index += 1
    number ^= number >> 11
    number ^= number << 7 & 0x9d2c_5680
    number ^= number << 15 & 0xefc6_0000
    return number ^ number >> 18
  }

  private func twist() {
    for index in 0..<624 {
      let mixed = state[index] & 0x8000_0000 | state[(index + 1) % 624] & 0x7fff_ffff
      state[index] = state[(index + 397) % 624] ^ mixed >> 1 ^ (mixed & 1 == 1 ? 0x9908_b0df : 0)
    }
    index = 0
  }
}

/// Numbers by a linear congruence (Knuth's constants for MMIX): fast, and with patterns.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  open var seed: UInt64
  public init(seed: UInt64) { self.seed = seed }
  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }

  override func nextBits() -> UInt32 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(seed >> 32)
  }
}

/// Numbers by RC4's stream. The first of them tell of the seed: drop some.
open class GKARC4RandomSource: GKRandomSource {
  private var box: [UInt8] = []
  private var i: UInt8 = 0
  private var j: UInt8 = 0
  open var seed: Data { didSet { start() } }

  public init(seed: Data) {
    self.seed = seed
    super.init()
    start()
  }
  public override convenience init() { self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) })) }

  private func start() {
    box = Array(0...255)
    (i, j) = (0, 0)
    guard !seed.isEmpty else { return }
    var other = UInt8(0)
    for index in 0..<256 {
      other = other &+ box[index] &+ seed[seed.startIndex + index % seed.count]
      box.swapAt(index, Int(other))
    }
  }

  func nextByte() -> UInt8 {
    i = i &+ 1
    j = j &+ box[Int(i)]
    box.swapAt(Int(i), Int(j))
    return box[Int(box[Int(i)] &+ box[Int(j)])]
  }
  override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }
  /// Throws away so many numbers.
  open func dropValues(_ count: Int) { (0..<max(count, 0)).forEach { _ in _ = nextBits() } }
}
