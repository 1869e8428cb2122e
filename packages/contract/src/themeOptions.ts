/** The themes of the interface. */
export const THEMES = ['night', 'palm-leaf'] as const;
export type Theme = (typeof THEMES)[number];

/** The name of the cookie and the storage key with the chosen theme. */
export const THEME_KEY = 'kathaloka.theme';
