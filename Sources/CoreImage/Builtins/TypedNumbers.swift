import Foundation

// The inputs of typed filters, each once: a typed filter takes those that its protocol asks for.

protocol HasFontSize: CIFilter {}
extension HasFontSize {
  var fontSize: Float {
    get { float("inputFontSize") }
    set { setFloat("inputFontSize", newValue) }
  }
}
protocol HasScaleFactor: CIFilter {}
extension HasScaleFactor {
  var scaleFactor: Float {
    get { float("inputScaleFactor") }
    set { setFloat("inputScaleFactor", newValue) }
  }
}
protocol HasIntensity: CIFilter {}
extension HasIntensity {
  var intensity: Float {
    get { float("inputIntensity") }
    set { setFloat("inputIntensity", newValue) }
  }
}
protocol HasRadius: CIFilter {}
extension HasRadius {
  var radius: Float {
    get { float("inputRadius") }
    set { setFloat("inputRadius", newValue) }
  }
}
protocol HasScale: CIFilter {}
extension HasScale {
  var scale: Float {
    get { float("inputScale") }
    set { setFloat("inputScale", newValue) }
  }
}
protocol HasAmount: CIFilter {}
extension HasAmount {
  var amount: Float {
    get { float("inputAmount") }
    set { setFloat("inputAmount", newValue) }
  }
}
protocol HasAngle: CIFilter {}
extension HasAngle {
  var angle: Float {
    get { float("inputAngle") }
    set { setFloat("inputAngle", newValue) }
  }
}
protocol HasWidth: CIFilter {}
extension HasWidth {
  var width: Float {
    get { float("inputWidth") }
    set { setFloat("inputWidth", newValue) }
  }
}
protocol HasHeight: CIFilter {}
extension HasHeight {
  var height: Float {
    get { float("inputHeight") }
    set { setFloat("inputHeight", newValue) }
  }
}
protocol HasSharpness: CIFilter {}
extension HasSharpness {
  var sharpness: Float {
    get { float("inputSharpness") }
    set { setFloat("inputSharpness", newValue) }
  }
}
protocol HasEv: CIFilter {}
extension HasEv {
  var ev: Float {
    get { float("inputEV") }
    set { setFloat("inputEV", newValue) }
  }
}
protocol HasSaturation: CIFilter {}
extension HasSaturation {
  var saturation: Float {
    get { float("inputSaturation") }
    set { setFloat("inputSaturation", newValue) }
  }
}
protocol HasBrightness: CIFilter {}
extension HasBrightness {
  var brightness: Float {
    get { float("inputBrightness") }
    set { setFloat("inputBrightness", newValue) }
  }
}
protocol HasContrast: CIFilter {}
extension HasContrast {
  var contrast: Float {
    get { float("inputContrast") }
    set { setFloat("inputContrast", newValue) }
  }
}
protocol HasPower: CIFilter {}
extension HasPower {
  var power: Float {
    get { float("inputPower") }
    set { setFloat("inputPower", newValue) }
  }
}
protocol HasLevels: CIFilter {}
extension HasLevels {
  var levels: Float {
    get { float("inputLevels") }
    set { setFloat("inputLevels", newValue) }
  }
}
protocol HasThreshold: CIFilter {}
extension HasThreshold {
  var threshold: Float {
    get { float("inputThreshold") }
    set { setFloat("inputThreshold", newValue) }
  }
}
protocol HasTime: CIFilter {}
extension HasTime {
  var time: Float {
    get { float("inputTime") }
    set { setFloat("inputTime", newValue) }
  }
}
protocol HasNoiseLevel: CIFilter {}
extension HasNoiseLevel {
  var noiseLevel: Float {
    get { float("inputNoiseLevel") }
    set { setFloat("inputNoiseLevel", newValue) }
  }
}
protocol HasRingAmount: CIFilter {}
extension HasRingAmount {
  var ringAmount: Float {
    get { float("inputRingAmount") }
    set { setFloat("inputRingAmount", newValue) }
  }
}
protocol HasRingSize: CIFilter {}
extension HasRingSize {
  var ringSize: Float {
    get { float("inputRingSize") }
    set { setFloat("inputRingSize", newValue) }
  }
}
protocol HasSoftness: CIFilter {}
extension HasSoftness {
  var softness: Float {
    get { float("inputSoftness") }
    set { setFloat("inputSoftness", newValue) }
  }
}
protocol HasFalloff: CIFilter {}
extension HasFalloff {
  var falloff: Float {
    get { float("inputFalloff") }
    set { setFloat("inputFalloff", newValue) }
  }
}
protocol HasConcentration: CIFilter {}
extension HasConcentration {
  var concentration: Float {
    get { float("inputConcentration") }
    set { setFloat("inputConcentration", newValue) }
  }
}
protocol HasRefraction: CIFilter {}
extension HasRefraction {
  var refraction: Float {
    get { float("inputRefraction") }
    set { setFloat("inputRefraction", newValue) }
  }
}
protocol HasRotation: CIFilter {}
extension HasRotation {
  var rotation: Float {
    get { float("inputRotation") }
    set { setFloat("inputRotation", newValue) }
  }
}
protocol HasAspectRatio: CIFilter {}
extension HasAspectRatio {
  var aspectRatio: Float {
    get { float("inputAspectRatio") }
    set { setFloat("inputAspectRatio", newValue) }
  }
}
protocol HasShadowAmount: CIFilter {}
extension HasShadowAmount {
  var shadowAmount: Float {
    get { float("inputShadowAmount") }
    set { setFloat("inputShadowAmount", newValue) }
  }
}
protocol HasHighlightAmount: CIFilter {}
extension HasHighlightAmount {
  var highlightAmount: Float {
    get { float("inputHighlightAmount") }
    set { setFloat("inputHighlightAmount", newValue) }
  }
}
protocol HasRadius0: CIFilter {}
extension HasRadius0 {
  var radius0: Float {
    get { float("inputRadius0") }
    set { setFloat("inputRadius0", newValue) }
  }
}
protocol HasRadius1: CIFilter {}
extension HasRadius1 {
  var radius1: Float {
    get { float("inputRadius1") }
    set { setFloat("inputRadius1", newValue) }
  }
}
protocol HasBias: CIFilter {}
extension HasBias {
  var bias: Float {
    get { float("inputBias") }
    set { setFloat("inputBias", newValue) }
  }
}
protocol HasGaussianSigma: CIFilter {}
extension HasGaussianSigma {
  var gaussianSigma: Float {
    get { float("inputGaussianSigma") }
    set { setFloat("inputGaussianSigma", newValue) }
  }
}
protocol HasThresholdLow: CIFilter {}
extension HasThresholdLow {
  var thresholdLow: Float {
    get { float("inputThresholdLow") }
    set { setFloat("inputThresholdLow", newValue) }
  }
}
protocol HasThresholdHigh: CIFilter {}
extension HasThresholdHigh {
  var thresholdHigh: Float {
    get { float("inputThresholdHigh") }
    set { setFloat("inputThresholdHigh", newValue) }
  }
}
protocol HasGrayComponentReplacement: CIFilter {}
extension HasGrayComponentReplacement {
  var grayComponentReplacement: Float {
    get { float("inputGCR") }
    set { setFloat("inputGCR", newValue) }
  }
}
protocol HasUnderColorRemoval: CIFilter {}
extension HasUnderColorRemoval {
  var underColorRemoval: Float {
    get { float("inputUCR") }
    set { setFloat("inputUCR", newValue) }
  }
}
protocol HasNrNoiseLevel: CIFilter {}
extension HasNrNoiseLevel {
  var nrNoiseLevel: Float {
    get { float("inputNRNoiseLevel") }
    set { setFloat("inputNRNoiseLevel", newValue) }
  }
}
protocol HasNrSharpness: CIFilter {}
extension HasNrSharpness {
  var nrSharpness: Float {
    get { float("inputNRSharpness") }
    set { setFloat("inputNRSharpness", newValue) }
  }
}
protocol HasEdgeIntensity: CIFilter {}
extension HasEdgeIntensity {
  var edgeIntensity: Float {
    get { float("inputEdgeIntensity") }
    set { setFloat("inputEdgeIntensity", newValue) }
  }
}
protocol HasCubeDimension: CIFilter {}
extension HasCubeDimension {
  var cubeDimension: Float {
    get { float("inputCubeDimension") }
    set { setFloat("inputCubeDimension", newValue) }
  }
}
