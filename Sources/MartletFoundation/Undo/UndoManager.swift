import Foundation

/// Remembers how changes are taken back, and done again.
///
/// Undoing runs what was registered; what is registered meanwhile becomes the way to do it again. Belongs to one
/// thread.
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
    /// What `removeAllActions(withTarget:)` looks for when the target is gone.
    let targetID: ObjectIdentifier
  }
  private final class Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// Groups that have begun, the outermost first.
  private var openGroups: [Group] = []
  private var disabledCount = 0
  /// Whether the open group was begun for the event and ends with it.
  private var hasEventGroup = false

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// Whether registering outside of a group begins one, which ends when the main loop has run the event.
  open var groupsByEvent = true
  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0 { didSet { trim() } }
  open var undoActionName: String { undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }
  open var groupingLevel: Int { openGroups.count }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool {
    closeEventGroup()
    return !redoStack.isEmpty
  }

  public override init() {}

  private static func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

  // MARK: Registering

  /// Has `handler` run with `target` when the change is taken back. The target is not kept alive; once it is gone
  /// nothing runs.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty { beginOwnGroup() }
    let action = Action(
      target: target, run: { ($0 as? Target).map(handler) }, targetID: ObjectIdentifier(target))
    openGroups.last?.actions.append(action)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  private func beginOwnGroup() {
    precondition(groupsByEvent, "UndoManager: a change is registered outside of a group, and groupsByEvent is false")
    openGroups.append(Group())
    hasEventGroup = true
    RunLoop.main.perform { [weak self] in self?.closeEventGroup() }
  }

  open func setActionName(_ name: String) { (openGroups.last ?? undoStack.last)?.name = name }
  open func disableUndoRegistration() { disabledCount += 1 }
  open func enableUndoRegistration() {
    precondition(disabledCount > 0, "UndoManager: registration is enabled more often than it was disabled")
    disabledCount -= 1
  }

  // MARK: Groups

  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Ends the group that began last; it becomes part of the one around it, or one step. Empty groups leave nothing.
  open func endUndoGrouping() {
    precondition(!openGroups.isEmpty, "UndoManager: endUndoGrouping without beginUndoGrouping")
    let group = openGroups.removeLast()
    guard !group.actions.isEmpty else { return }
    if let outer = openGroups.last {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  private func closeEventGroup() {
    guard hasEventGroup, openGroups.count == 1 else { return }
    hasEventGroup = false
    endUndoGrouping()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack = Array(undoStack.suffix(levelsOfUndo))
    redoStack = Array(redoStack.suffix(levelsOfUndo))
  }

  // MARK: Taking back

  /// Takes the last step back.
  open func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does the step again that was taken back last.
  open func redo() {
    closeEventGroup()
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// The last change first, as one group of the other stack under the same name.
  private func perform(_ group: Group) {
    beginUndoGrouping()
    openGroups.last?.name = group.name
    for action in group.actions.reversed() { action.target.map(action.run) }
    endUndoGrouping()
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  open func removeAllActions() {
    (undoStack, redoStack, openGroups, hasEventGroup) = ([], [], [], false)
  }

  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    for group in undoStack + redoStack + openGroups { group.actions.removeAll { $0.targetID == id } }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }
}

extension Notification.Name {
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
