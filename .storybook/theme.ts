import { create } from 'storybook/theming/create';
import { cuspedOpening } from '../packages/ui/src/ornaments/cusped.ts';
import { type ColourToken, night, palmLeaf } from '../packages/ui/src/theme/colours.ts';

type Colours = Readonly<Record<ColourToken, string>>;

const gate = cuspedOpening({ x: 3, y: 2, width: 24, height: 31, foils: 5, spring: 0.62 });

// Inline markup, because the fonts of a page do not apply inside an image.
const brandOf = ({ text, gold }: Colours) => `
<span style="display:flex;align-items:center;gap:10px;font:650 24px/1 'Eczar Variable',serif;color:${text}">
  <svg viewBox="0 0 30 36" width="30" height="36" fill="none" stroke="${gold}" stroke-width="2" aria-hidden="true">
    <path d="${gate}" stroke-linejoin="round"/>
    <path d="M15,12C20,18 21,21 19.4,24.2A5,5 0 0 1 10.6,24.2C9,21 10,18 15,12Z" fill="${gold}" stroke="none"/>
    <path d="M7,29H23" stroke-linecap="round"/>
  </svg>
  <span style="padding-top:5px">Kathaloka</span>
</span>`;

/** Converts one of our themes to a theme of Storybook. */
const themeOf = (colours: Colours, base: 'dark' | 'light') =>
  create({
    base,
    brandTitle: brandOf(colours),
    brandUrl: '?path=/docs/start-here--docs',
    brandTarget: '_self',
    colorPrimary: colours.gold,
    // The manager darkens it behind white text, to about the tokens' peacock colour.
    colorSecondary: base === 'dark' ? '#1fccc3' : colours['peacock-text'],
    appBg: colours['bg-deep'],
    appContentBg: colours['surface-1'],
    appPreviewBg: colours.bg,
    appHoverBg: colours['surface-2'],
    appBorderColor: colours.line,
    appBorderRadius: 8,
    textColor: colours.text,
    textInverseColor: colours['on-gold'],
    textMutedColor: colours['text-mute'],
    barBg: colours.bg,
    barTextColor: colours['text-soft'],
    barHoverColor: colours['gold-text'],
    barSelectedColor: colours['gold-text'],
    buttonBg: colours['surface-2'],
    buttonBorder: colours['line-strong'],
    inputBg: colours['bg-deep'],
    inputBorder: colours['line-strong'],
    inputTextColor: colours.text,
    inputBorderRadius: 8,
    booleanBg: colours['bg-deep'],
    booleanSelectedBg: colours['surface-3'],
    fontBase: "'Mukta', system-ui, sans-serif",
  });

/** For Storybook's interface, and for pages in the night theme. */
export const theme = themeOf(night, 'dark');

/** For pages in the palm leaf theme. */
export const palmLeafTheme = themeOf(palmLeaf, 'light');
