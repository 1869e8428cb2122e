import type { Plan } from '../compose.ts';
import type { Rng } from '../core/prng.ts';
import type { Painting } from '../core/svg.ts';
import type { Hour, Weather } from '../keywords.ts';

/** What every palette has in addition to its colours. */
export interface Palette {
  /** The hours and weathers for which it is chosen. */
  readonly suits: readonly (Hour | Weather)[];
}

/** The frame of the picture. */
export interface Scene<P extends Palette> {
  readonly rng: Rng;
  readonly plan: Plan;
  readonly palette: P;
  readonly w: number;
  readonly h: number;
  /** The scale of everything in the picture. */
  readonly u: number;
}

export interface StylePainter<P extends Palette> {
  readonly palettes: readonly P[];
  /** The placeholder colour while the picture loads. */
  readonly toneOf: (palette: P) => string;
  readonly paint: (scene: Scene<P>) => Painting;
}
