#if Web
  import Foundation

  extension WebServer {
    /// Opens the store that `--store` names: an SQLite file, or with the package trait `Postgres` a
    /// database as `postgres://USER:PASSWORD@HOST/DATABASE`.
    /// - Throws: `StoreError` when it cannot be opened.
    public nonisolated static func store(_ address: String) throws -> any SessionStore {
      guard address.hasPrefix("postgres://") || address.hasPrefix("postgresql://") else {
        return try SQLiteStore(path: address)
      }
      #if Postgres
        return try PostgresStore(url: address)
      #else
        throw StoreError(
          """
          PostgreSQL needs the trait Postgres: .package(url: …, traits: ["Postgres"]) in \
          Package.swift (Documentation/Web.md)
          """)
      #endif
    }
  }
#endif
