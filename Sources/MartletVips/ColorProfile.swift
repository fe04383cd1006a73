import CVips
import Foundation

/// An ICC profile whose colours are three lights, each by the same curve: nearly all that cameras, screens and editors
/// write. From it to sRGB's lights is a matrix, without a limit, so that no colour is cut off.
///
/// Source: ICC.1:2022, parts 8.3.3 (three-component matrix-based profiles), 10.6 (curveType), 10.18
/// (parametricCurveType).
public struct ColorProfile: Sendable {
  public let data: Data
  /// As programs show it.
  public let name: String?
  /// From the profile's lights to sRGB's, both linear.
  let toLinear: ColorMatrix
  let fromLinear: ColorMatrix
  private let curve: Curve

  /// Nil when `data` is no profile, one of another kind (tables, CMYK, grey), or damaged.
  public init?(data: Data) {
    let bytes = [UInt8](data)
    guard let tags = Self.tags(bytes), tags["A2B0"] == nil,
      bytes[16..<20].elementsEqual("RGB ".utf8), bytes[20..<24].elementsEqual("XYZ ".utf8),
      let red = tags["rXYZ"].flatMap(Self.point), let green = tags["gXYZ"].flatMap(Self.point),
      let blue = tags["bXYZ"].flatMap(Self.point),
      let curveTag = tags["rTRC"], let curve = Curve(curveTag), tags["gTRC"] == curveTag, tags["bTRC"] == curveTag,
      let inverse = Self.inverse([red, green, blue])
    else { return nil }
    (self.data, self.curve, name) = (data, curve, tags["desc"].flatMap(Self.text))
    toLinear = Self.matrix(columns: [red, green, blue].map { Self.product(Self.linearFromXYZ, $0) })
    fromLinear = Self.matrix(columns: (0..<3).map { column in Self.product(inverse, Self.lights.map { $0[column] }) })
  }

  /// One that libvips knows: "srgb" or "p3".
  public init?(builtin: String) {
    guard VipsRuntime.isReady, let blob = mv_profile(builtin) else { return nil }
    defer { vips_area_unref(UnsafeMutableRawPointer(blob).assumingMemoryBound(to: VipsArea.self)) }
    var count = 0
    guard let bytes = vips_blob_get(blob, &count) else { return nil }
    self.init(data: Data(bytes: bytes, count: count))
  }

  /// Whether its numbers are sRGB's, to half a step of 255: then nothing needs to be converted.
  public var isSRGB: Bool {
    let matrices = zip(toLinear.numbers, ColorMatrix.identity.numbers).allSatisfy { abs($0 - $1) < 0.002 }
    return matrices
      && stride(from: 0.05, through: 1, by: 0.05).allSatisfy {
        abs(mv_srgb_encode(curve.value(at: $0)) - $0) < 0.5 / 255
      }
  }

  /// Decodes by the profile's curve instead of sRGB's, and encodes, if that is asked for: it takes a hundredth of a
  /// second to turn the curve round.
  func makeTables(encodes: Bool) -> ProfileTables { ProfileTables(curve, encodes: encodes) }
}

// MARK: - What is in the file

