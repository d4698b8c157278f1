"\xff" # => "\xFF"
["é".b, [255, 254].pack("C*"), [1].pack("N")] # => ["\xC3\xA9", "\xFF\xFE", "\x00\x00\x00\x01"]
["abc".encoding, "abc".b.encoding, Encoding::UTF_8.to_s] # => [#<Encoding:UTF-8>, #<Encoding:ASCII-8BIT>, "UTF-8"]
["\xff".valid_encoding?, "é".valid_encoding?, "\xffabc".scrub("?")] # => [false, true, "?abc"]
"é".b.force_encoding(Encoding::UTF_8) # => "é"
["é".b.length, "é".dup.force_encoding("BINARY").length] # => [2, 2]
"é".encode("US-ASCII", undef: :replace) # => "?"
"é".encode("US-ASCII") # => Encoding::UndefinedConversionError: U+00E9 from UTF-8 to US-ASCII
"é".encode("ISO-8859-1").bytes # => [233]
["é".dump, "ß".casecmp?("SS"), "é".unicode_normalize(:nfd).length] # => ["\"\\u00E9\"", true, 2]
["c3a9"].pack("H*").force_encoding("UTF-8") # => "é"
300.chr # => RangeError: 300 out of char range
"abc".b == "abc" # => true

# Numbers and texts in bytes
[1, -1, 300].pack("CcS>") # => "\x01\xFF\x01,"
[1.5, 1.5].pack("Ge") # => "?\xF8\x00\x00\x00\x00\x00\x00\x00\x00\xC0?"
[2**40, 1].pack("Q<L>") # => "\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x01"
["abc", "abc", "abc"].pack("A5a5Z*") # => "abc  abc\x00\x00abc\x00"
["0f3", "1011", "f0"].pack("H*B*h2") # => "\x0F0\xB0\x0F"
["a=é \n"].pack("M") # => "a=3D=C3=A9 =\n\n"
["hello"].pack("u") # => "%:&5L;&\\`\n"
[300, 1].pack("w*") # => "\x82,\x01"
[1, 2].pack("Cx2C") # => "\x01\x00\x00\x02"
[1].pack("C2") # => ArgumentError: too few arguments
"\xFF\xFE\x00\x01".unpack("cCs>") # => [-1, 254, 1]
"abc \x00de".unpack("A5Z*") # => ["abc", "de"]
"a=3D=C3=A9".unpack1("M").force_encoding("UTF-8") # => "a=é"
"\x82,\x01".unpack("w*") # => [300, 1]
"\x0F0".unpack("H3b*") # => ["0f3", ""]
"".unpack("C2") # => [nil, nil]
"ab".unpack("@1a") # => ["b"]
"ab".unpack("x3a") # => ArgumentError: x outside of string

# A string that takes bytes takes what is added to it as bytes, and text as text.
sum = "".encode("ASCII-8BIT")
sum << 200 << 5
[sum.bytes, sum.length] # => [[200, 5], 2]
sum << 256 # => RangeError: 256 out of char range
[String.new.encoding.to_s, (String.new << 200).bytes] # => ["ASCII-8BIT", [200]]
(String.new << "é").length # => 1
("" << [200, 1].pack("C*")).unpack1("H*") # => "c801"
("é".b << 5).length # => 3
(String.new << "é" << [200].pack("C")) # => Encoding::CompatibilityError: incompatible character encodings: UTF-8 and ASCII-8BIT
"x".dup.replace("é".b).length # => 2
(String.new + "é").length # => 1

# What is made from a string of bytes is one, also if it is ASCII, unless other text is in it.
def kinds(*all) = all.flatten.map { |each| each.encoding.to_s.delete_suffix("-8BIT") }
bytes = "a,b".b
kinds(bytes.upcase, bytes[0, 1], bytes + "x", bytes.gsub("a", "b"), bytes.strip, bytes * 2) # => ["ASCII", "ASCII", "ASCII", "ASCII", "ASCII", "ASCII"]
kinds(bytes.split(","), bytes.scan(/a/), [bytes, "c"].join) # => ["ASCII", "ASCII", "ASCII", "ASCII"]
kinds("x" + bytes, ["c", bytes].join, bytes.encode("UTF-8"), bytes + "é", bytes.sub("a", "é")) # => ["UTF-8", "UTF-8", "UTF-8", "UTF-8", "UTF-8"]
kinds(String.new << "a", String.new + "a", "".b << "a", "" << "a".b) # => ["ASCII", "ASCII", "ASCII", "UTF-8"]

# Encodings
"a\xFFb".valid_encoding? # => false
["a\xFFb".encoding, "a\xFFb".scrub("?"), "a\xFFb".scrub { |bytes| bytes.unpack1("H*") }] # => [#<Encoding:UTF-8>, "a?b", "affb"]
"\xE9".force_encoding("ISO-8859-1").encode("UTF-8") # => "é"
"é".force_encoding("ISO-8859-1").encode("UTF-8") # => "Ã©"
"€".encode("Windows-1252").bytes + "€".encode("ISO-8859-15").bytes # => [128, 164]
"é".encode("UTF-16") # => "\uFEFF\u00E9"
"a\xFFb".encode("UTF-16LE", invalid: :replace).encode("UTF-8") # => "a�b"
"é".encode("US-ASCII", fallback: ->(sign) { "e" }) # => "e"
"é€".encode("ISO-8859-1", undef: :replace).bytes # => [233, 63]
"\xE9".b.encode("UTF-8") # => Encoding::UndefinedConversionError: "\xE9" from ASCII-8BIT to UTF-8
"\xA4".force_encoding("ISO-8859-15").encode("ISO-8859-1") # => Encoding::UndefinedConversionError: U+20AC to ISO-8859-1 in conversion from ISO-8859-15 to UTF-8 to ISO-8859-1
"a\xE2\x82b".encode("UTF-16LE") # => Encoding::InvalidByteSequenceError: "\xE2\x82" followed by "b" on UTF-8
"é".encode("x") # => Encoding::ConverterNotFoundError: code converter not found (UTF-8 to x)
"é".force_encoding("x") # => ArgumentError: unknown encoding name - x
["é".force_encoding("US-ASCII").valid_encoding?, "é".encode(crlf_newline: true), "a\r\nb".encode(universal_newline: true)] # => [false, "é", "a\nb"]
:a.encoding # => #<Encoding:US-ASCII>

# Copies have the encoding of the original, and a string of bytes takes the one of the text that is put into it.
utf16 = "é".encode("UTF-16LE")
[utf16.dup, String.new(utf16), "x".dup.replace(utf16)].map { |each| each.encoding.to_s } # => ["UTF-16LE", "UTF-16LE", "UTF-16LE"]
[utf16.clone.bytes, "a\xFFb".dup.encoding.to_s, "é".b.dup.encoding.to_s] # => [[233, 0], "UTF-8", "ASCII-8BIT"]
[("".b << "é").encoding.to_s, ("a".b << "é").encoding.to_s, ("a".b << "b").encoding.to_s] # => ["UTF-8", "UTF-8", "ASCII-8BIT"]
