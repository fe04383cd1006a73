import MartletControls
import MartletGraph
import MartletLayout

// What a developer is told about values and updates that can't be right. Spec: C15, C38.
extension ViewRoot {
  /// Layout knows no developer to talk to: what it says about impossible values goes out with the other notes.
  /// Spec: B25, B30.
  static func passOnLayoutNotes() {
    if layoutNoteHandler == nil { layoutNoteHandler = { Notes.once($0, at: notePlace) } }
  }

  /// The source line whose values are being looked at.
  nonisolated(unsafe) private static var notePlace: Notes.Place? {
    didSet { layoutNotePlace = notePlace.map { "\($0.file):\($0.line): " } ?? "" }
  }

  /// Runs `body`, which makes a layout rule; what is said about its values names this source line.
  static func noting<Rule>(_ file: String, _ line: UInt, _ body: () -> Rule) -> Rule {
    passOnLayoutNotes()
    notePlace = Notes.Place(file: file, line: line)
    defer { notePlace = nil }
    return body()
  }

  func noteWriteDuringUpdate<Value>(of type: Value.Type) {
    let view = Reader.current.flatMap(Self.appView).map { " of \($0)" } ?? ""
    Notes.once(
      """
      Modifying state of type \(type) during a view update\(view). The new value is used in the next update; \
      move the write into an action, onAppear or task.
      """)
  }

  /// `readers` are those that would go on; the action that ran last, where one did, tells the place.
  func noteEndlessUpdate(by readers: [Reader]) {
    var views: [String] = []
    for view in readers.compactMap(Self.appView) where !views.contains(view) { views.append(view) }
    let names = views.isEmpty ? "Views" : views.prefix(3).joined(separator: ", ") + (views.count > 3 ? ", …" : "")
    let whose = views.count == 1 ? "its" : "their"
    Notes.once(
      """
      \(names) kept changing state in response to \(whose) own updates without an end; this frame shows the last \
      round. Look for bodies, onChange, onAppear or onPreferenceChange actions that write what they observe.
      """, at: actionPlace)
  }

  /// The innermost view of the app's own that a reader belongs to: "ContentView". The library's views say nothing to
  /// a developer, so they stand in only where there is no other.
  private static func appView(of reader: Reader) -> String? {
    guard let first = reader as? _AnyViewNode else { return nil }
    let own = sequence(first: first, next: \.parent).first { node in
      let module = String(reflecting: node.viewType).prefix { $0 != "." }
      return module != "SwiftUI" && module != "Swift"
    }
    return String(describing: (own ?? first).viewType)
  }
}
