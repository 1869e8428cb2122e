import type { Kit } from './core/kit.ts';
import type { Rng } from './core/prng.ts';
import { f } from './core/svg.ts';
import { person } from './figures.ts';
import { type Hour, readKeywords, type Weather } from './keywords.ts';
import { MOTIFS } from './motifs/index.ts';
import type { Motif, Setting } from './motifs/motif.ts';
import type { MotifName } from './motifs/names.ts';
import { tree, type TreeKind } from './motifs/trees.ts';
import { companyStage } from './sights/company.ts';
import type { Company, PersonKind, Sight } from './core/sightNames.ts';

/** The composition: subject and neighbours, setting, hour and weather. */
export interface Plan {
  readonly main: MotifName;
  readonly motif: Motif;
  readonly setting: Setting;
  readonly far: MotifName | null;
  readonly beside: MotifName | null;
  readonly hour: Hour;
  readonly weather: Weather;
  readonly isNight: boolean;
  /** The side of the light: 1 or -1. */
  readonly flip: 1 | -1;
  readonly isInside: boolean;
  readonly isWet: boolean;
  /** The sights around the subject of a literal picture; null for a free one. */
  readonly company: Company | null;
  /** What the picture may show; null for anything. */
  readonly only: ReadonlySet<Sight> | null;
  /** What has been drawn so far. */
  readonly drawn: Set<Sight>;
  /** The people drawn so far, by kind. */
  readonly people: PersonKind[];
}

/** Subjects to choose from if the text names none. */
const POOL: readonly MotifName[] = [
  'forest',
  'river',
  'palace',
  'temple',
  'mountain',
  'treeoflife',
  'village',
  'lotus',
  'ocean',
  'peacock',
  'elephant',
  'deer',
];

/** Motifs that change the setting instead of being placed beside the subject. */
const SETTINGS: Readonly<Partial<Record<MotifName, Setting>>> = {
  forest: 'forest',
  desert: 'desert',
  mountain: 'snow',
  river: 'bank',
  ocean: 'bank',
  lotus: 'bank',
  village: 'land',
};

/** Motifs that are small enough to stand beside a subject. */
const BESIDE = new Set<MotifName>([
  'elephant',
  'tiger',
  'peacock',
  'serpent',
  'deer',
  'birds',
  'horse',
  'monkey',
  'jackal',
  'basket',
  'well',
  'weapons',
  'letter',
  'veena',
  'lamps',
  'dice',
  'market',
  'treeoflife',
]);
/** Motifs that may stand beside a subject indoors: no trees, and no herds. */
const BESIDE_IN_ROOMS = new Set<MotifName>(['weapons', 'letter', 'veena', 'lamps', 'dice', 'basket']);
/** Motifs that are large enough to be recognised in the distance. */
const FAR = new Set<MotifName>([
  'palace',
  'temple',
  'mountain',
  'village',
  'forest',
  'fort',
  'observatory',
  'city',
  'vimana',
]);
const CLOSED = new Set<Setting>(['hall', 'court', 'cave']);

/** Motifs that the picture of another motif already contains. */
const CONTAINS: Readonly<Partial<Record<MotifName, readonly MotifName[]>>> = {
  battlefield: ['weapons', 'horse', 'elephant', 'fort'],
  burial: ['treeoflife', 'weapons', 'forest'],
  churning: ['ocean', 'serpent', 'mountain'],
  bridge: ['ocean', 'river'],
  village: ['well'],
  desert: ['horse'],
  ocean: ['river'],
  lotus: ['river'],
  weapons: ['battlefield'],
  throne: ['palace'],
  dice: ['palace', 'throne'],
  market: ['village'],
};

type Arrangement = Pick<Plan, 'main' | 'setting' | 'far' | 'beside'>;

/**
 * Chooses the subject. A thing takes precedence over a place: "a forest and a tiger" is a tiger in the forest; "river,
 * palace" is the river, with the palace behind it.
 */
