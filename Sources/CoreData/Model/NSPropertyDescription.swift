import Foundation
import MartletStore

/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
  open var name = ""
  /// Whether an object can be saved without it.
  open var isOptional = true
  /// Not stored.
  open var isTransient = false
  /// The name that it had in older stores.
  open var renamingIdentifier: String?
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  open internal(set) weak var entity: NSEntityDescription?
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

open class NSAttributeDescription: NSPropertyDescription {
  /// `attributeType` under its newer names.
  public struct AttributeType: Hashable, Sendable {
    let kind: NSAttributeType
    public static let undefined = AttributeType(kind: .undefinedAttributeType)
    public static let integer16 = AttributeType(kind: .integer16AttributeType)
    public static let integer32 = AttributeType(kind: .integer32AttributeType)
    public static let integer64 = AttributeType(kind: .integer64AttributeType)
    public static let decimal = AttributeType(kind: .decimalAttributeType)
    public static let double = AttributeType(kind: .doubleAttributeType)
    public static let float = AttributeType(kind: .floatAttributeType)
    public static let string = AttributeType(kind: .stringAttributeType)
    public static let boolean = AttributeType(kind: .booleanAttributeType)
    public static let date = AttributeType(kind: .dateAttributeType)
    public static let binaryData = AttributeType(kind: .binaryDataAttributeType)
    public static let uuid = AttributeType(kind: .UUIDAttributeType)
    public static let uri = AttributeType(kind: .URIAttributeType)
    public static let transformable = AttributeType(kind: .transformableAttributeType)
    public static let objectID = AttributeType(kind: .objectIDAttributeType)
  }

  open var attributeType = NSAttributeType.undefinedAttributeType
  public var type: AttributeType {
    get { AttributeType(kind: attributeType) }
    set { attributeType = newValue.kind }
  }
  /// What new objects have.
  open var defaultValue: Any?
  open var attributeValueClassName: String?
  open var valueTransformerName: String?
  /// Large values lie in the store's file as all others here.
  open var allowsExternalBinaryDataStorage = false
  /// The least and the greatest number, or length of a text.
  var bounds: (least: Double?, greatest: Double?) = (nil, nil)

  var storeAttribute: StoreAttribute {
    var result = StoreAttribute(name: name)
    result.formerName = renamingIdentifier
    result.isOptional = isOptional
    result.isTransient = isTransient
    result.defaultValue = AttributeForm(self).stored(defaultValue)
    return result
  }
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule

  var stored: StoreRelation.DeleteRule {
    switch self {
    case .noActionDeleteRule: .noAction
    case .nullifyDeleteRule: .nullify
    case .cascadeDeleteRule: .cascade
    case .denyDeleteRule: .deny
    }
  }
}

open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// 1 is a relationship to one, 0 one without a limit.
  open var maxCount = 1
  open var minCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}
