/// One kind a line: identifier, what it is a special case of, endings of file names, media types.
enum ContentKindTable {
  static let kinds: [ContentKind] = text.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    func words(_ index: Int) -> [String] {
      index < fields.count ? fields[index].split(separator: " ").map(String.init) : []
    }
    return ContentKind(identifier: String(fields[0]), parents: words(1), endings: words(2), mediaTypes: words(3))
  }

  private static let text = """
    public.item
    public.content
    public.composite-content|public.content
    public.data|public.item
    public.directory|public.item||inode/directory
    public.folder|public.directory
    public.volume|public.folder
    public.symlink|public.item
    com.apple.resolvable|public.item
    com.apple.alias-file|public.data com.apple.resolvable
    com.apple.package|public.directory
    com.apple.bundle|public.directory|bundle
    com.apple.application|public.item
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app
    public.executable|public.item
    public.url|public.data
    public.file-url|public.url||text/uri-list
    public.text|public.data public.content
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8
    public.utf16-plain-text|public.plain-text
    public.utf16-external-plain-text|public.plain-text
    public.delimited-values-text|public.text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.rtf|public.text|rtf|text/rtf application/rtf
    com.apple.rtfd|com.apple.package public.composite-content|rtfd
    public.html|public.text|html htm|text/html
    public.xml|public.text|xml|application/xml text/xml
    public.xhtml|public.xml|xhtml|application/xhtml+xml
    public.json|public.text|json|application/json
    public.yaml|public.text|yaml yml|application/x-yaml
    net.daringfireball.markdown|public.plain-text|md markdown|text/markdown
    public.css|public.text|css|text/css
    public.log|public.plain-text|log
    public.vcard|public.text|vcf vcard|text/vcard
    com.apple.ical.ics|public.text|ics|text/calendar
    public.source-code|public.plain-text
    public.swift-source|public.source-code|swift|text/x-swift
    public.c-source|public.source-code|c|text/x-csrc
    public.c-header|public.source-code|h|text/x-chdr
    public.c-plus-plus-source|public.source-code|cpp cc cxx|text/x-c++src
    public.objective-c-source|public.source-code|m
    public.script|public.source-code
    public.shell-script|public.script|sh|application/x-sh
    public.python-script|public.script|py|text/x-python
    com.netscape.javascript-source|public.source-code public.executable|js|text/javascript application/javascript
    com.apple.property-list|public.data|plist
    com.apple.xml-property-list|public.xml com.apple.property-list
    com.apple.binary-property-list|com.apple.property-list
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    public.image|public.data public.content
    public.png|public.image|png|image/png
    public.jpeg|public.image|jpg jpeg jpe|image/jpeg
    public.heic|public.heif-standard|heic|image/heic
    public.heif|public.heif-standard|heif|image/heif
    public.heif-standard|public.image
    public.avif|public.heif-standard|avif|image/avif
    public.tiff|public.image|tif tiff|image/tiff
    com.compuserve.gif|public.image|gif|image/gif
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    com.apple.icns|public.image|icns
    org.webmproject.webp|public.image|webp|image/webp
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml
    public.camera-raw-image|public.image|raw
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng
    com.apple.live-photo|public.data
    public.audiovisual-content|public.data public.content
    public.movie|public.audiovisual-content
    public.video|public.movie
    public.audio|public.audiovisual-content
    public.mpeg|public.movie|mpg mpeg|video/mpeg
    public.mpeg-2-video|public.video
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4
    com.apple.m4v-video|public.movie|m4v|video/x-m4v
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    org.webmproject.webm|public.movie|webm|video/webm
    public.avi|public.movie|avi|video/x-msvideo
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4-audio|public.mpeg-4 public.audio|m4a|audio/mp4
    com.apple.protected-mpeg-4-audio|public.audio|m4p
    com.microsoft.waveform-audio|public.audio|wav wave|audio/wav
    public.aiff-audio|public.audio|aiff aif|audio/aiff
    public.midi-audio|public.audio|mid midi|audio/midi
    org.xiph.flac|public.audio|flac|audio/flac
    org.xiph.ogg-audio|public.audio|ogg oga|audio/ogg
    public.playlist|public.data
    public.m3u-playlist|public.text public.playlist|m3u m3u8|application/vnd.apple.mpegurl
    public.archive|public.data
    public.zip-archive|public.archive|zip|application/zip
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip
    public.bzip2-archive|public.archive|bz2|application/x-bzip2
    public.tar-archive|public.archive|tar|application/x-tar
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    public.disk-image|public.archive
    public.database|public.data
    public.font|public.data
    public.truetype-ttf-font|public.font|ttf|font/ttf
    public.opentype-font|public.font|otf|font/otf
    public.calendar-event|public.data
    public.contact|public.data
    public.message|public.data
    public.email-message|public.message|eml|message/rfc822
    public.presentation|public.composite-content
    public.spreadsheet|public.content
    public.3d-content|public.content
    com.pixar.universal-scene-description|public.3d-content|usd
    com.pixar.universal-scene-description-mobile|public.3d-content|usdz|model/vnd.usdz+zip
    public.pkcs12|public.data|p12|application/x-pkcs12
    public.x509-certificate|public.data|cer crt|application/x-x509-ca-cert
    """
}
