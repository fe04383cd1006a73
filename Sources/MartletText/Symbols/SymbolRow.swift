import Foundation

/// One line of the symbol table: `name | width x height | parts | flags`.
///
/// Parts are separated by semicolons. Coordinates count from the upper left of the box, y down, in points at the
/// body size.
/// - `bi NAME`: a Bootstrap icon, fitted into the box.
/// - `stroke DATA`, `ring X Y R`, `box X Y W H R`: lines drawn with the weight's thickness (SVG path data, a
///   circle, a rounded rectangle).
/// - `fill DATA`, `dot X Y R`, `slab X Y W H R`, `blob WIDTH DATA`: solid areas; a blob is a thick line.
/// - `body DATA`, `bodyring X Y R`, `bodybox X Y W H R`: closed lines whose inside the `.fill` symbol fills; `detail DATA`,
///   `detaildot X Y R`, `detailfill DATA`: lines and areas within, which the `.fill` symbol leaves out.
/// - `hole DATA`, `holedot X Y R`, `holebi NAME X Y W H`: taken out of the area; `cut DATA`: a line of the weight's thickness taken out.
/// - `rim DATA`: an area of which the outline symbol shows the rim and the `.fill` symbol the whole.
/// - `same NAME`, `turn DEGREES NAME`, `mirror NAME`: another row, clockwise or left to right.
/// - `on NAME X Y SCALE, …`: others at places relative to the middle, later ones in front.
/// The flag `rtl` marks symbols that turn over in right-to-left interfaces, `fills` compositions that have a filled form
/// of filled parts. `room X Y HALF` is the place for another symbol inside, relative to the middle, as of `lock.iphone`
/// in `iphone`. Names that begin with an underscore are building blocks.
struct SymbolRow {
  var name: String
  var box: CGSize
  var parts: [Substring]
  var flipsForRightToLeft: Bool
  var fills: Bool
  var room: Room?

  struct Room {
    var center: CGPoint
    var halfExtent: CGFloat
  }

  init?(_ line: Substring) {
    let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
    guard columns.count >= 3 else { return nil }
    let size = columns[1].split(separator: "x").compactMap { Double($0) }
    guard size.count == 2 || columns[1].isEmpty else { return nil }
    name = String(columns[0])
    box = size.count == 2 ? CGSize(width: size[0], height: size[1]) : .zero
    parts = columns[2].split(separator: ";").map(Self.trimmed)
    let flags = columns.count > 3 ? columns[3].split(separator: " ") : []
    flipsForRightToLeft = flags.contains("rtl")
    fills = flags.contains("fills")
    guard let place = flags.firstIndex(of: "room") else { return }
    let numbers = flags[(place + 1)...].compactMap { Double($0) }
    guard numbers.count == 3 else { return nil }
    room = Room(center: CGPoint(x: numbers[0], y: numbers[1]), halfExtent: numbers[2])
  }

  static func trimmed(_ text: Substring) -> Substring {
    var result = text.drop(while: \.isWhitespace)
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }

  /// The other symbols of an `on` row.
  var places: [(name: String, center: CGPoint, scale: CGFloat)] {
    guard parts[0].hasPrefix("on ") else { return [] }
    return parts[0].dropFirst(3).split(separator: ",").compactMap { text in
      let words = text.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
      guard numbers.count == 3 else { return nil }
      return (String(words[0]), CGPoint(x: numbers[0], y: numbers[1]), numbers[2])
    }
  }

  /// The Bootstrap icons that the row uses.
  var iconNames: [String] {
    parts.compactMap { $0.hasPrefix("bi ") ? String(Self.trimmed($0.dropFirst(3))) : nil }
  }
}

/// All rows by name, read once.
enum SymbolTable {
  static let rows: [String: SymbolRow] = {
    var result: [String: SymbolRow] = [:]
    let tables = [
      lines, objects, icons, characters, weather, nature, figures, transport, home, interface, arrows, signs, devices,
    ]
    for line in tables.joined().split(separator: "\n") where !line.hasPrefix("#") {
      guard let row = SymbolRow(line) else {
        preconditionFailure("The symbol table's line \"\(line)\" has no three columns.")
      }
      precondition(result[row.name] == nil, "The symbol table has two rows named \(row.name).")
      result[row.name] = row
    }
    return result
  }()
}
