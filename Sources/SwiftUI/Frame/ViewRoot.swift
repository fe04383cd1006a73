import Foundation
import MartletControls
import MartletDisplay
import MartletGraph
import MartletHost
import MartletLayout
import MartletTree

/// One tree of views with its state, layout and drawing, and the way from a change to a picture.
///
/// A frame, top to bottom: state changes → bodies that depend on what changed → containers take their children
/// anew → actions (`onChange`, `onAppear`, preferences) → layout of what is dirty → display groups that changed.
public final class ViewRoot {
  let queue = UpdateQueue()
  /// What updates say about the way from the old to the new state.
  private(set) lazy var motion = RootMotion(root: self)
  package let layoutContext: LayoutContext
  let scope = EnvironmentScope(parent: nil)
  /// What tests and benchmarks count.
  package struct Statistics {
    package var bodyCount = 0
  }
  package var statistics = Statistics()
  /// Rounds of actions that write state before a frame gives up. Spec: C38.
  static let roundLimit = 64

  private(set) var content: _AnyViewNode!
  package private(set) var screen: ScreenNode
  /// Who takes events to nodes, and who has the keyboard.
  package let input: InputDispatcher
  package let focus: FocusSystem
  let drops: DropSystem
  let focusedValues = FocusedValueBoard()
  /// What the person carries from one place of the window to another.
  var drag: DragSession?
  /// What another program drags over the window, and its load here.
  var foreignDrag: (items: [DropEvent.Item], load: DragLoad)?
  /// What the window's surroundings want, before content asks for a scheme of its own. Spec: D11.
  var systemScheme: ColorScheme
  private var gathering: [Gathering] = []
  private var preferenceReaders: [WeakReader] = []
  private var preferencesAreStale = true
  private var structureVersion = 0
  private var preferenceVersions: [ObjectIdentifier: Int] = [:]
  private var layoutWatches: [WeakWatch] = []
  private var appearActions: [() -> Void] = []
  private var taskStarts: [() -> Void] = []
  private var layoutActions: [() -> Void] = []
  /// Called when a frame is needed: the host schedules one.
  public var needsFrame: () -> Void = {}

  private struct WeakReader { weak var reader: PreferenceReader? }
  private struct WeakWatch { weak var watch: (any LayoutWatching)? }

  package init<Content: View>(layoutContext: LayoutContext, environment: EnvironmentValues, content view: Content) {
    Self.passOnLayoutNotes()
    self.layoutContext = layoutContext
    layoutContext.clock.windowDidOpen()
    screen = ScreenNode(context: layoutContext)
    input = InputDispatcher(root: screen)
    focus = FocusSystem(root: screen)
    drops = DropSystem(root: screen)
    systemScheme = environment.colorScheme
    for (key, value) in environment.writes { scope.set(key, value) }
    screen.isRightToLeft = environment.layoutDirection == .rightToLeft
    let context = NodeContext(root: self, scope: scope, depth: 0, parent: nil)
    content = RootNode(RootView(content: view, root: Unowned(self)), context)
    queue.foundLoop = { [weak self] in self?.noteEndlessUpdate(by: [$0]) }
    queue.becameNonEmpty = { [weak self] in self?.needsFrame() }
    layoutContext.needsFrame = { [weak self] in self?.needsFrame() }
    layoutContext.clock.didSchedule = { [weak self] in self?.needsFrame() }
  }

  deinit {
    presentations.end()
    content.dispose()
  }

  // MARK: The frame

  /// Brings everything up to date for a window of `size`, and gives what it shows.
  public func frame(size: CGSize, safeArea: EdgeInsets = EdgeInsets()) -> DisplayGroup {
    // Whoever asks for the frame from inside of an animated action does not make it the cause of the updates.
    let outer = Reader.cause
    Reader.cause = nil
    defer { Reader.cause = outer }
    // Animations that turn out to have nothing to do are complete at once, and that may change something. Spec: E41.
    for _ in 0..<Self.roundLimit {
      settle(size: size, safeArea: safeArea)
      if !motion.frameDidEnd() || queue.isEmpty { break }
    }
    return screen.displayGroup()
  }

  /// Runs updates, actions and layout until nothing is left to do.
  func settle(size: CGSize, safeArea: EdgeInsets) {
    screen.safeArea = safeArea
    for _ in 0..<Self.roundLimit {
      update()
      layOut(size: size)
      let actions = take(&layoutActions)
      actions.forEach { $0() }
      hasGivenUp = !isSettled
      if !hasGivenUp { return }
    }
    noteEndlessUpdate(by: queue.waiting)
  }

  /// Nothing waits to run. Content that layout made (a geometry reader's, a lazy row's) may have brought
  /// preferences, actions and tasks.
  private var isSettled: Bool {
    queue.isEmpty && gathering.isEmpty && layoutActions.isEmpty && appearActions.isEmpty && taskStarts.isEmpty
      && !preferencesAreStale && !screen.needsPlacement
  }

