screen Home "首页" {
  table { row ”设置“ }
}
