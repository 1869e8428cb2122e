/** Font sizes in px, as in a drawing; as rem they grow with the browser's font size. */
const FONT_SIZES = [
  11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 26, 28, 30, 34, 36, 38, 44, 48, 52, 56,
] as const;
const SIZES = [
  2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 32, 36, 40, 44, 48, 56, 64, 72, 84, 96,
] as const;
const RADII = [2, 4, 6, 8, 10, 14] as const;

/** Size, space, type, motion and layers: the same in both themes. */
export const scales = {
  ...steps('fs', FONT_SIZES, (px) => `${px / 16}rem`),
  'fs-section': 'clamp(2.5rem, 4vw, 3.4rem)',
  'fs-hero': 'clamp(3rem, 5.5vw, 5.1rem)',
  ...steps('size', SIZES, inPixels),
  ...steps('radius', RADII, inPixels),
  'radius-pill': '999px',
  hairline: '1px',
  'edge-ring': '1.5px',
  'edge-2': '2px',
  'edge-3': '3px',
  'edge-rule': '5px',
  ctl: '44px',
  'ctl-sm': '36px',
  'ctl-lg': '54px',
  't-1': '120ms',
  't-2': '200ms',
  't-3': '320ms',
  't-4': '600ms',
  'ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  'ease-in-out': 'cubic-bezier(0.6, 0, 0.3, 1)',
  'z-behind': '-1',
  'z-base': '0',
  'z-above': '1',
  'z-top': '2',
  'z-raised': '10',
  'z-nav': '100',
  'z-dropdown': '200',
  'z-drawer': '300',
  'z-dialog': '400',
  'z-toast': '500',
  'z-loading': '600',
  'page-width': '1296px',
  measure: '57ch',
} as const;

function inPixels(px: number): string {
  return `${px}px`;
}

function steps<Name extends string, Step extends number>(
  name: Name,
  list: readonly Step[],
  value: (step: Step) => string,
) {
  return Object.fromEntries(list.map((step) => [`${name}-${step}`, value(step)])) as Record<
    `${Name}-${Step}`,
    string
  >;
}

/**
 * Tokens that depend on the script. `GlobalStyles` sets them by `:lang()`, so that a component writes
 * `line-height: var(--kl-lh-title)` once and is right in every language, even inside another one.
 */
interface ScriptScale {
  'font-title': string;
  'font-tale': string;
  'font-ui': string;
  'lh-title': string;
  'lh-ui': string;
  'lh-tale': string;
}

/** A theme's font comes first. Other scripts use the system's, unless `storyFaces` or the page names one. */
const latin: ScriptScale = {
  'font-title': `var(--kl-face-title, 'Eczar Variable'), var(--kl-script-title,) 'Eczar by Noto Serif', 'Eczar by Times', Georgia, serif`,
  'font-tale': `var(--kl-face-tale, 'Tiro Devanagari Hindi'), var(--kl-script-tale,) 'Tiro by Noto Serif', 'Tiro by Times', Georgia, serif`,
  'font-ui': `var(--kl-face-ui, 'Mukta'), var(--kl-script-ui,) 'Mukta of the Device', 'Mukta by Noto Latin', system-ui, sans-serif`,
  'lh-title': '1.14',
  'lh-ui': '1.5',
  'lh-tale': '1.72',
};

/** A lower line would show the vowel signs of a clipped line below the line before it. */
const indic: ScriptScale = { ...latin, 'lh-title': '1.6', 'lh-ui': '1.7', 'lh-tale': '1.9' };

/** Figures and Latin words have their own font: it has no Arabic letters, and suits them better. */
const nastaliq: ScriptScale = { ...latin, 'lh-title': '1.9', 'lh-ui': '2.2', 'lh-tale': '2.4' };

export const scripts = { latin, indic, nastaliq };
