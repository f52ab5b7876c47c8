let share = 45
screen A { content { label "\(share.formatted(.percent))" } }
