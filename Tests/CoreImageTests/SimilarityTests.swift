import CoreImage
import Foundation
import Testing

/// Filters whose exact form is not published, against the published method that their name means (`similarity.py`): how
/// far they are from it is in Docs/Filters.md, and is what is measured here.
@Suite struct SimilarityTests {
  private static let corners: [String: Any] = [
    "inputTopLeft": [3.0, 44], "inputTopRight": [55.0, 40], "inputBottomRight": [58.0, 4], "inputBottomLeft": [8.0, 2],
  ]
  private static let turned = [0.9, 0.3, -0.3, 0.9, 5.25, -3.5]
  private static let curves: [Double] = (0..<33).flatMap { index -> [Double] in
    let t = Double(index) / 32
    return [t * t, t.squareRoot(), 1 - t]
  }

  private static let cases: [ReferenceCase] = [
    ReferenceCase("CIPerspectiveTransform", .photo, corners),
    sized(ReferenceCase("CIPerspectiveCorrection", .photo, corners), 52, 42),
    ReferenceCase("CIAffineClamp", .photo, ["inputTransform": turned]),
    ReferenceCase("CIAffineTile", .photo, ["inputTransform": turned]),
    ReferenceCase("CIStraightenFilter", .photo, ["inputAngle": 0.2]),
    ReferenceCase("CIKaleidoscope", .photo, ["inputCenter": [30.0, 20], "inputCount": 6, "inputAngle": 0.3]),
    sized(ReferenceCase("CILanczosScaleTransform", .photo, ["inputScale": 2.0]), 122, 94),
    sized(ReferenceCase("CILanczosScaleTransform", .alpha, ["inputScale": 0.5]), 16, 16),
    sized(ReferenceCase("CIBicubicScaleTransform", .photo, ["inputScale": 2.0]), 122, 94),
    sized(ReferenceCase("CIBicubicScaleTransform", .alpha, ["inputScale": 0.5, "inputB": 0.3]), 16, 16),
    ReferenceCase(
      "CITemperatureAndTint", .photo, ["inputNeutral": [6500.0, 0], "inputTargetNeutral": [4000.0, 0]]),
    ReferenceCase(
      "CIToneCurve", .photo,
      [
        "inputPoint0": [0.0, 0.05], "inputPoint1": [0.2, 0.1], "inputPoint2": [0.5, 0.6], "inputPoint3": [0.8, 0.9],
        "inputPoint4": [1.0, 0.95],
      ]),
    ReferenceCase("CIColorCurves", .photo, ["inputCurvesData": curves]),
    ReferenceCase("CIColorMap", [kCIInputImageKey: .photo, "inputGradientImage": .gradient]),
    ReferenceCase("CIDiscBlur", .photo, ["inputRadius": 5.0]),
    ReferenceCase("CIMorphologyMaximum", .photo, ["inputRadius": 3.0]),
    ReferenceCase("CIMorphologyMinimum", .photo, ["inputRadius": 3.0]),
    ReferenceCase("CIMorphologyGradient", .photo, ["inputRadius": 3.0]),
    ReferenceCase("CISobelGradients", .photo),
    ReferenceCase("CICannyEdgeDetector", .photo, ["inputThresholdLow": 0.02, "inputThresholdHigh": 0.15]),
    ReferenceCase("CIRoundedRectangleGenerator", [:], ["inputExtent": [5.0, 4, 40, 30], "inputRadius": 8.0]),
  ]

  private static func sized(_ item: ReferenceCase, _ width: Int, _ height: Int) -> ReferenceCase {
    var item = item
    (item.width, item.height) = (width, height)
    return item
  }

  private static var page: String {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try String(contentsOf: root.appendingPathComponent("Docs/Filters.md"), encoding: .utf8)
    }
  }

  /// What the page says: for a filter, the mean and the greatest difference.
  private static var documented: [String: [String]] {
    get throws {
      let rows = try page.split(separator: "\n").map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      return Dictionary(
        rows.filter { $0.count == 4 && $0[0].hasPrefix("CI") }.map { ($0[0], Array($0[2...])) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Two pictures without anything in them would be alike as well.
  @Test(arguments: cases.indices) func whatIsComparedHoldsSomething(index: Int) {
    let bytes = Self.cases[index].pixels
    let pixels = Set(stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) })
    #expect(pixels.count > 1, "\(Self.cases[index].filter)")
  }

  /// Measured anew, the figures are those of the page, to what another processor may round otherwise.
  @Test func thePageSaysHowFarFiltersAre() throws {
    let measured = try Reference.similarities(Self.cases)
    try #require(measured.count == Self.cases.count, "the reference needs python3 with numpy")
    let documented = try Self.documented
    for (item, figures) in zip(Self.cases, measured) {
      let name = item.filter
      let text = [String(format: "%.2f", figures[0]), String(format: "%.0f", figures[1])]
      let known = documented[name] ?? []
      let isKnown =
        known.count == 2 && abs((Double(known[0]) ?? 999) - figures[0]) <= 0.02
        && abs((Double(known[1]) ?? 999) - figures[1]) <= 1
      #expect(isKnown, "\(name): measured \(text), the page says \(known)")
    }
  }

  /// Each filter is in one of the page's tables, and each name in them is a filter.
  @Test func thePageNamesEachFilter() throws {
    let rows = try Self.page.split(separator: "\n").filter { $0.hasPrefix("| CI") }
    let named = rows.flatMap { row in
      row.split(separator: "|")[0].split(whereSeparator: { !($0.isLetter || $0.isNumber) }).map(String.init)
        .filter { $0.hasPrefix("CI") }
    }
    let filters = CIFilter.filterNames(inCategory: nil)
    #expect(Set(filters).subtracting(named).sorted() == [])
    #expect(Set(named).subtracting(filters).sorted() == [])
    let twice = Dictionary(grouping: named, by: { $0 }).filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
  }
}
