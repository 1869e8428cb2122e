import { lift } from '../../compose.ts';
import type { Setting } from '../../motifs/motif.ts';
import type { MotifName } from '../../motifs/names.ts';
import type { Scene } from '../style.ts';
import type { AjantaPalette } from './palette.ts';
import { INK } from './pen.ts';

/** Motifs that are never shown in a portrait, which is a large half-figure with the motif behind one shoulder. */
const NO_PORTRAIT = new Set<MotifName>([
  'churning',
  'battlefield',
  'vimana',
  'burial',
  'city',
  'cave',
  'mountain',
  'desert',
  'bridge',
  'market',
  'throne',
  'dice',
  'veena',
  'feast',
]);
const OFTEN_PORTRAIT = new Set<MotifName>([
  'palace',
  'library',
  'letter',
  'lotus',
  'deer',
  'peacock',
  'river',
  'lamps',
  'well',
  'elephant',
]);
const WATERLINE: Readonly<Partial<Record<Setting, number>>> = { sea: 0.7, river: 0.74, pond: 0.72 };

/** Positions on the wall. */
export interface Wall extends Scene<AjantaPalette> {
  readonly isWide: boolean;
  readonly isPortrait: boolean;
  /** Centre of the subject, and of the half-figure. */
  readonly fx: number;
  readonly bx: number;
  /** The ground line. */
  readonly gy: number;
  readonly W: number;
  readonly H: number;
  /** The top of the water, as a share of the height. */
  readonly waterline: number | undefined;
}

export function layOut(scene: Scene<AjantaPalette>): Wall {
  const { rng, plan, w, h, u } = scene;
  const { setting, flip, main, beside, only } = plan;
  const isWide = w / h > 1.4;
  const isPortrait =
    only === null &&
    !NO_PORTRAIT.has(main) &&
    !beside &&
    isWide &&
    rng.chance(OFTEN_PORTRAIT.has(main) ? 0.5 : 0.22);
  const waterline = WATERLINE[setting];
  const isHall = setting === 'hall';
  const ground = h * (waterline ?? (isHall ? 0.88 : setting === 'sky' ? 0.68 : 0.87));
  const W = w * (isPortrait ? 0.52 : 0.94);
  const H = ground - h * (isHall ? 0.14 : 0.1);
  return {
    ...scene,
    isWide,
    isPortrait,
    fx: isPortrait ? w * (0.5 + flip * 0.2) : w / 2,
    bx: w * (0.5 - flip * 0.22),
    gy: setting === 'cave' || isPortrait ? ground : ground - lift(plan, { W, H, max: 1.6 * u }),
    W,
    H,
    waterline,
  };
}

/** The outline of everything on the wall. */
export const CONTOUR = `stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`;
export const outlined = (body: string): string => `<g ${CONTOUR}>${body}</g>`;
