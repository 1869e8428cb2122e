/** The themes of the interface. */
export const THEMES = ['night', 'palm-leaf'] as const;
export type Theme = (typeof THEMES)[number];

/** The cookie, and the key in the browser's storage, of the theme that a person chose. */
export const THEME_KEY = 'kathaloka.theme';
