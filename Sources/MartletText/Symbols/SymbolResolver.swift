import Foundation
import MartletDisplay

/// Finds what a name stands for: its row, or a composition that its suffixes describe.
final class SymbolResolver {
  struct Resolution {
    var node: SymbolNode
    var flipsForRightToLeft: Bool
  }

  private let icon: (String) throws -> SVGIcon

  init(icon: @escaping (String) throws -> SVGIcon) { self.icon = icon }

  /// Nil for a name that neither the table nor the rules know; throws when a known drawing cannot be read.
  func resolve(_ name: String) throws -> Resolution? {
    guard !name.isEmpty, !name.hasPrefix("_") else { return nil }
    return try find(name)
  }

  private func find(_ name: String) throws -> Resolution? {
    if let row = SymbolTable.rows[name] { return try read(row) }
    return try badged(name) ?? enclosed(name) ?? carried(name) ?? slashed(name) ?? filled(name) ?? number(name)
  }

  private func read(_ row: SymbolRow) throws -> Resolution? {
    let words = row.parts[0].split(separator: " ")
    let flips = row.flipsForRightToLeft
    switch words[0] {
    case "same":
      guard let other = try find(String(words[1])) else { return nil }
      return Resolution(node: other.node, flipsForRightToLeft: flips || other.flipsForRightToLeft)
    case "turn":
      return try turned(String(words[2]), degrees: CGFloat(Double(words[1]) ?? 0), isMirrored: false, flips)
    case "mirror": return try turned(String(words[1]), degrees: 0, isMirrored: true, flips)
    case "on": return try overlaid(row, flips)
    default:
      var reader = SymbolGlyphReader(row: row, icon: icon)
      return Resolution(node: .glyph(try reader.read()), flipsForRightToLeft: flips)
    }
  }

  private func turned(_ name: String, degrees: CGFloat, isMirrored: Bool, _ flips: Bool) throws -> Resolution? {
    guard case .glyph(let glyph) = try find(name)?.node else { return nil }
    return Resolution(
      node: .glyph(glyph.transformed(degrees: degrees, isMirrored: isMirrored)), flipsForRightToLeft: flips)
  }

  private func overlaid(_ row: SymbolRow, _ flips: Bool) throws -> Resolution? {
    let parts = try row.places.compactMap { place -> SymbolNode.Part? in
      try find(place.name).map { SymbolNode.Part(node: $0.node, center: place.center, scale: place.scale) }
    }
    return Resolution(node: .overlaid(parts, box: row.box), flipsForRightToLeft: flips)
  }
}

/// The rules for suffixes.
extension SymbolResolver {
  /// `base.badge.sign`, `base.fill.badge.sign`, `base.badge.sign.fill`; `base.badge` alone is a dot.
  private func badged(_ name: String) throws -> Resolution? {
    guard let range = name.firstRange(of: ".badge") else { return nil }
    var base = String(name[..<range.lowerBound])
    var sign = String(name[range.upperBound...].drop { $0 == "." })
    if sign == "fill" || sign.hasSuffix(".fill") {
      if try find(base + ".fill") != nil { base += ".fill" }
      sign = String(sign.dropLast(sign == "fill" ? 4 : 5))
    }
    guard let under = try find(base) else { return nil }
    if sign.isEmpty { return Resolution(node: .dotBadged(under.node), flipsForRightToLeft: under.flipsForRightToLeft) }
    guard let badge = try find(sign) else { return nil }
    let hasDisc = !(base.hasPrefix("text") || base == "person" || base == "person.fill")
    let badgeNode: SymbolNode = sign == "gearshape" ? try find("gearshape.fill")?.node ?? badge.node : badge.node
    return Resolution(
      node: .badged(under.node, badge: badgeNode, hasDisc: hasDisc && sign != "gearshape"),
      flipsForRightToLeft: under.flipsForRightToLeft)
  }

  /// `base.circle`, `base.circle.fill` and the other enclosures.
  private func enclosed(_ name: String) throws -> Resolution? {
    let isFilled = name.hasSuffix(".fill")
    let outer = isFilled ? String(name.dropLast(5)) : name
    for enclosure in SymbolEnclosure.all where outer.hasSuffix("." + enclosure.name) {
      let base = String(outer.dropLast(enclosure.name.count + 1))
      guard let inner = try innerSign(base) else { continue }
      return Resolution(
        node: .enclosed(inner.node, enclosure, isFilled: isFilled), flipsForRightToLeft: inner.flipsForRightToLeft)
    }
    return nil
  }

