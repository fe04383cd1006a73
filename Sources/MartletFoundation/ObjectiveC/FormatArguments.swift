import Foundation

// Values that are objects to Objective-C, and so may stand for `%@` there: `id as CVarArg`.
extension UUID: @retroactive _CVarArgObject { public var _cVarArgObject: any CVarArg { NSString(string: uuidString) } }
extension Date: @retroactive _CVarArgObject { public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") } }
extension URL: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
}
extension Data: @retroactive _CVarArgObject { public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") } }
extension Array: @retroactive _CVarArgObject { public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") } }
extension Set: @retroactive _CVarArgObject { public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") } }
extension NSNumber: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension UUID: @retroactive CVarArg {}
extension Date: @retroactive CVarArg {}
extension URL: @retroactive CVarArg {}
extension Data: @retroactive CVarArg {}
extension Array: @retroactive CVarArg {}
extension Set: @retroactive CVarArg {}
extension NSNumber: @retroactive CVarArg {}

extension _CVarArgObject {
  // Only Foundation asks for arguments, and it takes the object.
  public var _cVarArgEncoding: [Int] { [] }
}
