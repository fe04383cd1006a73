import MartletControls

/// Collects the notes to developers that a piece of code causes.
enum Note {
  static func collect(into notes: inout [String], _ body: () throws -> Void) rethrows {
    let box = Collected()
    defer { notes += box.notes }
    try Notes.capture({ box.notes.append($0) }, during: body)
  }

  private final class Collected: @unchecked Sendable { var notes: [String] = [] }
}
