import MartletStore

extension Schema {
  /// How a variable is stored.
  public struct Attribute: Sendable {
    public struct Option: Equatable, Sendable {
      private enum Kind { case unique, externalStorage, ephemeral, spotlight, preserve, encrypted }
      private let kind: Kind

      /// No two models have the same value: a new one takes the place of the old one when it is saved.
      public static var unique: Option { Option(kind: .unique) }
      /// Large values. Here they lie in the store's file as all others.
      public static var externalStorage: Option { Option(kind: .externalStorage) }
      /// Observed and not stored.
      public static var ephemeral: Option { Option(kind: .ephemeral) }
      /// There is no index of the system's here.
      public static var spotlight: Option { Option(kind: .spotlight) }
      /// For the history of deletions, which is not kept here.
      public static var preserveValueOnDeletion: Option { Option(kind: .preserve) }
      /// For stores of a cloud, of which there are none here.
      public static var allowsCloudEncryption: Option { Option(kind: .encrypted) }
    }

    public let options: [Option]
    public let originalName: String?
    public let hashModifier: String?

    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      (self.options, self.originalName, self.hashModifier) = (options, originalName, hashModifier)
    }

    public var isUnique: Bool { options.contains(.unique) }
  }

  /// How a variable leads to other models.
  public struct Relationship {
    /// There are none here.
    public struct Option: Equatable, Sendable {}

    /// What becomes of the others when a model is deleted.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      case noAction, nullify, cascade, deny

      var stored: StoreRelation.DeleteRule {
        switch self {
        case .noAction: .noAction
        case .nullify: .nullify
        case .cascade: .cascade
        case .deny: .deny
        }
      }
    }

    public let deleteRule: DeleteRule
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    public let originalName: String?
    public let inverse: AnyKeyPath?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      (self.deleteRule, self.originalName, self.inverse) = (deleteRule, originalName, inverse)
      (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
    }
  }
}
