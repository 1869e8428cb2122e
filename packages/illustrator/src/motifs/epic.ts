/** Large scenes from the epics and the story cycles: battlefield, flying chariot, burial ground. */
import type { Kit } from '../core/kit.ts';
import type { Material } from '../core/materials.ts';
import type { Motif } from './motif.ts';
import { f } from '../core/svg.ts';
import { ring, cusped } from '../core/shapes.ts';
import { person } from '../figures.ts';
import { tree } from './trees.ts';
import { chhatri } from './buildings.ts';
import { elephantBody } from './animals.ts';
import { horseBody } from './beasts.ts';

export const wheel = (k: Kit, x: number, y: number, r: number): string =>
  k.circle('wood', x, y, r) +
  k.circle('gold', x, y, r * 0.9) +
  k.circle('bone', x, y, r * 0.78) +
  k.path('cloth', ring(x, y, 8, r * 0.16, r * 0.74, r * 0.1)) +
  k.inlay('cloth2', ring(x, y, 8, r * 0.2, r * 0.58, r * 0.06, 0.3927)) +
  k.circle('gold', x, y, r * 0.2) +
  k.circle('dark', x, y, r * 0.08);

const flag = (k: Kit, x: number, y: number, h: number, material: Material, q = 1): string =>
  k.line(`M${x},${y}V${y - h}`, 1.2, 'wood') +
  k.path(material, `M${x},${y - h}q${q * 50},-14 ${q * 100},16q-${q > 0 ? 46 : -46},6 ${-q * 100},34Z`);

export const chariot = (k: Kit, q = 1, crew = true): string =>
  k.shows('chariot', () =>
    k.at(
      -40,
      0,
      1,
      k.path('cloth', 'M-110,-330Q0,-440 110,-330L96,-306H-96Z') +
        k.pearls('M-100,-316H100', 9, 'gold') +
        k.line('M-92,-308V-170M92,-308V-170', 2, 'wood') +
        k.circle('gold', 0, -392, 14) +
        flag(k, 0, -400, 96, 'saffron', -1) +
        (crew ? k.at(-6, -128, 0.82, person(k, { kind: 'warrior', arms: 'bow', hair: 'helmet' }), q) : '') +
        k.path('gold', 'M-150,-180C-130,-160 130,-160 150,-180L124,-96H-124Z') +
        k.pearls('M-130,-144H130', 11, 'cloth') +
        k.ornament('M-124,-112H124', 1, 'line') +
        k.path('wood', 'M110,-118L260,-104V-92L110,-100Z') +
        wheel(k, -70, -76, 78) +
        wheel(k, 70, -76, 78),
    ),
  );

/** Spears stuck in the ground, and flags. */
export const standards = (k: Kit): string => {
  const { rng } = k;
  let a = '';
  for (let i = 0; i < 9; i++) {
    const x = -420 + i * 105 + rng.between(-26, 26);
    a += k.line(`M${f(x)},0L${f(x + rng.between(-20, 20))},${f(-rng.between(180, 300))}`, 0.9, 'wood');
  }
  for (const [x, h, r, q] of [
    [-370, 330, 'fire', 1],
    [-290, 280, 'cloth2', 1],
    [370, 330, 'cloth', -1],
    [290, 290, 'fire', -1],
  ] as const)
    a += flag(k, x, 0, h, r, q);
  return a;
};

