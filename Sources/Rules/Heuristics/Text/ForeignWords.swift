/// The words by which a text shows that it is not English.
enum ForeignWords {
  /// Whether a first word is surely the verb of a title: *pagar*, *pedir*, *exportieren*, *télécharger*.
  static func isVerb(_ word: String) -> Bool {
    let word = word.lowercased()
    if word.count > 6, word.hasSuffix("ieren") { return true }
    guard word.count > 3 else { return false }
    func ends(_ endings: [String]) -> Bool { endings.contains { word.hasSuffix($0) } }
    // The é of café and résumé stands in English texts too, but not before these endings.
    return !word.isASCII && word.contains("é") && ends(["er", "re", "ir"])
      || ends(["ar", "ir"]) && !isEnglish(word)
  }

  /// Whether a text begins with a word that has the ending of a verb elsewhere, and is no verb of English:
  /// *virer*, *anrufen*. Nouns have it too: *folder*, *kitchen*.
  static func mayBeginWithVerb(_ text: String) -> Bool {
    guard let first = text.words(atMost: 1).first else { return false }
    let word = first.lowercased()
    return word.count > 4 && ["er", "re", "en", "eln", "ern"].contains { word.hasSuffix($0) }
      && !isEnglish(word)
  }

  private static func isEnglish(_ word: String) -> Bool {
    englishNouns.contains(word) || VerbPhrase.commonVerbs.contains(word)
      || VerbLexicon.contains(word[...].utf8)
  }

  /// Those that end as verbs of Spanish do.
  private static let englishNouns = WordList(
    spaced: """
      affair air altar angular armchair avatar bazaar beggar burglar calendar car caviar cellar chair \
      choir cigar circular collar dollar elixir emir fair familiar fir flair foyer gear grammar \
      guitar hair hangar jaguar jar jupiter linear lunar memoir modular molecular mortar muscular navbar \
      nectar nuclear oscar pair particular pillar polar popular pulsar quasar radar regular registrar \
      reservoir scholar scimitar seminar sidebar similar singular solar souvenir spectacular stair star \
      streetcar sugar tapir tar taskbar toolbar tzar vernacular vinegar vulgar webinar year dear ear \
      near clear rear pear bear spear weir their upstair ajar minibar handlebar crossbar crowbar \
      sitar insular secular peculiar binocular cardiovascular vascular cellular granular titular tubular \
      triangular rectangular jocular ocular wheelchair
      """)

  /// The small words, the verbs of titles and some names of things in German, French, Spanish, Portuguese,
  /// Italian, Dutch and others that are not English too.
  static let all = WordList(
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
      zoeken volgende terug laden kopen bevestigen kiezen \
      mapa luz luces casa recibo recibos cita citas reserva reservas pedido pedidos ajustes \
      perfil inicio mensaje mensajes contraseña correo nombre fecha precio cambios archivo \
      archivos tienda pago pagos saldo tarjeta billete viaje viajes vuelo vuelos habitación \
      cocina puerta calle ciudad hoy mañana semana ayuda factura facturas canción canciones \
      dinero teléfono cantidad encendida encendidas apagadas ver leer hacer comer poner vender \
      responder traer tener beber aprender entender devolver recoger encender extender hoje \
      amanhã você configurações mensagens senha conto messaggio messaggi impostazioni profilo \
      oggi domani prenotazione ricevuta mappa luci chiama scarica prezzo viaggio biglietto \
      cucina voir solde virement facture recherche réglages paramètres accueil profil commande \
      commandes livraison panier billets trajet horaires météo adresse courriel téléphone \
      prénom prix bonjour merci aujourd'hui demain heure jour jours semaine mois année \
      télécharger virer actualiser afficher masquer activer désactiver transférer vérifier \
      appliquer retirer déposer remplacer coller trier filtrer réinitialiser synchroniser \
      rechnung rechnungen bestellung bestellungen einstellungen konto kontostand überweisung \
      nachricht nachrichten termin termine heizung licht lichter zimmer küche schlafzimmer \
      karte karten strecke fahrt fahrkarte fahrplan uhr uhrzeit preis gesamt summe \
      übersicht suche hilfe startseite kalender wetter straße anrufen abspielen herunterladen \
      hochladen überweisen lieferung stuur bericht berichten instellingen bestelling afspraak \
      rekening betalen bekijk bekijken vandaag morgen kaart kaartje prijs huis keuken \
      wachtwoord naam factuur winkelwagen verder klaar
      """)
}
