import Foundation
import MartletDisplay

/// How a line that is too long loses characters. Spec: I20.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

private enum Keys {
  enum LineLimit: EnvironmentKey { static var defaultValue: Int? { nil } }
  enum MinimumLines: EnvironmentKey { static var defaultValue: Int? { nil } }
  enum LineSpacing: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  enum Truncation: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  enum MultilineAlignment: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  enum MinimumScale: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum Tightening: EnvironmentKey { static var defaultValue: Bool { false } }
  enum TextCase: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  enum Tracking: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  enum Kerning: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  enum BaselineOffset: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  enum Underline: EnvironmentKey { static var defaultValue: Text.LineStyle? { nil } }
  enum Strikethrough: EnvironmentKey { static var defaultValue: Text.LineStyle? { nil } }
}

extension EnvironmentValues {
  public var lineLimit: Int? {
    get { self[Keys.LineLimit.self] }
    set { self[Keys.LineLimit.self] = newValue }
  }
  var minimumLines: Int? {
    get { self[Keys.MinimumLines.self] }
    set { self[Keys.MinimumLines.self] = newValue }
  }
  /// Points between lines. Spec: I22.
  public var lineSpacing: CGFloat {
    get { self[Keys.LineSpacing.self] }
    set { self[Keys.LineSpacing.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[Keys.Truncation.self] }
    set { self[Keys.Truncation.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[Keys.MultilineAlignment.self] }
    set { self[Keys.MultilineAlignment.self] = newValue }
  }
  /// Whether the alignment was chosen: buttons centre their words otherwise.
  var isMultilineTextAlignmentSet: Bool { isSet(Keys.MultilineAlignment.self) }
  public var minimumScaleFactor: CGFloat {
    get { self[Keys.MinimumScale.self] }
    set { self[Keys.MinimumScale.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[Keys.Tightening.self] }
    set { self[Keys.Tightening.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[Keys.TextCase.self] }
    set { self[Keys.TextCase.self] = newValue }
  }
  var textTracking: CGFloat {
    get { self[Keys.Tracking.self] }
    set { self[Keys.Tracking.self] = newValue }
  }
  var textKerning: CGFloat {
    get { self[Keys.Kerning.self] }
    set { self[Keys.Kerning.self] = newValue }
  }
  var textBaselineOffset: CGFloat {
    get { self[Keys.BaselineOffset.self] }
    set { self[Keys.BaselineOffset.self] = newValue }
  }
  var underlineStyle: Text.LineStyle? {
    get { self[Keys.Underline.self] }
    set { self[Keys.Underline.self] = newValue }
  }
  var strikethroughStyle: Text.LineStyle? {
    get { self[Keys.Strikethrough.self] }
    set { self[Keys.Strikethrough.self] = newValue }
  }
}

extension View {
  /// At most this many lines; nil removes the cap. Less than one counts as one. Spec: A21.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = number.map { max($0, 1) }
        $0.minimumLines = nil
      })
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = max(limit, 1)
        $0.minimumLines = reservesSpace ? max(limit, 1) : nil
      })
  }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = max(limit.upperBound, 1)
        $0.minimumLines = max(limit.lowerBound, 1)
      })
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = nil
        $0.minimumLines = max(limit.lowerBound, 1)
      })
  }
  /// Extra room between lines, in points; negative, infinite and NaN count as 0.
  nonisolated public func lineSpacing(_ spacing: CGFloat, file: String = #fileID, line: UInt = #line) -> some View {
    environment(\.lineSpacing, ValueRepair("lineSpacing", file, line).length(spacing))
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// The smallest factor to which text may shrink before it is cut, 0…1. Spec: A19.
  nonisolated public func minimumScaleFactor(
    _ factor: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.minimumScaleFactor, ValueRepair("minimumScaleFactor", file, line).fraction(factor))
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Display only; nil cancels an inherited case. Spec: I19.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  nonisolated public func tracking(_ tracking: CGFloat, file: String = #fileID, line: UInt = #line) -> some View {
    environment(\.textTracking, ValueRepair("tracking", file, line).finite(tracking))
  }
  nonisolated public func kerning(_ kerning: CGFloat, file: String = #fileID, line: UInt = #line) -> some View {
    environment(\.textKerning, ValueRepair("kerning", file, line).finite(kerning))
  }
  nonisolated public func baselineOffset(
    _ offset: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.textBaselineOffset, ValueRepair("baselineOffset", file, line).finite(offset))
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
}
