# A house.
class house {
  door { 'front':
    color => red,
    width => 900,
    hinges => 3,
  }
  window { 'kitchen':
    position => ajar,
  }
  Door['front'] -> Window['kitchen']
  Door {
    squeaks => false,
  }
}
