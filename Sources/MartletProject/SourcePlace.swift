/// A place in a text file, as editors count it: lines and columns from 1.
public struct SourcePlace: Equatable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