const battlefield = (k: Kit): string => {
  const { rng } = k;
  const v = rng.whole(0, 2);
  let a = standards(k);
  if (k.pen.hasOrnament)
    for (let i = 0; i < 10; i++) {
      const q = i % 2 ? 1 : -1;
      const x = q * rng.between(60, 300);
      const y = -rng.between(330, 470);
      a += k.turned(
        x,
        y,
        q * rng.between(8, 24) + (q > 0 ? 180 : 0),
        k.line('M-50,0H40', 0.9, 'white') +
          k.path('white', 'M40,-8L60,0L40,8Z') +
          k.line('M-50,-8L-40,0L-50,8', 0.8),
      );
    }
  if (v === 0)
    a +=
      [-1, 1]
        .map((q) => k.at(q * 300, 0, 1.85, elephantBody(k, { material: q < 0 ? 'grey' : 'white' }), -q))
        .join('') + k.at(20, 6, 1.08, chariot(k));
  else if (v === 1)
    a +=
      k.at(-120, 4, 1.2, chariot(k)) +
      k.at(240, 6, 1.24, horseBody(k, { material: 'white' })) +
      k.at(170, 0, 1.16, horseBody(k, { material: 'wood2' })) +
      k.line('M70,-140C120,-170 200,-180 300,-250', 0.9, 'cloth');
  else
    a +=
      k.at(-190, 0, 1.95, elephantBody(k)) +
      k.at(-222, -206, 0.84, person(k, { kind: 'warrior', pose: 'ride' })) +
      k.at(250, 0, 1.2, horseBody(k, { material: 'white' }), -1) +
      k.at(268, -182, 0.84, person(k, { kind: 'warrior', pose: 'ride' }), -1) +
      k.at(30, 16, 0.9, person(k, { kind: 'warrior', arms: 'bow' }));
  return v === 2
    ? a
    : a + [-236, 236].map((x) => k.at(x, 26, 0.8, person(k, { kind: 'warrior' }), x < 0 ? 1 : -1)).join('');
};

/** Vimana: a tiered palace on a lotus hull with wings, riding on clouds. */
const vimana = (k: Kit): string => {
  const { rng } = k;
  let a = '';
  const cl = (x: number, y: number, s: number): string =>
    k.at(
      x,
      y,
      s,
      k.path(
        'white',
        'M-150,34C-160,4 -128,-12 -104,-2C-104,-42 -50,-56 -28,-30C-14,-70 52,-70 64,-24C92,-44 132,-20 120,8C150,4 164,30 140,40C60,52 -80,50 -150,34Z',
      ) +
        k.ornament(
          'M-96,14a26,26 0 0 1 44,-18M-26,2a32,32 0 0 1 56,-12M56,10a26,26 0 0 1 44,-8',
          0.8,
          'blue2',
        ),
    );
  a += [-1, 1]
    .map((q) => {
      let w = '';
      for (let i = 0; i < 6; i++)
        w += k.path(
          i % 2 ? 'gold' : 'cloth2',
          `M${q * 130},${-120 + i * 8}C${q * (230 + i * 6)},${-250 + i * 30} ${q * (320 - i * 10)},${-290 + i * 36} ${q * (380 - i * 24)},${-280 + i * 40}C${q * (330 - i * 14)},${-210 + i * 30} ${q * 250},${-110 + i * 14} ${q * 130},${-86 + i * 8}Z`,
        );
      return w;
    })
    .join('');
  a +=
    k.path('gold', 'M-180,-100C-170,-20 -80,20 0,20C80,20 170,-20 180,-100Z') +
    k.path('cloth', 'M-150,-84C-130,-26 -60,0 0,0C60,0 130,-26 150,-84Z') +
    [-120, -60, 0, 60, 120].map((x) => k.path('gold', `M${x - 24},-96Q${x},-10 ${x + 24},-96Z`)).join('');
  a +=
    k.box('stone', -170, -126, 340, 30) +
    k.pearls('M-160,-110H160', 10, 'cloth') +
    k.box('stone2', -120, -216, 240, 92) +
    [-78, 0, 78]
      .map((x) => k.path('dark', cusped(x - 28, -204, 56, 78, 5)) + k.at(x, -126, 0.34, person(k, {})))
      .join('') +
    k.box('gold', -136, -226, 272, 14) +
    k.box('stone', -84, -288, 168, 64) +
    [-46, 0, 46].map((x) => k.path('lit', cusped(x - 15, -280, 30, 50, 3))).join('') +
    k.box('gold', -98, -298, 196, 12) +
    chhatri(k, 0, -296, 120, 130) +
    [-1, 1].map((q) => chhatri(k, q * 128, -126, 62, 96)).join('') +
    flag(k, 0, -430, 70, 'cloth');
  a = k.turned(0, -60, rng.between(-4, 4), a);
  return a + cl(-220, 20, 1) + cl(200, 34, 1.1) + cl(0, 60, 1.25);
};

