import MartletTree
import UIKit

/// Gives a web view's page its place in the view.
@MainActor final class WebPlacing: HostedContent {
  private unowned let view: WKWebView
  private var node: ForeignNode?
  init(view: WKWebView) { self.view = view }

  func element(in site: any HostingSite) -> LayoutNode {
    if let node, node.context === view._host?.context { return node }
    view.tellAppearance()
    let new = ForeignNode(context: view._host!.context, foreign: view.page!)
    node = new
    return new
  }

  func leave() { node = nil }
}