  /// Bodies, children, preferences and actions, until they ask for nothing more. Spec: C38.
  func update() {
    DefaultsEntries.noticeOutsideChanges()
    for _ in 0..<Self.roundLimit {
      queue.flush()
      gather()
      readPreferences()
      actionPlace = nil
      take(&appearActions).forEach { $0() }
      if queue.isEmpty, gathering.isEmpty { break }
    }
    take(&taskStarts).forEach { $0() }
  }

  /// Containers whose content changed take their children, the innermost first.
  private func gather() {
    while !gathering.isEmpty {
      for node in take(&gathering).sorted(by: { $0.depth > $1.depth }) {
        node.isWaitingToGather = false
        if !node.isDisposed { node.gather() }
      }
    }
  }

  private func readPreferences() {
    guard preferencesAreStale else { return }
    preferencesAreStale = false
    preferenceReaders.removeAll { $0.reader.map(\.isDisposed) ?? true }
    for entry in preferenceReaders { entry.reader?.readPreferences() }
  }

  private func layOut(size: CGSize) {
    motion.layOut {
      for _ in 0..<Self.roundLimit {
        screen.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(size))
        gather()
        if !screen.needsPlacement { break }
      }
      layoutWatches.removeAll { $0.watch == nil }
      for entry in layoutWatches { entry.watch?.layoutDidEnd() }
    }
    focus.layoutDidEnd()
  }

  private func take<T>(_ list: inout [T]) -> [T] {
    defer { list.removeAll() }
    return list
  }

  // MARK: What nodes report

  func gatherLater(_ node: Gathering) {
    guard !node.isWaitingToGather else { return }
    node.isWaitingToGather = true
    gathering.append(node)
    needsFrame()
  }

  /// What preferences say may have changed, all of them.
  func structureDidChange() {
    preferencesAreStale = true
    structureVersion += 1
  }
  func preferencesDidChange<K: PreferenceKey>(of key: K.Type) {
    preferencesAreStale = true
    preferenceVersions[ObjectIdentifier(key), default: 0] += 1
  }
  /// Another number whenever what is written for a key may have changed.
  func preferenceVersion<K: PreferenceKey>(of key: K.Type) -> Int {
    structureVersion + preferenceVersions[ObjectIdentifier(key), default: 0]
  }

  func addPreferenceReader(_ reader: PreferenceReader) {
    preferenceReaders.append(WeakReader(reader: reader))
    preferencesAreStale = true
  }

  /// One that looks at the result of each layout from now on, as long as it exists.
  func addLayoutWatch(_ watch: any LayoutWatching) { layoutWatches.append(WeakWatch(watch: watch)) }

  /// An action of a view that appears, in the order of C32.
  func onAppearance(_ action: @escaping () -> Void) { appearActions.append(action) }
  /// Where the action that ran last was declared, for the note about updates without an end.
  var actionPlace: Notes.Place?
  func startTask(_ start: @escaping () -> Void) { taskStarts.append(start) }
  func afterLayout(_ action: @escaping () -> Void) { layoutActions.append(action) }

  func updateBackground() {
    let environment = EnvironmentValues(scope: scope)
    screen.background = SystemColor.systemBackground.resolved(in: environment)
    focus.ringColor = TintShapeStyle()._paint(in: environment).color
  }

  // MARK: The window's elements

  private var mainElement: LayoutNode?
  /// What lies over the content: sheets, alerts, menus.
  private(set) lazy var presentations = PresentationStack(root: self)

  func setMainElement(_ element: LayoutNode) {
    mainElement = element
    updateScreen()
  }

  func updateScreen() {
    screen.setChildren([mainElement].compactMap { $0 } + presentations.layers)
  }

  // MARK: Tasks

  private var runningTasks = 0
  func tasksDidStart() { runningTasks += 1 }
  func taskDidEnd() { runningTasks -= 1 }
  /// Whether a task of a view is running or an update waits: a picture is not final yet.
  package var hasPendingWork: Bool {
    runningTasks > 0 || layoutContext.isWaiting || !hasGivenUp && (!queue.isEmpty || !gathering.isEmpty)
  }
  /// Whether the last frame ended in a loop of updates: waiting would not end it.
  private(set) var hasGivenUp = false

  // MARK: Time and events

  var linkReceivers: [any LinkReceiver] = []

  /// Moves the window's clock. Spec: C36.
  package func advance(to time: Double) { layoutContext.clock.advance(to: time) }
  package var nextDueTime: Double? { layoutContext.clock.nextDueTime }

  // MARK: Semantics

  /// What the window means, as assistive tools and tests see it.
  public var semantics: SemanticsNode {
    SemanticsNode(
      id: screen.id, role: .window, frame: screen.bounds, children: screen.semantics())
  }
}

/// A reference that does not keep its object, as a value that compares equal to itself.
struct Unowned<Object: AnyObject>: Equatable {
  unowned let object: Object
  init(_ object: Object) { self.object = object }
  static func == (a: Self, b: Self) -> Bool { a.object === b.object }
}
