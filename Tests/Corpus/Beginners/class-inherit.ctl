screen A: Screen { content { label "Hi" } }
