/** Loads the script of the panel "Your tale": when it is opened, or a pointer or the focus nears its button. */
export const loadSessionPanel = () => import('./PlaySessionPanel.tsx').then((part) => part.PlaySessionPanel);
