import type { Kit } from '../core/kit.ts';
import { chariot, spirit, standards, wheel } from '../motifs/epic.ts';
import { cow, elephantBody, lion } from '../motifs/animals.ts';
import { ape, crocodile, horseBody, jackalBody } from '../motifs/beasts.ts';
import { crow, owl } from '../motifs/birds.ts';
import { kitchen } from '../motifs/halls.ts';
import { MOTIFS } from '../motifs/index.ts';
import type { Motif, Setting } from '../motifs/motif.ts';
import type { MotifName } from '../motifs/names.ts';
import { deerBody, hermitage, smallBird, swan } from '../motifs/nature.ts';
import { bow, sword } from '../motifs/objects.ts';
import { tree } from '../motifs/trees.ts';
import { cage, hamper, mailTrain } from '../motifs/travel.ts';
import { ferry, fish, ship } from '../motifs/water.ts';
import { camel } from '../motifs/wilds.ts';
import { person } from '../figures.ts';
import { buffalo, dog, goat, hen } from './farmyard.ts';
import {
  bag,
  bed,
  bowl,
  cannon,
  cart,
  chair,
  gate,
  house,
  rope,
  stairs,
  table,
  umbrella,
  wall,
  windowFrame,
} from './household.ts';
import type { Sight, Somebody } from '../core/sightNames.ts';
import {
  book,
  drum,
  emptySeat,
  feather,
  fire,
  flute,
  footprints,
  letter,
  litDoor,
  mace,
  pot,
  pyre,
  trident,
} from './signs.ts';

/** The ways to draw a sight: as the subject, at the edge, or far away. */
export interface Drawing {
  readonly draw: (kit: Kit) => string;
  readonly halfWidth: number;
  readonly height: number;
  /** The setting if this is the subject. */
  readonly setting?: Setting;
  /** Whether it stands in the distance instead of beside something. */
  readonly isFar?: boolean;
}

const drawing = (
  halfWidth: number,
  height: number,
  draw: (k: Kit) => string,
  more: Partial<Drawing> = {},
): Drawing => ({
  draw,
  halfWidth,
  height,
  ...more,
});

const motif = (name: MotifName, more: Partial<Drawing> = {}): Drawing => {
  const { draw, halfWidth, height, setting }: Motif = MOTIFS[name];
  return { draw, halfWidth, height, setting, ...more };
};

const far = (name: MotifName, more: Partial<Drawing> = {}): Drawing =>
  motif(name, { setting: 'land', isFar: true, ...more });

/** A spirit hanging from the tree of the scene, or from a bough alone. */
const hangingSpirit = (k: Kit): string =>
  k.may('tree')
    ? k.at(
        0,
        0,
        1.1,
        tree(k, -110, 6, 1.22, 'banyan') +
          k.limb('M-110,-250C-20,-318 90,-336 206,-316', 17, 'wood') +
          spirit(k),
      )
    : k.limb('M-150,-300C-90,-318 0,-336 60,-316', 17, 'wood') + k.at(-160, 0, 1, spirit(k));

/** A person within another drawing, such as a seller or a king on a throne. Takes the first pending person. */
export const somebody = (k: Kit, who: Somebody): string =>
  person(k, { kind: who === 'person' ? k.rng.pick(['woman', 'man']) : who });

const nothing = drawing(300, 300, () => '');

