extension KindUse {
  static let moreInfo = KindUse(.infoButton, .detailDisclosureButton) {
    $0.systemName = ("More Info", "更多信息")
  }

  static let addContact = KindUse(.contactAddButton) {
    $0.systemName = ("Add Contact", "添加联系人")
  }
}
