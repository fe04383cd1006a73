extension Word {
  /// The languages of every row, in their order. Spec: Strings.md.
  public static let languages = ["en", "de", "fr", "es", "it", "pt", "ja", "zh-Hans", "zh-Hant", "ko", "ar", "he"]

  /// The word in all `languages`. Arabic and Hebrew stand last, or editors would turn the row around.
  var row: String {
    switch self {
    case .back: "Back|Zurück|Retour|Atrás|Indietro|Voltar|戻る|返回|返回|뒤로|رجوع|חזרה"
    case .cancel: "Cancel|Abbrechen|Annuler|Cancelar|Annulla|Cancelar|キャンセル|取消|取消|취소|إلغاء|ביטול"
    case .clear: "Clear|Leeren|Effacer|Borrar|Cancella|Limpar|消去|清除|清除|지우기|مسح|ניקוי"
    case .close: "Close|Schließen|Fermer|Cerrar|Chiudi|Fechar|閉じる|关闭|關閉|닫기|إغلاق|סגירה"
    case .delete: "Delete|Löschen|Supprimer|Eliminar|Elimina|Apagar|削除|删除|刪除|삭제|حذف|מחיקה"
    case .done: "Done|Fertig|Terminé|Listo|Fine|Concluído|完了|完成|完成|완료|تم|סיום"
    case .edit: "Edit|Bearbeiten|Modifier|Editar|Modifica|Editar|編集|编辑|編輯|편집|تعديل|עריכה"
    case .more: "More|Mehr|Plus|Más|Altro|Mais|その他|更多|更多|더 보기|المزيد|עוד"
    case .ok: "OK|OK|OK|Aceptar|OK|OK|OK|好|好|확인|موافق|אישור"
    case .reload:
      "Reload|Neu laden|Recharger|Recargar|Ricarica|Recarregar|再読み込み|重新加载|重新載入|새로고침|إعادة التحميل|טעינה מחדש"
    case .rename:
      "Rename|Umbenennen|Renommer|Renombrar|Rinomina|Renomear|名称を変更|重新命名|重新命名|이름 변경|إعادة التسمية|שינוי שם"
    case .reorder: "Reorder|Umordnen|Réordonner|Reordenar|Riordina|Reordenar|並べ替え|重新排序|重新排序|재정렬|إعادة ترتيب|סידור מחדש"
    case .search: "Search|Suchen|Rechercher|Buscar|Cerca|Buscar|検索|搜索|搜尋|검색|بحث|חיפוש"
    case .select: "Select|Auswählen|Sélectionner|Seleccionar|Seleziona|Selecionar|選択|选择|選取|선택|تحديد|בחירה"
    case .sidebar:
      "Sidebar|Seitenleiste|Barre latérale|Barra lateral|Barra laterale|Barra Lateral|サイドバー|边栏|側邊欄|사이드바"
        + "|الشريط الجانبي|סרגל צד"
    case .copy: "Copy|Kopieren|Copier|Copiar|Copia|Copiar|コピー|复制|複製|복사|نسخ|העתקה"
    case .cut: "Cut|Ausschneiden|Couper|Cortar|Taglia|Recortar|カット|剪切|剪下|잘라내기|قص|גזירה"
    case .paste: "Paste|Einsetzen|Coller|Pegar|Incolla|Colar|ペースト|粘贴|貼上|붙여넣기|لصق|הדבקה"
    case .redo: "Redo|Wiederholen|Rétablir|Rehacer|Ripristina|Refazer|やり直す|重做|重做|다시 실행|إعادة|ביצוע חוזר"
    case .selectAll:
      "Select All|Alles auswählen|Tout sélectionner|Seleccionar todo|Seleziona tutto|Selecionar tudo|すべて選択|全选"
        + "|全選|모두 선택|تحديد الكل|בחירת הכל"
    case .undo: "Undo|Widerrufen|Annuler|Deshacer|Annulla|Desfazer|取り消す|撤销|還原|실행 취소|تراجع|ביטול פעולה"
    case .decrement: "Decrement|Verringern|Diminuer|Disminuir|Diminuisci|Diminuir|減らす|减少|減少|감소|إنقاص|הפחתה"
    case .hide: "Hide|Ausblenden|Masquer|Ocultar|Nascondi|Ocultar|非表示|隐藏|隱藏|가리기|إخفاء|הסתרה"
    case .increment: "Increment|Erhöhen|Augmenter|Aumentar|Aumenta|Aumentar|増やす|增加|增加|증가|زيادة|הגדלה"
    case .moveDown:
      "Move Down|Nach unten|Descendre|Bajar|Sposta giù|Mover para baixo|下へ移動|下移|下移|아래로 이동|نقل لأسفل|הזזה למטה"
    case .moveUp: "Move Up|Nach oben|Monter|Subir|Sposta su|Mover para cima|上へ移動|上移|上移|위로 이동|نقل لأعلى|הזזה למעלה"
    case .show: "Show|Einblenden|Afficher|Mostrar|Mostra|Mostrar|表示|显示|顯示|보기|إظهار|הצגה"
    case .showMenu:
      "Show Menu|Menü einblenden|Afficher le menu|Mostrar menú|Mostra menu|Mostrar menu|メニューを表示|显示菜单|顯示選單"
        + "|메뉴 보기|إظهار القائمة|הצגת תפריט"
    case .collapsed: "collapsed|reduziert|condensé|contraído|compresso|recolhido|折りたたみ|已折叠|已收合|접힘|مطوي|מכווץ"
    case .expanded: "expanded|erweitert|développé|ampliado|espanso|expandido|展開|已展开|已展開|펼침|موسع|מורחב"
    case .loading:
      "Loading…|Laden …|Chargement…|Cargando…|Caricamento…|Carregando…|読み込み中…|正在载入…|載入中…|불러오는 중…"
        + "|جارٍ التحميل…|בטעינה…"
    case .selected:
      "selected|ausgewählt|sélectionné|seleccionado|selezionato|selecionado|選択中|已选定|已選取|선택됨|محدد|נבחר"
    case .amPm:
      "AM/PM|Tageshälfte|Matin/après-midi|a. m./p. m.|AM/PM|AM/PM|午前/午後|上午/下午|上午/下午|오전/오후|ص/م|לפנה״צ/אחה״צ"
    case .day: "Day|Tag|Jour|Día|Giorno|Dia|日|日|日|일|اليوم|יום"
    case .hour: "Hour|Stunde|Heure|Hora|Ora|Hora|時|小时|小時|시|الساعة|שעה"
    case .minute: "Minute|Minute|Minute|Minuto|Minuto|Minuto|分|分钟|分鐘|분|الدقيقة|דקה"
    case .month: "Month|Monat|Mois|Mes|Mese|Mês|月|月|月|월|الشهر|חודש"
    case .nextMonth:
      "Next Month|Nächster Monat|Mois suivant|Mes siguiente|Mese successivo|Próximo mês|翌月|下个月|下個月|다음 달"
        + "|الشهر التالي|החודש הבא"
    case .previousMonth:
      "Previous Month|Voriger Monat|Mois précédent|Mes anterior|Mese precedente|Mês anterior|前月|上个月|上個月|이전 달"
        + "|الشهر السابق|החודש הקודם"
    case .time: "Time|Uhrzeit|Heure|Hora|Ora|Hora|時刻|时间|時間|시간|الوقت|שעה"
    case .today: "Today|Heute|Aujourd’hui|Hoy|Oggi|Hoje|今日|今天|今天|오늘|اليوم|היום"
    case .year: "Year|Jahr|Année|Año|Anno|Ano|年|年|年|년|السنة|שנה"
    case .blue: "Blue|Blau|Bleu|Azul|Blu|Azul|青|蓝色|藍色|파란색|أزرق|כחול"
    case .green: "Green|Grün|Vert|Verde|Verde|Verde|緑|绿色|綠色|초록색|أخضر|ירוק"
    case .hexColor:
      "sRGB Hex Color|sRGB-Hexfarbe|Couleur hexa. sRVB|Color hex. sRGB|Colore esad. sRGB|Cor hex. sRGB|sRGB 16進カラー"
        + "|sRGB 十六进制颜色|sRGB 十六進位顏色|sRGB 16진수 색상|لون sRGB الست عشري|צבע sRGB הקסדצימלי"
    case .opacity: "Opacity|Deckkraft|Opacité|Opacidad|Opacità|Opacidade|不透明度|不透明度|不透明度|불투명도|العتامة|אטימות"
    case .red: "Red|Rot|Rouge|Rojo|Rosso|Vermelho|赤|红色|紅色|빨간색|أحمر|אדום"
    case .noResults:
      "No Results|Keine Ergebnisse|Aucun résultat|Sin resultados|Nessun risultato|Nenhum resultado|結果なし|无结果"
        + "|沒有結果|결과 없음|لا توجد نتائج|אין תוצאות"
    case .noResultsFor:
      "No Results for “%@”|Keine Ergebnisse für „%@“|Aucun résultat pour « %@ »|Sin resultados para “%@”"
        + "|Nessun risultato per “%@”|Nenhum resultado para “%@”|“%@”の結果はありません|没有“%@”的结果|沒有「%@」的結果"
        + "|“%@”에 대한 결과 없음|لا توجد نتائج لـ “%@”|אין תוצאות עבור “%@”"
    case .page:
      "page %1$@ of %2$@|Seite %1$@ von %2$@|page %1$@ sur %2$@|página %1$@ de %2$@|pagina %1$@ di %2$@"
        + "|página %1$@ de %2$@|%2$@ページ中%1$@ページ目|第%1$@页，共%2$@页|第%1$@頁，共%2$@頁|%2$@페이지 중 %1$@페이지"
        + "|صفحة %1$@ من %2$@|עמוד %1$@ מתוך %2$@"
    case .add: "Add|Hinzufügen|Ajouter|Añadir|Aggiungi|Adicionar|追加|添加|加入|추가|إضافة|הוספה"
    case .chooseFile:
      "Choose a File…|Datei auswählen …|Choisir un fichier…|Elegir un archivo…|Scegli un file…|Escolher arquivo…"
        + "|ファイルを選択…|选择文件…|選擇檔案…|파일 선택…|اختيار ملف…|בחירת קובץ…"
    case .noPhotos:
      "No Photos|Keine Fotos|Aucune photo|No hay fotos|Nessuna foto|Nenhuma foto|写真なし|无照片|沒有照片|사진 없음|لا توجد صور|אין תמונות"
    case .openWith:
      "Open with Another App|Mit anderer App öffnen|Ouvrir avec une autre app|Abrir con otra app|Apri con un’altra app"
        + "|Abrir com outro app|ほかのアプリで開く|用其他应用打开|用其他 App 打開|다른 앱으로 열기|فتح بتطبيق آخر|פתיחה ביישום אחר"
    case .photos: "Photos|Fotos|Photos|Fotos|Foto|Fotos|写真|照片|照片|사진|الصور|תמונות"
    case .photosAppearHere:
      "Pictures in %@ appear here.|Bilder in %@ erscheinen hier.|Les images de %@ apparaissent ici."
        + "|Las imágenes de %@ aparecen aquí.|Le immagini in %@ appaiono qui.|As imagens em %@ aparecem aqui."
        + "|%@の画像がここに表示されます。|%@ 中的图片会显示在这里。|%@ 中的圖片會顯示在這裡。|%@의 사진이 여기에 나타납니다."
        + "|تظهر هنا الصور الموجودة في %@.|תמונות מתוך %@ יופיעו כאן."
    case .save: "Save|Sichern|Enregistrer|Guardar|Salva|Salvar|保存|保存|儲存|저장|حفظ|שמירה"
    case .saveToFile:
      "Save to a File…|In Datei sichern …|Enregistrer dans un fichier…|Guardar en un archivo…|Salva in un file…"
        + "|Salvar em arquivo…|ファイルに保存…|保存到文件…|儲存到檔案…|파일에 저장…|حفظ في ملف…|שמירה לקובץ…"
    case .saveToPictures:
      "Save to Pictures|In Bilder sichern|Enregistrer dans Images|Guardar en Imágenes|Salva in Immagini"
        + "|Salvar em Imagens|ピクチャに保存|保存到图片|儲存到圖片|사진 폴더에 저장|حفظ في الصور|שמירה בתמונות"
    case .sendMail:
      "Send by Mail|Per E-Mail senden|Envoyer par e-mail|Enviar por correo|Invia per e-mail|Enviar por e-mail"
        + "|メールで送信|用邮件发送|用郵件傳送|메일로 보내기|إرسال بالبريد|שליחה בדוא״ל"
    case .share: "Share…|Teilen …|Partager…|Compartir…|Condividi…|Compartilhar…|共有…|共享…|分享…|공유…|مشاركة…|שיתוף…"
    case .tryAnotherSearch:
      "Try another search.|Versuche eine andere Suche.|Essayez une autre recherche.|Prueba con otra búsqueda."
        + "|Prova un’altra ricerca.|Tente outra busca.|別の言葉で検索してください。|请尝试其他搜索。|請嘗試其他搜尋。"
        + "|다른 검색어를 입력해 보세요.|جرّب بحثًا آخر.|יש לנסות חיפוש אחר."
    }
  }
}
