// Written by `Tests/Locales/generate.py` from Unicode's CLDR. Its licence is at the
// beginning of LocaleFormats+CLDR.swift.

extension LocaleFormats {
  static let others: [String: LocaleFormats] = [
    "ru": LocaleFormats(
      minus: "-", percent: "0\u{A0}%", currency: "0\u{A0}¤",
      symbols: [
        "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
        "ILS": "₪", "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "RUB": "₽",
        "RUR": "р.", "THB": "฿", "TMT": "ТМТ", "TWD": "NT$", "UAH": "₴", "USD": "$", "VND": "₫",
        "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA", "XPF": "CFPF",
      ],
      shortMonths: [
        "янв.", "февр.", "мар.", "апр.", "мая", "июн.", "июл.", "авг.", "сент.", "окт.", "нояб.",
        "дек.",
      ],
      weekdays: [
        "воскресенье", "понедельник", "вторник", "среда", "четверг", "пятница", "суббота",
      ], shortWeekdays: ["вс", "пн", "вт", "ср", "чт", "пт", "сб"], wheelDay: "E d MMM",
      dates: [
        .full: "EEEE, d MMMM y\u{202F}'г'.", .long: "d MMMM y\u{202F}'г'.",
        .medium: "d MMM y\u{202F}'г'.", .short: "dd.MM.y",
      ], joins: [.medium: ", ", .short: ", "],
      list: ListWords(two: " и ", middle: ", ", end: " и "),
      unitList: ListWords(two: " ", middle: " ", end: " "),
      units: [
        .byte: [.few: "{0} байта", .many: "{0} байт", .one: "{0} байт", .other: "{0} байта"],
        .kilobyte: [.other: "{0} кБ"], .megabyte: [.other: "{0} МБ"], .gigabyte: [.other: "{0} ГБ"],
        .terabyte: [.other: "{0} ТБ"], .day: [.other: "{0} дн."], .hour: [.other: "{0} ч"],
        .minute: [.other: "{0} мин"], .second: [.other: "{0} с"], .millisecond: [.other: "{0} мс"],
      ]),
    "ja": LocaleFormats(
      minus: "-", percent: "0%", currency: "¤0",
      symbols: [
        "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "元", "EUR": "€", "GBP": "£", "HKD": "HK$",
        "ILS": "₪", "INR": "₹", "JPY": "￥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "TWD": "NT$",
        "USD": "$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA",
        "XPF": "CFPF",
      ], shortMonths: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
      weekdays: ["日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日"],
      shortWeekdays: ["日", "月", "火", "水", "木", "金", "土"], wheelDay: "M月d日 E",
      dates: [.full: "y年M月d日EEEE", .long: "y年M月d日", .medium: "y/MM/dd", .short: "y/MM/dd"],
      joins: [.medium: " ", .short: " "], list: ListWords(two: "、", middle: "、", end: "、"),
      unitList: ListWords(two: " ", middle: " ", end: " "),
      units: [
        .byte: [.other: "{0} バイト"], .kilobyte: [.other: "{0} KB"], .megabyte: [.other: "{0} MB"],
        .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"], .day: [.other: "{0} 日"],
        .hour: [.other: "{0} 時間"], .minute: [.other: "{0} 分"], .second: [.other: "{0} 秒"],
        .millisecond: [.other: "{0} ms"],
      ]),
    "ko": LocaleFormats(
      minus: "-", percent: "0%", currency: "¤0",
      symbols: [
        "AUD": "AU$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
        "ILS": "₪", "INR": "₹", "JPY": "JP¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "TWD": "NT$",
        "USD": "US$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA",
        "XPF": "CFPF",
      ], shortMonths: ["1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"],
      weekdays: ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"],
      shortWeekdays: ["일", "월", "화", "수", "목", "금", "토"], wheelDay: "MMM d일 E",
      dates: [
        .full: "y년 MMMM d일 EEEE", .long: "y년 MMMM d일", .medium: "y. M. d.", .short: "yy. M. d.",
      ], joins: [.medium: " ", .short: " "], list: ListWords(two: " 및 ", middle: ", ", end: " 및 "),
      unitList: ListWords(two: " ", middle: " ", end: " "),
      units: [
        .byte: [.other: "{0}바이트"], .kilobyte: [.other: "{0}kB"], .megabyte: [.other: "{0}MB"],
        .gigabyte: [.other: "{0}GB"], .terabyte: [.other: "{0}TB"], .day: [.other: "{0}일"],
        .hour: [.other: "{0}시간"], .minute: [.other: "{0}분"], .second: [.other: "{0}초"],
        .millisecond: [.other: "{0}ms"],
      ]),
    "ar": LocaleFormats(
      minus: "\u{61C}-", percent: "0٪\u{61C}", currency: "\u{200F}-0\u{A0}¤",
      symbols: [
        "AED": "د.إ.\u{200F}", "AUD": "AU$", "BHD": "د.ب.\u{200F}", "BRL": "R$", "CAD": "CA$",
        "CNY": "CN¥", "DZD": "د.ج.\u{200F}", "EGP": "ج.م.\u{200F}", "EUR": "€", "GBP": "UK£",
        "HKD": "HK$", "ILS": "₪", "INR": "₹", "IQD": "د.ع.\u{200F}", "IRR": "ر.إ.",
        "JOD": "د.أ.\u{200F}", "JPY": "JP¥", "KRW": "₩", "KWD": "د.ك.\u{200F}",
        "LBP": "ل.ل.\u{200F}", "LYD": "د.ل.\u{200F}", "MAD": "د.م.\u{200F}", "MRU": "أ.م.",
        "MXN": "MX$", "NZD": "NZ$", "OMR": "ر.ع.\u{200F}", "QAR": "ر.ق.\u{200F}",
        "SAR": "ر.س.\u{200F}", "SDD": "د.س.\u{200F}", "SDG": "ج.س.", "SYP": "ل.س.\u{200F}",
        "THB": "฿", "TND": "د.ت.\u{200F}", "TWD": "NT$", "USD": "US$", "VND": "₫", "XAF": "FCFA",
        "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA", "XPF": "CFPF", "YER": "ر.ي.\u{200F}",
      ],
      shortMonths: [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
        "نوفمبر", "ديسمبر",
      ], weekdays: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
      shortWeekdays: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
      wheelDay: "E d MMM",
      dates: [
        .full: "EEEE، d MMMM y", .long: "d MMMM y", .medium: "dd\u{200F}/MM\u{200F}/y",
        .short: "d\u{200F}/M\u{200F}/y",
      ], joins: [.medium: "، ", .short: "، "], list: ListWords(two: " و", middle: " و", end: " و"),
      unitList: ListWords(two: " و", middle: "، و", end: "، و"),
      units: [
        .byte: [.other: "{0} بايت"], .kilobyte: [.other: "{0} كيلوبايت"],
        .megabyte: [.other: "{0} م.ب"], .gigabyte: [.other: "{0} غ.ب"],
        .terabyte: [.other: "{0} تيرابايت"],
        .day: [
          .few: "{0} أيام", .many: "{0} يومًا", .one: "يوم", .other: "{0} يوم", .two: "يومان",
          .zero: "{0} يوم",
        ], .hour: [.other: "{0} س"], .minute: [.other: "{0} د"], .second: [.other: "{0} ث"],
        .millisecond: [.other: "{0} ملي ث"],
      ]),
    "zh": LocaleFormats(
      minus: "-", percent: "0%", currency: "¤0",
      symbols: [
        "AUD": "AU$", "BRL": "R$", "CAD": "CA$", "CNY": "¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
        "ILR": "ILS", "ILS": "₪", "INR": "₹", "JPY": "JP¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$",
        "TWD": "NT$", "USD": "US$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.",
        "XOF": "F\u{202F}CFA", "XPF": "CFPF",
      ], shortMonths: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
      weekdays: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
      shortWeekdays: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"], wheelDay: "M月d日 E",
      dates: [.full: "y年M月d日EEEE", .long: "y年M月d日", .medium: "y年M月d日", .short: "y/M/d"],
      joins: [.medium: " ", .short: " "], list: ListWords(two: "和", middle: "、", end: "和"),
      unitList: ListWords(two: "", middle: "", end: ""),
      units: [
        .byte: [.other: "{0}字节"], .kilobyte: [.other: "{0} kB"], .megabyte: [.other: "{0} MB"],
        .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"], .day: [.other: "{0}天"],
        .hour: [.other: "{0}小时"], .minute: [.other: "{0}分钟"], .second: [.other: "{0}秒"],
        .millisecond: [.other: "{0}毫秒"],
      ]),
    "zh-Hant": LocaleFormats(
      minus: "-", percent: "0%", currency: "¤0",
      symbols: [
        "AUD": "AU$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
        "ILS": "₪", "INR": "₹", "JPY": "¥", "KRW": "￦", "MXN": "MX$", "NZD": "NZ$", "TWD": "$",
        "USD": "US$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA",
        "XPF": "CFPF",
      ], shortMonths: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
      weekdays: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
      shortWeekdays: ["週日", "週一", "週二", "週三", "週四", "週五", "週六"], wheelDay: "M月d日 E",
      dates: [.full: "y年M月d日 EEEE", .long: "y年M月d日", .medium: "y年M月d日", .short: "y/M/d"],
      joins: [.medium: " ", .short: " "], list: ListWords(two: "和", middle: "、", end: "和"),
      unitList: ListWords(two: " ", middle: " ", end: " "),
      units: [
        .byte: [.other: "{0} byte"], .kilobyte: [.other: "{0} kB"], .megabyte: [.other: "{0} MB"],
        .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"], .day: [.other: "{0} 天"],
        .hour: [.other: "{0} 小時"], .minute: [.other: "{0} 分鐘"], .second: [.other: "{0} 秒"],
        .millisecond: [.other: "{0} 毫秒"],
      ]),
  ]

