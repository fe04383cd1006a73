import Foundation

/// Keys of what errors of validation bring.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationMultipleErrorsError = 1560
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreOpenError = 134080
public let NSMigrationError = 134110

extension NSManagedObject {
  /// Whether each property has what the model asks for. Patterns of texts are not looked at.
  func validateValues() throws {
    for name in entity.propertiesByName.keys.sorted() {
      guard let property = entity.propertiesByName[name], !property.isTransient else { continue }
      if let attribute = property as? NSAttributeDescription {
        try validate(attribute)
      } else if !property.isOptional, Self.objects(storedValue(name)).isEmpty {
        throw error(NSValidationMissingMandatoryPropertyError, name, "is a required value")
      }
    }
  }

  private func validate(_ attribute: NSAttributeDescription) throws {
    let name = attribute.name
    guard let value = storedValue(name) else {
      if attribute.isOptional { return }
      throw error(NSValidationMissingMandatoryPropertyError, name, "is a required value")
    }
    let text = value as? String
    guard let size = text.map({ Double($0.count) }) ?? NSNumber.managed(value)?.doubleValue else { return }
    if let least = attribute.bounds.least, size < least {
      throw error(
        text == nil ? NSValidationNumberTooSmallError : NSValidationStringTooShortError, name, "is less than \(least)")
    }
    if let greatest = attribute.bounds.greatest, size > greatest {
      throw error(
        text == nil ? NSValidationNumberTooLargeError : NSValidationStringTooLongError, name, "is more than \(greatest)"
      )
    }
  }

  private func error(_ code: Int, _ name: String, _ words: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: self,
        NSLocalizedDescriptionKey: "\(entity.name ?? "").\(name) \(words).",
      ])
  }
}
