import Testing

@testable import CtlRules

@Suite struct HeuristicsTests {
  @Test(arguments: [
    ("Add to Cart", nil), ("Add To Cart", "Add to Cart"), ("Add to cart", "Add to Cart"),
    ("Show in µg/m³", nil), ("Switch to km/h", nil), ("Measure in cm", nil),
    ("Save as .docx", nil), ("Convert to mp3", nil), ("Join r/tea", nil), ("Load v2 Maps", nil),
    ("Add n-th Root", nil), ("Try x²", nil), ("Call Vincent van Gogh", nil),
    ("Show Rio de Janeiro", nil), ("Open the van", "Open the Van"),
    ("Share with Friends", nil), ("Share With Friends", "Share with Friends"),
    ("Go Through Steps", nil), ("Send message", "Send Message"),
    // The first and the last word may be exempt words in either form, and so may particles.
    ("Sign In", nil), ("Sign in", nil), ("The End", nil), ("a Way Out", nil),
    ("Turn Off the Alarm", nil), ("Turn off the Alarm", nil),
    ("Turn Off The Alarm", "Turn Off the Alarm"),
    ("the list", "The List"), ("a game of chess", "A Game of Chess"),
    // Acronyms, numbers, mixed case, placeholders and other scripts are left alone.
    ("Export PDF", nil), ("OK", nil), ("SAVE", "Save"), ("SAVE CHANGES", "Save Changes"),
    ("ADD TO CART", "Add to Cart"), ("Open with iPhone", nil), ("2nd try", "2nd Try"),
    ("Delete {count} items", "Delete {count} Items"), ("Add %d pages", "Add %d Pages"),
    ("加入购物车", nil), ("123", nil), ("", nil), ("…", nil),
    // Punctuation stays, hyphenated compounds are one word, accents are letters.
    ("\"save\" Draft…", "\"Save\" Draft…"), ("Add sign-in", "Add Sign-in"),
    ("Add école", "Add École"),
    // Words that are adjectives, nouns or adverbs, too, and particles after their object.
    ("Show Past Orders", nil), ("Show past Orders", nil), ("Pay Past Due Bill", nil),
    ("Show Near Misses", nil), ("Rate Like New", nil), ("Unlock Like Button", nil),
    ("Try Plus Free", nil), ("Join Pro Today", nil), ("Close Till Drawer", nil),
    ("Show Score So Far", nil), ("Add Yet Another Guest", nil), ("Stand By for Launch", nil),
    ("Switch Lights On Now", nil), ("Turn the Card Over Now", nil), ("Drop By Later", nil),
    ("Find Stores Near Me", "Find Stores near Me"), ("Skip Past Ads", "Skip past Ads"),
    ("Snooze Till Monday", "Snooze till Monday"), ("Look Like the Host", "Look like the Host"),
    ("Sort By Name", "Sort by Name"),
    // What is a preposition in most titles is a particle with some verbs only.
    ("Open In Safari", "Open in Safari"), ("Post On Facebook", "Post on Facebook"),
    ("Walk Over Bridge", "Walk over Bridge"), ("Step Off Boat", "Step off Boat"),
    ("Put It In the Cart", "Put It in the Cart"), ("Turn On Wi-Fi", nil), ("Log In Now", nil),
    ("Check In Guest", nil), ("Opt In to News", nil), ("Pay Off Loan", nil),
    ("Start Over Again", nil),
    ("Turn It Off Until Monday", nil), ("Top Up the Card", nil), ("Sign In with Apple", nil),
  ])
  func titlesAreCorrectedWordByWord(title: String, expected: String?) {
    let corrections = TitleStyle.corrections(title)
    let result = corrections.isEmpty ? nil : TitleStyle.apply(corrections, to: title)
    #expect(result == expected)
    if let result { #expect(TitleStyle.corrections(result).isEmpty, "\(result) is settled") }
  }

  @Test func longPrepositionsAreThoseAboveTheThreshold() {
    #expect(TitleStyle.corrections("Share With Friends", prepositionLetters: 3).isEmpty)
    #expect(TitleStyle.corrections("Share with Friends", prepositionLetters: 3).count == 1)
    #expect(TitleStyle.corrections("Go about Town", prepositionLetters: 5).isEmpty)
  }

  @Test(arguments: [
    ("Open Settings", true), ("Settings", false), ("Don't Allow", true), ("Don’t Allow", true),
    ("Do Not Disturb", true), ("Do Not Send", true), ("Permanently Delete", true),
    ("Reply", true), ("Only Settings", false), ("Save…", true), ("7", nil), ("*", nil),
    ("", nil), ("{name} Settings", nil), ("添加", true), ("新照片", nil), ("Открыть", nil),
    ("iPhone 设置", nil), ("Dispute", true), ("Top Up", true), ("Hang Up", true), ("Rewind", true),
    ("Unfollow", true), ("Log In", true), ("Sign-Up", true), ("Let’s Go", true),
    ("Let Me In", true),
    ("Do It", true), ("Tweet This", true), ("Reboot", true), ("Not Now", true), ("Got It", true),
    ("OK", true), ("Next Article", true), ("+ Add", true), ("Always Allow", true),
    ("Zymurgy", false), ("Receipt", false), ("House the Dog", true),
    ("Pre-Order", true), ("Auto-Fill", true), ("AirDrop It", true), ("Unfriend", true),
    ("Tare", true), ("Wi-Fi", false), ("T-Shirt", false),
    ("Aah", true), ("Zoom", true), ("Zip", true), ("Albums", false), ("Why?", nil),
    ("Logout", false), ("Signup", false), ("Log Out", true), ("More", true), ("More Info", false),
    ("New", true), ("New Note", false), ("+ New Note", true), ("New…", true), ("3 Items", false),
    ("12 New Messages", false), ("2 ABC", nil), ("+5 Minutes", nil), ("15 min", nil), ("5 km", nil),
    ("4K", nil), ("7 PM", nil), ("10 %", nil), ("1/2", nil),
  ])
  func titlesBeginWithVerbs(title: String, expected: Bool?) {
    #expect(VerbPhrase.begins(title) == expected)
  }

  @Test(arguments: [
    ("minimumValueImage", ["minimum", "value", "image"]), ("URLField", ["url", "field"]),
    ("sun-large_2x", ["sun", "large", "2", "x"]), ("Zip Code", ["zip", "code"]), ("", []),
  ])
  func namesSplitIntoWords(name: String, expected: [String]) {
    #expect(NameTokens.split(name) == expected)
  }

  @Test func chineseWordsMayStandAnywhere() {
    #expect((["音量"] as WordList).isNamed(in: "铃声音量"))
    #expect(!(["volume"] as WordList).isNamed(in: "volumetric"))
    #expect(VolumeWords.list.isNamed(in: "masterVolume"))
  }

  /// The volume of sound, and not that of a body.
  @Test(arguments: [
    ("Volume", true), ("Volume du son", true), ("Musiklautstärke", true), ("ボリューム", true),
    ("Wecklautstärke", true), ("Microphone Volume", false),
    ("Music Volume", true), ("Głośność", true), ("音量調整", true), ("Data Volume", false),
    ("Box Volume", false), ("Print Volume", false), ("Volume du réservoir", false),
    ("Volume of the Book", false), ("Volume 2", false),
  ])
  func volumesAreOfSound(name: String, expected: Bool) {
    #expect((VolumeWords.first(of: [name], text: { $0 }) != nil) == expected)
  }

  @Test(arguments: [
    ("photo-large", "photo-small", true), ("photo-small", "photo-large", false),
    ("large", "large", false), ("large-small", "small", false),
    ("mountain.high", "mountain.low", true), ("lautstark", "leise", true), ("bright", "dark", true),
    ("light.min", "light.max", false), ("highlands", "lowlands", false), ("字号大", "字号小", true),
  ])
  func endImagesAreSwappedWhenBothSayTheOpposite(low: String, high: String, expected: Bool) {
    #expect(EndImages.areSwapped(minimum: low, maximum: high) == expected)
  }

  @Test(arguments: [
    ("Zum Teilen tippen", "tippen"), ("Um zu öffnen, doppeltippen", "doppeltippen"),
    ("Zum Teilen der Liste", nil), ("Tap to share", "tap"), ("Öffnet die Liste", nil),
  ])
  func hintsThatNameAGesture(hint: String, expected: String?) {
    #expect(GestureWords.beginning(of: hint) == expected)
  }

  @Test(arguments: [
    ("Tug for More", true), ("Zum Laden wischen", true), ("拉动以更新", true),
    ("Pull Requests: 4", false), ("上次更新：9:41", false),
  ])
  func titlesThatTellHowToRefresh(title: String, expected: Bool) {
    #expect((UsageTitle.instruction(in: title) != nil) == expected)
  }

  @Test(arguments: [
    ("Monat", true), ("Wochentag", true), ("Quarter", true), ("Start Month", true),
    ("Months", false), ("Monate Laufzeit", false), ("Preis pro Monat", false), ("每月次数", false),
    ("Countries Visited", false),
  ])
  func setsThatEverybodyKnows(name: String, expected: Bool) {
    #expect(FixedSets.words.isHead(of: name) == expected)
  }

  @Test(arguments: [
    ("Comic Sans MS", true), ("AcademyEngravedLetPlain", true), ("HanziPen SC", true),
    ("Georgia", false), ("American Typewriter", false), ("PingFang SC", false),
  ])
  func fontsOfOrnament(family: String, expected: Bool) {
    #expect(DecorativeFamilies.contains(family) == expected)
  }

  @Test(arguments: [
    ("siteURL", "", "url"), ("", "Passcode", "pin"), ("mobilePhone", "", "phone"),
    ("", "E-Mail-Adresse", "email"), ("", "Handy-Nummer", "phone"), ("", "Faxnummer", "phone"),
    ("", "メールアドレス", "email"), ("", "Internetadresse", "url"), ("", "Adresse", nil),
    ("", "电邮", "email"), ("", "传真", "phone"), ("", "Landline", "phone"), ("", "主页", "url"),
    ("", "邮箱", "email"), ("", "Email or Phone", nil), ("zip", "Postal Code", nil),
  ])
  func namesTellWhatIsTyped(name: String, placeholder: String, expected: String?) {
    #expect(InputKind.told(by: [name, placeholder])?.content == expected)
  }

  @Test(arguments: [
    ("dueDate", "", "date"), ("", "MM/DD/YYYY", "date"), ("", "MM/YY", nil), ("", "MM/JJ", nil),
    ("", "hh:mm", "time"),
    ("", "Due (DD.MM.YY)", "date"), ("", "YYYY-MM-DD HH:MM", "dateAndTime"), ("", "生日", "date"),
    ("update", "and/or", nil), ("", "d/d", nil), ("", "-", nil), ("", "M", nil),
    ("", "Cumpleaños", "date"), ("", "誕生日", "date"), ("", "14:30", "time"), ("", "Pie 2", nil),
    ("", "4.5.2026 14:30", "dateAndTime"), ("", "2:30 pm", "time"),
    ("Duration", "1:30", nil), ("Pace", "05:30", nil), ("Song Length", "3:45", nil),
    ("", "3:45", nil),
    ("Psalm", "23:10", nil), ("Scale", "1:50", nil), ("时长", "1:30", nil), ("配速", "05:30", nil),
    ("Opening", "9:30", "time"), ("Wake Up At", "6:45", "time"), ("起床时间", "6:45", "time"),
    ("Psalm", "2:30 pm", "time"), ("", "e.g. 12/31/2014", "date"), ("", "例如 2014-12-31", "date"),
    ("截止时间", "", "date"), ("", "年-月-日", "date"), ("", "明天上午9点", "dateAndTime"),
    ("", "周一 14:00", "time"), ("", "七点半", "time"), ("", "十二点", "time"),
    ("", "Day of Departure", "date"),
    ("Anniversary", "", "date"), ("", "e.g. tea", nil), ("", "重点", nil), ("", "周一", nil),
    ("", "Day", "date"), ("", "月", "date"), ("day", "", nil), ("", "Days", nil), ("", "Year", nil),
  ])
  func placeholdersTellOfDates(name: String, placeholder: String, expected: String?) {
    #expect(DateEntry.mode(placeholder: placeholder, names: [name], purposes: []) == expected)
  }

  @Test(arguments: [
    ("Off", "On", true), ("yes", "NO", true), ("Not Sorted", "Sorted", true),
    ("Unlocked", "locked", true), ("未同步", "同步", true), ("关", "开", true),
    ("Offline", "Online", true), ("Zu", "Auf", true), ("禁用", "启用", true),
    ("Signed in", "Signed out", true), ("Kein Zucker", "Zucker", true), ("Desktop", "Desk", false),
    ("Angeln", "Ausruhen", false), ("Map", "List", false), ("Red", "Blue", false),
    ("Miles", "Kilometers", false), ("", "", false), ("On", "On", false),
  ])
  func oppositesExcludeEachOther(first: String, second: String, expected: Bool) {
    #expect(Opposites.are(first, second) == expected)
    #expect(Opposites.are(second, first) == expected)
  }
}
