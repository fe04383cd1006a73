import Foundation
import MartletControls
import MartletDisplay
import UIKit

/// What all filters offer.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

/// A step from images and numbers to an image. Filters are mutable and belong to one thread at a time; their outputs
/// are values that any thread may use.
open class CIFilter: NSObject, CIFilterProtocol {
  let spec: FilterSpec?
  private var values: [String: Any] = [:]
  private var ownName: String?

  /// A filter without inputs, for subclasses that make an `outputImage` of their own.
  public override init() { spec = nil }

  init(_ spec: FilterSpec) {
    self.spec = spec
    super.init()
    setDefaults()
  }

  /// For typed filters, whose names are in the catalog.
  convenience init(known name: String) { self.init(FilterCatalog.spec(name)!) }

  /// A built-in filter; nil, with a note, for a name that is not known here.
  public convenience init?(name: String) {
    guard let spec = FilterCatalog.spec(name) else {
      Notes.once("CIFilter(name: \"\(name)\") is not known\(FilterCatalog.advice(for: name))")
      return nil
    }
    self.init(spec)
  }

  /// With some inputs set; keys that are not known are noted.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }

  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }

  /// As in `CISepiaTone`; of a subclass the class's name. An app may give another.
  open var name: String {
    get { ownName ?? spec?.name ?? String(describing: type(of: self)) }
    set { ownName = newValue }
  }

  /// A new recipe from the inputs as they are; nil when an image is missing. Costs nothing but the recipe. Its
  /// properties are those of `inputImage`.
  open var outputImage: CIImage? {
    guard let spec else { return nil }
    let origin = values[kCIInputImageKey] as? CIImage
    return spec.makeOutput(FilterValues(spec: spec, stored: values)).map { CIImage($0, from: origin) }
  }

  open var isEnabled = true
  open var inputKeys: [String] { spec?.inputs.map(\.key) ?? [] }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Each number, vector and colour as it was in the new filter; images are removed.
  open func setDefaults() {
    values = [:]
    for input in spec?.inputs ?? [] { values[input.key] = input.initialValue }
  }

  /// Sets an input. Numbers may be of any type, points `CGPoint` or `CIVector`, colours `CIColor` or `UIColor`, images
  /// `CIImage` or `UIImage`. Nil removes an image, and makes others what they were at first. Core Image ends the app at
  /// a key that the filter does not have; here it is noted and ignored, as is a value of another kind.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let input = spec?.input(key) else {
      Notes.once("\(name) has no input \"\(key)\": it has \(inputKeys.joined(separator: ", "))")
      return
    }
    guard let value = Self.unwrapped(value), !(value is NSNull) else {
      values[key] = input.initialValue
      return
    }
    guard let converted = FilterValue.converted(value, for: input) else {
      Notes.once("\(name) cannot take \(type(of: value)) for \(key)")
      return
    }
    values[key] = converted
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// What an input holds, or the output for `outputImage`: numbers as NSNumber. Nil for what is not known.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// An optional that was passed as Any, without the optional.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  open override var description: String {
    "<CIFilter: \(name) " + inputKeys.map { "\($0)=\(values[$0] ?? "nil")" }.joined(separator: " ") + ">"
  }
}

// MARK: - For typed filters

extension CIFilter {
  func float(_ key: String) -> Float { FilterValue.number(values[key]).map { Float($0) } ?? 0 }
  func setFloat(_ key: String, _ value: Float) { setValue(value, forKey: key) }
  func typed<Value>(_ key: String) -> Value? { values[key] as? Value }
  func point(_ key: String) -> CGPoint { (values[key] as? CIVector)?.cgPointValue ?? .zero }
  func transform(_ key: String) -> CGAffineTransform { FilterValue.transform(values[key]) ?? .identity }
  func rect(_ key: String) -> CGRect { (values[key] as? CIVector)?.cgRectValue ?? .zero }
}
