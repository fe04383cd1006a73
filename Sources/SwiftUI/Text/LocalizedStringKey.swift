import Foundation

/// The key of a text in the app's strings, with the values that go into it. Spec: I1-I4.
///
/// A string literal makes one. Interpolated values leave a place-holder in the key, so that `"\(count) of \(name)"`
/// is looked up as `"%lld of %@"`. A key that has no entry is shown itself.
public struct LocalizedStringKey: Equatable {
  let key: String
  let arguments: [Argument]

  /// A value that waits for its place.
  enum Argument: Equatable {
    case string(String)
    case number(FormatNumber)
    case text(Text)
  }

  /// The key `value`, as if it had been written as a literal. Per cent signs in it are text.
  public init(_ value: String) {
    key = value
    arguments = []
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    // Without arguments nothing is filled in, so doubled per cent signs must not stay.
    let hasArguments = !stringInterpolation.arguments.isEmpty
    key = hasArguments ? stringInterpolation.key : stringInterpolation.key.replacingOccurrences(of: "%%", with: "%")
    arguments = stringInterpolation.arguments
  }
}

extension LocalizedStringKey {
  /// The characters in these surroundings, without looks and pictures.
  func string(in environment: EnvironmentValues) -> String { Text(self).string(in: environment) }
}