function arrange(lead: MotifName, second: MotifName | undefined): Arrangement {
  const { setting, isPlace = false } = MOTIFS[lead];
  const alone: Arrangement = { main: lead, setting, far: null, beside: null };
  if (!second) return alone;
  if (isPlace && !MOTIFS[second].isPlace) return inPlace(second, lead);
  if (MOTIFS[second].isPlace) {
    const changed = setting === 'land' && second !== 'mountain' ? SETTINGS[second] : undefined;
    const where = changed ?? setting;
    return { ...alone, setting: where, far: FAR.has(second) && !CLOSED.has(where) ? second : null };
  }
  if ((setting === 'hall' ? BESIDE_IN_ROOMS : BESIDE).has(second)) return { ...alone, beside: second };
  return { ...alone, far: FAR.has(second) && !CLOSED.has(setting) ? second : null };
}

function inPlace(main: MotifName, place: MotifName): Arrangement {
  const { setting } = MOTIFS[main];
  const alone: Arrangement = { main, setting, far: null, beside: null };
  if (CLOSED.has(setting) || setting === 'sky' || setting === 'sea') return alone;
  const changed = SETTINGS[place];
  if (changed) return { ...alone, setting: changed };
  return { ...alone, far: place === 'rain' ? null : place };
}

const WET = new Set<Setting>(['sea', 'river', 'pond', 'bank']);
const HOURS_BY_LOT: readonly Hour[] = ['dawn', 'noon', 'dusk', 'dusk', 'dawn', 'noon', 'night'];

export function makePlan(rng: Rng, keywords: string | readonly string[]): Plan {
  const read = readKeywords(keywords);
  const named = read.motifs.filter((name) => name !== 'rain' || read.motifs.length === 1);
  const lead = named[0] ?? rng.pick(POOL);
  // excludes motifs that the subject already contains, and those that hang in the sky
  const isLeftOut = (name: MotifName) => CONTAINS[lead]?.includes(name) || MOTIFS[lead].setting === 'sky';
  const second = named.slice(1).find((name) => !isLeftOut(name));
  const arranged = arrange(lead, second);
  const motif = MOTIFS[arranged.main];
  const hour = read.hour ?? (rng.chance(motif.night ?? 0) ? 'night' : rng.pick(HOURS_BY_LOT));
  const weather = read.weather ?? motif.weather ?? (rng.chance(0.1) ? 'mist' : 'clear');
  return {
    ...arranged,
    motif,
    hour,
    weather,
    isNight: hour === 'night',
    flip: rng.sign(),
    isInside: arranged.setting === 'hall' || arranged.setting === 'cave',
    isWet: WET.has(arranged.setting),
    company: null,
    only: null,
    drawn: new Set(),
    people: [],
  };
}

/** Free width and height for the subject, and its position: its centre and its ground line. */
export interface Box {
  readonly W: number;
  readonly H: number;
  readonly max?: number;
}
export interface StageBox extends Box {
  readonly cx: number;
  readonly gy: number;
  readonly farY?: number;
}

/**
 * The scale of the subject. A narrow frame crops up to a sixth of a wide subject at each side instead of shrinking it.
 */
function scaleFor({ motif, beside }: Plan, { W, H, max = 9 }: Box): number {
  const halfWidth = motif.halfWidth * (W < H * 1.15 ? 0.86 : 1);
  return Math.min(W / (2 * halfWidth + 40), H / (motif.height + 20), max) * (beside ? 0.9 : 1);
}

/** How far the ground rises if the subject leaves much of the sky empty, as in tall frames or with low subjects. */
export function lift(plan: Plan, box: Box): number {
  const free = box.H - (plan.motif.height + 20) * scaleFor(plan, box);
  return free > box.H * 0.22 ? Math.min(free * 0.42, box.H * 0.3) : 0;
}

export interface Stage {
  readonly back: string;
  readonly focal: string;
  readonly front: string;
  /** Size of a motif unit. */
  readonly fit: number;
  /** Half the free width, in motif units. */
  readonly wide: number;
  readonly at: (x: number, y: number, scale: number, body: string, flip?: number) => string;
}

