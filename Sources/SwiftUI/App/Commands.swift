import MartletControls
import MartletTree

/// Commands of an app's menus. A window here has no menu bar, as on an iPhone: what stays of a command is its keyboard
/// shortcut.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// The controls of the commands, of which the shortcuts are used.
  func _controls() -> AnyView
}

extension Commands {
  public func _controls() -> AnyView { AnyView(CommandsBody(commands: self)) }
}

/// An app's own commands as a view, in which their dynamic properties live.
private struct CommandsBody<Content: Commands>: View {
  var commands: Content
  var body: some View { commands.body._controls() }
}

extension Never: Commands {
  public func _controls() -> AnyView { switch self {} }
}

/// Commands of the library's own.
nonisolated public protocol _PrimitiveCommands: Commands where Body == Never {}
extension _PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
}

@resultBuilder public struct CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildExpression<C: Commands>(_ commands: C) -> C { commands }
  public static func buildBlock<C: Commands>(_ commands: C) -> C { commands }
  public static func buildBlock<each C: Commands>(_ commands: repeat each C) -> _TupleCommands<repeat each C> {
    _TupleCommands(commands: (repeat each commands))
  }
  public static func buildIf<C: Commands>(_ commands: C?) -> _OptionalCommands<C> {
    _OptionalCommands(commands: commands)
  }
}

public struct _TupleCommands<each C: Commands>: _PrimitiveCommands {
  let commands: (repeat each C)
  public func _controls() -> AnyView {
    var all: [AnyView] = []
    for one in repeat each commands { all.append(one._controls()) }
    return AnyView(ForEach(Array(all.enumerated()), id: \.offset) { $0.element })
  }
}

public struct _OptionalCommands<C: Commands>: _PrimitiveCommands {
  let commands: C?
  public func _controls() -> AnyView { commands?._controls() ?? AnyView(EmptyView()) }
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands {
  nonisolated public init() {}
  public func _controls() -> AnyView { AnyView(EmptyView()) }
}

/// Commands of a menu of their own.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
  let content: Content
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func _controls() -> AnyView { AnyView(content) }
}

/// Where commands stand among the system's.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  public static let appInfo = Self(name: "appInfo")
  public static let appSettings = Self(name: "appSettings")
  public static let appVisibility = Self(name: "appVisibility")
  public static let appTermination = Self(name: "appTermination")
  public static let systemServices = Self(name: "systemServices")
  public static let newItem = Self(name: "newItem")
  public static let saveItem = Self(name: "saveItem")
  public static let importExport = Self(name: "importExport")
  public static let printItem = Self(name: "printItem")
  public static let undoRedo = Self(name: "undoRedo")
  public static let pasteboard = Self(name: "pasteboard")
  public static let textEditing = Self(name: "textEditing")
  public static let textFormatting = Self(name: "textFormatting")
  public static let toolbar = Self(name: "toolbar")
  public static let sidebar = Self(name: "sidebar")
  public static let windowSize = Self(name: "windowSize")
  public static let windowList = Self(name: "windowList")
  public static let singleWindowList = Self(name: "singleWindowList")
  public static let windowArrangement = Self(name: "windowArrangement")
  public static let help = Self(name: "help")
}

/// Commands beside or in the place of the system's. There are none of the system's here: the three forms agree.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
  let content: Content
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  public func _controls() -> AnyView { AnyView(content) }
}

/// Menu items of the system's for sidebars. Without a menu bar there are none; the sidebar's button stays.
public struct SidebarCommands: _PrimitiveCommands {
  nonisolated public init() {}
  public func _controls() -> AnyView { AnyView(EmptyView()) }
}
/// Menu items of the system's for toolbars. Without a menu bar there are none.
public struct ToolbarCommands: _PrimitiveCommands {
  nonisolated public init() {}
  public func _controls() -> AnyView { AnyView(EmptyView()) }
}
/// Menu items of the system's for editing. Without a menu bar there are none; text fields have their own keys.
public struct TextEditingCommands: _PrimitiveCommands {
  nonisolated public init() {}
  public func _controls() -> AnyView { AnyView(EmptyView()) }
}
/// Menu items of the system's for styles of text. Without a menu bar there are none.
public struct TextFormattingCommands: _PrimitiveCommands {
  nonisolated public init() {}
  public func _controls() -> AnyView { AnyView(EmptyView()) }
}

extension Scene {
  /// Adds commands, whose shortcuts work wherever the keyboard is. Those inside a `Menu` or a `Picker` do not.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return _ModifiedScene(base: self) { window in
      AnyView(window.background { Group { commands._controls() }.modifier(ShortcutsOnly()) })
    }
  }
}

/// Lets only the shortcuts of controls work.
private struct ShortcutsOnly: ElementModifier {
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> UnseenNode {
    UnseenNode(context: context.layout, child: child)
  }
  func update(_ wrapper: UnseenNode, in context: ElementContext) {}
}
