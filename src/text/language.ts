export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export interface Both {
  readonly en: string;
  readonly fr: string;
}
