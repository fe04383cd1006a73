import Foundation

/// The name of a method, and the method where it is known: `#selector(tap(_:))` in a source is
/// `Selector("tap:", Screen.tap(_:))` for the compiler. Selectors of one name are equal.
///
/// Without Objective-C a name alone finds no method: a selector made of a text is a key to compare, and to send it does
/// nothing but note so.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// What a selector can call.
  private struct Method {
    var isOfTarget: (Any) -> Bool
    /// Nil where an argument is not of the method's types; inside, what the method returns.
    var call: (Any, [Any?]) -> Any??
  }

  private let name: String
  private let method: Method?

  /// A key without a method.
  public init(_ name: String) { (self.name, method) = (name, nil) }
  public init(stringLiteral name: String) { self.init(name) }

  private init(_ name: String, argumentCount: Int, _ method: Method) {
    // A bare name in a source does not tell how many arguments there are.
    self.name = name.contains(":") ? name : name + String(repeating: ":", count: argumentCount)
    self.method = method
  }

  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name in Objective-C's form, such as `tap:with:`.
  public var description: String { name }
}

// MARK: - What rewritten sources call

extension Selector {
  /// A method of an object, of any number of arguments.
  public init<Target, each Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    let method = Unchecked(Isolated(method: method)).method
    let reference = Method(isOfTarget: { $0 is Target }) { target, arguments in
      guard let target = target as? Target else { return nil }
      return Self.result(of: method(target), arguments)
    }
    self.init(name, argumentCount: Self.count(repeat (each Argument).self), reference)
  }

  /// A method of a type.
  @_disfavoredOverload
  public init<each Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (repeat each Argument) -> Result
  ) {
    let method = Unchecked(Isolated<Any, repeat each Argument, Result>(method: { _ in method })).method
    let reference = Method(isOfTarget: { $0 is Any.Type }) { Self.result(of: method($0), $1) }
    self.init(name, argumentCount: Self.count(repeat (each Argument).self), reference)
  }

  public init<Target, Value>(_ name: String, getter path: KeyPath<Target, Value>) {
    let reference = Method(isOfTarget: { $0 is Target }) { target, _ in
      (target as? Target).map { $0[keyPath: path] as Any }
    }
    self.init(name, argumentCount: 0, reference)
  }

  public init<Target, Value>(_ name: String, setter path: ReferenceWritableKeyPath<Target, Value>) {
    let reference = Method(isOfTarget: { $0 is Target }) { target, arguments in
      guard let target = target as? Target, let value = (arguments.first ?? nil) as? Value else { return nil }
      target[keyPath: path] = value
      return .some(nil)
    }
    self.init(name, argumentCount: 1, reference)
  }

  private static func count<each Argument>(_ types: repeat (each Argument).Type) -> Int {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count
  }

  /// Calls the method with as many of the arguments as it takes; what is not given is nil. Nil where one is of another
  /// type.
  private static func result<each Argument, Result>(
    of method: (repeat each Argument) -> Result, _ arguments: [Any?]
  ) -> Any?? {
    var reader = ArgumentReader(arguments: arguments)
    guard let values = try? (repeat reader.next((each Argument).self)) else { return nil }
    return .some(method(repeat each values))
  }
}

// The method runs where the selector is sent, as on Apple's systems, where timers and notifications may send it from
// any thread. So the check of the thread is taken off; only a function in a struct can be cast.
private struct Isolated<Target, each Argument, Result> {
  var method: @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
}

private struct Unchecked<Target, each Argument, Result> {
  var method: (Target) -> (repeat each Argument) -> Result

  init(_ isolated: Isolated<Target, repeat each Argument, Result>) { self = unsafeBitCast(isolated, to: Self.self) }
}

/// Hands out arguments by the types that a method wants.
private struct ArgumentReader {
  struct TypeMismatch: Error {}
  var arguments: [Any?]
  var position = 0

  mutating func next<Argument>(_ type: Argument.Type) throws -> Argument {
    let argument = position < arguments.count ? arguments[position] : nil
    position += 1
    if let pointer = Self.pointer(argument, type) { return pointer }
    // Unwrapped first: an argument of type Any would take the optional as it is.
    guard let value = argument.map({ $0 as? Argument }) ?? (Any?.none as? Argument) else { throw TypeMismatch() }
    return value
  }

  /// A pointer where one is taken. Objective-C does not tell those that may be null or written through from others, so
  /// apps declare `UnsafeRawPointer` for a context that they give as nil: it gets an address where nothing lies, because
  /// Swift takes null for the absence of such a pointer.
  private static func pointer<Argument>(_ argument: Any?, _ type: Argument.Type) -> Argument? {
    let given = argument as? UnsafeMutableRawPointer
    let address = UInt(bitPattern: given)
    switch type {
    case is UnsafeRawPointer.Type, is UnsafeMutableRawPointer.Type:
      return argument == nil || given != nil ? unsafeBitCast(max(address, 1), to: type) : nil
    case is UnsafeRawPointer?.Type: return given == nil ? nil : UnsafeRawPointer(bitPattern: address) as? Argument
    default: return nil
    }
  }
}

// MARK: - Sending

extension Selector {
  /// Whether the target has the method. Of a name alone nobody knows: false.
  public func _isAnswered(by target: Any) -> Bool { method?.isOfTarget(target) ?? false }

  /// Calls the method of the target. Nil where it returns nothing, and where it cannot be called, which is noted.
  @discardableResult
  public func _send(to target: Any, _ arguments: Any?...) -> Any? {
    guard let method else {
      SelectorRemarks.once("Selector(\"\(name)\") names no method here and was not sent; #selector(…) does")
      return nil
    }
    if let result = method.call(target, arguments) { return result is Void ? nil : result }
    SelectorRemarks.once(
      "\(type(of: target)) was not sent \(name): the target or an argument has another type than the method")
    return nil
  }
}

/// The selector of that name, without a method.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
