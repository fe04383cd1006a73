import Foundation
import FoundationNetworking

/// What a page tells its owner, and asks it. Main thread.
@MainActor public protocol EnginePageClient: AnyObject {
  /// Title, address, progress, history or another of the page's values has changed.
  func pageDidChange(_ page: EnginePage)
  func page(_ page: EnginePage, load event: EnginePage.LoadEvent)
  /// Whether a load may go on; `answer` may be called later.
  func page(_ page: EnginePage, decide action: EnginePage.Action, _ answer: @escaping (EnginePage.Policy) -> Void)
  func page(_ page: EnginePage, decide response: EnginePage.Response, _ answer: @escaping (EnginePage.Policy) -> Void)
  /// Another page for a link that wants one; nil for none. It must have been made with this one as its relative.
  func page(_ page: EnginePage, newPageFor action: EnginePage.Action, _ window: EnginePage.WindowWishes) -> EnginePage?
  func page(_ page: EnginePage, asks dialog: EnginePage.Dialog)
  func pageWantsToClose(_ page: EnginePage)
  func pageDidLoseProcess(_ page: EnginePage)
  /// A request for an address whose scheme the owner answers.
  func page(_ page: EnginePage, requests request: SchemeRequest)
  func page(_ page: EnginePage, isAsked challenge: EnginePage.Challenge)
  func page(_ page: EnginePage, wants media: EnginePage.MediaRequest)
  /// A load that was decided to be a download, or one that the page began.
  func page(_ page: EnginePage, _ source: EnginePage.DownloadSource, becomes download: WebDownload)
  /// The content's size, or how far it is scrolled.
  func pageDidScroll(_ page: EnginePage)
  /// A picture was taken anew.
  func pageDidPaint(_ page: EnginePage)
}

extension EnginePage {
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
    /// Whether it is a link whose page wants it kept as a file.
    public var isDownload = false
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
