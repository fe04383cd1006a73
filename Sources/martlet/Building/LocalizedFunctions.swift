import Foundation

/// Functions that come before Foundation's in an app's module, because those know no plurals and not the language that
/// the app was started in.
enum LocalizedFunctions {
  /// Nil for a module whose sources call none of them. What the module declares itself is left to it.
  static func text(for sources: [String]) -> String? {
    let texts = sources.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
    func isSaid(_ words: String) -> Bool { texts.contains { $0.contains(words) } }
    guard ["NSLocalizedString", "localizedString(forKey", "localizedStringWithFormat"].contains(where: isSaid) else {
      return nil
    }
    var parts = [imports]
    if !isSaid("func NSLocalizedString(") { parts.append(localizedString) }
    if !isSaid("func localizedString(forKey") { parts.append(bundle) }
    if !isSaid("init(format:") { parts.append(formats) }
    return parts.joined(separator: "\n")
  }

  private static let imports = """
    import Foundation
    import MartletFoundation

    """

  // Public functions of the app may use these in default arguments, so they are usable from inlined code.
  private static let localizedString = """
    @usableFromInline nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main, value: String = "", comment: String
    ) -> String {
      _localizedString(forKey: key, value: value, table: tableName, bundle: bundle)
    }

    """

  private static let bundle = """
    extension Foundation.Bundle {
      @usableFromInline nonisolated func localizedString(
        forKey key: String, value: String?, table tableName: String?
      ) -> String {
        _localizedString(forKey: key, value: value, table: tableName, bundle: self)
      }
    }

    """

  // Foundation's initialisers have shared parameters; without the word these would be others, and calls ambiguous.
  private static let formats = """
    extension String {
      @usableFromInline nonisolated init(format: __shared String, _ arguments: any CVarArg...) {
        self = _string(format: format, locale: nil, arguments)
      }
      @usableFromInline nonisolated init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = _string(format: format, locale: nil, arguments)
      }
      @usableFromInline nonisolated init(
        format: __shared String, locale: __shared Foundation.Locale?, _ arguments: any CVarArg...
      ) {
        self = _string(format: format, locale: locale, arguments)
      }
      @usableFromInline nonisolated init(
        format: __shared String, locale: __shared Foundation.Locale?, arguments: __shared [any CVarArg]
      ) {
        self = _string(format: format, locale: locale, arguments)
      }
      @usableFromInline nonisolated static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String {
        _string(format: format, locale: .current, arguments)
      }
    }

    """
}
