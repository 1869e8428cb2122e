/** Loads the script of the player’s own tale: when its panel is opened, or a pointer or the focus nears its button. */
export const loadSessionPanel = () => import('./PlaySessionPanel.tsx').then((part) => part.PlaySessionPanel);
