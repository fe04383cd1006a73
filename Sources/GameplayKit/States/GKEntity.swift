import Foundation

/// A thing of a game, made of components.
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []
  public override init() {}

  /// One component of each class: another takes its place.
  open func addComponent(_ component: GKComponent) {
    remove(type(of: component))
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  open func removeComponent<Component: GKComponent>(ofType componentClass: Component.Type) { remove(componentClass) }
  private func remove(_ kind: GKComponent.Type) {
    for component in components where type(of: component) == kind {
      component.willRemoveFromEntity()
      component.entity = nil
    }
    components.removeAll { type(of: $0) == kind }
  }
  open func component<Component: GKComponent>(ofType componentClass: Component.Type) -> Component? {
    components.lazy.compactMap { $0 as? Component }.first
  }
  open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}

/// What an entity is or does.
open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?
  public override init() {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

/// The components of one class, of many entities, brought up to date together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  open private(set) var components: [ComponentType] = []
  public init(componentClass: ComponentType.Type) {}

  open func addComponent(_ component: ComponentType) { components.append(component) }
  open func addComponent(foundIn entity: GKEntity) {
    if let component = entity.component(ofType: ComponentType.self) { components.append(component) }
  }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
  open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}
