// The compiler adds this module to every file that imports both Testing and a module named CoreImage, as it does
// with _Testing_UIKit.