  /// The languages in which a date does not begin with the day.
  static let orders: [DateOrder: String] = [
    .monthFirst: """
    ak blo cad ceb chr cic ee en fil gaa iu kn ks lkt mic mni mus om or osa smn so ti xh zu
    """,
    .yearDayMonth: """
    kk ky lv prg
    """,
    .yearFirst: """
    ann apc arn ba bgc bgn bho blt bo bss cch ce cho cop csw cu dz eo eu gn hnj hu ii io ja \
    jbo jgo kaa kaj kcg ken ko kpe lmo lrc lt ltg mdf mgo mhn ml mn moh my myv mzn ne nqo nr \
    nso nv ny pis ps quc raj rhg rw sah sd sdh se shn si skr sma smj sms sn ss st tn tok trv \
    ts tyv ve vmw vo wa wbp yue za zh
    """,
  ]

  /// The languages whose clock has twelve hours.
  static let languagesWithHalves = """
    aa ak am ar as bal bem bgc bho bn brx byn cad ccp ceb chr cic ckb csw doi dz ee el en fil \
    gaa gez gu haw hi iu kab km kn ko kok kpe ks kxv lkt mai mi mic ml mni moh mr ms mus naq \
    nus ny om or osa pa qu raj sa sat sd sid so sq ssy syr ta te ti tig to tpi trv trw ur vai \
    wal xnr yue
    """

