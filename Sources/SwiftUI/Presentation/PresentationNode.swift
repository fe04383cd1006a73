import Foundation
import MartletControls
import MartletDisplay
import MartletGraph
import MartletLayout
import MartletTree

/// The presenter: it owns what it presents, in an environment of its own, from the request until the picture has left.
/// Spec: D10, F25-F28, F35.
///
/// What is asked for meanwhile waits: one showing ends before the next begins.
final class PresentationNode<Base: View, Item, Presented: View>: ContentModifierNode<
  Base, PresentationModifier<Item, Presented>
>, Gathering, PreferenceReader, Presenter
{
  var showing: Showing<Item, Presented>?
  /// Whether something is to be shown when what is on the screen has left.
  private var isRequested = false
  let scope: EnvironmentScope
  /// What the presented content itself presents.
  let innerLevel = PresentationLevel()
  let reads = GeometryReads()
  /// Where alerts and lists of actions learn what Escape and Return mean.
  let dialogControl = DialogControl()
  /// The presentations of the menu in whose row this one stands.
  private let siblings: RowPresentations?
  /// Those of what this one shows, where it is a menu.
  let rows: RowPresentations
  var isWaitingToGather = false

  override init(_ view: ModifiedContent<Base, PresentationModifier<Item, Presented>>, _ context: NodeContext) {
    siblings = EnvironmentValues(scope: context.scope).rowPresentations
    rows = RowPresentations(scope: context.scope, outer: siblings)
    let style = view.modifier.style
    let surroundings = style.takesLevel ? siblings?.scope ?? context.scope : context.scope
    scope = EnvironmentScope(parent: style.inheritsStyles ? surroundings : context.root.scope)
    super.init(view, context)
    makeContent()
    writeEnvironment()
    root.addPreferenceReader(self)
    if isAnchored { root.addLayoutWatch(reads) }
    enqueue()
  }

  var isAnchored: Bool {
    switch view.modifier.style {
    case .popover, .popup, .dialog: true
    case .sheet, .systemScreen, .cover, .alert: false
    }
  }

  var isDialog: Bool {
    switch view.modifier.style {
    case .alert, .dialog: true
    default: false
    }
  }

  private var level: PresentationLevel { environment.presentationLevel ?? root.presentations.level }

  // MARK: Requests

  override func modifierDidChange(from old: PresentationModifier<Item, Presented>) { update() }

  /// Follows the item: presents, updates, replaces or ends. Spec: F25-F27.
  override func update() {
    reads.forget()
    let (item, place, _) = track { (view.modifier.item(), self.place(), isRegular) }  // the form follows the width
    guard let showing else { return item.map { request($0, at: place) } ?? giveUp() }
    if showing.layer.isLeaving {
      isRequested = item != nil
    } else if let item, view.modifier.isSame(showing.item, item) {
      if view.modifier.followsItem { showing.item = item }
      showing.content.update(to: view.modifier.content(showing.item, place))
      configure(showing, place)
    } else {
      isRequested = item != nil
      leave(showing)
    }
  }

  /// What waited for its turn is no longer wanted.
  private func giveUp() {
    guard isRequested else { return }
    level.release(self)
    isRequested = false
    siblings?.release(self)
  }

  private func request(_ item: Item, at place: PresentationPlace) {
    isRequested = true
    if view.modifier.style.takesLevel { siblings?.hold(self) }
    guard !view.modifier.style.takesLevel || level.take(for: self) else { return noteWaiting() }
    isRequested = false
    present(item, at: place)
  }

  /// Once all that was asked for is known: what closes now, as an alert does whose button asked, is no hindrance.
  private func noteWaiting() {
    root.afterLayout { [weak self] in
      guard let self, isRequested, !isDisposed, !level.isEnding else { return }
      Notes.once(
        """
        A presentation (\(view.modifier.style.name)) was asked for while another one of the same part of the window is \
        up. It is shown when that one has closed. Present it from inside the other one, or close that first.
        """)
    }
  }

  func levelDidBecomeFree() { enqueue() }
  var isEnding: Bool { showing?.layer.isLeaving ?? false }

  // MARK: Showing

  private func present(_ item: Item, at place: PresentationPlace) {
    let form = view.modifier.style.form(isRegular: isRegular, adaptation: nil)
    writeFormValues(form)
    let inner = context.child(of: self, scope: scope)
    let content = Presented._makeNode(view.modifier.content(item, place), inner)
    let preferences = content.preferenceIncludingOwn(PresentationPreferenceKey.self) ?? PresentationPreferences()
    let actual = view.modifier.style.form(isRegular: isRegular, adaptation: preferences.compactAdaptation)
    if actual != form { writeFormValues(actual) }
    let showing = Showing(
      item: item, content: content,
      surface: PresentationSurface._makeNode(PresentationSurface(form: actual, custom: preferences.background), inner),
      layer: makeLayer(actual, place), form: actual)
    self.showing = showing
    configure(showing, place)
    gather()
    root.presentations.add(showing.layer)
    root.structureDidChange()
  }

  private func makeLayer(_ form: PresentationForm, _ place: PresentationPlace) -> PresentationLayer {
    let layout = context.layout
    let layer: PresentationLayer =
      switch form {
      case .sheet, .formSheet: SheetLayer(context: layout)
      case .cover: CoverLayer(context: layout)
      case .alert: AlertLayer(context: layout)
      case .actionSheet: ActionSheetLayer(context: layout)
      case .popover: PopoverLayer(context: layout, anchor: place.anchor)
      case .popup(let placement): PopupLayer(context: layout, placement: placement, anchor: place.anchor)
      }
    layer.requestDismissal = { [weak self] in self?.dismissByHand() }
    return layer
  }

  /// Gives the layer what the window, the content's wishes and the environment say.
  private func configure(_ showing: Showing<Item, Presented>, _ place: PresentationPlace) {
    let preferences =
      showing.content.preferenceIncludingOwn(PresentationPreferenceKey.self) ?? PresentationPreferences()
    let form = view.modifier.style.form(isRegular: isRegular, adaptation: preferences.compactAdaptation)
    if form != showing.form { change(showing, to: form, place) }
    showing.surface.update(to: PresentationSurface(form: form, custom: preferences.background))
    let layer = showing.layer
    layer.windowInsets = root.screen.safeArea
    layer.keyAction = view.modifier.keyAction
    layer.isDismissable = !preferences.isDismissDisabled
    switch layer {
    case let layer as SheetLayer:
      layer.configure(
        preferences, isForm: form == .formSheet, dimming: modalDimming, environment: EnvironmentValues(scope: scope))
      layer.dismissWithVelocity = { [weak self] in self?.dismiss(velocity: $0) }
    case let layer as PopupLayer: configure(layer, place)
    case let layer as PopoverLayer: layer.configure(preferences, view.modifier.style, anchor: place.anchor)
    case is AlertLayer, is ActionSheetLayer: layer.dimming = modalDimming
    default: break
    }
    if isDialog { layer.keyAction = { [dialogControl] in dialogControl.handleKey($0) } }
  }

  private func configure(_ layer: PopupLayer, _ place: PresentationPlace) {
    layer.anchor = place.anchor
    layer.isOfPresenter = { [weak self] node in
      guard let self else { return false }
      if let owner = (showing?.item as? any AnchoredItem)?.anchorNode { return node.isInside(owner) }
      return content.elements.contains { node.isInside($0) }
    }
    guard layer.placement.closesOnResize else { return }
    layer.windowDidResize = { [weak self] in self?.root.afterLayout { self?.dismiss() } }
  }

  private var modalDimming: RGBA { MaterialMetrics.modalDimming(isDark: EnvironmentValues(scope: scope).isDark) }

  /// The window became wide or narrow.
  private func change(_ showing: Showing<Item, Presented>, to form: PresentationForm, _ place: PresentationPlace) {
    let old = showing.layer
    let keepsLayer = old is SheetLayer && (form == .sheet || form == .formSheet)
    showing.form = form
    writeFormValues(form)
    guard !keepsLayer else { return }
    old.card.setContent([], background: [])
    showing.layer = makeLayer(form, place)
    gather()
    if root.presentations.layers.contains(where: { $0 === old }) {
      root.presentations.replace(old, with: showing.layer)
    }
  }

  func readPreferences() {
    guard let showing, !showing.layer.isLeaving else { return }
    configure(showing, Reader.withoutTracking { place() })
    followColorScheme(of: showing)
  }

  /// Content may ask for a colour scheme for all of the presentation. Spec: D11.
  private func followColorScheme(of showing: Showing<Item, Presented>) {
    let wanted = showing.content.preferenceIncludingOwn(PreferredColorSchemeKey.self) ?? nil
    guard wanted != showing.colorScheme else { return }
    showing.colorScheme = wanted
    var values = EnvironmentValues()
    values.colorScheme = wanted ?? environment.colorScheme
    for (key, value) in values.writes { scope.set(key, wanted == nil ? nil : value) }
  }

  // MARK: Ending

  /// A tap beside a dialog and Escape are its cancel button, where it has one. Spec: F44.
  private func dismissByHand() {
    if isDialog, let cancel = dialogControl.cancel { cancel() } else { dismiss() }
  }

  /// Closes what is shown, as a person or the content asks: the binding is written, then it leaves. Spec: F25, F27.
  func dismiss(velocity: CGFloat? = nil) {
    guard let showing, !showing.layer.isLeaving else { return }
    isRequested = false
    view.modifier.dismiss()
    leave(showing, velocity: velocity)
  }

  private func leave(_ showing: Showing<Item, Presented>, velocity: CGFloat? = nil) {
    innerLevel.close()
    root.presentations.remove(showing.layer, isAnimated: root.presentations.isAnimated, velocity: velocity) {
      [weak self] in
      guard let self, !isDisposed else { return showing.end() }
      guard !view.modifier.style.takesLevel else { return end(showing) }
      // What a chosen row presents is asked for in the same update at the latest.
      root.afterLayout { [weak self, rows] in
        guard let self, !isDisposed else { return showing.end() }
        rows.whenFree { [weak self] in self?.end(showing) ?? showing.end() }
      }
      root.needsFrame()
    }
  }

  private func end(_ showing: Showing<Item, Presented>) {
    showing.end()
    didEnd(showing)
  }

  private func didEnd(_ ended: Showing<Item, Presented>) {
    guard showing === ended else { return }
    showing = nil
    if let onDismiss = view.modifier.onDismiss { root.onAppearance(onDismiss) }
    if isRequested { enqueue() } else if view.modifier.style.takesLevel { level.release(self) }
    root.structureDidChange()
    root.needsFrame()
    if !isRequested { siblings?.release(self) }
  }

  /// The part of the window that presents closes, and this with it: the state outside learns of it.
  func closeWithLevel() {
    isRequested = false
    root.onAppearance { [weak self] in
      guard let self, let showing, !showing.layer.isLeaving else { return }
      view.modifier.dismiss()
      if !showing.layer.isLeaving { leave(showing) }
    }
    root.needsFrame()
  }

  /// What is on the screen leaves as a picture when its presenter goes. Spec: F35.
  override func dispose() {
    guard !isDisposed else { return }
    if !root.presentations.isOver {
      if view.modifier.style.takesLevel { level.release(self) }
      siblings?.release(self)
      if let showing { abandon(showing) }
      showing = nil
    }
    super.dispose()
  }

  private func abandon(_ showing: Showing<Item, Presented>) {
    let onDismiss = view.modifier.onDismiss
    innerLevel.close()
    showing.onEnd = { [weak root] in if let onDismiss { root?.onAppearance(onDismiss) } }
    for node in showing.nodes {
      addPreferenceWriters(-node.preferenceWriterCount)
      node.parent = nil
    }
    guard !showing.layer.isLeaving else { return rows.endNow() }
    root.presentations.remove(showing.layer, isAnimated: root.presentations.isAnimated) { showing.end() }
  }

  // MARK: The tree

  override func childElementsDidChange(_ child: _AnyViewNode) {
    if child === content { return super.childElementsDidChange(child) }
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() {
    guard let showing else { return }
    showing.layer.card.setContent(showing.content.elements, background: showing.surface.elements)
  }

  /// What is presented says nothing to the presenter's containers.
  override func collectPreferences(_ collector: PreferenceCollector) { content.collectPreferences(collector) }

  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    showing?.nodes.forEach(visit)
  }
}
