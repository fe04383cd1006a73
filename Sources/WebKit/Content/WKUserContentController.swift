import Foundation
import MartletWeb

/// What an app puts into the pages of its views: scripts, rules, and the names under which scripts send it messages.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  /// Made with the first page; what was added before goes into it then.
  private var content: WebContent?
  open private(set) var userScripts: [WKUserScript] = []
  private var rules: [WKContentRuleList] = []
  private var channels: [Channel] = []
  private var views: [WeakView] = []
  private struct WeakView { weak var view: WKWebView? }

  private struct Channel {
    var name: String
    var world: WKContentWorld
    var plain: (any WKScriptMessageHandler)?
    var answering: (any WKScriptMessageHandlerWithReply)?
  }

  nonisolated public override init() { super.init() }

  /// The content, for a new view.
  func content(for view: WKWebView) -> WebContent {
    views.removeAll { $0.view == nil }
    views.append(WeakView(view: view))
    if let content { return content }
    let made = WebContent()
    content = made
    userScripts.forEach { made.add($0.script) }
    rules.forEach { made.add($0.filter) }
    channels.forEach { open($0, in: made) }
    return made
  }

  // MARK: Scripts

  /// Runs in each page that is loaded from now on.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    content?.add(userScript.script)
  }
  open func removeAllUserScripts() {
    userScripts = []
    guard let content else { return }
    content.removeAllScripts()
    views.lazy.compactMap(\.view?.page).first?.reinstallScript()
  }

  // MARK: Messages

  /// Opens `window.webkit.messageHandlers.NAME.postMessage(…)` to the page's scripts. Keeps the handler. A second one of
  /// the name traps.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    add(Channel(name: name, world: world, plain: scriptMessageHandler))
  }
  /// The same with an answer: `postMessage` gives a promise of it.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    add(Channel(name: name, world: contentWorld, answering: scriptMessageHandlerWithReply))
  }

  private func add(_ channel: Channel) {
    precondition(
      !channels.contains { $0.name == channel.name && $0.world == channel.world },
      "there is a script message handler of the name '\(channel.name)' already")
    channels.append(channel)
    if let content { open(channel, in: content) }
  }

  private func open(_ channel: Channel, in content: WebContent) {
    content.open(channel.name, world: channel.world.engineName, isAnswered: channel.answering != nil) {
      [weak self] body, answer in
      guard let self else { return }
      let message = WKScriptMessage(
        body: body, name: channel.name, view: views.lazy.compactMap(\.view).first, world: channel.world)
      channel.plain?.userContentController(self, didReceive: message)
      if let answering = channel.answering, let answer { ask(answering, message, answer) }
    }
  }

  private func ask(
    _ handler: any WKScriptMessageHandlerWithReply, _ message: WKScriptMessage, _ answer: @escaping WebContent.Answer
  ) {
    func reply(_ value: Any?, _ problem: String?) {
      answer(problem.map { .failure(WebError(domain: "martlet", code: 4, message: $0)) } ?? .success(value))
    }
    let isWritten =
      LeftOut.isWritten {
        let main: @MainActor @Sendable (Any?, String?) -> Void = { reply($0, $1) }
        handler.userContentController(self, didReceive: message, replyHandler: main)
      }
      || LeftOut.isWritten {
        let plain: (Any?, String?) -> Void = { reply($0, $1) }
        handler.userContentController(self, didReceive: message, replyHandler: plain)
      }
    if isWritten { return }
    Task { @MainActor in
      let (value, problem) = await handler.userContentController(self, didReceive: message)
      reply(value, problem)
    }
  }

  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    channels.removeAll { $0.name == name && $0.world == contentWorld }
    content?.close(name, world: contentWorld.engineName)
  }
  open func removeAllScriptMessageHandlers() {
    channels = []
    content?.closeAll()
  }
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    channels.removeAll { $0.world == contentWorld }
    content?.closeAll(world: contentWorld.engineName)
  }

  // MARK: Rules

  open func add(_ contentRuleList: WKContentRuleList) {
    rules.append(contentRuleList)
    content?.add(contentRuleList.filter)
  }
  open func remove(_ contentRuleList: WKContentRuleList) {
    rules.removeAll { $0 === contentRuleList }
    content?.remove(contentRuleList.filter)
  }
  open func removeAllContentRuleLists() {
    rules = []
    content?.removeAllFilters()
  }
}
