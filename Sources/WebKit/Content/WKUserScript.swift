import Foundation
import MartletWeb

public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before anything of the document has been read.
  case atDocumentStart
  /// Once it has been read; pictures may still be coming.
  case atDocumentEnd
}

/// A script that runs in each page.
@MainActor @preconcurrency open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  let world: WKContentWorld

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly, world) = (source, injectionTime, forMainFrameOnly, .page)
  }
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    (isForMainFrameOnly, world) = (forMainFrameOnly, contentWorld)
  }

  var script: WebContent.Script {
    WebContent.Script(
      source: source, isAtStart: injectionTime == .atDocumentStart, isForMainFrameOnly: isForMainFrameOnly,
      world: world.engineName)
  }
}

/// A set of names of scripts: those of one world do not see the variables of another. All see the same document.
@MainActor @preconcurrency open class WKContentWorld: NSObject {
  /// The world of the page's own scripts.
  nonisolated(unsafe) public static let page = WKContentWorld(name: nil)
  /// A world of the app's own.
  nonisolated(unsafe) public static let defaultClient = WKContentWorld(name: "default client")
  nonisolated(unsafe) private static var worlds: [String: WKContentWorld] = [:]

  /// Nil for the two worlds that have none.
  open var name: String? { engineName == "default client" ? nil : engineName }
  let engineName: String?

  nonisolated private init(name: String?) { engineName = name }

  /// The world of that name, the same for each call.
  open class func world(name: String) -> WKContentWorld {
    if let known = worlds[name] { return known }
    let world = WKContentWorld(name: name)
    worlds[name] = world
    return world
  }
}
