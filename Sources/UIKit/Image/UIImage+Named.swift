import Foundation
import MartletControls

extension UIImage {
  /// The image of that name in the main bundle: its asset catalogs first, then a file, PNG if the name has no
  /// extension. Nil, with one note, when there is none.
  public convenience init?(named name: String, file: StaticString = #fileID, line: UInt = #line) {
    self.init(named: name, bundle: .main, place: .init(file: "\(file)", line: line))
  }

  // The form that references such as `map(UIImage.init(named:))` name.
  @_disfavoredOverload
  public convenience init?(named name: String) { self.init(named: name, bundle: .main, place: nil) }

  /// As `init(named:)`, from the bundle (nil: the main bundle). The image keeps following the traits;
  /// `traitCollection` is not used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(named: name, bundle: bundle ?? .main, place: .init(file: "\(file)", line: line))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(named: name, bundle: bundle ?? .main, place: .init(file: "\(file)", line: line))
  }

  package convenience init?(named name: String, bundle: Bundle, place: Notes.Place?) {
    guard let image = NamedImage(name: name, bundle: bundle, place: place) else { return nil }
    self.init(content: .named(image))
  }

  /// A symbol. An unknown name gives a marked placeholder, as a name may be known elsewhere; an empty one nil.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    var look = Look()
    look.configuration = configuration as? SymbolConfiguration
    self.init(content: .symbol(name), look: look)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
}
