import Foundation

// The inputs of typed filters, each once: a typed filter takes those that its protocol asks for.

protocol HasInputImage: CIFilter {}
extension HasInputImage {
  var inputImage: CIImage? {
    get { typed("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
}
protocol HasBackgroundImage: CIFilter {}
extension HasBackgroundImage {
  var backgroundImage: CIImage? {
    get { typed("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
}
protocol HasMaskImage: CIFilter {}
extension HasMaskImage {
  var maskImage: CIImage? {
    get { typed("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
}
protocol HasTargetImage: CIFilter {}
extension HasTargetImage {
  var targetImage: CIImage? {
    get { typed("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
}
protocol HasGradientImage: CIFilter {}
extension HasGradientImage {
  var gradientImage: CIImage? {
    get { typed("inputGradientImage") }
    set { setValue(newValue, forKey: "inputGradientImage") }
  }
}
protocol HasInputImage2: CIFilter {}
extension HasInputImage2 {
  var inputImage2: CIImage? {
    get { typed("inputImage2") }
    set { setValue(newValue, forKey: "inputImage2") }
  }
}
