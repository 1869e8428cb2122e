import type { Setting } from '../../motifs/motif.ts';
import type { Scene } from '../style.ts';
import type { RavivarmaPalette } from './palette.ts';

const HORIZON: Readonly<Partial<Record<Setting, number>>> = {
  sea: 0.58,
  sky: 0.93,
  river: 0.6,
  pond: 0.6,
  bank: 0.6,
};

/** The canvas with the positions of light and shade. */
export interface Canvas extends Scene<RavivarmaPalette> {
  /** The side of the light. */
  readonly side: 1 | -1;
  readonly isWide: boolean;
  /** Whether the sun or the moon is low. */
  readonly isLow: boolean;
  readonly horizon: number;
  /** Centre of the subject. */
  readonly fx: number;
  /** Centre and radius of the sun or the moon. */
  readonly mx: number;
  readonly my: number;
  readonly mr: number;
  readonly shadow: string;
  /** Definitions collected from the parts of the picture. */
  readonly define: (definition: string) => void;
}

/** Places the subject off-centre, with the light on the opposite side. */
export function layOut(scene: Scene<RavivarmaPalette>, define: Canvas['define']): Canvas {
  const { rng, plan, palette, w, h, u } = scene;
  const { hour, setting, flip: side } = plan;
  const isWide = w / h > 1.45;
  const isLow = hour === 'dawn' || hour === 'dusk';
  const horizon = h * (HORIZON[setting] ?? 0.66);
  const fx = isWide ? w * (0.5 - side * rng.between(0.03, 0.1)) : w / 2;
  const mx = w * (side > 0 ? rng.between(0.7, 0.84) : rng.between(0.16, 0.3));
  const my = isLow ? horizon - h * rng.between(0.04, 0.14) : h * rng.between(0.2, 0.3);
  const size = isLow ? rng.between(70, 104) : hour === 'noon' ? rng.between(30, 40) : rng.between(58, 90);
  return {
    ...scene,
    side,
    isWide,
    isLow,
    horizon,
    fx,
    mx,
    my,
    mr: u * size,
    shadow: palette.hills[4],
    define,
  };
}

/** Rain or a thunderstorm: the sun is hidden. */
export function isSunHidden({ plan: { weather, isNight } }: Canvas): boolean {
  return weather === 'storm' || (weather === 'rain' && !isNight);
}
