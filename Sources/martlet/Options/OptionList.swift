import MartletProject

/// The names of a command's options, "--dark".
protocol CommandOption: RawRepresentable<String>, CaseIterable, Hashable {
  var takesValue: Bool { get }
  /// What a short name stands for: "-o".
  init?(shortName: String)
}

extension CommandOption {
  init?(shortName: String) { return nil }
}

/// A command line taken apart: one path or more, and options with their values.
struct OptionList<Option: CommandOption> {
  var paths: [String] = []
  /// Switches have an empty value; of an option given twice the last one counts.
  var values: [Option: String] { allValues.mapValues { $0[$0.count - 1] } }
  /// Of options that may be given several times, in their order.
  var allValues: [Option: [String]] = [:]
  var path: String { paths[0] }

  /// `command` is named where its path is missing. The line may have `pathLimit` paths; "-" counts as one.
  init(_ arguments: [String], command: String, pathLimit: Int = 1) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        if paths.count == pathLimit { throw UsageError(message: Wording.secondPath(argument)) }
        paths.append(argument)
        continue
      }
      let (option, value) = try Self.split(argument, rest: &rest)
      allValues[option, default: []].append(value)
    }
    if paths.first?.isEmpty ?? true { throw UsageError(message: Wording.pathMissing(for: command)) }
  }

  /// `--name value`, `--name=value` or, for a switch, `--name`.
  private static func split(_ argument: String, rest: inout ArraySlice<String>) throws -> (Option, String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Option(shortName: parts[0]) ?? Option(rawValue: parts[0]) else {
      let nearest = nearestName(to: parts[0], among: Option.allCases.map(\.rawValue))
      throw UsageError(message: Wording.unknownOption(parts[0], nearest: nearest))
    }
    if !option.takesValue {
      if parts.count > 1 { throw UsageError(message: Wording.unwantedValue(parts[0])) }
      return (option, "")
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw UsageError(message: Wording.valueMissing(parts[0]))
    }
    return (option, value)
  }
}
