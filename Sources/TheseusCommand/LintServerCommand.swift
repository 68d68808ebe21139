#if Lint
  import IdentityLint

  /// `theseus lint --lsp`.
  struct LintServerCommand {
    let choice: LintRuleOptions
    let scope: LintScopeOptions

    func run() throws {
      throw CommandFailure("not yet")
    }
  }
#endif
