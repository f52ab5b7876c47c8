// Written by `Tests/Locales/generate.py` from Unicode's CLDR. Its licence:
//
// UNICODE LICENSE V3
//
// COPYRIGHT AND PERMISSION NOTICE
//
// Copyright © 2004-2025 Unicode, Inc.
//
// NOTICE TO USER: Carefully read the following legal agreement. BY
// DOWNLOADING, INSTALLING, COPYING OR OTHERWISE USING DATA FILES, AND/OR
// SOFTWARE, YOU UNEQUIVOCALLY ACCEPT, AND AGREE TO BE BOUND BY, ALL OF THE
// TERMS AND CONDITIONS OF THIS AGREEMENT. IF YOU DO NOT AGREE, DO NOT
// DOWNLOAD, INSTALL, COPY, DISTRIBUTE OR USE THE DATA FILES OR SOFTWARE.
//
// Permission is hereby granted, free of charge, to any person obtaining a
// copy of data files and any associated documentation (the "Data Files") or
// software and any associated documentation (the "Software") to deal in the
// Data Files or Software without restriction, including without limitation
// the rights to use, copy, modify, merge, publish, distribute, and/or sell
// copies of the Data Files or Software, and to permit persons to whom the
// Data Files or Software are furnished to do so, provided that either (a)
// this copyright and permission notice appear with all copies of the Data
// Files or Software, or (b) this copyright and permission notice appear in
// associated Documentation.
//
// THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY
// KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
// MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF
// THIRD PARTY RIGHTS.
//
// IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE
// BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES,
// OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
// WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
// ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA
// FILES OR SOFTWARE.
//
// Except as contained in this notice, the name of a copyright holder shall
// not be used in advertising or otherwise to promote the sale, use or other
// dealings in these Data Files or Software without prior written
// authorization of the copyright holder.
//
// SPDX-License-Identifier: Unicode-3.0