/** A spirit hanging by its knees. The long dark hair keeps it from looking like an animal with ears. */
export const spirit = (k: Kit): string =>
  k.at(
    160,
    -330,
    1,
    k.limb('M-14,-12C-26,8 -16,26 -12,52M14,-12C26,8 16,26 12,52', 12, 'ghost') +
      k.path('ghost', 'M-24,44H24C20,80 34,108 30,146H-30C-34,108 -20,80 -24,44Z') +
      k.path('white2', 'M-27,44H27L22,78Q0,64 -22,78Z') +
      k.limb('M-27,138C-36,170 -30,206 -34,236M27,138C36,170 32,206 36,232', 9, 'ghost') +
      k.box('ghost', -7, 144, 14, 14) +
      k.path(
        'hair',
        'M-24,176C-30,220 -20,250 -26,288C-12,270 -8,280 -2,300C6,278 12,270 24,284C20,250 30,220 24,176Z',
      ) +
      k.path('ghost', 'M0,150C22,150 24,176 18,194C12,208 -12,208 -18,194C-24,176 -22,150 0,150Z') +
      k.line('M-11,180h8M4,180h8', 0.8, 'dark') +
      k.ornament('M-16,100H16M-18,114H18M-20,128H20', 0.5, 'line'),
  ) + k.limb('M120,-332C150,-334 180,-328 204,-318', 15, 'wood');

/** Burning ground: banyan with hanging roots, pale spirit upside down from a bough, a walker with a sword, far pyres. */
const burial = (k: Kit): string => {
  const { rng } = k;
  const who = rng.chance(0.75);
  let a = tree(k, -110, 6, 1.22, rng.chance(0.7) ? 'banyan' : 'bare');
  a += k.limb('M-110,-250C-20,-318 90,-336 206,-316', 17, 'wood');
  a += k.shows('ghost', () => spirit(k));
  for (const [x, s] of [
    [270, 1],
    [-330, 0.8],
    [352, 0.6],
  ] as const)
    a += k.at(
      x,
      10,
      s,
      k.path('wood', 'M-60,0L-50,-18H50L60,0ZM-46,-18L-36,-34H36L46,-18Z') +
        k.flame(-20, -32, 26) +
        k.flame(18, -32, 34) +
        k.flame(0, -34, 44) +
        k.line('M0,-110q-20,-40 4,-74t0,-80', 1.2, 'smoke', 0.5),
    );
  // the ash of earlier pyres, and a clay pot, because one is broken at each pyre
  a +=
    k.path('bone', 'M-286,18Q-236,-20 -186,18ZM96,22Q132,0 168,22Z') +
    k.limb('M-258,4L-214,10', 7, 'dark') +
    k.path('brick', 'M30,22C10,16 12,-14 34,-18L50,-8L58,-18C80,-14 82,16 62,22Z') +
    k.ellipse('dark', 46, -14, 14, 5);
  if (who)
    a += k.at(
      20,
      30,
      1.16,
      person(k, { kind: 'man', hair: 'turban', pose: 'walk', beard: true }) +
        k.shows(
          'sword',
          () => k.path('metal', 'M38,-108L84,-20L92,-26L48,-112Z') + k.line('M30,-96L54,-112', 1.4),
        ),
    );
  return a;
};

export const epic = {
  battlefield: { draw: battlefield, setting: 'dust', halfWidth: 420, height: 430 },
  vimana: { draw: vimana, setting: 'sky', halfWidth: 390, height: 500 },
  burial: {
    draw: burial,
    setting: 'land',
    halfWidth: 380,
    height: 500,
    night: 1,
    hidesHills: true,
    isBare: true,
  },
} satisfies Record<string, Motif>;