/** Distant land under a building across the water. */
const ISLE = 'M-520,30C-440,-50 -300,-40 -200,-56C0,-80 240,-50 330,-44C440,-36 500,0 540,30Z';
const LAMPS_IN_A_ROW = [-300, -200, -100, 0, 100, 200, 300];

/** The subject, its neighbours and people. */
export function stage(k: Kit, plan: Plan, box: StageBox): Stage {
  const fit = scaleFor(plan, box);
  const wide = box.W / fit / 2;
  const at: Stage['at'] = (x, y, scale, body, flip = 1) =>
    `<g transform="translate(${f(box.cx + x * fit)},${f(box.gy + y * fit)}) scale(${(fit * scale * flip).toFixed(3)},${(fit * scale).toFixed(3)})">${body}</g>`;
  k.only = plan.only;
  k.drawn = plan.drawn;
  k.people = plan.people;
  if (plan.company)
    return { ...companyStage(k, plan, plan.company, { wide, farY: box.farY ?? -30, at }), fit, wide, at };
  k.isSmall = true;
  const far = farCompanion(k, plan, wide, box.farY ?? -30, at);
  const near = nearCompanion(k, plan, wide, at);
  k.isSmall = false;
  const focal = at(plan.beside ? near.shift : far.shift, 0, 1, plan.motif.draw(k), plan.flip);
  return { back: far.art, focal, front: near.art + walker(k, plan, wide, at), fit, wide, at };
}

interface Companion {
  readonly art: string;
  /** How far the subject is moved aside. */
  readonly shift: number;
}

function farCompanion(
  k: Kit,
  { far, isWet, setting }: Plan,
  wide: number,
  farY: number,
  at: Stage['at'],
): Companion {
  if (!far || wide <= 300) return { art: '', shift: 0 };
  const side = k.rng.sign();
  const isle = isWet && setting !== 'bank' ? k.path('rock', ISLE) : '';
  const art = isle + k.at(0, isle ? -44 : 0, 1, MOTIFS[far].draw(k));
  return {
    art: at(side * Math.min(wide * 0.66, 470), isWet ? -4 : farY, 0.5, art),
    shift: -side * Math.min(70, wide - 320),
  };
}

function nearCompanion(k: Kit, { beside }: Plan, wide: number, at: Stage['at']): Companion {
  if (!beside) return { art: '', shift: 0 };
  const side = k.rng.sign();
  const hasRoom = wide > 420;
  const shift = hasRoom ? -side * 90 : 0;
  if (beside === 'lamps') {
    return { art: LAMPS_IN_A_ROW.map((x) => at(x, 46, 1, k.diya(0, 0, 20))).join(''), shift };
  }
  const x = side * (hasRoom ? Math.min(wide * 0.72, 500) : wide * 0.56);
  return { art: at(x, hasRoom ? 12 : 40, hasRoom ? 0.56 : 0.42, MOTIFS[beside].draw(k)), shift };
}

/** Adds a person at the empty edge of some wide pictures of places, never in front of the subject. */
function walker(k: Kit, plan: Plan, wide: number, at: Stage['at']): string {
  const { rng } = k;
  const hasRoom = wide > 560 && !plan.isInside && !plan.isWet && plan.setting !== 'sky' && !plan.beside;
  if (!hasRoom || !plan.motif.isPlace || !rng.chance(0.5)) return '';
  const side = rng.sign();
  return at(
    side * rng.between(430, wide * 0.8),
    22,
    0.92,
    person(k, { pose: rng.pick(['walk', 'stand']) }),
    -side,
  );
}

const TREES: Readonly<Partial<Record<Setting, TreeKind>>> = {
  snow: 'pine',
  desert: 'palm',
  sea: 'palm',
  bank: 'palm',
  river: 'palm',
  dust: 'bare',
};

/** A tree of the kind that grows in this setting. */
export function growTree(k: Kit, { setting }: Plan, scale = 1): string {
  const kind = TREES[setting] ?? k.rng.pick<TreeKind>(['round', 'fruit', 'palm', 'pine', 'banyan']);
  return tree(k, 0, 0, scale, kind);
}
