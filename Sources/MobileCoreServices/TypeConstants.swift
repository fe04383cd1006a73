import UniformTypeIdentifiers

// Kinds of data under their older names.
public let kUTTypeItem = UTType.item.name
public let kUTTypeContent = UTType.content.name
public let kUTTypeData = UTType.data.name
public let kUTTypeFolder = UTType.folder.name
public let kUTTypeDirectory = UTType.directory.name
public let kUTTypeURL = UTType.url.name
public let kUTTypeFileURL = UTType.fileURL.name
public let kUTTypeText = UTType.text.name
public let kUTTypePlainText = UTType.plainText.name
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.name
public let kUTTypeRTF = UTType.rtf.name
public let kUTTypeHTML = UTType.html.name
public let kUTTypeXML = UTType.xml.name
public let kUTTypeJSON = UTType.json.name
public let kUTTypePropertyList = UTType.propertyList.name
public let kUTTypeSourceCode = UTType.sourceCode.name
public let kUTTypePDF = UTType.pdf.name
public let kUTTypeImage = UTType.image.name
public let kUTTypeJPEG = UTType.jpeg.name
public let kUTTypePNG = UTType.png.name
public let kUTTypeGIF = UTType.gif.name
public let kUTTypeTIFF = UTType.tiff.name
public let kUTTypeMovie = UTType.movie.name
public let kUTTypeVideo = UTType.video.name
public let kUTTypeMPEG4 = UTType.mpeg4Movie.name
public let kUTTypeQuickTimeMovie = UTType.quickTimeMovie.name
public let kUTTypeAudio = UTType.audio.name
public let kUTTypeMP3 = UTType.mp3.name
public let kUTTypeZipArchive = UTType.zip.name

extension UTType {
  fileprivate var name: CFString { identifier as NSString }
}
