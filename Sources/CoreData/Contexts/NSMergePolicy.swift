import Foundation
import MartletStore

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// What a save does where the store differs from what was fetched, or has an object with the same unique values.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// The save throws.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The context's properties win, one by one.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The store's properties win, one by one.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The context's objects win.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The store's objects win.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  var rule: RecordContext.ConflictRule {
    switch mergeType {
    case .errorMergePolicyType: .fail
    case .mergeByPropertyObjectTrumpMergePolicyType: .keepPropertiesHere
    case .mergeByPropertyStoreTrumpMergePolicyType: .keepPropertiesThere
    case .overwriteMergePolicyType: .keepObjectsHere
    case .rollbackMergePolicyType: .discard
    }
  }
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback
