import MartletControls

/// What is felt when something happens, on devices that can shake.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback("impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }

  public struct Weight: Equatable, Sendable {
    private let level: Int
    public static let light = Weight(level: 0)
    public static let medium = Weight(level: 1)
    public static let heavy = Weight(level: 2)
  }
  public struct Flexibility: Equatable, Sendable {
    private let level: Int
    public static let rigid = Flexibility(level: 0)
    public static let solid = Flexibility(level: 1)
    public static let soft = Flexibility(level: 2)
  }
}

extension View {
  /// Plays a feedback when a value changes. Desktops cannot shake: it is noted once.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, file: String = #fileID, line: UInt = #line
  ) -> some View {
    sensoryFeedback(trigger: trigger, file: file, line: line) { _, _ in feedback }
  }
  /// Plays a feedback when a value changes as `condition` wants it.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, file: String = #fileID, line: UInt = #line,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger, file: file, line: line) { condition($0, $1) ? feedback : nil }
  }
  /// Plays the feedback that `feedback` gives for a change; nil plays none.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, file: String = #fileID, line: UInt = #line,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      guard let feedback = feedback(old, new) else { return }
      Notes.once(
        "there is nothing here that could shake: sensoryFeedback(.\(feedback.name)) is not felt",
        at: Notes.Place(file: file, line: line))
    }
  }
}
