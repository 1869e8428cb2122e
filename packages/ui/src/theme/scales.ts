/** Size, space, type, motion and layers: the same in both themes. */
export const scales = {
  'fs-12': '0.75rem',
  'fs-13': '0.8125rem',
  'fs-14': '0.875rem',
  'fs-15': '0.9375rem',
  'fs-16': '1rem',
  'fs-18': '1.125rem',
  'fs-20': '1.25rem',
  'fs-21': '1.3125rem',
  'fs-22': '1.375rem',
  'fs-24': '1.5rem',
  'fs-28': '1.75rem',
  'fs-30': '1.875rem',
  'fs-38': '2.375rem',
  'fs-48': '3rem',
  's-1': '4px',
  's-2': '8px',
  's-3': '12px',
  's-4': '16px',
  's-5': '24px',
  's-6': '32px',
  's-7': '48px',
  's-8': '64px',
  's-9': '96px',
  'r-1': '4px',
  'r-2': '8px',
  'r-3': '14px',
  'r-pill': '999px',
  ctl: '44px',
  'ctl-sm': '36px',
  'ctl-lg': '54px',
  't-1': '120ms',
  't-2': '200ms',
  't-3': '320ms',
  't-4': '600ms',
  'ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  'ease-in-out': 'cubic-bezier(0.6, 0, 0.3, 1)',
  'z-base': '0',
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

/**
 * What depends on the script of a text. `GlobalStyles` sets these by `:lang()`, so that a component
 * writes `line-height: var(--lh-title)` once and is right in every language, even inside another one.
 */
interface ScriptScale {
  'font-title': string;
  'font-tale': string;
  'font-ui': string;
  'lh-title': string;
  'lh-ui': string;
  'lh-tale': string;
}

/** The faces of the scripts that Eczar, Tiro and Mukta do not write. They follow in every stack, and load when they are needed. */
const OTHER_SCRIPTS = [
  "'Tiro Bangla'",
  "'Tiro Telugu'",
  "'Noto Serif Tamil Variable'",
  "'Noto Serif Kannada Variable'",
  "'Noto Serif Gujarati Variable'",
  "'Noto Serif Malayalam Variable'",
  "'Noto Nastaliq Urdu'",
].join(', ');

const latin: ScriptScale = {
  'font-title': `'Eczar Variable', ${OTHER_SCRIPTS}, Georgia, serif`,
  'font-tale': `'Tiro Devanagari Hindi', ${OTHER_SCRIPTS}, Georgia, serif`,
  'font-ui': `'Mukta', ${OTHER_SCRIPTS}, system-ui, sans-serif`,
  'lh-title': '1.14',
  'lh-ui': '1.5',
  'lh-tale': '1.72',
};

const indic: ScriptScale = { ...latin, 'lh-title': '1.5', 'lh-ui': '1.7', 'lh-tale': '1.9' };

/** Figures and Latin words keep their own face: it has no Arabic letters, and they look better in it. */
const nastaliq: ScriptScale = { ...latin, 'lh-title': '1.9', 'lh-ui': '2.2', 'lh-tale': '2.4' };

export const scripts = { latin, indic, nastaliq };
