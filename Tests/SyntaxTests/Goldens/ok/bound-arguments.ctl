screen Guests(own: binding Guest, name: binding String? = nil) {
  on a -> push Edit(guest <-> guest, isNew: true)
  on b -> x = sheet Edit(in <-> guests[0].name,)
  tabBar { tab "A" { screen: Account(user <-> user) } }
}
