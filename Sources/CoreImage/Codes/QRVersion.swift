/// A size of QR codes with a correction level, and how bytes become codewords in it.
struct QRVersion {
  let number: Int
  let correction: QRCode.Correction

  var size: Int { number * 4 + 17 }

  static func smallest(holding count: Int, _ correction: QRCode.Correction) -> QRVersion? {
    (1...40).lazy.map { QRVersion(number: $0, correction: correction) }.first { version in
      4 + version.countBits + count * 8 <= version.dataCodewords * 8
    }
  }

  /// The length of the field that says how many bytes there are.
  private var countBits: Int { number < 10 ? 8 : 16 }

  /// Bits that are left for data and correction.
  private var rawBits: Int {
    var result = (16 * number + 128) * number + 64
    if number >= 2 {
      let aligned = number / 7 + 2
      result -= (25 * aligned - 10) * aligned - 55
      if number >= 7 { result -= 36 }
    }
    return result
  }

  private var correctionPerBlock: Int { Self.correctionPerBlock[correction.index][number - 1] }
  private var blocks: Int { Self.blocks[correction.index][number - 1] }
  private var dataCodewords: Int { rawBits / 8 - correctionPerBlock * blocks }

  /// Where alignment patterns stand, across and down.
  var alignmentPlaces: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = (number * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// The message with its correction, in the order in which it is placed.
  func codewords(of message: [UInt8]) -> [UInt8] { interleaved(data(of: message)) }

  private func data(of message: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for i in (0..<count).reversed() { bits.append(value >> i & 1 == 1) }
    }
    append(4, 4)  // bytes
    append(message.count, countBits)
    for byte in message { append(Int(byte), 8) }
    let capacity = dataCodewords * 8
    append(0, min(4, capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var result = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for i in 0..<dataCodewords - result.count { result.append(i % 2 == 0 ? 0xEC : 0x11) }
    return result
  }

  /// Blocks with their corrections, a byte of each in turn; the last blocks may be longer by one.
  private func interleaved(_ data: [UInt8]) -> [UInt8] {
    let length = rawBits / 8 / blocks - correctionPerBlock
    let shortBlocks = blocks - rawBits / 8 % blocks
    let code = ReedSolomon(count: correctionPerBlock)
    var parts: [[UInt8]] = []
    var corrections: [[UInt8]] = []
    var start = 0
    for block in 0..<blocks {
      let part = Array(data[start..<start + length + (block < shortBlocks ? 0 : 1)])
      start += part.count
      parts.append(part)
      corrections.append(code.remainder(of: part))
    }
    let first = (0...length).flatMap { i in parts.compactMap { i < $0.count ? $0[i] : nil } }
    return first + (0..<correctionPerBlock).flatMap { i in corrections.map { $0[i] } }
  }

  // ISO/IEC 18004, table 9: low, medium, quartile, high; versions 1 to 40.
  private static let correctionPerBlock: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// Reed and Solomon's code over the field of 256 elements that QR codes use (polynomial 0x11D).
struct ReedSolomon {
  private let divisor: [UInt8]

  init(count: Int) {
    var divisor = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for j in 0..<count {
        divisor[j] = Self.product(divisor[j], root)
        if j + 1 < count { divisor[j] ^= divisor[j + 1] }
      }
      root = Self.product(root, 2)
    }
    self.divisor = divisor
  }

  func remainder(of data: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for i in divisor.indices { result[i] ^= Self.product(divisor[i], factor) }
    }
    return result
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for i in (0..<8).reversed() {
      result = (result << 1) ^ ((result >> 7) * 0x11D)
      if b >> UInt8(i) & 1 == 1 { result ^= Int(a) }
    }
    return UInt8(truncatingIfNeeded: result)
  }
}
