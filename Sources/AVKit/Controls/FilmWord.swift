import Foundation
import MartletControls

/// A word of the film's controls, in the languages of `Word`.
enum FilmWord: CaseIterable {
  case video, play, pause, skipBack, skipForward, mute, unmute, fullScreen, leaveFullScreen, position, speed
  case captions, off, tryAgain, options, failed, loading

  /// In English where the language is not among `Word.languages`.
  func text(in locale: Locale) -> String { entries[Word.column(for: locale)] }

  var entries: [String] { row.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }

  private var row: String {
    switch self {
    case .video: "Video|Video|Vidéo|Vídeo|Video|Vídeo|ビデオ|视频|影片|비디오|فيديو|וידאו"
    case .play: "Play|Wiedergeben|Lecture|Reproducir|Riproduci|Reproduzir|再生|播放|播放|재생|تشغيل|הפעלה"
    case .pause: "Pause|Anhalten|Pause|Pausa|Pausa|Pausar|一時停止|暂停|暫停|일시 정지|إيقاف مؤقت|השהיה"
    case .skipBack:
      "Skip Backward|Rückwärts springen|Reculer|Retroceder|Indietro|Recuar|前にスキップ|后退|倒轉|뒤로 건너뛰기"
        + "|تخطٍ إلى الخلف|דילוג אחורה"
    case .skipForward:
      "Skip Forward|Vorwärts springen|Avancer|Avanzar|Avanti|Avançar|次にスキップ|前进|快轉|앞으로 건너뛰기"
        + "|تخطٍ إلى الأمام|דילוג קדימה"
    case .mute: "Mute|Ton aus|Couper le son|Silenciar|Silenzia|Silenciar|消音|静音|靜音|소리 끔|كتم الصوت|השתקה"
    case .unmute:
      "Unmute|Ton ein|Activer le son|Activar sonido|Attiva audio|Ativar som|消音解除|取消静音|取消靜音|소리 켬"
        + "|إلغاء كتم الصوت|ביטול השתקה"
    case .fullScreen:
      "Full Screen|Vollbild|Plein écran|Pantalla completa|Schermo intero|Tela cheia|フルスクリーン|全屏|全螢幕|전체 화면"
        + "|ملء الشاشة|מסך מלא"
    case .leaveFullScreen:
      "Exit Full Screen|Vollbild beenden|Quitter le plein écran|Salir de pantalla completa|Esci da schermo intero"
        + "|Sair da tela cheia|フルスクリーン解除|退出全屏|結束全螢幕|전체 화면 종료|الخروج من ملء الشاشة|יציאה ממסך מלא"
    case .position: "Position|Position|Position|Posición|Posizione|Posição|再生位置|播放位置|播放位置|위치|الموضع|מיקום"
    case .speed:
      "Playback Speed|Tempo|Vitesse de lecture|Velocidad|Velocità|Velocidade|再生速度|播放速度|播放速度|재생 속도"
        + "|سرعة التشغيل|מהירות הפעלה"
    case .captions: "Subtitles|Untertitel|Sous-titres|Subtítulos|Sottotitoli|Legendas|字幕|字幕|字幕|자막|الترجمة|כתוביות"
    case .off: "Off|Aus|Désactivés|Desactivados|Disattivati|Desativadas|オフ|关闭|關閉|끔|إيقاف|כבוי"
    case .tryAgain:
      "Try Again|Erneut versuchen|Réessayer|Reintentar|Riprova|Tentar de novo|やり直す|重试|再試一次|다시 시도"
        + "|إعادة المحاولة|ניסיון חוזר"
    case .options: "Options|Optionen|Options|Opciones|Opzioni|Opções|オプション|选项|選項|옵션|خيارات|אפשרויות"
    case .failed:
      "The video cannot be played|Das Video lässt sich nicht abspielen|Impossible de lire la vidéo"
        + "|No se puede reproducir el vídeo|Impossibile riprodurre il video|Não é possível reproduzir o vídeo"
        + "|ビデオを再生できません|无法播放视频|無法播放影片|비디오를 재생할 수 없음|تعذر تشغيل الفيديو|לא ניתן להפעיל את הווידאו"
    case .loading:
      "Loading…|Laden …|Chargement…|Cargando…|Caricamento…|Carregando…|読み込み中…|正在载入…|載入中…|불러오는 중…"
        + "|جارٍ التحميل…|בטעינה…"
    }
  }
}
