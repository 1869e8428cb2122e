import { lift } from '../../compose.ts';
import { f } from '../../core/svg.ts';
import type { Setting } from '../../motifs/motif.ts';
import type { Scene } from '../style.ts';
import { BORDER } from './border.ts';
import type { ChitrakarPalette } from './palette.ts';

const WATERLINE: Readonly<Partial<Record<Setting, number>>> = { sea: 0.64, river: 0.68, pond: 0.66 };

/** The cloth inside its border, and the positions on it. */
export interface Sheet extends Scene<ChitrakarPalette> {
  /** The outline width of drawings in the picture's own units. */
  readonly contour: string;
  /** The inner edge of the border. */
  readonly inset: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly W: number;
  readonly H: number;
  readonly cx: number;
  /** The ground line: the original one, and the raised one. */
  readonly ground: number;
  readonly gy: number;
  readonly waterline: number | undefined;
}

export function layOut(scene: Scene<ChitrakarPalette>): Sheet {
  const { plan, palette: p, w, h, u } = scene;
  const { setting } = plan;
  const inset = BORDER * u + 6 * u;
  const x0 = inset + 8 * u;
  const y0 = inset + 8 * u;
  const H = h - y0 - y0;
  const W = w - x0 - x0;
  const waterline = WATERLINE[setting];
  const ground = y0 + H * (waterline ?? (setting === 'hall' ? 0.86 : setting === 'sky' ? 0.72 : 0.84));
  return {
    ...scene,
    contour: `stroke="${p.ink}" stroke-width="${f(4.6 * u)}" stroke-linejoin="round" stroke-linecap="round"`,
    inset,
    x0,
    y0,
    x1: w - x0,
    y1: h - y0,
    W,
    H,
    cx: w / 2,
    ground,
    gy: setting === 'cave' ? ground : ground - lift(plan, { W, H: ground - y0 }),
    waterline,
  };
}

/** The outline width of motifs, which have their own scale. */
export function outlined({ contour }: Sheet, body: string, width = '4.4'): string {
  return `<g ${contour.replace(/stroke-width="[^"]*"/, `stroke-width="${width}"`)}>${body}</g>`;
}
