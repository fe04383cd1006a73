import Foundation

/// Fonts that Info.plist lists: one that is not there, or is no font, shows as another one, which is easily overlooked.
struct FontCheck {
  private let copies: [SwiftModule.Resource]

  init(_ copies: [SwiftModule.Resource]) { self.copies = copies }

  func warnings(_ infoPlist: InfoPlist) -> [ProjectWarning] {
    guard case .array(let fonts)? = infoPlist.values["UIAppFonts"] else { return [] }
    return fonts.compactMap { font in
      guard case .string(let name) = font else { return nil }
      guard let path = file(named: name) else {
        return ProjectWarning(file: "Info.plist", problem: Wording.fontMissing(name), remedy: Wording.addFont)
      }
      if Self.isFont(path) { return nil }
      return ProjectWarning(file: path, problem: Wording.fontDamaged, remedy: Wording.replaceFont)
    }
  }

  /// What is copied to this place, itself or inside of a folder.
  private func file(named name: String) -> String? {
    for copy in copies {
      if copy.destination == name { return copy.path }
      guard name.hasPrefix(copy.destination + "/") else { continue }
      let path = copy.path + name.dropFirst(copy.destination.count)
      if FileKind(at: path) != nil { return path }
    }
    return nil
  }

  /// Whether the file begins as fonts do and is as long as the directory of its tables needs: OpenType's tables are
  /// listed behind twelve bytes, in sixteen each. A collection says elsewhere where its fonts are.
  private static func isFont(_ path: String) -> Bool {
    guard case .file? = FileKind(at: path), let file = FileHandle(forReadingAtPath: path),
      let start = try? file.read(upToCount: 12), start.count == 12, let size = try? file.seekToEnd()
    else { return false }
    let bytes = [UInt8](start)
    if bytes.starts(with: Array("ttcf".utf8)) { return true }
    let kinds = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)]
    let tables = UInt64(bytes[4]) << 8 | UInt64(bytes[5])
    return kinds.contains { bytes.starts(with: $0) } && tables > 0 && size >= 12 + 16 * tables
  }
}
