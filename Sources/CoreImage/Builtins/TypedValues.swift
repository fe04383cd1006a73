import Foundation
import MartletDisplay
import UIKit

// The inputs of typed filters, each once: a typed filter takes those that its protocol asks for.

protocol HasPerceptual: CIFilter {}
extension HasPerceptual {
  var perceptual: Bool {
    get { float("inputPerceptual") != 0 }
    set { setValue(newValue, forKey: "inputPerceptual") }
  }
}
protocol HasHysteresisPasses: CIFilter {}
extension HasHysteresisPasses {
  var hysteresisPasses: Int {
    get { Int(float("inputHysteresisPasses")) }
    set { setValue(newValue, forKey: "inputHysteresisPasses") }
  }
}
protocol HasCount: CIFilter {}
extension HasCount {
  var count: Int {
    get { Int(float("inputCount")) }
    set { setValue(newValue, forKey: "inputCount") }
  }
}
protocol HasCenter: CIFilter {}
extension HasCenter {
  var center: CGPoint {
    get { point("inputCenter") }
    set { setValue(newValue, forKey: "inputCenter") }
  }
}
protocol HasPoint0: CIFilter {}
extension HasPoint0 {
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(newValue, forKey: "inputPoint0") }
  }
}
protocol HasPoint1: CIFilter {}
extension HasPoint1 {
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(newValue, forKey: "inputPoint1") }
  }
}
protocol HasPoint2: CIFilter {}
extension HasPoint2 {
  var point2: CGPoint {
    get { point("inputPoint2") }
    set { setValue(newValue, forKey: "inputPoint2") }
  }
}
protocol HasPoint3: CIFilter {}
extension HasPoint3 {
  var point3: CGPoint {
    get { point("inputPoint3") }
    set { setValue(newValue, forKey: "inputPoint3") }
  }
}
protocol HasPoint4: CIFilter {}
extension HasPoint4 {
  var point4: CGPoint {
    get { point("inputPoint4") }
    set { setValue(newValue, forKey: "inputPoint4") }
  }
}
protocol HasTopLeft: CIFilter {}
extension HasTopLeft {
  var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { setValue(newValue, forKey: "inputTopLeft") }
  }
}
protocol HasTopRight: CIFilter {}
extension HasTopRight {
  var topRight: CGPoint {
    get { point("inputTopRight") }
    set { setValue(newValue, forKey: "inputTopRight") }
  }
}
protocol HasBottomLeft: CIFilter {}
extension HasBottomLeft {
  var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { setValue(newValue, forKey: "inputBottomLeft") }
  }
}
protocol HasBottomRight: CIFilter {}
extension HasBottomRight {
  var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { setValue(newValue, forKey: "inputBottomRight") }
  }
}
protocol HasColor: CIFilter {}
extension HasColor {
  var color: CIColor {
    get { typed("inputColor") ?? .black }
    set { setValue(newValue, forKey: "inputColor") }
  }
}
protocol HasColor0: CIFilter {}
extension HasColor0 {
  var color0: CIColor {
    get { typed("inputColor0") ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
}
protocol HasColor1: CIFilter {}
extension HasColor1 {
  var color1: CIColor {
    get { typed("inputColor1") ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}
protocol HasExtent: CIFilter {}
extension HasExtent {
  var extent: CGRect {
    get { rect("inputExtent") }
    set { setValue(newValue, forKey: "inputExtent") }
  }
}
protocol HasTransform: CIFilter {}
extension HasTransform {
  var transform: CGAffineTransform {
    get { transform("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }
}
protocol HasMessage: CIFilter {}
extension HasMessage {
  var message: Data {
    get { typed("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
}
protocol HasText: CIFilter {}
extension HasText {
  var text: String {
    get { typed("inputText") ?? "" }
    set { setValue(newValue, forKey: "inputText") }
  }
}
protocol HasFontName: CIFilter {}
extension HasFontName {
  var fontName: String {
    get { typed("inputFontName") ?? "" }
    set { setValue(newValue, forKey: "inputFontName") }
  }
}
protocol HasCorrectionLevel: CIFilter {}
extension HasCorrectionLevel {
  var correctionLevel: String {
    get { typed("inputCorrectionLevel") ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}
protocol HasCubeData: CIFilter {}
extension HasCubeData {
  var cubeData: Data {
    get { typed("inputCubeData") ?? Data() }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
}
protocol HasCurvesData: CIFilter {}
extension HasCurvesData {
  var curvesData: Data {
    get { typed("inputCurvesData") ?? Data() }
    set { setValue(newValue, forKey: "inputCurvesData") }
  }
}
protocol HasColorSpace: CIFilter {}
extension HasColorSpace {
  var colorSpace: CGColorSpace? {
    get { typed("inputColorSpace") }
    set { setValue(newValue, forKey: "inputColorSpace") }
  }
}
protocol HasRVector: CIFilter {}
extension HasRVector {
  var rVector: CIVector {
    get { typed("inputRVector") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
}
protocol HasGVector: CIFilter {}
extension HasGVector {
  var gVector: CIVector {
    get { typed("inputGVector") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
}
protocol HasBVector: CIFilter {}
extension HasBVector {
  var bVector: CIVector {
    get { typed("inputBVector") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
}
protocol HasAVector: CIFilter {}
extension HasAVector {
  var aVector: CIVector {
    get { typed("inputAVector") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
}
protocol HasBiasVector: CIFilter {}
extension HasBiasVector {
  var biasVector: CIVector {
    get { typed("inputBiasVector") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
}
protocol HasMinComponents: CIFilter {}
extension HasMinComponents {
  var minComponents: CIVector {
    get { typed("inputMinComponents") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
}
protocol HasMaxComponents: CIFilter {}
extension HasMaxComponents {
  var maxComponents: CIVector {
    get { typed("inputMaxComponents") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
}
protocol HasRedCoefficients: CIFilter {}
extension HasRedCoefficients {
  var redCoefficients: CIVector {
    get { typed("inputRedCoefficients") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }
}
protocol HasGreenCoefficients: CIFilter {}
extension HasGreenCoefficients {
  var greenCoefficients: CIVector {
    get { typed("inputGreenCoefficients") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }
}
protocol HasBlueCoefficients: CIFilter {}
extension HasBlueCoefficients {
  var blueCoefficients: CIVector {
    get { typed("inputBlueCoefficients") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }
}
protocol HasAlphaCoefficients: CIFilter {}
extension HasAlphaCoefficients {
  var alphaCoefficients: CIVector {
    get { typed("inputAlphaCoefficients") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }
}
protocol HasNeutral: CIFilter {}
extension HasNeutral {
  var neutral: CIVector {
    get { typed("inputNeutral") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
}
protocol HasTargetNeutral: CIFilter {}
extension HasTargetNeutral {
  var targetNeutral: CIVector {
    get { typed("inputTargetNeutral") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
}
protocol HasLightPosition: CIFilter {}
extension HasLightPosition {
  var lightPosition: CIVector {
    get { typed("inputLightPosition") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputLightPosition") }
  }
}
protocol HasLightPointsAt: CIFilter {}
extension HasLightPointsAt {
  var lightPointsAt: CIVector {
    get { typed("inputLightPointsAt") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputLightPointsAt") }
  }
}
protocol HasWeights: CIFilter {}
extension HasWeights {
  var weights: CIVector {
    get { typed("inputWeights") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputWeights") }
  }
}
protocol HasCurvesDomain: CIFilter {}
extension HasCurvesDomain {
  var curvesDomain: CIVector {
    get { typed("inputCurvesDomain") ?? CIVector([]) }
    set { setValue(newValue, forKey: "inputCurvesDomain") }
  }
}