extension LocaleFormats {
  static let latin: [String: LocaleFormats] = [
    "en": LocaleFormats(
      minus: "-", percent: "0%", currency: "¤0",
      symbols: [
        "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
        "ILS": "₪", "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱",
        "TWD": "NT$", "USD": "$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.",
        "XOF": "F\u{202F}CFA", "XPF": "CFPF",
      ],
      shortMonths: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ], weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], wheelDay: "E MMM d",
      dates: [.full: "EEEE, MMMM d, y", .long: "MMMM d, y", .medium: "MMM d, y", .short: "M/d/yy"],
      joins: [.medium: ", ", .short: ", "],
      list: ListWords(two: " and ", middle: ", ", end: ", and "),
      unitList: ListWords(two: ", ", middle: ", ", end: ", "),
      units: [
        .byte: [.one: "{0} byte", .other: "{0} bytes"], .kilobyte: [.other: "{0} kB"],
        .megabyte: [.other: "{0} MB"], .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"],
        .day: [.one: "{0} day", .other: "{0} days"], .hour: [.other: "{0} hr"],
        .minute: [.other: "{0} min"], .second: [.other: "{0} sec"],
        .millisecond: [.other: "{0} ms"],
      ]),
    "en-001": LocaleFormats(
      minus: "-", percent: "0%", currency: "¤0",
      symbols: [
        "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
        "ILS": "₪", "INR": "₹", "JPY": "JP¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱",
        "TWD": "NT$", "USD": "US$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.",
        "XOF": "F\u{202F}CFA", "XPF": "CFPF",
      ],
      shortMonths: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec",
      ], weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], wheelDay: "E d MMM",
      dates: [.full: "EEEE, d MMMM y", .long: "d MMMM y", .medium: "d MMM y", .short: "dd/MM/y"],
      joins: [.medium: ", ", .short: ", "],
      list: ListWords(two: " and ", middle: ", ", end: " and "),
      unitList: ListWords(two: ", ", middle: ", ", end: ", "),
      units: [
        .byte: [.one: "{0} byte", .other: "{0} bytes"], .kilobyte: [.other: "{0} kB"],
        .megabyte: [.other: "{0} MB"], .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"],
        .day: [.one: "{0} day", .other: "{0} days"], .hour: [.one: "{0} hr", .other: "{0} hrs"],
        .minute: [.one: "{0} min", .other: "{0} mins"],
        .second: [.one: "{0} sec", .other: "{0} secs"], .millisecond: [.other: "{0} ms"],
      ]),
    "de": LocaleFormats(
      minus: "-", percent: "0\u{A0}%", currency: "0\u{A0}¤",
      symbols: [
        "ATS": "öS", "AUD": "AU$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£",
        "HKD": "HK$", "ILS": "₪", "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$",
        "THB": "฿", "TWD": "NT$", "USD": "$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.",
        "XOF": "F\u{202F}CFA", "XPF": "CFPF",
      ],
      shortMonths: [
        "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
        "Dez.",
      ],
      weekdays: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
      shortWeekdays: ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."], wheelDay: "E d. MMM",
      dates: [
        .full: "EEEE, d. MMMM y", .long: "d. MMMM y", .medium: "dd.MM.y", .short: "dd.MM.yy",
      ], joins: [.medium: ", ", .short: ", "],
      list: ListWords(two: " und ", middle: ", ", end: " und "),
      unitList: ListWords(two: ", ", middle: ", ", end: " und "),
      units: [
        .byte: [.one: "{0}\u{A0}Byte", .other: "{0} Byte"], .kilobyte: [.other: "{0} kB"],
        .megabyte: [.other: "{0} MB"], .gigabyte: [.other: "{0}\u{A0}GB"],
        .terabyte: [.other: "{0} TB"], .day: [.other: "{0} Tg."], .hour: [.other: "{0} Std."],
        .minute: [.other: "{0} Min."], .second: [.other: "{0} Sek."],
        .millisecond: [.other: "{0} ms"],
      ]),
    "fr": LocaleFormats(
      minus: "-", percent: "0\u{A0}%", currency: "0\u{A0}¤",
      symbols: [
        "ARS": "$AR", "AUD": "$AU", "BEF": "FB", "BMD": "$BM", "BND": "$BN", "BRL": "R$",
        "BZD": "$BZ", "CAD": "$CA", "CLP": "$CL", "COP": "$CO", "CYP": "£CY", "EUR": "€",
        "FJD": "$FJ", "FKP": "£FK", "FRF": "F", "GBP": "£GB", "GIP": "£GI", "IEP": "£IE",
        "ILP": "£IL", "ILS": "₪", "INR": "₹", "ITL": "₤IT", "KRW": "₩", "LBP": "£LB", "MTP": "£MT",
        "MXN": "$MX", "NAD": "$NA", "NZD": "$NZ", "RHD": "$RH", "SBD": "$SB", "SGD": "$SG",
        "SRD": "$SR", "TTD": "$TT", "USD": "$US", "UYU": "$UY", "VND": "₫", "WST": "$WS",
        "XAF": "FCFA", "XCG": "Cg.", "XOF": "F\u{202F}CFA", "XPF": "FCFP",
      ],
      shortMonths: [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
        "déc.",
      ], weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
      shortWeekdays: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."], wheelDay: "E d MMM",
      dates: [.full: "EEEE d MMMM y", .long: "d MMMM y", .medium: "d MMM y", .short: "dd/MM/y"],
      joins: [.medium: ", ", .short: " "], list: ListWords(two: " et ", middle: ", ", end: " et "),
      unitList: ListWords(two: " et ", middle: ", ", end: " et "),
      units: [
        .byte: [.one: "{0}\u{A0}octet", .other: "{0}\u{A0}octets"],
        .kilobyte: [.other: "{0}\u{202F}ko"], .megabyte: [.other: "{0}\u{202F}Mo"],
        .gigabyte: [.other: "{0}\u{202F}Go"], .terabyte: [.other: "{0}\u{202F}To"],
        .day: [.other: "{0}\u{202F}j"], .hour: [.other: "{0}\u{202F}h"],
        .minute: [.other: "{0}\u{A0}min"], .second: [.other: "{0}\u{202F}s"],
        .millisecond: [.other: "{0}\u{202F}ms"],
      ]),
    "es": LocaleFormats(
      minus: "-", percent: "0\u{A0}%", currency: "0\u{A0}¤",
      symbols: [
        "ESP": "₧", "EUR": "€", "THB": "฿", "USD": "US$", "VND": "₫", "XCG": "Cg.", "XPF": "CFPF",
      ],
      shortMonths: [
        "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
      ], weekdays: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
      shortWeekdays: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"], wheelDay: "E d MMM",
      dates: [
        .full: "EEEE, d 'de' MMMM 'de' y", .long: "d 'de' MMMM 'de' y", .medium: "d MMM y",
        .short: "d/M/yy",
      ], joins: [.medium: ", ", .short: ", "],
      list: ListWords(two: " y ", middle: ", ", end: " y "),
      unitList: ListWords(two: " y ", middle: ", ", end: ", "),
      units: [
        .byte: [.one: "{0} byte", .other: "{0} bytes"], .kilobyte: [.other: "{0} kB"],
        .megabyte: [.other: "{0} MB"], .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"],
        .day: [.other: "{0} d"], .hour: [.other: "{0} h"], .minute: [.other: "{0} min"],
        .second: [.other: "{0} s"], .millisecond: [.other: "{0} ms"],
      ]),
    "it": LocaleFormats(
      minus: "-", percent: "0%", currency: "0\u{A0}¤",
      symbols: [
        "AUD": "A$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "ILS": "₪", "NZD": "NZ$",
        "PHP": "₱", "THB": "฿", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA",
        "XPF": "CFPF",
      ],
      shortMonths: [
        "gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic",
      ], weekdays: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
      shortWeekdays: ["dom", "lun", "mar", "mer", "gio", "ven", "sab"], wheelDay: "E d MMM",
      dates: [.full: "EEEE d MMMM y", .long: "d MMMM y", .medium: "d MMM y", .short: "dd/MM/yy"],
      joins: [.medium: ", ", .short: ", "], list: ListWords(two: " e ", middle: ", ", end: " e "),
      unitList: ListWords(two: " e ", middle: ", ", end: " e "),
      units: [
        .byte: [.other: "{0} byte"], .kilobyte: [.other: "{0} kB"], .megabyte: [.other: "{0} MB"],
        .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"],
        .day: [.one: "{0} giorno", .other: "{0} giorni"], .hour: [.other: "{0} h"],
        .minute: [.other: "{0} min"], .second: [.other: "{0} s"], .millisecond: [.other: "{0} ms"],
      ]),
    "pt": LocaleFormats(
      minus: "-", percent: "0%", currency: "¤\u{A0}0",
      symbols: [
        "AUD": "AU$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
        "ILS": "₪", "INR": "₹", "JPY": "JP¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PTE": "Esc.",
        "THB": "฿", "TWD": "NT$", "USD": "US$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$",
        "XCG": "Cg.", "XOF": "F\u{202F}CFA", "XPF": "CFPF",
      ],
      shortMonths: [
        "jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.",
        "dez.",
      ],
      weekdays: [
        "domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira",
        "sábado",
      ], shortWeekdays: ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."],
      wheelDay: "E d 'de' MMM",
      dates: [
        .full: "EEEE, d 'de' MMMM 'de' y", .long: "d 'de' MMMM 'de' y",
        .medium: "d 'de' MMM 'de' y", .short: "dd/MM/y",
      ], joins: [.medium: " ", .short: " "], list: ListWords(two: " e ", middle: ", ", end: " e "),
      unitList: ListWords(two: " e ", middle: ", ", end: " e "),
      units: [
        .byte: [.one: "{0} byte", .other: "{0} bytes"], .kilobyte: [.other: "{0} kB"],
        .megabyte: [.other: "{0} MB"], .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"],
        .day: [.one: "{0} dia", .other: "{0} dias"], .hour: [.other: "{0} h"],
        .minute: [.other: "{0} min"], .second: [.other: "{0} s"], .millisecond: [.other: "{0} ms"],
      ]),
    "nl": LocaleFormats(
      minus: "-", percent: "0%", currency: "¤\u{A0}-0",
      symbols: [
        "AUD": "AU$", "BRL": "R$", "CAD": "C$", "CNY": "CN¥", "EUR": "€", "FJD": "FJ$", "GBP": "£",
        "HKD": "HK$", "ILS": "₪", "INR": "₹", "JPY": "JP¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$",
        "SBD": "SI$", "THB": "฿", "TWD": "NT$", "USD": "US$", "VND": "₫", "XAF": "FCFA",
        "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA",
      ],
      shortMonths: [
        "jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec",
      ],
      weekdays: ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"],
      shortWeekdays: ["zo", "ma", "di", "wo", "do", "vr", "za"], wheelDay: "E d MMM",
      dates: [.full: "EEEE d MMMM y", .long: "d MMMM y", .medium: "d MMM y", .short: "dd-MM-y"],
      joins: [.medium: ", ", .short: ", "], list: ListWords(two: " en ", middle: ", ", end: " en "),
      unitList: ListWords(two: ", ", middle: ", ", end: ", "),
      units: [
        .byte: [.other: "{0} byte"], .kilobyte: [.other: "{0} kB"], .megabyte: [.other: "{0} MB"],
        .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"],
        .day: [.one: "{0} dag", .other: "{0} dagen"], .hour: [.other: "{0} uur"],
        .minute: [.other: "{0} min"], .second: [.other: "{0} sec"],
        .millisecond: [.other: "{0} ms"],
      ]),
    "sv": LocaleFormats(
      minus: "−", percent: "0\u{A0}%", currency: "0\u{A0}¤",
      symbols: [
        "BBD": "Bds$", "BMD": "BM$", "BRL": "BR$", "BSD": "BS$", "BZD": "BZ$", "CAD": "CA$",
        "DKK": "Dkr", "DOP": "RD$", "EGP": "EG£", "EUR": "€", "ILS": "₪", "ISK": "Ikr",
        "JMD": "JM$", "MXN": "MX$", "NOK": "Nkr", "SEK": "kr", "USD": "US$", "XAF": "FCFA",
        "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA", "XPF": "CFPF",
      ],
      shortMonths: [
        "jan.", "feb.", "mars", "apr.", "maj", "juni", "juli", "aug.", "sep.", "okt.", "nov.",
        "dec.",
      ], weekdays: ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"],
      shortWeekdays: ["sön", "mån", "tis", "ons", "tors", "fre", "lör"], wheelDay: "E d MMM",
      dates: [.full: "EEEE d MMMM y", .long: "d MMMM y", .medium: "d MMM y", .short: "y-MM-dd"],
      joins: [.medium: " ", .short: " "], list: ListWords(two: " och ", middle: ", ", end: " och "),
      unitList: ListWords(two: ", ", middle: ", ", end: ", "),
      units: [
        .byte: [.other: "{0} byte"], .kilobyte: [.other: "{0} kB"], .megabyte: [.other: "{0} MB"],
        .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"], .day: [.other: "{0} d"],
        .hour: [.other: "{0} tim"], .minute: [.other: "{0} min"], .second: [.other: "{0} s"],
        .millisecond: [.other: "{0} ms"],
      ]),
    "pl": LocaleFormats(
      minus: "-", percent: "0%", currency: "0\u{A0}¤",
      symbols: [
        "BRL": "R$", "EUR": "€", "PLN": "zł", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.",
        "XOF": "F\u{202F}CFA", "XPF": "CFPF",
      ],
      shortMonths: [
        "sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru",
      ],
      weekdays: ["niedziela", "poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota"],
      shortWeekdays: ["niedz.", "pon.", "wt.", "śr.", "czw.", "pt.", "sob."], wheelDay: "E d MMM",
      dates: [.full: "EEEE, d MMMM y", .long: "d MMMM y", .medium: "d MMM y", .short: "d.MM.y"],
      joins: [.medium: ", ", .short: ", "], list: ListWords(two: " i ", middle: ", ", end: " i "),
      unitList: ListWords(two: " i ", middle: ", ", end: " i "),
      units: [
        .byte: [.few: "{0} bajty", .many: "{0} bajtów", .one: "{0} bajt", .other: "{0} bajta"],
        .kilobyte: [.other: "{0} kB"], .megabyte: [.other: "{0} MB"], .gigabyte: [.other: "{0} GB"],
        .terabyte: [.other: "{0} TB"],
        .day: [.few: "{0} dni", .many: "{0} dni", .one: "{0} dzień", .other: "{0} dnia"],
        .hour: [.other: "{0} godz."], .minute: [.other: "{0} min"], .second: [.other: "{0} sek."],
        .millisecond: [.other: "{0} ms"],
      ]),
    "tr": LocaleFormats(
      minus: "-", percent: "%0", currency: "¤0",
      symbols: [
        "AUD": "AU$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
        "ILS": "₪", "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "THB": "฿",
        "TRY": "₺", "TWD": "NT$", "USD": "$", "VND": "₫", "XAF": "FCFA", "XCD": "EC$", "XCG": "Cg.",
        "XOF": "F\u{202F}CFA", "XPF": "CFPF",
      ],
      shortMonths: [
        "Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara",
      ], weekdays: ["Pazar", "Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi"],
      shortWeekdays: ["Paz", "Pzt", "Sal", "Çar", "Per", "Cum", "Cmt"], wheelDay: "d MMM E",
      dates: [.full: "d MMMM y EEEE", .long: "d MMMM y", .medium: "d MMM y", .short: "d.MM.y"],
      joins: [.medium: " ", .short: " "], list: ListWords(two: " ve ", middle: ", ", end: " ve "),
      unitList: ListWords(two: " ", middle: " ", end: " "),
      units: [
        .byte: [.other: "{0} bayt"], .kilobyte: [.other: "{0} kB"], .megabyte: [.other: "{0} MB"],
        .gigabyte: [.other: "{0} GB"], .terabyte: [.other: "{0} TB"], .day: [.other: "{0} gün"],
        .hour: [.other: "{0} sa."], .minute: [.other: "{0} dk."], .second: [.other: "{0} sn."],
        .millisecond: [.other: "{0} msn"],
      ]),
  ]
}
