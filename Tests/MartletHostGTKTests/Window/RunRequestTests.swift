import Foundation
import MartletHost
import Testing

@Suite struct RunRequestTests {
  @Test func nothingIsForcedWithoutARequest() throws {
    #expect(try RunRequest.read(from: [:]) == RunRequest())
    #expect(try RunRequest.read(from: ["MARTLET_RUN": ""]) == RunRequest())
    #expect(try RunRequest.read(from: ["MARTLET_RUN": "{}"]) == RunRequest())
  }

  @Test func readsWhatTheCommandWrites() throws {
    let text = #"""
      {"colorScheme":"dark","deploymentTarget":"16.0","height":300,"locale":"ar","output":"/a.png","rightToLeft":true,
      "textSize":"xxxLarge","width":500}
      """#
    let request = try RunRequest.read(from: ["MARTLET_RUN": text])
    #expect(request.size == CGSize(width: 500, height: 300))
    #expect(request.colorScheme == .dark)
    #expect(request.textSize == "xxxLarge")
    #expect(request.locale == "ar")
    #expect(request.rightToLeft == true)
    #expect(request.deploymentTarget == "16.0")
    #expect(request.output == "/a.png")
  }

  @Test func aSizeNeedsBothSides() throws {
    #expect(try RunRequest.read(from: ["MARTLET_RUN": #"{"width":500}"#]).size == nil)
    #expect(try RunRequest.read(from: ["MARTLET_RUN": #"{"width":500,"height":0}"#]).size == nil)
  }

  @Test func mistakesAreNamed() {
    let error = #expect(throws: CaptureRequestError.self) {
      try RunRequest.read(from: ["MARTLET_RUN": #"{"width":"x"}"#])
    }
    #expect(error?.description == #"MARTLET_RUN cannot be read ('width' has the wrong type): {"width":"x"}"#)
  }
}
