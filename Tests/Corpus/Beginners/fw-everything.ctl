screen Home “首页” ｛
  var 数量： Int = １
  content ｛ label “数量：\(数量)” ｝
｝
