import { create } from 'storybook/theming/create';
import { cuspedOpening } from '../packages/ui/src/ornaments/cusped.ts';
import { night } from '../packages/ui/src/theme/colours.ts';

const gate = cuspedOpening({ x: 3, y: 2, width: 24, height: 31, foils: 5, spring: 0.62 });

// Inline markup, because the fonts of a page do not apply inside an image.
const brandTitle = `
<span style="display:flex;align-items:center;gap:10px;font:650 24px/1 'Eczar Variable',serif;color:${night.text}">
  <svg viewBox="0 0 30 36" width="30" height="36" fill="none" stroke="${night.gold}" stroke-width="2" aria-hidden="true">
    <path d="${gate}" stroke-linejoin="round"/>
    <path d="M15,12C20,18 21,21 19.4,24.2A5,5 0 0 1 10.6,24.2C9,21 10,18 15,12Z" fill="${night.gold}" stroke="none"/>
    <path d="M7,29H23" stroke-linecap="round"/>
  </svg>
  <span style="padding-top:5px">Kathaloka</span>
</span>`;

/** The night theme, for Storybook's own interface and pages. */
export const theme = create({
  base: 'dark',
  brandTitle,
  brandUrl: '?path=/docs/start-here--docs',
  brandTarget: '_self',
  colorPrimary: night.gold,
  // The manager darkens it behind white text, to about the peacock colour of the tokens.
  colorSecondary: '#1fccc3',
  appBg: night['bg-deep'],
  appContentBg: night['surface-1'],
  appPreviewBg: night.bg,
  appHoverBg: night['surface-2'],
  appBorderColor: night.line,
  appBorderRadius: 8,
  textColor: night.text,
  textInverseColor: night['on-gold'],
  textMutedColor: night['text-mute'],
  barBg: night.bg,
  barTextColor: night['text-soft'],
  barHoverColor: night['gold-text'],
  barSelectedColor: night['gold-text'],
  buttonBg: night['surface-2'],
  buttonBorder: night['line-strong'],
  inputBg: night['bg-deep'],
  inputBorder: night['line-strong'],
  inputTextColor: night.text,
  inputBorderRadius: 8,
  booleanBg: night['bg-deep'],
  booleanSelectedBg: night['surface-3'],
  fontBase: "'Mukta', system-ui, sans-serif",
});
