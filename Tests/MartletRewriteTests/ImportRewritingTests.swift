import Testing

@testable import MartletRewrite

@Suite struct ImportRewritingTests {
  private let brought = ["FoundationNetworking", "MartletFoundation", "Combine"]

  /// What follows an import: the modules brought, each after `before`.
  private func bringing(_ before: String = "", _ modules: [String]? = nil) -> String {
    (modules ?? brought).map { "; \(before)import \($0)" }.joined()
  }

  @Test func foundationBringsNetworkingAndPublishers() {
    #expect(rewritten("import Foundation // data\n") == "import Foundation\(bringing()) // data\n")
    let withoutCombine = bringing("", brought.dropLast())
    #expect(rewritten("import Combine\nimport Foundation") == "import Combine\nimport Foundation\(withoutCombine)")
  }

  @Test(arguments: [
    ("import SwiftUI\nlet a = CIFilter.self", "import SwiftUI; import CoreImage\nlet a = CIFilter.self"),
    ("import SwiftUI\nlet a = kCIInputScaleKey", "import SwiftUI; import CoreImage\nlet a = kCIInputScaleKey"),
    ("import UIKit\nimport CoreImage\nlet a = CIImage.self", nil as String?),
    ("import SwiftUI\nlet a = 1", nil),
  ])
  func coreImageComesWithUIKitWhereItIsUsed(_ text: String, _ expected: String?) {
    let rewritten = SourceRewriter().rewrite(text)
    #expect(rewritten == expected || expected == nil && rewritten?.contains("; import CoreImage") == false)
  }

  @Test(arguments: [
    ("import SwiftUI\n@FetchRequest var a", "import SwiftUI; import CoreData\n@FetchRequest var a"),
    (
      "import SwiftUI\nlet a = \\.managedObjectContext",
      "import SwiftUI; import CoreData\nlet a = \\.managedObjectContext"
    ),
    ("import CoreData\nimport SwiftUI\n@FetchRequest var a", nil as String?),
    ("import SwiftUI\nstruct FetchRequest {}", nil),
  ])
  func coreDataComesWithSwiftUIWhereItIsUsed(_ text: String, _ expected: String?) {
    #expect(SourceRewriter().rewrite(text) == expected)
  }

  @Test func exportedImportsExportWhatTheyBring() {
    for word in ["@_exported ", "public "] {
      #expect(rewritten("\(word)import Foundation") == "\(word)import Foundation\(bringing(word))")
    }
  }

  @Test func besideSwiftUINothingIsAdded() {
    #expect(SourceRewriter().rewrite("import Foundation\nimport SwiftUI\nimport UIKit") == nil)
  }

  @Test func conditionalImportsBringTheirsConditionally() {
    #expect(
      rewritten("#if DEBUG\nimport UIKit\n#endif\nimport MyModule")
        == "#if DEBUG\nimport UIKit\(bringing())\n#endif\nimport MyModule")
  }

  @Test(arguments: [
    ("import Darwin", "import Glibc"),
    ("import Darwin.C", "import Glibc"),
    ("import func Darwin.sqrt", "import func Glibc.sqrt"),
    ("import os.log", "import os"),
    ("import SwiftUI; import UIKit.UIGestureRecognizerSubclass", "import SwiftUI; import UIKit"),
    ("import SwiftUI; import struct CoreGraphics.CGFloat", "import SwiftUI; import UIKit"),
    ("import SwiftUI; import GameKit", "import SwiftUI; import GameplayKit"),
    ("import SwiftUI; import ObjectiveC.runtime", "import SwiftUI; import Foundation"),
    ("import Darwin\nlet a = Darwin.sqrt(2)", "import Glibc\nlet a = Glibc.sqrt(2)"),
  ])
  func modulesThatAreNotHere(form: (String, String)) {
    #expect(rewritten(form.0) == form.1)
  }

  @Test func submodulesThatAreHereStay() {
    let text = "import CoreImage.CIFilterBuiltins"
    #expect(rewritten(text) == text + bringing())
    #expect(SourceRewriter().rewrite("import SwiftUI\n\(text)\nimport struct Foundation.Date") == nil)
  }

  @Test func whatIsLinkedFollowsTheReplacement() {
    let imports = SourceImports.all(in: "import CoreGraphics\nimport os.log\nimport Darwin")
    #expect(imports.map(\.moduleHere) == ["UIKit", "os", "Glibc"])
  }
}
