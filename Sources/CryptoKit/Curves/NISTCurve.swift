import CCrypto
import Foundation

/// One of the curves of NIST's, by libcrypto.
public protocol _NISTCurve {
  associatedtype H: HashFunction
  static var _name: String { get }
  static var _nid: Int32 { get }
  /// Bytes of a number.
  static var _count: Int { get }
}

enum NISTPoint {
  /// A private number and its point, or a fresh one. Nil where the number is 0 or too great.
  static func pair<C: _NISTCurve>(_ curve: C.Type, secret: [UInt8]?) -> (
    secret: [UInt8], key: LibraryKey, point: [UInt8]
  )? {
    guard let group = EC_GROUP_new_by_curve_name(C._nid) else { return nil }
    defer { EC_GROUP_free(group) }
    let number = BN_secure_new()
    defer { BN_clear_free(number) }
    let order = EC_GROUP_get0_order(group)
    if let secret {
      BN_bin2bn(secret, Int32(secret.count), number)
    } else {
      repeat { BN_priv_rand_range(number, order) } while BN_is_zero(number) == 1
    }
    guard BN_is_zero(number) == 0, BN_cmp(number, order) < 0, let point = EC_POINT_new(group) else { return nil }
    defer { EC_POINT_free(point) }
    guard EC_POINT_mul(group, point, number, nil, nil, nil) == 1 else { return nil }
    let bytes = octets(group, point, C._count, POINT_CONVERSION_UNCOMPRESSED)
    guard let key = LibraryKey(martlet_ec_key(C._name, bytes, bytes.count, number)) else { return nil }
    var own = [UInt8](repeating: 0, count: C._count)
    BN_bn2binpad(number, &own, Int32(C._count))
    return (own, key, bytes)
  }

  /// A point in any of its forms, in the longest: 4, x, y. Nil when it is not on the curve.
  static func uncompressed<C: _NISTCurve>(_ curve: C.Type, _ bytes: [UInt8]) -> [UInt8]? {
    converted(curve, bytes, POINT_CONVERSION_UNCOMPRESSED)
  }
  static func compressed<C: _NISTCurve>(_ curve: C.Type, _ bytes: [UInt8]) -> [UInt8]? {
    converted(curve, bytes, POINT_CONVERSION_COMPRESSED)
  }

  private static func converted<C: _NISTCurve>(
    _ curve: C.Type, _ bytes: [UInt8], _ form: point_conversion_form_t
  ) -> [UInt8]? {
    guard let group = EC_GROUP_new_by_curve_name(C._nid) else { return nil }
    defer { EC_GROUP_free(group) }
    guard let point = EC_POINT_new(group) else { return nil }
    defer { EC_POINT_free(point) }
    guard EC_POINT_oct2point(group, point, bytes, bytes.count, nil) == 1, EC_POINT_is_at_infinity(group, point) == 0
    else { return nil }
    return octets(group, point, C._count, form)
  }

  private static func octets(
    _ group: OpaquePointer, _ point: OpaquePointer, _ count: Int, _ form: point_conversion_form_t
  ) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 + 2 * count)
    let length = EC_POINT_point2oct(group, point, form, &bytes, bytes.count, nil)
    return Array(bytes.prefix(length))
  }
}

/// The public half of a key: a point of the curve.
public struct _NISTPublicKey<C: _NISTCurve, Use>: Sendable {
  let key: LibraryKey
  /// 4, x, y.
  public let x963Representation: Data
  /// x, y.
  public var rawRepresentation: Data { x963Representation.dropFirst().withUnsafeBytes { Data($0) } }
  public var compressedRepresentation: Data { Data(NISTPoint.compressed(C.self, Array(x963Representation)) ?? []) }

  public init<D: ContiguousBytes>(x963Representation: D) throws {
    try self.init(point: x963Representation.withUnsafeBytes { Array($0) }, allowed: [1 + 2 * C._count])
  }
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    try self.init(point: [4] + rawRepresentation.withUnsafeBytes { Array($0) }, allowed: [1 + 2 * C._count])
  }
  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    try self.init(point: compressedRepresentation.withUnsafeBytes { Array($0) }, allowed: [1 + C._count])
  }
  init(point: [UInt8], allowed: [Int]) throws {
    guard allowed.contains(point.count) else { throw CryptoKitError.incorrectParameterSize }
    guard let whole = NISTPoint.uncompressed(C.self, point),
      let key = LibraryKey(martlet_ec_key(C._name, whole, whole.count, nil))
    else { throw CryptoKitError.invalidParameter }
    (self.key, x963Representation) = (key, Data(whole))
  }
}

/// A private number, with its point.
public struct _NISTPrivateKey<C: _NISTCurve, Use>: Sendable {
  let key: LibraryKey
  private let secret: SymmetricKey
  private let point: [UInt8]

  /// `compactRepresentable` changes nothing: any point has all forms here.
  public init(compactRepresentable: Bool = true) { self.init(NISTPoint.pair(C.self, secret: nil)!) }
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
    guard bytes.count == C._count else { throw CryptoKitError.incorrectKeySize }
    guard let pair = NISTPoint.pair(C.self, secret: bytes) else { throw CryptoKitError.invalidParameter }
    self.init(pair)
  }
  /// 4, x, y and the private number.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    guard bytes.count == 1 + 3 * C._count else { throw CryptoKitError.incorrectParameterSize }
    guard let pair = NISTPoint.pair(C.self, secret: Array(bytes.suffix(C._count))),
      pair.point == Array(bytes.prefix(1 + 2 * C._count))
    else { throw CryptoKitError.invalidParameter }
    self.init(pair)
  }
  private init(_ pair: (secret: [UInt8], key: LibraryKey, point: [UInt8])) {
    (key, secret, point) = (pair.key, SymmetricKey(bytes: pair.secret), pair.point)
  }

  public var rawRepresentation: Data { Data(secret.bytes) }
  public var x963Representation: Data { Data(point + secret.bytes) }
  public var publicKey: _NISTPublicKey<C, Use> { try! _NISTPublicKey(x963Representation: Data(point)) }
}
