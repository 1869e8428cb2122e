import { area } from '../area.ts';

export const settingsWords = area('settings', {
  theme: 'Theme',
  themes: { night: 'Night manuscript', 'palm-leaf': 'Palm leaf' },
  language: 'Language',
  apply: 'Apply',
});
