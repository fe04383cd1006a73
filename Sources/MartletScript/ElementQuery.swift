import MartletDisplay

/// What an element is looked for by.
public struct ElementQuery: Equatable, Sendable, CustomStringConvertible {
  /// A label, an identifier, or words that an element says.
  public var text: String
  public var role: SemanticsNode.Role?
  /// Which of several, from 1.
  public var position: Int

  public init(_ text: String, role: SemanticsNode.Role? = nil, position: Int = 1) {
    (self.text, self.role, self.position) = (text, role, position)
  }

  public var description: String {
    (role.map { "\($0.rawValue) " } ?? "") + "\"\(text)\"" + (position > 1 ? " #\(position)" : "")
  }
}
