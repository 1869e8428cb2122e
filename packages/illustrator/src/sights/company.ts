import type { Kit } from '../core/kit.ts';
import type { Motif } from '../motifs/motif.ts';
import { DRAWINGS, somebody } from './draw.ts';
import type { Company, Sight, Somebody } from '../core/sightNames.ts';

type At = (x: number, y: number, scale: number, body: string, flip?: number) => string;

/** The places beside the subject, as shares of the free width: at both sides, then nearer to the viewer. */
const NEAR: readonly (readonly [x: number, y: number])[] = [
  [-0.74, 10],
  [0.74, 10],
  [-0.46, 44],
  [0.46, 44],
];
/** The bounds between which more sights are placed. */
const OUTERMOST = 0.84;
const INNERMOST = 0.34;
const NEARER_THE_EYE = 46;
const NEAR_HEIGHT = 200;
const NEAR_HEIGHT_IN_A_CROWD = 150;
const FAR_HEIGHT = 250;
/** The distance between people in a group, in motif units. */
const BESIDE_EACH_OTHER = 118;

/** The factor by which the subject shrinks to make room for its company. */
function roomFor({ lead, near, far, people }: Company): number {
  const count = near.length + (lead === 'person' ? 0 : people.length);
  if (count > NEAR.length) return 0.6;
  return count > 2 ? 0.7 : count + far.length > 0 ? 0.8 : 1;
}

/** Draws a sight, unless another drawing already contains it. */
const drawn = (k: Kit, sight: Sight): string =>
  k.drawn.has(sight) ? '' : k.shows(sight, DRAWINGS[sight].draw.bind(null, k));

/** Draws a subject without its own people, because those of the picture stand in front of it. */
function withoutFigures(k: Kit, draw: () => string): string {
  const { pendingFigures } = k;
  k.pendingFigures = [];
  const body = draw();
  k.pendingFigures = pendingFigures;
  return body;
}

const inTheDistance = (k: Kit, { far }: Company, wide: number, farY: number, at: At): string =>
  far
    .map((sight, i) => {
      const x = (i === 0 ? -1 : 1) * Math.min(wide * 0.62, 460);
      const scale = Math.min(0.55, FAR_HEIGHT / DRAWINGS[sight].height);
      return at(
        x,
        farY,
        scale,
        withoutFigures(k, () => drawn(k, sight)),
      );
    })
    .join('');

interface Place {
  readonly x: number;
  readonly y: number;
  /** The free width on either side. */
  readonly room: number;
}

/** The place of one of several sights, alternately left and right, from the edge inwards. */
function placeOf(i: number, count: number): Place {
  if (count <= NEAR.length) {
    const [x, y] = NEAR[i]!;
    return { x, y, room: 0.2 };
  }
  const apart = (OUTERMOST - INNERMOST) / (Math.ceil(count / 2) - 1);
  const step = Math.floor(i / 2);
  const x = OUTERMOST - apart * step;
  return {
    x: i % 2 === 0 ? -x : x,
    y: 10 + NEARER_THE_EYE * ((OUTERMOST - x) / OUTERMOST),
    room: apart * 0.5,
  };
}

/** Draws the things at the edges, with the people between them and the subject. */
function around(k: Kit, { near }: Company, wide: number, at: At): string {
  const people = k.pendingFigures ?? [];
  const others: readonly (Sight | { readonly who: Somebody })[] = [
    ...near,
    ...people.map((who) => ({ who })),
  ];
  const tallest = others.length > 2 ? NEAR_HEIGHT_IN_A_CROWD : NEAR_HEIGHT;
  return others
    .map((other, i) => {
      const sight = typeof other === 'string' ? other : 'person';
      const { height, halfWidth } = DRAWINGS[sight];
      const { x, y, room } = placeOf(i, others.length);
      const scale = Math.min(0.9, tallest / height, (wide * room) / (sight === 'person' ? 45 : halfWidth));
      const body =
        typeof other === 'string' ? withoutFigures(k, () => drawn(k, sight)) : somebody(k, other.who);
      return at(x * wide, y, scale, body, i % 2 === 0 ? 1 : -1);
    })
    .join('');
}

/** A group of people as the subject, side by side. */
const together = (k: Kit, people: readonly Somebody[]): string =>
  people
    .map((who, i) => {
      const x = (i - (people.length - 1) / 2) * BESIDE_EACH_OTHER;
      return k.at(x, i % 2 === 0 ? 0 : 10, 1, somebody(k, who), x > 0 ? -1 : 1);
    })
    .join('');

interface Room {
  readonly wide: number;
  readonly farY: number;
  readonly at: At;
}

/** The subject of a literal picture, with the other people and things behind and around it. */
export function companyStage(
  k: Kit,
  { motif, flip }: { readonly motif: Motif; readonly flip: 1 | -1 },
  company: Company,
  { wide, farY, at }: Room,
): { back: string; focal: string; front: string } {
  const { lead, people } = company;
  k.pendingFigures = [...people];
  const draw = (): string => (lead === 'person' ? together(k, people) : motif.draw(k));
  const subject = lead ? k.shows(lead, draw) : '';
  k.isSmall = true;
  const back = inTheDistance(k, company, wide, farY, at);
  const front = around(k, company, wide, at);
  k.isSmall = false;
  return { back, focal: at(0, 0, roomFor(company), subject, flip), front };
}
