/// Something in the user's files that stops the work.
///
/// The text has three parts, so that a reader can act on it: where, what, and what to do next.
public struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
  public var file: String
  public var place: SourcePlace?
  public var problem: String
  public var remedy: String

  public init(file: String, place: SourcePlace? = nil, problem: String, remedy: String) {
    self.file = file
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }

  public var description: String { Wording.diagnostic("error", self) }
}

/// Something that a user should know although the work goes on.
public struct ProjectWarning: Equatable, Sendable, CustomStringConvertible {
  public var file: String
  public var place: SourcePlace?
  public var problem: String
  public var remedy: String

  public init(file: String, place: SourcePlace? = nil, problem: String, remedy: String) {
    self.file = file
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }

  /// An error that does not stop the work after all.
  init(_ error: ProjectError) {
    self.init(file: error.file, place: error.place, problem: error.problem, remedy: error.remedy)
  }

  public var description: String {
    Wording.diagnostic("warning", ProjectError(file: file, place: place, problem: problem, remedy: remedy))
  }
}
