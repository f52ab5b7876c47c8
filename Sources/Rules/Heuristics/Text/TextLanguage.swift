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
    "äöüßñøåæœãõğışłńśźżčřžěáíóúàèìòùâêîôûÄÖÜØÅÁÍÓÚÀÈÊÎÔ".unicodeScalars)

  private static let englishWords: WordList = [
    "the", "of", "to", "your", "my", "with", "for", "from", "this", "and", "is", "it", "all",
  ]

  /// The small words and the verbs of titles in German, French, Spanish, Portuguese, Italian and
  /// Dutch that are not English too.
  private static let foreignWords = WordList(
    spaced: """
      der das und ein eine einen einem ist nicht mit zum zur auf oder bei nach von vom ohne mehr neue neuen \
      alle senden speichern abbrechen bearbeiten teilen suchen anmelden abmelden weiter fertig laden \
      kaufen wählen starten beenden anzeigen drucken kopieren entfernen zeigen bezahlen \
      le les du une et avec dans vers aux votre mon enregistrer supprimer annuler ouvrir fermer \
      ajouter partager rechercher envoyer modifier suivant retour charger acheter confirmer choisir \
      el los las y para por una guardar eliminar borrar cancelar abrir cerrar editar agregar \
      compartir buscar enviar siguiente volver cargar comprar elegir \
      il gli della dei di salva elimina annulla apri chiudi modifica aggiungi condividi cerca invia \
      avanti indietro carica acquista conferma scegli \
      em um uma salvar excluir fechar adicionar compartilhar procurar voltar carregar escolher \
      het een voor verzenden opslaan verwijderen annuleren openen sluiten bewerken toevoegen delen \
      zoeken volgende terug laden kopen bevestigen kiezen
      """)

  /// Languages in which a text of Latin letters is foreign itself.
  private static let otherScripts: Set<String> = [
    "ar", "bg", "el", "fa", "he", "hi", "ja", "ko", "ru", "sr", "th", "uk", "ur", "yue", "zh",
  ]
}
