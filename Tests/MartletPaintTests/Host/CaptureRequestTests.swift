import Foundation
import MartletHost
import Testing

@Suite struct CaptureRequestTests {
  @Test func aRequestNeedsNothingButItsOutput() throws {
    let request = try #require(try CaptureRequest.read(from: ["MARTLET_CAPTURE": #"{"output":"/tmp/a.png"}"#]))
    #expect(request == CaptureRequest(output: "/tmp/a.png"))
    #expect(request.width == 390 && request.scale == 2 && request.textSize == "large")
  }

  @Test func everyFieldOfARequestIsRead() throws {
    let text = """
      {"output":"/abs/out.png","width":800,"height":600,"scale":3,"safeArea":[1,2,3,4],"colorScheme":"dark",
      "textSize":"xLarge","locale":"ar","rightToLeft":true,"horizontalSizeClass":"regular",
      "verticalSizeClass":"compact","deploymentTarget":"14.0","semantics":"/abs/out.txt"}
      """
    let request = try #require(try CaptureRequest.read(from: ["MARTLET_CAPTURE": text]))
    #expect(request.width == 800 && request.height == 600 && request.scale == 3)
    #expect(request.safeArea == [1, 2, 3, 4] && request.colorScheme == .dark && request.textSize == "xLarge")
    #expect(request.locale == "ar" && request.rightToLeft && request.horizontalSizeClass == .regular)
    #expect(request.verticalSizeClass == .compact && request.deploymentTarget == "14.0")
    #expect(request.semantics == "/abs/out.txt")
  }

  @Test func withoutTheVariableThereIsNoRequest() throws {
    #expect(try CaptureRequest.read(from: [:]) == nil)
    #expect(try CaptureRequest.read(from: ["MARTLET_CAPTURE": ""]) == nil)
  }

  @Test(arguments: [
    ("{}", "MARTLET_CAPTURE cannot be read ('output' is missing): {}"),
    (
      #"{"output":"a","width":"x"}"#,
      #"MARTLET_CAPTURE cannot be read ('width' has the wrong type): {"output":"a","width":"x"}"#
    ),
    (
      #"{"output":"a","safeArea":[1]}"#,
      #"MARTLET_CAPTURE cannot be read (safeArea needs four numbers: top, leading, bottom, trailing.): {"output":"a","safeArea":[1]}"#
    ),
  ])
  func mistakesAreNamed(text: String, message: String) {
    let error = #expect(throws: CaptureRequestError.self) {
      try CaptureRequest.read(from: ["MARTLET_CAPTURE": text])
    }
    #expect(error?.description == message)
  }
}
