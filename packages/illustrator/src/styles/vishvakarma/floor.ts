import { lift } from '../../compose.ts';
import { f } from '../../core/svg.ts';
import type { Setting } from '../../motifs/motif.ts';
import type { Scene } from '../style.ts';
import type { VishvakarmaPalette } from './palette.ts';

const WATERLINE: Readonly<Partial<Record<Setting, number>>> = { sea: 0.76, river: 0.78, pond: 0.77 };

/** The symmetrical layout: an axis, a geometric sign behind the subject, a mirrored floor. */
export interface Floor extends Scene<VishvakarmaPalette> {
  readonly cx: number;
  /** Centre and radius of the sign. */
  readonly signY: number;
  readonly signR: number;
  /** The edge of the floor: the original one, and the raised one. */
  readonly lowest: number;
  readonly horizon: number;
  readonly isOnWater: boolean;
}

export function layOut(scene: Scene<VishvakarmaPalette>): Floor {
  const { plan, w, h, u } = scene;
  const { setting, hour, isNight } = plan;
  const waterline = WATERLINE[setting];
  const lowest = h * (waterline ?? (setting === 'sky' ? 0.84 : 0.8));
  const box = { W: w * 0.92, H: lowest - 30 * u - h * 0.1, max: 1.5 * u };
  const horizon = setting === 'cave' ? lowest : lowest - lift(plan, box) * (w / h > 1.3 ? 0.35 : 0.8);
  return {
    ...scene,
    cx: w / 2,
    signY: h * (hour === 'noon' ? 0.34 : isNight ? 0.38 : 0.46),
    signR: 300 * u,
    lowest,
    horizon,
    isOnWater: waterline !== undefined,
  };
}

/** A gold line. */
export function gold(
  { palette, u }: Scene<VishvakarmaPalette>,
  width: number,
  opacity = 1,
  colour = palette.gold[1],
): string {
  return `fill="none" stroke="${colour}" stroke-width="${f(width * u)}" opacity="${opacity}"`;
}
