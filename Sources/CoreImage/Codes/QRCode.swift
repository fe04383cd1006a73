/// A QR code of bytes (ISO/IEC 18004, model 2): modules, true for dark.
struct QRCode {
  /// How much of the code may be damaged: about 7, 15, 25 and 30 per cent.
  enum Correction: String {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// In tables: the order of damage.
    var index: Int {
      switch self {
      case .low: 0
      case .medium: 1
      case .quartile: 2
      case .high: 3
      }
    }
    /// In the format information.
    var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }
  }

  /// Modules a side.
  let size: Int
  private(set) var modules: [Bool]
  /// Modules that hold no data.
  private(set) var isFixed: [Bool]

  subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

  /// The smallest code that holds the message; nil when none does (2,953 bytes at the lowest correction).
  init?(message: [UInt8], correction: Correction) {
    guard let version = QRVersion.smallest(holding: message.count, correction) else { return nil }
    size = version.size
    modules = [Bool](repeating: false, count: size * size)
    isFixed = modules
    drawFunctionPatterns(version)
    place(version.codewords(of: message))
    applyBestMask(version.correction)
  }

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y * size + x] = isDark
    isFixed[y * size + x] = true
  }
}

// MARK: - Patterns

extension QRCode {
  private mutating func drawFunctionPatterns(_ version: QRVersion) {
    for i in 0..<size {
      set(6, i, i % 2 == 0)
      set(i, 6, i % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let places = version.alignmentPlaces
    let last = places.count - 1
    for i in places.indices {
      for j in places.indices where !([[0, 0], [0, last], [last, 0]].contains([i, j])) {
        drawAlignment(places[i], places[j])
      }
    }
    drawFormat(version.correction, mask: 0)
    drawVersion(version.number)
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
        let ring = max(abs(dx), abs(dy))
        set(x + dx, y + dy, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
  }

  private mutating func drawFormat(_ correction: Correction, mask: Int) {
    let data = correction.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ i: Int) -> Bool { bits >> i & 1 == 1 }
    for i in 0...5 { set(8, i, bit(i)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for i in 9..<15 { set(14 - i, 8, bit(i)) }
    for i in 0..<8 { set(size - 1 - i, 8, bit(i)) }
    for i in 8..<15 { set(8, size - 15 + i, bit(i)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion(_ number: Int) {
    guard number >= 7 else { return }
    var rest = number
    for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
    let bits = number << 12 | rest
    for i in 0..<18 {
      let (a, b) = (size - 11 + i % 3, i / 3)
      set(a, b, bits >> i & 1 == 1)
      set(b, a, bits >> i & 1 == 1)
    }
  }

  /// In columns of two, from the right, up and down in turn.
  private mutating func place(_ codewords: [UInt8]) {
    var index = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = (right + 1) & 2 == 0 ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] && index < codewords.count * 8 {
          modules[y * size + x] = codewords[index >> 3] >> (7 - index & 7) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }
}

// MARK: - Masks

extension QRCode {
  private mutating func applyBestMask(_ correction: Correction) {
    var best: (mask: Int, penalty: Int)?
    for mask in 0..<8 {
      applyMask(mask)
      drawFormat(correction, mask: mask)
      let penalty = QRPenalty.of(modules, size)
      if best.map({ penalty < $0.penalty }) ?? true { best = (mask, penalty) }
      applyMask(mask)
    }
    applyMask(best!.mask)
    drawFormat(correction, mask: best!.mask)
  }

  /// Applied twice, nothing is changed.
  private mutating func applyMask(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && Self.inverts(mask, x, y) { modules[y * size + x].toggle() }
    }
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}

/// How hard a code is to read, by the standard's four rules.
enum QRPenalty {
  static func of(_ modules: [Bool], _ size: Int) -> Int {
    var result = 0
    for line in 0..<size {
      result += lineUp((0..<size).map { modules[line * size + $0] })
      result += lineUp((0..<size).map { modules[$0 * size + line] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let i = y * size + x
        let square = [modules[i], modules[i + 1], modules[i + size], modules[i + size + 1]]
        if square.allSatisfy({ $0 == square[0] }) { result += 3 }
      }
    }
    let dark = modules.lazy.filter { $0 }.count
    return result + abs(dark * 20 - modules.count * 10) / modules.count * 10
  }

  /// Runs of five and more, and what looks like a finder pattern.
  private static func lineUp(_ line: [Bool]) -> Int {
    var result = 0
    var run = 0
    for (index, module) in line.enumerated() {
      run = index > 0 && module == line[index - 1] ? run + 1 : 1
      if run == 5 { result += 3 } else if run > 5 { result += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    guard line.count >= 11 else { return result }
    for start in 0...line.count - 11 {
      let part = line[start..<start + 11]
      if part.prefix(4).allSatisfy({ !$0 }), Array(part.suffix(7)) == finder { result += 40 }
      if part.suffix(4).allSatisfy({ !$0 }), Array(part.prefix(7)) == finder { result += 40 }
    }
    return result
  }
}
