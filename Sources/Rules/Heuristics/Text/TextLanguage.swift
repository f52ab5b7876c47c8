import CtlChecker
import CtlText

/// The language of a short text, as far as rules about English need it.
enum TextLanguage {
  case english
  /// Another one, whose capitals and verbs are its own.
  case other
  /// The text shows nothing.
  case unclear

  /// `locale` is the one that the texts of the project are written in, if that is known. What a text
  /// shows itself counts more.
  static func of(_ text: String, locale: String?) -> TextLanguage {
    let language = locale.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
    if language == "en" { return .english }
    if text.unicodeScalars.contains(where: foreignLetters.contains) { return .other }
    return text.scanned { text in
      let words = text.words.map { $0 }
      if words.contains(where: { foreignWords.contains($0, in: text) }) { return .other }
      if words.contains(where: { englishWords.contains($0, in: text) }) { return .english }
      if let language, !otherScripts.contains(language) { return .other }
      guard let first = words.first, let last = words.last else { return .unclear }
      let verb = text.string(first).lowercased()
      if VerbPhrase.commonVerbs.contains(verb) { return .english }
      if words.count > 1, isInfinitive(text.string(last)) { return .other }
      return VerbLexicon.contains(verb[...].utf8) ? .english : .unclear
    }
  }

  /// Whether a last word may be a German verb: *bezahlen*, *ändern*.
  private static func isInfinitive(_ word: String) -> Bool {
    word.count > 4 && word.first?.isLowercase == true
      && ["en", "ern", "eln"].contains { word.hasSuffix($0) }
      && !VerbLexicon.contains(word[...].utf8)
  }

  /// Letters of no English word; those of café, naïve and façade are.
  private static let foreignLetters = Set(
    "äöüßñøåæœãõğışłńśźżčřžěáíóúàèìòùâêîôûąćęőűșțăđľňťůÄÖÜØÅÁÍÓÚÀÈÊÎÔ".unicodeScalars)

  private static let englishWords: WordList = [
    "the", "of", "to", "your", "my", "with", "for", "from", "this", "and", "is", "it", "all",
  ]

  /// The small words and the verbs of titles in German, French, Spanish, Portuguese, Italian and
  /// Dutch that are not English too.
  private static let foreignWords = WordList(
    spaced: """
      der das und ein eine einen einem ist nicht mit zum zur auf oder bei nach von vom ohne mehr neue neuen \
      alle senden speichern abbrechen bearbeiten teilen suchen anmelden abmelden weiter fertig laden \
      alles jetzt hier heute dem des aufs warenkorb schreiben lesen spielen buchen bestellen \
      verbinden trennen einschalten ausschalten aktualisieren reservieren wechseln schalten drehen \
      kaufen wählen starten beenden anzeigen drucken kopieren entfernen zeigen bezahlen \
      le les du une et avec dans vers aux votre mon enregistrer supprimer annuler ouvrir fermer \
      se sur tout tous toute toutes ici maintenant mes mon ma ses nos vos votre nouveau nouvelle lire jouer payer \
      vider connecter terminer valider imprimer effacer regarder appeler \
      ajouter partager rechercher envoyer modifier suivant retour charger acheter confirmer choisir \
      el los las y para por una guardar eliminar borrar cancelar abrir cerrar editar agregar \
      compartir buscar enviar siguiente volver cargar comprar elegir \
      il gli della dei di salva elimina annulla apri chiudi modifica aggiungi condividi cerca invia \
      avanti indietro carica acquista conferma scegli \
      un la du au compte continuer créer réserver réessayer accepter refuser passer quitter \
      del al su tu con sin cuenta continuar crear aceptar salir iniciar reservar añadir pagar entrar \
      di crea accedi continua esci prenota invia aggiorna paga inizia riprova \
      sem conta criar sair aceitar começar pular tentar mensagem novamente \
      bewaar verstuur annuleer verwijder aanmelden afmelden inloggen doorgaan sichern erstellen \
      och att på för skicka meddelandet spara avbryt ta bort lägg öppna stäng logga visa \
      og til av slet annuller fortsæt lagre avbryt fortsett åpne vis legg \
      ja tallenna peruuta poista lisää avaa sulje jatka lähetä kirjaudu muokkaa näytä \
      na się dodaj usuń zapisz anuluj wyślij otwórz zamknij zaloguj dalej koszyka kup pokaż \
      přidat uložit zrušit smazat odeslat otevřít zavřít přihlásit pokračovat koupit \
      ekle sil kaydet iptal gönder aç kapat giriş yap devam sepete satın al göster ve \
      mentés törlés mégse küldés megnyitás bezárás tovább salvează anulează șterge trimite deschide \
      simpan hapus batal kirim buka tutup masuk lanjutkan tambah keranjang ke beli \
      em um uma salvar excluir fechar adicionar compartilhar procurar voltar carregar escolher \
      het een voor verzenden opslaan verwijderen annuleren openen sluiten bewerken toevoegen delen \
      zoeken volgende terug laden kopen bevestigen kiezen
      """)

  /// Languages in which a text of Latin letters is foreign itself.
  private static let otherScripts: Set<String> = [
    "ar", "bg", "el", "fa", "he", "hi", "ja", "ko", "ru", "sr", "th", "uk", "ur", "yue", "zh",
  ]
}

extension PlacedElement {
  /// The language of one of its texts. One that shows nothing itself is in that of the file.
  func language(of text: String) -> TextLanguage {
    let language = TextLanguage.of(text, locale: settings.locales.first)
    return language == .unclear && walk.memo.isForeign ? .other : language
  }
}

extension Memo {
  /// Whether most texts of a file that show their language are not English. Names in its data may be from
  /// anywhere, and do not count.
  static func isForeign(_ program: Program) -> Bool {
    var (foreign, english) = (0, 0)
    func count(_ value: Value?) {
      guard case .string(let text)? = value, text.utf8.count > 2 else { return }
      switch TextLanguage.of(text, locale: nil) {
      case .other: foreign += 1
      case .english: english += 1
      case .unclear: break
      }
    }
    for entry in program.properties.prefix(1_000) { count(program.constant(entry.expression)) }
    return foreign > 1 && foreign > english
  }
}
