screen Home "Home" {
  const [n, setN] = useState(0)
  content { label "\(n)" }
}
