import Foundation

/// A state of a machine; subclasses say what happens in it.
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?
  public override init() {}
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// States of which one holds.
open class GKStateMachine: NSObject {
  private let states: [ObjectIdentifier: GKState]
  open private(set) var currentState: GKState?

  /// One state of each class.
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { first, _ in first }
    super.init()
    states.forEach { $0.stateMachine = self }
  }

  open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
    states[ObjectIdentifier(stateClass)] as? State
  }
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
  }
  /// False where the present state does not let go, or there is no such state.
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
