import type { Plan } from '../compose.ts';
import type { Rng } from '../core/prng.ts';
import type { Painting } from '../core/svg.ts';
import type { Hour, Weather } from '../keywords.ts';

/** What every palette has beside its colours. */
export interface Palette {
  /** The colour that stands in for the picture until it has loaded. */
  readonly tone: string;
  /** Hours and weathers that it suits. */
  readonly suits: readonly (Hour | Weather)[];
}

/** The frame that a style paints. */
export interface Scene<P extends Palette> {
  readonly rng: Rng;
  readonly plan: Plan;
  readonly palette: P;
  readonly w: number;
  readonly h: number;
  /** Everything scales by it. */
  readonly u: number;
}

export interface StylePainter<P extends Palette> {
  readonly palettes: readonly P[];
  readonly paint: (scene: Scene<P>) => Painting;
}
