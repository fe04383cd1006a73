/// `#Preview("name", traits: …) { … }`: a type that a preview tool can find, and that makes the preview.
enum PreviewMacro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String {
    guard let call = PreviewCall(expansion.source) else {
      throw MacroError(message: "#Preview needs a body: write '#Preview { MyView() }'")
    }
    // The compiler's own form of a unique name: discriminator, length and name, then the suffix for it.
    let name = expansion.discriminator + "7PreviewfMu_"
    let body = PreviewBody(call.body)
    return """
      @MainActor enum \(name): SwiftUI._PreviewRegistry {
        static let fileID: Swift.String = #fileID
        static let line: Swift.Int = #line
        static func makePreview() -> SwiftUI.Preview {
          SwiftUI.Preview(\(call.arguments)) {\(body.properties.isEmpty ? call.body : " Content() ")}
        }
      \(body.properties.isEmpty ? "" : wrapper(body))}
      """
  }

  /// Variables need a view that owns them.
  private static func wrapper(_ body: PreviewBody) -> String {
    """
      struct Content: SwiftUI.View {
    \(body.properties.map { "    " + $0 }.joined(separator: "\n"))
        var body: some SwiftUI.View {
    \(body.statements)
        }
      }

    """
  }
}

/// The parts of `#Preview(arguments) { body }`. The body may also be the argument `body:`.
struct PreviewCall {
  let arguments: String
  /// What stands between the braces.
  let body: String

  init?(_ text: String) {
    let source = SwiftSource(text)
    let whole = 0..<source.bytes.count
    guard let start = source.first(in: whole, where: { "({".utf8.contains(source.bytes[$0]) }) else { return nil }
    guard source.bytes[start] == UInt8(ascii: "(") else {
      arguments = ""
      body = source.text(start + 1..<source.end(ofTokenAt: start) - 1)
      return
    }
    let end = source.end(ofTokenAt: start)
    let inside = start + 1..<end - 1
    if let brace = source.first(in: end..<whole.upperBound, where: { source.bytes[$0] == UInt8(ascii: "{") }) {
      arguments = source.trimmed(inside)
      body = source.text(brace + 1..<source.end(ofTokenAt: brace) - 1)
    } else if let label = source.firstWord("body", in: inside),
      let brace = source.first(in: label..<inside.upperBound, where: { source.bytes[$0] == UInt8(ascii: "{") })
    {
      arguments = String(source.trimmed(inside.lowerBound..<label).reversed().drop { $0 == "," }.reversed())
      body = source.text(brace + 1..<source.end(ofTokenAt: brace) - 1)
    } else {
      return nil
    }
  }
}
