import { night, palmLeaf } from './colours.ts';
import { contrast } from './contrast.ts';
import { mix, translucent } from './mix.ts';
import type { ThemeToken, ThemeTokens } from './themeTokens.ts';

/** The colours of a brand as `#rrggbb`, from which a theme is made. */
export interface Brand {
  /** The background of the page. */
  ground: string;
  /** The text on the background, with a contrast of 7 or more. */
  text: string;
  /** The colour of the primary action, links and costs; moved towards black or white if too faint. */
  accent: string;
  /** The colour of likes, rules and destructive actions; vermilion by default. */
  second?: string;
  /** The colour of selected and completed things; peacock by default. */
  third?: string;
  /** Tokens that override the derived ones: `{ 'radius-14': '4px' }`. */
  tokens?: Partial<Record<ThemeToken, string>>;
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** The minimum contrasts of WCAG 2.2 for text, and for borders of controls. */
const READABLE = 4.5;
const VISIBLE = 3;
/** A reserve, because other backgrounds of text have less contrast than the page's. */
const TEXT_ON_GROUND = 7;

const SOFT = 0.12;
const STEPS = 50;

/**
 * Makes a theme from three colours, with enough contrast for all text and borders, as in the library's own.
 *
 * @example
 * const forest = createTheme({ ground: '#10201a', text: '#f2efe6', accent: '#d9a441' });
 */
export function createTheme(brand: Brand): ThemeTokens {
  check(brand);
  const { ground, text, accent, tokens } = brand;
  const isDark = contrast(ground, WHITE) > contrast(ground, BLACK);
  const own = isDark ? night : palmLeaf;
  const { second = own.sindoor, third = own.peacock } = brand;
  const grounds = groundsOf(ground, text, isDark);
  const shades = { ground, text, isDark, grounds };
  return {
    ...own,
    ...grounds,
    ...inksOf(shades),
    ...accentOf(accent, shades),
    ...fill('sindoor', second),
    'sindoor-hover': fartherFrom(inkOn(second), second, 0.14),
    ...fill('peacock', third),
    ...label('sindoor', second, shades),
    ...label('peacock', third, shades),
    ...meaningsOf(own, shades),
    ...lightOf(accent, shades),
    rule: second,
    ...tokens,
  };
}

type Grounds = ReturnType<typeof groundsOf>;

interface Shades {
  readonly ground: string;
  readonly text: string;
  readonly isDark: boolean;
  readonly grounds: Grounds;
}

function check({ ground, text, accent, second, third }: Brand) {
  for (const [name, colour] of Object.entries({ ground, text, accent, second, third })) {
    if (colour !== undefined && !/^#[\da-f]{6}$/i.test(colour)) {
      throw new Error(`createTheme: ${name} is ${colour}; colours are written as #rrggbb.`);
    }
  }
  const ratio = contrast(text, ground);
  if (ratio < TEXT_ON_GROUND) {
    throw new Error(
      `createTheme: text ${text} on ground ${ground} has a contrast of ${ratio.toFixed(1)}; the least is ${TEXT_ON_GROUND}.`,
    );
  }
}

function groundsOf(ground: string, text: string, isDark: boolean) {
  const raised = (share: number) => mix(ground, isDark ? text : WHITE, share);
  const sunken = (share: number) => mix(ground, isDark ? BLACK : text, share);
  return {
    bg: ground,
    'bg-deep': isDark ? sunken(0.4) : sunken(0.06),
    'surface-1': isDark ? raised(0.045) : raised(0.55),
    'surface-2': isDark ? raised(0.09) : sunken(0.04),
    'surface-3': isDark ? raised(0.15) : sunken(0.1),
    well: isDark ? sunken(0.4) : raised(0.8),
  };
}

/** The colour if it has enough contrast with all of these, otherwise the nearest one that has. */
function apart(colour: string, from: readonly string[], least: number, isDark: boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const moved = mix(colour, isDark ? WHITE : BLACK, step / STEPS);
    if (from.every((other) => contrast(moved, other) >= least)) return moved;
  }
  return isDark ? WHITE : BLACK;
}