  /// The regions whose clock has.
  static let regionsWithHalves = """
    001 419 AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH \
    ER ET FJ FM GD GH GM GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH \
    MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW QA SA SB SD SG SL SO SS SV SY SZ TC \
    TD TN TO TT TW UM US UY VC VE VG VI VU WS YE ZM
    """

  /// The languages that have another clock than their region, or script.
  static let otherClocks = """
    yue-hans zh-hant apc-SY arn-CL az-IQ bgn-AE bgn-OM bgn-PK cho-US cop-EG eo-001 es-PY fr-CA \
    ha-SD hnj-US ia-001 io-001 jbo-001 nv-US pis-SB quc-GT sdh-IQ skr-PK tok-001 vo-001 wbp-AU
    """

  /// The halves of a day where they are not AM and PM after the time.
  static let halves: [String: DayHalves] = [
    "en-001": DayHalves("am", "pm"),
    "aa": DayHalves("saaku", "carra"),
    "af": DayHalves("vm.", "nm."),
    "ak": DayHalves("AN", "EW"),
    "am": DayHalves("ጥዋት", "ከሰዓት"),
    "ar": DayHalves("ص", "م"),
    "as": DayHalves("AM", "PM", before: " "),
    "bem": DayHalves("uluchelo", "akasuba"),
    "bo": DayHalves("སྔ་དྲོ་", "ཕྱི་དྲོ་"),
    "brx": DayHalves("फुं", "बेलासे", before: " "),
    "byn": DayHalves("ፋዱስ\u{202F}ጃብ", "ፋዱስ\u{202F}ደምቢ"),
    "chr": DayHalves("ᏌᎾᎴ", "ᏒᎯᏱᎢ"),
    "ckb": DayHalves("ب.ن", "د.ن"),
    "csw": DayHalves("ᐊᒼ", "ᐲᒼ"),
    "doi": DayHalves("सवेर", "स’ञ"),
    "dz": DayHalves("སྔ་ཆ་", "ཕྱི་ཆ་"),
    "ee": DayHalves("ŋdi", "ɣetrɔ", before: " "),
    "el": DayHalves("π.μ.", "μ.μ."),
    "es": DayHalves("a.\u{202F}m.", "p.\u{202F}m."),
    "ff": DayHalves("subaka", "kikiiɗe"),
    "gaa": DayHalves("LB", "SN"),
    "gez": DayHalves("ጽባሕ", "ምሴት"),
    "ha": DayHalves("SF", "YM"),
    "hi": DayHalves("am", "pm"),
    "hu": DayHalves("de.", "du.", before: ""),
    "ii": DayHalves("ꎸꄑ", "ꁯꋒ", before: ""),
    "iu": DayHalves("am", "pm"),
    "ja": DayHalves("午前", "午後", before: ""),
    "kab": DayHalves("n\u{202F}tufat", "n\u{202F}tmeddit"),
    "ko": DayHalves("오전", "오후", before: " "),
    "kxv": DayHalves("am", "pm"),
    "mai": DayHalves("भोर", "सांझ"),
    "mni": DayHalves("নুমাং", "PM"),
    "ms": DayHalves("PG", "PTG"),
    "my": DayHalves("နံနက်", "ညနေ", before: " "),
    "naq": DayHalves("ǁgoagas", "ǃuias"),
    "ne": DayHalves("पूर्वाह्न", "अपराह्न"),
    "nl": DayHalves("a.m.", "p.m."),
    "nus": DayHalves("RW", "TŊ"),
    "om": DayHalves("WD", "WB"),
    "pa": DayHalves("ਪੂ.ਦੁ.", "ਬਾ.ਦੁ."),
    "qu": DayHalves("a.m.", "p.m."),
    "sd": DayHalves("صبح،\u{202F}منجهند", "شام،\u{202F}منجهند"),
    "si": DayHalves("පෙ.ව.", "ප.ව.", before: " "),
    "sid": DayHalves("soodo", "hawwaro"),
    "so": DayHalves("GH", "GD"),
    "sq": DayHalves("p.d.", "m.d."),
    "ssy": DayHalves("saaku", "carra"),
    "sv": DayHalves("fm", "em"),
    "syr": DayHalves("\u{70F}ܩܛ\u{200C}", "\u{70F}ܒܛ\u{200C}"),
    "ti": DayHalves("ቅ.ቀ.", "ድ.ቀ."),
    "to": DayHalves("HH", "EA"),
    "tr": DayHalves("ÖÖ", "ÖS", before: ""),
    "wal": DayHalves("ማለዶ", "ቃማ"),
    "xnr": DayHalves("भ्यागा", "दपेहरा/संजा"),
    "yue": DayHalves("上午", "下午", before: ""),
    "za": DayHalves("AM", "PM", before: ""),
    "zh": DayHalves("上午", "下午", before: ""),
  ]

  /// The digits after the decimal separator of the currencies that have not two.
  static let fractionDigits: [String: Int] = [
    "ADP": 0, "AFN": 0, "ALL": 0, "BHD": 3, "BIF": 0, "BYR": 0, "CLF": 4, "CLP": 0, "DJF": 0,
    "ESP": 0, "GNF": 0, "IQD": 0, "IRR": 0, "ISK": 0, "ITL": 0, "JOD": 3, "JPY": 0, "KMF": 0,
    "KPW": 0, "KRW": 0, "KWD": 3, "LAK": 0, "LBP": 0, "LUF": 0, "LYD": 3, "MGA": 0, "MGF": 0,
    "MMK": 0, "MRO": 0, "OMR": 3, "PYG": 0, "RSD": 0, "RWF": 0, "SLL": 0, "SOS": 0, "STD": 0,
    "SYP": 0, "TMM": 0, "TND": 3, "TRL": 0, "UGX": 0, "UYI": 0, "UYW": 4, "VND": 0, "VUV": 0,
    "XAF": 0, "XOF": 0, "XPF": 0, "YER": 0, "ZMK": 0, "ZWD": 0,
  ]
}
