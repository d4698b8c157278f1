type Accounts::Login = Pattern[/\A[a-z][a-z0-9_-]{0,30}\z/]
