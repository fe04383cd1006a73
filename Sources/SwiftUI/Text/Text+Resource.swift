import Foundation

extension Text {
  /// Shows the text of a resource as the app's strings have it now.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
}
