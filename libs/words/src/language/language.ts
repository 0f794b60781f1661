export const LANGUAGES = ['en', 'pl', 'ru'] as const;
/** The languages that the program speaks. */
export type Language = (typeof LANGUAGES)[number];
