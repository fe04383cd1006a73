import Foundation
import MartletFoundation

// Names of what a file says of a picture: keys of an image source's properties and of `CIImage.properties`.

public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// 1…8: how the pixels are to be turned when they are shown.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// What the colour profile is called.
public nonisolated(unsafe) let kCGImagePropertyProfileName: CFString = "ProfileName"
/// Of the picture: its maker, its author, its date.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Of the exposure.
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// Of the place.
public nonisolated(unsafe) let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