  private static let solidInside: Set<String> = [
    "play", "pause", "stop", "forward", "backward", "person", "mic", "moon", "star", "heart", "bolt", "flag", "bell",
    "house",
    "envelope", "phone", "video", "lock", "tag", "location", "drop", "flame", "leaf", "camera", "bookmark",
    "paperplane",
  ]

  /// Inside an enclosure the solid forms of these names read better, as in `person.circle` or `play.circle`.
  private func innerSign(_ base: String) throws -> Resolution? {
    if Self.solidInside.contains(base), let solid = try find(base + ".fill") { return solid }
    return try find(base)
  }

  /// `sign.carrier` and `sign.carrier.fill`, where the carrier is a symbol with room inside.
  private func carried(_ name: String) throws -> Resolution? {
    let isFilled = name.hasSuffix(".fill")
    let whole = isFilled ? String(name.dropLast(5)) : name
    var dots = whole.indices.filter { whole[$0] == "." }[...]
    while let dot = dots.popFirst() {
      let carrier = String(whole[whole.index(after: dot)...])
      guard let room = SymbolTable.rows[carrier]?.room, let sign = try innerSign(String(whole[..<dot])),
        let under = try find(isFilled ? carrier + ".fill" : carrier)
      else { continue }
      let enclosure = SymbolEnclosure(
        name: carrier, box: under.node.box, form: .symbol(under.node), center: room.center,
        halfExtent: room.halfExtent, radius: room.halfExtent * 1.25)
      return Resolution(
        node: .enclosed(sign.node, enclosure, isFilled: isFilled), flipsForRightToLeft: sign.flipsForRightToLeft)
    }
    return nil
  }

  private func slashed(_ name: String) throws -> Resolution? {
    let isFilled = name.hasSuffix(".slash.fill")
    guard isFilled || name.hasSuffix(".slash") else { return nil }
    let base = String(name.dropLast(isFilled ? 11 : 6))
    guard let under = try (isFilled ? find(base + ".fill") : nil) ?? find(base) else { return nil }
    return Resolution(node: .slashed(under.node), flipsForRightToLeft: under.flipsForRightToLeft)
  }

  /// A drawing given by its rim or its bodies has a filled form without a row of its own, and so has what is composed
  /// where the row says so.
  private func filled(_ name: String) throws -> Resolution? {
    guard name.hasSuffix(".fill"), let base = try find(String(name.dropLast(5))) else { return nil }
    guard let solid = try filled(base.node, of: String(name.dropLast(5))) else { return nil }
    return Resolution(node: solid, flipsForRightToLeft: base.flipsForRightToLeft)
  }

  private func filled(_ node: SymbolNode, of name: String) throws -> SymbolNode? {
    switch node {
    case .glyph(let glyph): return glyph.filled.map { .glyph($0) }
    case .overlaid(var parts, let box):
      guard let row = SymbolTable.rows[name], row.fills else { return nil }
      for (index, place) in row.places.enumerated() {
        if let solid = try find(place.name + ".fill") { parts[index].node = solid.node }
      }
      return .overlaid(parts, box: box)
    default: return nil
    }
  }

  /// 0 to 50 and the letters, as they stand in circles and squares.
  private func number(_ name: String) throws -> Resolution? {
    if name.count == 1, let letter = name.first, letter.isASCII, letter.isLetter || letter.isNumber {
      return try find("_" + name.lowercased())
    }
    guard let value = Int(name), (10...50).contains(value), String(value) == name else { return nil }
    let parts = try name.enumerated().compactMap { index, digit in
      try find("_\(digit)").map { digitNode in
        SymbolNode.Part(node: digitNode.node, center: CGPoint(x: index == 0 ? -4.4 : 4.4, y: 0), scale: 1)
      }
    }
    return Resolution(node: .overlaid(parts, box: CGSize(width: 18, height: 12.6)), flipsForRightToLeft: false)
  }
}
