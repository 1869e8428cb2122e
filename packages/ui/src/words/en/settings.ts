export const settings = {
  theme: 'Theme',
  themes: { night: 'Night manuscript', 'palm-leaf': 'Palm leaf' },
  language: 'Language',
  apply: 'Apply',
};
