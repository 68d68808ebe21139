#if Web
  /// The headers of every answer.
  enum SecurityHeaders {
    /// - Parameter foreignImages: whether the page may load pictures of other servers.
    static func all(foreignImages: Bool) -> [(String, String)] {
      [
        (
          "Content-Security-Policy",
          """
          default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
          img-src 'self'\(foreignImages ? " https:" : ""); base-uri 'none'; form-action 'none'; \
          frame-ancestors 'none'
          """
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
      ]
    }
  }
#endif
