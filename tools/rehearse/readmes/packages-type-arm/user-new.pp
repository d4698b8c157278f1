type User {
  attr password, String
}
