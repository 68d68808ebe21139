# The Homebrew formula, for a tap: `brew tap theseus/tap && brew install theseus-lint`.
# Scripts/make-formula writes the version, the addresses and the checksums of a release into it.
class TheseusLint < Formula
  desc "Reports SwiftUI code that will lose or mix up state"
  homepage "https://github.com/theseus/theseus-lint"
  version "@VERSION@"
  license "MIT"

  on_macos do
    url "https://github.com/theseus/theseus-lint/releases/download/@VERSION@/theseus-lint-macos"
    sha256 "@SHA256_MACOS@"
  end

  on_linux do
    on_intel do
      url "https://github.com/theseus/theseus-lint/releases/download/@VERSION@/theseus-lint-x86_64-unknown-linux-gnu"
      sha256 "@SHA256_X86_64_UNKNOWN_LINUX_GNU@"
    end
    on_arm do
      url "https://github.com/theseus/theseus-lint/releases/download/@VERSION@/theseus-lint-aarch64-unknown-linux-gnu"
      sha256 "@SHA256_AARCH64_UNKNOWN_LINUX_GNU@"
    end
  end

  def install
    bin.install Dir["theseus-lint-*"].first => "theseus-lint"
  end

  test do
    (testpath/"View.swift").write <<~SWIFT
      import SwiftUI
      struct Names: View {
        @State private var names = ["a"]
        var body: some View {
          ForEach($names, id: \\.self) { $name in TextField("", text: $name) }
        }
      }
    SWIFT
    assert_match "self_id", shell_output("#{bin}/theseus-lint --strict --no-cache #{testpath}", 1)
  end
end
