import Foundation

/// What a filter is: its names, its inputs, and how its output is made. Filters are data; the classes that apps see
/// read it from here.
struct FilterSpec: @unchecked Sendable {
  let name: String
  let displayName: String
  /// Without the general ones (still images, video, built in), which all have.
  let categories: [String]
  let inputs: [FilterInput]
  /// Nil when an image that is needed is missing.
  let makeOutput: (FilterValues) -> Recipe?

  init(
    _ name: String, _ displayName: String, _ categories: [String], _ inputs: [FilterInput],
    _ makeOutput: @escaping (FilterValues) -> Recipe?
  ) {
    (self.name, self.displayName, self.categories) = (name, displayName, categories)
    (self.inputs, self.makeOutput) = (inputs, makeOutput)
  }

  /// With `inputImage` as the first input, which must be there.
  static func ofImage(
    _ name: String, _ displayName: String, _ categories: [String], _ inputs: [FilterInput] = [],
    _ makeOutput: @escaping (Recipe, FilterValues) -> Recipe?
  ) -> FilterSpec {
    FilterSpec(name, displayName, categories, [.image(kCIInputImageKey)] + inputs) { values in
      values.image(kCIInputImageKey).flatMap { makeOutput($0, values) }
    }
  }

  func input(_ key: String) -> FilterInput? { inputs.first { $0.key == key } }
}

/// An input of a filter: its key, what it holds, what it is without a value.
struct FilterInput: @unchecked Sendable {
  enum Content: @unchecked Sendable {
    case image
    /// `limits` are what the values mean at most, nil: any; `slider` is what a control offers.
    case number(Double, limits: ClosedRange<Double>?, slider: ClosedRange<Double>, type: String)
    case vector([CGFloat], type: String)
    case color([CGFloat])
    case text(String?)
    case data
    case transform
    case other
  }
  let key: String
  let content: Content

  /// `inputNoiseLevel` is shown as `Noise Level`.
  var displayName: String {
    var words = ""
    for letter in key.dropFirst(5) {
      if letter.isUppercase, !words.isEmpty { words += " " }
      words.append(letter)
    }
    return words
  }

  static func image(_ key: String) -> FilterInput { FilterInput(key: key, content: .image) }

  static func number(
    _ key: String, _ initial: Double, _ slider: ClosedRange<Double>, limits: ClosedRange<Double>? = nil,
    type: String = kCIAttributeTypeScalar
  ) -> FilterInput {
    FilterInput(key: key, content: .number(initial, limits: limits, slider: slider, type: type))
  }

  static func radius(_ initial: Double, _ slider: ClosedRange<Double>) -> FilterInput {
    number(
      kCIInputRadiusKey, initial, slider, limits: 0...Double.greatestFiniteMagnitude, type: kCIAttributeTypeDistance)
  }

  static func intensity(_ initial: Double, _ slider: ClosedRange<Double> = 0...1) -> FilterInput {
    number(kCIInputIntensityKey, initial, slider)
  }

  static func angle(_ initial: Double = 0, _ key: String = kCIInputAngleKey) -> FilterInput {
    number(key, initial, -Double.pi...Double.pi, type: kCIAttributeTypeAngle)
  }

  static func center(_ x: CGFloat = 150, _ y: CGFloat = 150, _ key: String = kCIInputCenterKey) -> FilterInput {
    FilterInput(key: key, content: .vector([x, y], type: kCIAttributeTypePosition))
  }

  static func vector(
    _ key: String, _ initial: [CGFloat], type: String = kCIAttributeTypeOffset
  ) -> FilterInput {
    FilterInput(key: key, content: .vector(initial, type: type))
  }

  static func color(_ key: String, _ components: [CGFloat]) -> FilterInput {
    FilterInput(key: key, content: .color(components))
  }

  /// The value that a new filter has; nil for images and data.
  var initialValue: Any? {
    switch content {
    case .number(let value, _, _, _): NSNumber(value: value)
    case .vector(let values, _): CIVector(values)
    case .color(let parts): CIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case .text(let text): text
    case .transform: NSValueOfTransform.identity
    case .image, .data, .other: nil
    }
  }
}
