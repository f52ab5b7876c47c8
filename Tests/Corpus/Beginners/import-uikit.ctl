import UIKit
screen A "A" { content { label "Hi" } }
