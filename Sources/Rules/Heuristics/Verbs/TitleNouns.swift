/// Titles that surely name a thing, though they begin with a verb, or with a character of one.
enum TitleNouns {
  /// Whether a title as a whole is known as the name of a thing.
  static func names(_ title: String) -> Bool {
    let title = title[...].trimmed
    if title.utf8.allSatisfy({ $0 < 0x80 }) {
      return title.utf8.count <= 24 && english.contains(title.lowercased())
    }
    return things.contains(title.hasPrefix("我的") ? String(title.dropFirst(2)) : String(title))
  }

  /// Nouns that are written as two words where they are verbs, and compounds of which the first word is a verb too.
  private static let english: Set<String> = [
    "account balance", "account details", "account history", "account info",
    "account information", "account number", "account overview", "account settings",
    "address book", "address list", "backup settings", "call history", "call log", "checkout",
    "checkout page", "contact details", "contact info", "contact information", "contact list",
    "credit card", "credit cards", "display settings", "file manager", "gift card", "gift cards",
    "help center", "help centre", "home page", "home screen", "login", "login details",
    "login page", "login screen", "logout", "mail settings", "map settings", "message center",
    "order details", "order history", "order number", "order status", "order summary",
    "phone book", "phone number", "price list", "profile page", "profile picture",
    "profile settings", "search results", "setup", "setup page", "signin", "signup",
    "sound settings", "test results", "work schedule",
  ]

  /// Titles of other languages that are no actions in any of them.
  private static let foreign: Set<String> = [
    "préférences", "paramètres", "réglages", "favoris", "einstellungen", "voreinstellungen",
    "optionen", "favoriten", "lesezeichen", "rechnungen", "bestellungen", "nachrichten",
    "ajustes", "preferencias", "configuración", "impostazioni", "preferenze", "instellingen",
    "voorkeuren", "panier", "météo", "accueil", "bibliothèque", "mon compte", "à propos",
    "warenkorb", "wetter", "startseite", "über uns", "mein konto", "kündigung", "konto",
    "benachrichtigungen",
    "facturas", "pedidos", "cámara", "inicio", "mi cuenta", "carrito", "mensajes", "notificaciones",
  ]

  /// Whether a title as a whole is a noun of another language than English and Chinese.
  static func namesElsewhere(_ title: String) -> Bool {
    title.utf8.count <= 32 && foreign.contains(title[...].trimmed.lowercased())
  }

  /// Names of things with a character that is a verb in other words.
  private static let things: Set<String> = [
    "优惠券", "订单", "我的订单", "发票", "附件", "消息", "新消息", "收货地址", "地址", "更多", "购物车", "通知",
    "首选项", "选项", "菜谱", "医生", "好友", "车票", "处方", "位置", "药品", "高分榜", "排行榜", "作业", "关于",
    "收藏夹", "面包", "新闻", "设备", "文件", "文件夹", "视频", "音乐", "联系人", "日程", "任务", "会员", "钱包", "积分", "礼物",
    "收件箱", "发件箱", "草稿箱", "垃圾箱", "回收站", "地址簿", "通讯簿", "打印机", "浏览器", "播放器", "播放列表", "下载列表", "通知中心",
    "控制中心", "下载中心", "登录页面", "注册页面", "设置页面", "支付页面", "搜索结果", "测试结果", "通话记录", "浏览记录", "播放记录", "搜索记录",
    "下载记录", "登录记录", "购买记录", "充值记录", "转账记录", "支付记录", "操作记录", "浏览历史", "播放历史", "搜索历史", "支付方式", "付款方式",
    "登录方式", "联系方式", "收货人", "收件人", "发件人", "门票", "常见问题", "隐私政策", "用户协议", "服务条款", "联系电话", "朋友", "相机",
    "关于我们", "设置中心", "美景", "美食", "风景", "朋友圈", "加油站", "充电站", "充电桩", "停车场", "停车位", "洗车店",
    "打印店", "加油卡", "充电宝", "出租车", "登机牌", "登机口", "播客", "回忆", "点心", "读物", "写真", "听力", "看板", "存折",
    "取款机", "发型", "发布会", "入口", "出口", "动态", "景点", "附近", "游戏", "小说", "漫画", "电台", "直播间", "购物节",
    "红色", "橙色", "黄色", "绿色", "蓝色", "紫色", "粉色", "粉红色", "黑色", "白色", "灰色", "棕色",
  ]

  /// Whether a Chinese title surely names a thing: it ends as the names of things do, and no character of it
  /// is one with which actions are said.
  static func endsAsThing(_ title: String) -> Bool {
    let title = title[...].trimmed
    // “美丽的风景” is about the last word.
    let isNamed = title.lastIndex(of: "的").map {
      $0 > title.startIndex && things.contains(String(title[title.index(after: $0)...]))
    }
    return (isNamed == true || chineseNouns.contains { title.hasSuffix($0) })
      && !title.contains { chineseActions.contains($0) }
  }

  private static let chineseNouns = [
    "余额", "信用卡", "银行卡", "会员卡", "成绩单", "课程表", "时间表", "列表", "清单", "账单", "菜单", "订单", "详情",
    "信息", "资料", "历史", "相册", "照片", "图片", "地图", "账户", "账号", "首页", "日历", "通讯录", "名单", "价格",
    "天气", "时刻表", "明细", "历史记录", "交易记录", "聊天记录", "消费记录", "会员中心", "个人中心", "帮助中心", "消息中心", "用户中心",
    "客服中心", "客服电话",
  ]

  private static let chineseActions: Set<Character> = Set(
    "看查打开加添删改编发送存取买付登退选去回听读写拍扫点按播放停关启用换订签领报借还交搜找印导传载分享清复制贴移创建更新设置显隐返完认确同步刷请进入出下上预约绑解转充提拨呼问答玩试来做留管浏览接拒邀恢撤销切检核缴收抢办"
  )
}
