import MartletControls
import MartletGraph

/// A button that turns editing on and off.
///
/// It says "Edit", or "Done" while the content is edited. Where nobody put an edit mode into the environment it is
/// disabled.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  nonisolated public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    let mode = mode
    Button {
      mode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(word: isEditing ? .done : .edit).fontWeight(isEditing ? .semibold : nil)
    }
    .disabled(mode == nil)
  }
}

/// Whether content is edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// Edited for the moment: a single row is swiped open.
  case transient
  case active
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether content is edited; nil where nothing can be.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Gives what is inside an edit mode of its own: windows do.
struct EditModeScope: ViewModifier {
  @State private var mode = EditMode.inactive
  func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}

/// An edit mode that belongs to no view: each page of a stack has one. Spec: G13.
final class EditModeStore {
  private var mode = EditMode.inactive
  private let source = Source()

  var binding: Binding<EditMode> {
    Binding {
      self.source.read()
      return self.mode
    } set: {
      guard $0 != self.mode else { return }
      self.mode = $0
      self.source.change()
    }
  }
}
