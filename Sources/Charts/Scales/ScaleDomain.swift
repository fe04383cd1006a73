import Foundation

/// The values that an axis or a scale covers.
public protocol ScaleDomain {
  var _request: _DomainRequest { get }
}

/// What is asked of a domain, before the data is known.
public struct _DomainRequest {
  enum Form {
    case automatic(includesZero: Bool?)
    case values([_PlotValue])
    case range(_PlotValue, _PlotValue)
    case changed(([_PlotValue]) -> [_PlotValue])
  }
  let form: Form
  var isReversed = false
}

extension Array: ScaleDomain where Element: Plottable {
  public var _request: _DomainRequest { _DomainRequest(form: .values(map(\.plotValue))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _request: _DomainRequest { _DomainRequest(form: .range(lowerBound.plotValue, upperBound.plotValue)) }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _request: _DomainRequest { _DomainRequest(form: .range(lowerBound.plotValue, upperBound.plotValue)) }
}

/// The domain of the data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _request: _DomainRequest
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// Numbers reach to zero unless told otherwise.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _request: _DomainRequest(form: .automatic(includesZero: includesZero), isReversed: reversed ?? false))
  }

  /// The domain that `modifyInferredDomain` makes of the data's: both ends of numbers and dates, all categories.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    let form = _DomainRequest.Form.changed { values in
      var list = values.compactMap { DataValue(plotValue: $0) }
      modifyInferredDomain(&list)
      return list.map(\.plotValue)
    }
    return AutomaticScaleDomain(_request: _DomainRequest(form: form, isReversed: reversed ?? false))
  }
}

/// Where in the plot an axis's domain lies.
public protocol PositionScaleRange {
  /// Points at the plot's start and end, for a plot of this length.
  func _padding(length: CGFloat) -> (start: CGFloat, end: CGFloat)
}

public struct PlotDimensionScaleRange: PositionScaleRange {
  let start: CGFloat
  let end: CGFloat
  public func _padding(length: CGFloat) -> (start: CGFloat, end: CGFloat) { (start, end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }
  /// All but so many points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public func _padding(length: CGFloat) -> (start: CGFloat, end: CGFloat) { (lowerBound, length - upperBound) }
}