export const DRAWINGS: Readonly<Record<Sight, Drawing>> = {
  person: drawing(90, 260, (k) => somebody(k, 'person')),
  elephant: drawing(260, 330, (k) => k.at(0, 0, 2.2, elephantBody(k, { rug: false }))),
  tiger: motif('tiger', { setting: 'land' }),
  peacock: motif('peacock', { setting: 'land' }),
  serpent: motif('serpent', { setting: 'land' }),
  deer: drawing(150, 320, (k) => k.at(0, 0, 1.1, deerBody(k))),
  horse: drawing(200, 330, (k) => k.at(0, 0, 1.15, horseBody(k, { saddle: false }))),
  cow: drawing(200, 270, (k) => k.at(0, 0, 1.4, cow(k))),
  camel: drawing(200, 300, (k) => k.at(0, 0, 1.2, camel(k, false))),
  monkey: drawing(90, 290, (k) => k.at(0, 0, 1.7, ape(k))),
  crocodile: drawing(320, 110, (k) => crocodile(k)),
  jackal: drawing(240, 300, (k) => jackalBody(k)),
  swan: drawing(130, 190, (k) => k.at(0, -20, 1.1, swan(k))),
  owl: drawing(100, 220, (k) => owl(k, 0, 0, 1.2, 'fur')),
  crow: drawing(150, 160, (k) => crow(k, 0, 0, 1.1)),
  bird: drawing(110, 120, (k) => k.at(0, -54, 1, smallBird(k))),
  fish: drawing(110, 90, (k) => fish(k, 0, -30, 1)),
  ghost: drawing(260, 420, hangingSpirit),
  boat: drawing(270, 200, (k) => ferry(k, 0), { setting: 'river' }),
  ship: drawing(310, 430, ship, { setting: 'sea' }),
  chariot: drawing(260, 420, (k) => chariot(k, 1, false), { setting: 'dust' }),
  lamp: drawing(70, 130, (k) => k.diya(0, -6, 44)),
  fire: drawing(110, 170, fire),
  pot: drawing(80, 135, pot),
  sword: drawing(60, 300, (k) => k.at(0, -120, 0.8, sword(k, 28, 0))),
  bow: drawing(110, 300, (k) => k.at(0, 66, 0.8, bow(k, 0))),
  letter: drawing(115, 155, letter),
  book: drawing(135, 120, book),
  dice: motif('dice'),
  veena: motif('veena'),
  throne: motif('throne'),
  kitchen: drawing(330, 420, kitchen, { setting: 'hall' }),
  well: motif('well'),
  market: motif('market'),
  tree: drawing(200, 420, (k) => tree(k, 0, 0, 1.15, 'round')),
  forest: motif('forest', { isFar: true }),
  hut: drawing(150, 240, (k) => hermitage(k), { setting: 'land' }),
  village: far('village'),
  palace: far('palace'),
  temple: far('temple'),
  fort: far('fort'),
  bridge: motif('bridge'),
  mountain: far('mountain', { setting: 'snow' }),
  // backdrops, which are not drawn on their own
  desert: nothing,
  cave: nothing,
  river: nothing,
  ocean: nothing,
  lotus: drawing(150, 150, (k) => k.lotus(0, 0, 130, 'pink', 9)),
  battlefield: drawing(420, 330, standards, { setting: 'dust', isFar: true }),
  burial: drawing(200, 210, pyre),
  churning: motif('churning'),
  flute: drawing(160, 130, flute),
  feather: drawing(80, 290, feather),
  trident: drawing(90, 440, trident),
  footprint: drawing(90, 130, footprints),
  door: drawing(120, 250, litDoor),
  mace: drawing(110, 340, mace),
  drum: drawing(80, 140, drum),
  seat: drawing(140, 90, emptySeat),
  wheel: drawing(90, 180, (k) => wheel(k, 0, -84, 84)),
  basket: drawing(150, 240, hamper),
  train: drawing(520, 410, mailTrain, { setting: 'land' }),
  elevator: drawing(190, 550, (k) => cage(k, false), { setting: 'hall' }),
  buffalo: drawing(180, 220, buffalo),
  goat: drawing(140, 270, goat),
  dog: drawing(150, 220, dog),
  hen: drawing(110, 180, hen),
  lion: drawing(280, 330, lion),
  bed: drawing(176, 130, bed),
  table: drawing(160, 130, table),
  chair: drawing(84, 216, chair),
  window: drawing(150, 300, windowFrame),
  stairs: drawing(200, 290, stairs),
  house: drawing(220, 310, house, { isFar: true }),
  gate: drawing(220, 380, gate, { isFar: true }),
  wall: drawing(320, 215, wall, { isFar: true }),
  bag: drawing(90, 165, bag),
  bowl: drawing(100, 110, bowl),
  rope: drawing(140, 100, rope),
  umbrella: drawing(165, 335, umbrella),
  cart: drawing(300, 215, cart),
  gun: drawing(220, 180, cannon),
};
