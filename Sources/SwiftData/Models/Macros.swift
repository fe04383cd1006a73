/// Makes a class a model: its variables are stored, tell of their changes, and may lead to other models.
///
/// Variables that are computed, constant, static or marked `@Transient` are left as they are.
@attached(
  member, conformances: Observable, PersistentModel,
  names: named(_$backing), named(init(_$backing:)), named(_$properties))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "MartletMacros", type: "ModelMacro")

/// Gives a stored variable its accessors. `@Model` writes it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "MartletMacros", type: "PersistedPropertyMacro")

/// Says how a variable of a model is stored.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "MartletMacros", type: "NoMacro")

/// Says how a variable of a model leads to others.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "MartletMacros", type: "NoMacro")

/// Keeps a variable of a model out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "MartletMacros", type: "NoMacro")

/// Properties of which no two models have the same values, by lists: `#Unique<Person>([\.id], [\.first, \.last])`.
@freestanding(declaration, names: named(_$uniqueness))
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "MartletMacros", type: "UniqueMacro") where T: PersistentModel

/// Properties by which models are often looked up.
@freestanding(declaration, names: named(_$indexes))
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "MartletMacros", type: "IndexMacro") where T: PersistentModel

/// Makes an actor that has a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "MartletMacros", type: "ModelActorMacro")

/// The lists of `#Unique` and `#Index`.
public struct _KeyPathLists<T: PersistentModel> {
  public let lists: [[AnyKeyPath]]
  public init(_ lists: [PartialKeyPath<T>]...) { self.lists = lists }
}

/// What a model's class has for each variable, so that initialisers are held to give it a value.
public struct _NoValue {
  public init() {}
}
