import Foundation
import FoundationNetworking

/// What a page tells its owner, and asks it. Main thread.
@MainActor public protocol WebPageClient: AnyObject {
  /// Title, address, progress, history or another of the page's values has changed.
  func pageDidChange(_ page: WebPage)
  func page(_ page: WebPage, load event: WebPage.LoadEvent)
  /// Whether a load may go on; `answer` may be called later.
  func page(_ page: WebPage, decide action: WebPage.Action, _ answer: @escaping (WebPage.Policy) -> Void)
  func page(_ page: WebPage, decide response: WebPage.Response, _ answer: @escaping (WebPage.Policy) -> Void)
  /// Another page for a link that wants one; nil for none. It must have been made with this one as its relative.
  func page(_ page: WebPage, newPageFor action: WebPage.Action, _ window: WebPage.WindowWishes) -> WebPage?
  func page(_ page: WebPage, asks dialog: WebPage.Dialog)
  func pageWantsToClose(_ page: WebPage)
  func pageDidLoseProcess(_ page: WebPage)
  /// A request for an address whose scheme the owner answers.
  func page(_ page: WebPage, requests request: SchemeRequest)
  /// The content's size, or how far it is scrolled.
  func pageDidScroll(_ page: WebPage)
  /// A picture was taken anew.
  func pageDidPaint(_ page: WebPage)
}

extension WebPage {
  /// The steps of loading a page, in their order.
  public enum LoadEvent {
    case started, redirected, committed, finished
    /// `isProvisional`: before anything of it showed.
    case failed(WebError, isProvisional: Bool)
  }

  public enum Policy: Sendable { case allow, cancel, download }

  /// What starts a load.
  public struct Action {
    public enum Kind: Sendable { case link, form, backForward, reload, formAgain, other }
    public var kind: Kind
    public var request: URLRequest
    /// Whether it goes to the page's main frame.
    public var isForMainFrame: Bool
    /// Whether it wants a page of its own.
    public var wantsNewPage: Bool
    public var isByUser: Bool
    public var isRedirect: Bool
    /// The mouse button, counted from 1; 0 for none.
    public var button: Int
    public var frameName: String?
  }

  /// What a server answered.
  public struct Response {
    public var url: URL
    public var status: Int
    public var mediaType: String
    public var length: Int64
    public var headers: [String: String]
    public var fileName: String?
    public var isForMainFrame: Bool
    public var canShow: Bool
  }

  /// What a page wants of the window that it opens; nil where it says nothing.
  public struct WindowWishes: Sendable {
    public var frame: CGRect?
    public var showsMenuBar = true
    public var showsStatusBar = true
    public var showsToolbars = true
    public var isResizable = true
  }

  /// A question of a script. Each must be answered once, at any time; the script waits.
  @MainActor public final class Dialog {
    public enum Kind: Sendable { case alert, confirm, prompt(String), leave }
    public let kind: Kind
    public let message: String
    private var done: ((Bool, String?) -> Void)?
    init(kind: Kind, message: String, _ done: @escaping (Bool, String?) -> Void) {
      (self.kind, self.message, self.done) = (kind, message, done)
    }
    /// `isConfirmed` counts for questions, `text` for prompts: nil leaves one.
    public func close(isConfirmed: Bool = false, text: String? = nil) {
      done?(isConfirmed, text)
      done = nil
    }
  }
}
