import type { Kit } from '../core/kit.ts';
import type { Motif } from '../motifs/motif.ts';
import { DRAWINGS } from './draw.ts';
import type { Company, Sight } from './names.ts';

type At = (x: number, y: number, scale: number, body: string, flip?: number) => string;

/** Where the others stand, as shares of the free width: at both sides, then closer to the eye. */
const NEAR: readonly (readonly [x: number, y: number])[] = [
  [-0.74, 10],
  [0.74, 10],
  [-0.46, 44],
  [0.46, 44],
];
const NEAR_HEIGHT = 200;
const NEAR_HEIGHT_IN_A_CROWD = 150;
const FAR_HEIGHT = 250;

/** The subject makes room for those around it. */
const roomFor = ({ near, far }: Company): number =>
  near.length > 2 ? 0.7 : near.length + far.length > 0 ? 0.8 : 1;

/** What is drawn already, as part of something else, is not drawn again. */
const drawn = (k: Kit, sight: Sight): string =>
  k.drawn.has(sight) ? '' : k.shows(sight, DRAWINGS[sight].draw.bind(null, k));

function inTheDistance(k: Kit, { far }: Company, wide: number, farY: number, at: At): string {
  return far
    .map((sight, i) => {
      const x = (i === 0 ? -1 : 1) * Math.min(wide * 0.62, 460);
      return at(x, farY, Math.min(0.55, FAR_HEIGHT / DRAWINGS[sight].height), drawn(k, sight));
    })
    .join('');
}

function around(k: Kit, { near }: Company, wide: number, at: At): string {
  const tallest = near.length > 2 ? NEAR_HEIGHT_IN_A_CROWD : NEAR_HEIGHT;
  return near
    .map((sight, i) => {
      const { height, halfWidth } = DRAWINGS[sight];
      const [x, y] = NEAR[i]!;
      const scale = Math.min(0.9, tallest / height, (wide * 0.2) / halfWidth);
      return at(x * wide, y, scale, drawn(k, sight), i % 2 === 0 ? 1 : -1);
    })
    .join('');
}

interface Room {
  readonly wide: number;
  readonly farY: number;
  readonly at: At;
}

/** The subject of a picture that holds what its words name and nothing else, with the rest around it. */
export function companyStage(
  k: Kit,
  { motif, flip }: { readonly motif: Motif; readonly flip: 1 | -1 },
  company: Company,
  { wide, farY, at }: Room,
): { back: string; focal: string; front: string } {
  const subject = company.lead ? k.shows(company.lead, () => motif.draw(k)) : '';
  k.isSmall = true;
  const back = inTheDistance(k, company, wide, farY, at);
  const front = around(k, company, wide, at);
  k.isSmall = false;
  return { back, focal: at(0, 0, roomFor(company), subject, flip), front };
}