const readable = (ink: string, { grounds, isDark }: Shades, more: readonly string[] = []) =>
  apart(ink, [...Object.values(grounds), ...more], READABLE, isDark);

const visible = (edge: string, { grounds, isDark }: Shades) =>
  apart(edge, [grounds.bg, grounds['surface-1']], VISIBLE, isDark);

function inksOf(shades: Shades) {
  const { ground, text, isDark, grounds } = shades;
  const faded = (share: number) => readable(mix(text, ground, share), shades);
  return {
    text: readable(text, shades),
    'text-soft': faded(0.18),
    'text-mute': faded(0.32),
    'text-dim': faded(0.36),
    line: mix(ground, text, 0.18),
    'line-strong': visible(mix(ground, text, 0.5), shades),
    // over any picture
    glass: translucent(ground, 0.95),
    scrim: isDark ? translucent(grounds['bg-deep'], 0.72) : translucent(text, 0.55),
    'string-hole': isDark ? grounds['bg-deep'] : text,
    'focus-gap': grounds.well,
  };
}

/** The text colour on a fill: black or white, whichever is more readable. */
const inkOn = (colour: string) => (contrast(WHITE, colour) >= READABLE ? WHITE : BLACK);

/** A fill whose contrast with its text only grows when it is hovered or pressed. */
const fartherFrom = (ink: string, colour: string, share: number) =>
  mix(colour, ink === WHITE ? BLACK : WHITE, share);

function fill<Name extends string>(name: Name, colour: string) {
  return { [name]: colour, [`on-${name}`]: inkOn(colour) } as Record<Name | `on-${Name}`, string>;
}

/** The colours of a label: its text, also readable on its own soft background. */
function label<Name extends string>(name: Name, colour: string, shades: Shades) {
  const { bg, 'surface-1': surface } = shades.grounds;
  const softened = [bg, surface].map((ground) => mix(ground, colour, SOFT));
  return {
    [`${name}-text`]: readable(colour, shades, softened),
    [`${name}-soft`]: translucent(colour, SOFT),
  } as Record<`${Name}-text` | `${Name}-soft`, string>;
}

function accentOf(accent: string, shades: Shades) {
  const gold = visible(accent, shades);
  const on = inkOn(gold);
  const labels = label('gold', accent, shades);
  return {
    gold,
    'gold-hover': fartherFrom(on, gold, 0.14),
    'gold-press': fartherFrom(on, gold, 0.26),
    'on-gold': on,
    ...labels,
    focus: labels['gold-text'],
  };
}

/** Colours with a meaning keep their usual hue. */
function meaningsOf(own: typeof palmLeaf, shades: Shades) {
  return {
    ...label('success', own['success-line'], shades),
    ...label('warning', own['warning-line'], shades),
    ...label('danger', own['danger-line'], shades),
    ...label('info', own['info-text'], shades),
    'success-line': visible(own['success-line'], shades),
    'warning-line': visible(own['warning-line'], shades),
    'danger-line': visible(own['danger-line'], shades),
  };
}

/** The colours of lamps, lattices and overlays on pictures. */
function lightOf(accent: string, { text, isDark, grounds }: Shades) {
  const veil = isDark ? grounds['bg-deep'] : text;
  return {
    flame: isDark ? mix(accent, WHITE, 0.6) : accent,
    glow: mix(accent, WHITE, 0.35),
    clay: mix(accent, BLACK, 0.35),
    'jali-ink': translucent(accent, 0.08),
    'veil-near': translucent(veil, 0.3),
    'veil-far': translucent(veil, 0.7),
    'shadow-1': `0 1px 2px ${translucent(veil, isDark ? 0.5 : 0.22)}`,
    'shadow-2': `0 8px 24px -6px ${translucent(veil, isDark ? 0.65 : 0.35)}`,
    'shadow-3': `0 24px 60px -12px ${translucent(veil, isDark ? 0.8 : 0.42)}`,
  };
}
