import Foundation
import MartletVips

/// How the bytes of a pixel lie.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let RGBA8 = CIFormat(rawValue: 1)
  public static let BGRA8 = CIFormat(rawValue: 2)
  public static let RGBA16 = CIFormat(rawValue: 3)
  /// Four floats, linear light.
  public static let RGBAf = CIFormat(rawValue: 4)
  /// Written as `RGBAf` here.
  public static let RGBAh = CIFormat(rawValue: 5)
  public static let RGB10 = CIFormat(rawValue: 6)

  /// Of raw pixels: premultiplied, as Core Image's are.
  var storedLayout: Picture.Layout? {
    switch self {
    case .RGBA8: .rgba8Premultiplied
    case .BGRA8: .bgra8Premultiplied
    case .RGBA16: .rgba16
    case .RGBAf: .float
    default: nil
    }
  }

  /// More than 8 bits a component.
  var isDeep: Bool { self != .RGBA8 && self != .BGRA8 }
}
