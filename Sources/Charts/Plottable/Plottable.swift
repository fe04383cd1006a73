import Foundation

/// A value that marks can show: a number, a date, a text, or what is made of one.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// Numbers, dates and texts, which charts place by themselves.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _plotValue: _PlotValue { get }
  init?(_plotValue: _PlotValue)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable {
  var plotValue: _PlotValue { primitivePlottable._plotValue }
  init?(plotValue: _PlotValue) {
    guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

/// Enumerations of texts and numbers are plotted by their raw values.
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension BinaryInteger {
  public var _plotValue: _PlotValue { .number(Double(self)) }
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue, let value = Self(exactly: number.rounded()) else { return nil }
    self = value
  }
}

extension BinaryFloatingPoint {
  public var _plotValue: _PlotValue { .number(Double(self)) }
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self = Self(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self = Decimal(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { .date(self) }
  public init?(_plotValue: _PlotValue) {
    guard case .date(let date) = _plotValue else { return nil }
    self = date
  }
}

extension String: PrimitivePlottableProtocol {
  public var _plotValue: _PlotValue { .category(self) }
  public init?(_plotValue: _PlotValue) {
    guard case .category(let text) = _plotValue else { return nil }
    self = text
  }
}
