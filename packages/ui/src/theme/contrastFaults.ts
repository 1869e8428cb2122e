import type { ColourToken } from './colours.ts';
import { contrast } from './contrast.ts';
import { mix } from './mix.ts';

type Colours = Readonly<Record<ColourToken, string>>;

/** A foreground and a background by name, with the contrast that they need. */
export interface ContrastPair {
  readonly ink: string;
  readonly on: string;
  readonly ratio: number;
  readonly least: number;
}

const READABLE = 4.5;
const VISIBLE = 3;

const GROUNDS = ['bg-deep', 'bg', 'surface-1', 'surface-2', 'surface-3'] as const;
const INKS = [
  'text',
  'text-soft',
  'text-mute',
  'text-dim',
  'gold-text',
  'sindoor-text',
  'peacock-text',
  'success-text',
  'warning-text',
  'danger-text',
  'info-text',
] as const;
const FILLS = [
  ['on-gold', 'gold'],
  ['on-gold', 'gold-hover'],
  ['on-gold', 'gold-press'],
  ['on-sindoor', 'sindoor'],
  ['on-sindoor', 'sindoor-hover'],
  ['on-peacock', 'peacock'],
  ['on-jamun', 'jamun'],
  ['on-neel', 'neel'],
] as const;
const SOFT = ['gold', 'sindoor', 'peacock', 'success', 'warning', 'danger', 'info'] as const;
const EDGES = ['line-strong', 'gold', 'focus', 'danger-line', 'warning-line', 'success-line'] as const;
/** The backgrounds of controls and labels. */
const NEAR = ['bg', 'surface-1'] as const;
/** The extremes of a picture's colours. */
const PICTURES = ['#000000', '#ffffff'] as const;

/** A translucent layer, `rgb(r g b / alpha)`, mixed with its background. */
function over(layer: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (layer.match(/[\d.]+/g) ?? []).map(Number);
  const opaque = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return mix(ground, `#${opaque}`, alpha);
}

/** All pairs of colours in a theme that text or controls use. */
export function contrastPairs(theme: Colours): ContrastPair[] {
  const pair = (ink: ColourToken, on: string, ground: string, least: number): ContrastPair => ({
    ink,
    on,
    ratio: contrast(theme[ink], ground),
    least,
  });
  return [
    ...INKS.flatMap((ink) => GROUNDS.map((ground) => pair(ink, ground, theme[ground], READABLE))),
    ...FILLS.map(([ink, fill]) => pair(ink, fill, theme[fill], READABLE)),
    ...SOFT.flatMap((tone) =>
      NEAR.map((ground) =>
        pair(
          `${tone}-text`,
          `${tone}-soft over ${ground}`,
          over(theme[`${tone}-soft`], theme[ground]),
          READABLE,
        ),
      ),
    ),
    ...PICTURES.map((picture) => pair('text', `glass over ${picture}`, over(theme.glass, picture), READABLE)),
    ...EDGES.flatMap((edge) => NEAR.map((ground) => pair(edge, ground, theme[ground], VISIBLE))),
  ];
}

/**
 * The pairs of colours with too little contrast, one line each; empty for a theme that meets WCAG 2.2 AA.
 *
 * @example
 * const faults = contrastFaults(createTheme(brand));
 */
export function contrastFaults(theme: Colours): string[] {
  return contrastPairs(theme)
    .filter(({ ratio, least }) => !(ratio >= least))
    .map(({ ink, on, ratio, least }) => `${ink} on ${on}: ${ratio.toFixed(2)} of ${least}`);
}
