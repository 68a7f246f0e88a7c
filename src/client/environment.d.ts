interface ImportMetaEnv {
  /** Defined in vite.config.ts. */
  readonly TINTAMARRE_VERSION: string;
}