extension ColorProfile {
  private static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ length: Int = 4) -> Int {
    bytes[(bytes.startIndex + offset)..<(bytes.startIndex + offset + length)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func tags(_ bytes: [UInt8]) -> [String: ArraySlice<UInt8>]? {
    guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8) else { return nil }
    let count = number(bytes[...], 128)
    guard count <= 200, bytes.count >= 132 + 12 * count else { return nil }
    var tags: [String: ArraySlice<UInt8>] = [:]
    for index in 0..<count {
      let place = 132 + 12 * index
      let (start, length) = (number(bytes[...], place + 4), number(bytes[...], place + 8))
      guard start + length <= bytes.count, length >= 8 else { return nil }
      tags[String(decoding: bytes[place..<place + 4], as: UTF8.self)] = bytes[start..<start + length]
    }
    return tags
  }

  private static func fixed(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> Double {
    Double(Int32(truncatingIfNeeded: number(bytes, offset))) / 65536
  }

  private static func point(_ tag: ArraySlice<UInt8>) -> [Double]? {
    guard tag.count >= 20, tag.prefix(4).elementsEqual("XYZ ".utf8) else { return nil }
    return [8, 12, 16].map { fixed(tag, $0) }
  }

  private static func text(_ tag: ArraySlice<UInt8>) -> String? {
    if tag.prefix(4).elementsEqual("desc".utf8), tag.count > 12 {
      let length = number(tag, 8)
      guard length > 1, tag.count >= 12 + length else { return nil }
      return String(decoding: tag.dropFirst(12).prefix(length - 1), as: UTF8.self)
    }
    guard tag.prefix(4).elementsEqual("mluc".utf8), tag.count >= 28, number(tag, 8) > 0 else { return nil }
    let (length, start) = (number(tag, 20), number(tag, 24))
    guard length >= 0, start >= 0, start + length <= tag.count else { return nil }
    return String(bytes: tag.dropFirst(start).prefix(length), encoding: .utf16BigEndian)
  }

  /// From encoded numbers to light.
  struct Curve: Sendable {
    private enum Kind: Sendable {
      case table([Double])
      /// g, a, b, c, d, e, f of (a · x + b)^g + e from d on, and c · x + f below.
      case formula([Double])
    }
    private let kind: Kind

    init?(_ tag: ArraySlice<UInt8>) {
      guard tag.count >= 12 else { return nil }
      switch String(decoding: tag.prefix(4), as: UTF8.self) {
      case "curv":
        let count = number(tag, 8)
        guard count >= 0, tag.count >= 12 + 2 * count else { return nil }
        if count == 0 {
          kind = .formula([1, 1, 0, 0, 0, 0, 0])
        } else if count == 1 {
          kind = .formula([Double(number(tag, 12, 2)) / 256, 1, 0, 0, 0, 0, 0])
        } else {
          kind = .table((0..<count).map { Double(number(tag, 12 + 2 * $0, 2)) / 65535 })
        }
      case "para":
        let counts = [1, 3, 4, 5, 7]
        let form = number(tag, 8, 2)
        guard counts.indices.contains(form), tag.count >= 12 + 4 * counts[form] else { return nil }
        let p = (0..<counts[form]).map { fixed(tag, 12 + 4 * $0) }
        switch form {
        case 0: kind = .formula([p[0], 1, 0, 0, 0, 0, 0])
        case 1: kind = .formula([p[0], p[1], p[2], 0, -p[2] / p[1], 0, 0])
        case 2: kind = .formula([p[0], p[1], p[2], 0, -p[2] / p[1], p[3], p[3]])
        case 3: kind = .formula(p + [0, 0])
        default: kind = .formula(p)
        }
      default: return nil
      }
      // What falls, stands still for long, or leaves its range cannot be turned round.
      let values = (0...64).map { value(at: Double($0) / 64) }
      guard values.allSatisfy({ $0.isFinite && $0 > -0.01 && $0 < 1.01 }), values[64] > 0.9,
        zip(values, values.dropFirst()).allSatisfy({ $0 <= $1 })
      else { return nil }
    }

    /// Beyond 1 it goes on straight.
    func value(at x: Double) -> Double {
      if x > 1 { return value(at: 1) + (x - 1) * (value(at: 1) - value(at: 1 - 0x1p-10)) * 0x1p10 }
      switch kind {
      case .table(let places):
        let place = max(x, 0) * Double(places.count - 1)
        let index = min(Int(place), places.count - 2)
        return places[index] + (place - Double(index)) * (places[index + 1] - places[index])
      case .formula(let p):
        return x >= p[4] ? pow(max(p[1] * x + p[2], 0), p[0]) + p[5] : p[3] * x + p[6]
      }
    }

    /// Where the curve has the value: by halving, since it never falls.
    func argument(of value: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      if value > self.value(at: 1) {
        let slope = (self.value(at: 1) - self.value(at: 1 - 0x1p-10)) * 0x1p10
        return 1 + (value - self.value(at: 1)) / max(slope, 0.1)
      }
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if self.value(at: middle) < value { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }
}

// MARK: - Matrices

extension ColorProfile {
  /// sRGB's lights under D50, in columns, as its profile holds them (IEC 61966-2-1, adapted by Bradford's matrix).
  private static let lights = [
    [0.4360747, 0.3850649, 0.1430804], [0.2225045, 0.7168786, 0.0606169], [0.0139322, 0.0971045, 0.7141733],
  ]
  private static let linearFromXYZ = inverse((0..<3).map { column in lights.map { $0[column] } })!

  private static func product(_ rows: [[Double]], _ v: [Double]) -> [Double] {
    rows.map { $0[0] * v[0] + $0[1] * v[1] + $0[2] * v[2] }
  }

  /// Of the matrix with these columns; nil when there is none.
  private static func inverse(_ c: [[Double]]) -> [[Double]]? {
    func cross(_ a: [Double], _ b: [Double]) -> [Double] {
      [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }
    let rows = [cross(c[1], c[2]), cross(c[2], c[0]), cross(c[0], c[1])]
    let determinant = zip(c[0], rows[0]).reduce(0) { $0 + $1.0 * $1.1 }
    guard abs(determinant) > 1e-6 else { return nil }
    return rows.map { $0.map { $0 / determinant } }
  }

  private static func matrix(columns: [[Double]]) -> ColorMatrix {
    ColorMatrix(rows: (0..<3).map { row in columns.map { Float($0[row]) } })
  }
}

extension ColorMatrix {
  fileprivate var numbers: [Float] { [red, green, blue].flatMap { row in (0..<3).map { row[$0] } } }
}

/// A profile's curve as programs read it; images that use it keep it.
final class ProfileTables: @unchecked Sendable {
  let tables = UnsafeMutablePointer<MVTables>.allocate(capacity: 1)

  init(_ curve: ColorProfile.Curve, encodes: Bool) {
    mv_fill_tables(tables, 0)
    for index in 0..<256 { set(&tables.pointee.linear8, index, Float(curve.value(at: Double(index) / 255))) }
    for index in 0..<Int(MV_CURVE_SIZE) {
      set(&tables.pointee.decode, index, Float(curve.value(at: Double(mv_curve_argument(Int32(index))))))
    }
    guard encodes else { return }
    for index in 0..<Int(MV_CURVE_SIZE) {
      let argument = Double(mv_curve_argument(Int32(index)))
      set(&tables.pointee.encode, index, Float(curve.argument(of: argument)))
    }
    for index in 0..<Int(MV_BYTE_PLACES) {
      let code = curve.argument(of: Double(mv_byte_argument(Int32(index)))) * 255 + 0.5
      mv_set_byte(tables, Int32(index), UInt8(min(max(code, 0), 255)))
    }
  }

  deinit { tables.deallocate() }

  private func set<Tuple, Value>(_ tuple: inout Tuple, _ index: Int, _ value: Value) {
    withUnsafeMutableBytes(of: &tuple) { $0.bindMemory(to: Value.self)[index] = value }
  }
}
