/** Forest, the tree of life, a lotus pond, the monsoon. */
import type { Kit } from '../core/kit.ts';
import type { Motif } from './motif.ts';
import { petal } from '../core/shapes.ts';
import { person } from '../figures.ts';
import { tree } from './trees.ts';

const forest = (k: Kit): string => {
  const { rng } = k;
  const kinds = rng.pick([
    ['round', 'fruit'],
    ['banyan', 'round'],
    ['pine', 'round'],
    ['palm', 'fruit'],
  ]);
  const hut = rng.chance(0.5);
  const side = rng.sign();
  return (
    tree(k, -230 * side, 0, rng.between(0.85, 1), kinds[1]) +
    tree(k, 236 * side, 4, rng.between(0.8, 0.95), kinds[0]) +
    tree(k, rng.between(-40, 30), 0, rng.between(1.02, 1.14), kinds[0]) +
    (hut ? k.at(150 * side, 6, 0.62, hermitage(k)) : '') +
    k.at(-112 * side, 12, 0.78, person(k, { kind: hut ? 'ascetic' : undefined, pose: 'walk' }), side)
  );
};

export const hermitage = (k: Kit): string =>
  k.shows(
    'hut',
    () =>
      k.box('mud', -96, -110, 192, 110) +
      k.path('dark', 'M-30,0V-64Q0,-96 30,-64V0Z') +
      k.path(
        'thatch',
        'M-140,-96C-80,-130 -30,-190 0,-224C30,-190 80,-130 140,-96C90,-84 -90,-84 -140,-96Z',
      ) +
      k.ornament(
        'M-110,-100C-60,-134 -24,-174 0,-206M110,-100C60,-134 24,-174 0,-206M-60,-94Q-20,-140 0,-190M60,-94Q20,-140 0,-190',
        0.6,
        'line',
      ) +
      k.pearls('M-88,-24H-40M40,-24H88', 9),
  );

const treeoflife = (k: Kit): string => {
  const { rng } = k;
  const pair = rng.pick(['birds', 'deer', 'lamps']);
  let a = k.at(
    0,
    10,
    1.34,
    (() => {
      let t = k.path(
        'wood',
        'M-46,4C-10,-70 -26,-140 -18,-190C-60,-214 -110,-200 -150,-168C-116,-214 -60,-236 -14,-226C-12,-260 -6,-290 0,-320C6,-290 12,-260 14,-226C60,-236 116,-214 150,-168C110,-200 60,-214 18,-190C26,-140 10,-70 46,4Z',
      );
      (
        [
          [-170, -168, 66],
          [170, -168, 66],
          [-122, -250, 74],
          [122, -250, 74],
          [-48, -222, 50],
          [48, -222, 50],
          [0, -322, 92],
        ] as const
      ).forEach(([x, y, r], i) => {
        t += k.foliage(x, y, r, i);
      });
      for (const [x, y] of [
        [-170, -98],
        [170, -98],
        [-90, -166],
        [90, -166],
        [0, -214],
      ] as const)
        t +=
          k.line(`M${x},${y - 30}v26`, 0.5, 'gold') +
          (pair === 'lamps' ? k.flame(x, y + 20, 12) : k.circle('fire', x, y + 8, 13));
      return t;
    })(),
  );
  if (pair === 'birds') a += [-1, 1].map((q) => k.at(q * 150, -36, 0.62, smallBird(k), -q)).join('');
  if (pair === 'deer') a += [-1, 1].map((q) => k.at(q * 190, 8, 0.62, fawn(k), -q)).join('');
  if (pair === 'lamps')
    a += [-1, 1]
      .map((q) => k.at(q * 180, 8, 0.8, person(k, { kind: q < 0 ? 'woman' : 'man', pose: 'sit' })))
      .join('');
  return a;
};

export const smallBird = (k: Kit): string =>
  k.shows(
    'bird',
    () =>
      k.path(
        'blue',
        'M-90,36C-60,10 -40,-40 10,-40C20,-66 52,-66 58,-42L78,-34L58,-28C54,10 20,30 -20,26L-84,50Z',
      ) +
      k.path('leaf', 'M-50,14C-30,-18 0,-24 18,-14C10,12 -20,24 -50,14Z') +
      k.circle('white', 44, -44, 5) +
      k.line('M4,28V54M18,26V54', 0.7),
  );

const fawn = (k: Kit): string => deerBody(k, false);

export const deerBody = (k: Kit, antlers = true): string => k.shows('deer', () => deerOf(k, antlers));

function deerOf(k: Kit, antlers: boolean): string {
  let a =
    k.path('fur', 'M-84,-74L-96,0H-84L-64,-62ZM64,-70L84,0H96L84,-80Z') +
    k.path('fur', 'M-60,-70L-66,0H-54L-40,-62ZM46,-66L50,0H62L66,-70Z') +
    k.path(
      'fur',
      'M-94,-96C-100,-128 -60,-140 -20,-134C20,-130 50,-138 68,-156C78,-176 84,-196 88,-212C84,-226 94,-240 110,-240C122,-240 128,-232 132,-226L152,-214C154,-206 146,-202 136,-202C126,-196 118,-190 114,-176C110,-140 104,-100 84,-76C50,-58 -40,-58 -76,-68C-90,-74 -92,-86 -94,-96Z',
    ) +
    k.path('white', 'M-94,-110C-112,-112 -112,-92 -98,-86Z') +
    k.path('fur2', 'M92,-232C80,-250 72,-252 68,-250C70,-238 80,-228 92,-224Z') +
    k.path('white', 'M-70,-74C-30,-60 40,-60 74,-74C50,-60 -50,-58 -70,-74Z');
  for (const [x, y] of [
    [-70, -112],
    [-44, -118],
    [-18, -112],
    [8, -116],
    [34, -112],
    [-56, -94],
    [-28, -92],
    [0, -94],
    [28, -92],
    [58, -122],
  ] as const)
    a += k.circle('white', x, y, 5.5);
  a += k.line('M112,-222q6,5 12,1', 0.7) + k.circle('dark', 150, -210, 4);
  if (antlers)
    a +=
      k.limb(
        'M102,-238C96,-270 76,-280 80,-316M94,-268C80,-270 66,-282 62,-300M84,-288C92,-300 94,-312 92,-326',
        6,
        'bone',
      ) + k.limb('M112,-238C120,-268 140,-276 138,-312M122,-266C136,-266 150,-278 152,-296', 6, 'bone');
  return a;
}

export const shrine = (k: Kit): string =>
  k.shows(
    'temple',
    () =>
      k.box('stone', -70, -90, 140, 90) +
      k.path('dark', 'M-26,0V-50Q0,-80 26,-50V0Z') +
      k.path('brick', 'M-80,-88C-50,-110 -30,-170 -14,-210H14C30,-170 50,-110 80,-88Z') +
      k.ornament('M-56,-118H56M-38,-150H38M-26,-180H26', 0.8) +
      k.ellipse('gold', 0, -216, 24, 8) +
      k.line('M0,-222V-276', 1) +
      k.path('cloth', 'M2,-276q34,-8 58,12q-30,4 -58,16Z') +
      k.flame(0, -14, 14),
  );

const lotusPond = (k: Kit): string => {
  const { rng } = k;
  let a = '';
  for (let i = 0; i < 5; i++)
    a += k.ellipse(
      'leaf',
      (i - 2) * 126 + rng.between(-20, 20),
      14 + (i % 2) * 26,
      rng.between(56, 76),
      rng.between(13, 18),
    );
  a +=
    k.line('M0,10C-6,-60 10,-120 0,-150', 2.2, 'leaf') +
    k.line('M-170,16C-176,-20 -160,-60 -170,-84', 1.8, 'leaf') +
    k.line('M176,16C170,-30 186,-70 178,-108', 1.8, 'leaf');
  a +=
    k.lotus(0, -130, 210, 'pink', 9) +
    k.lotus(-170, -72, 110, 'white', 7) +
    k.path('pink', petal(178, -96, 0, 84, 26, -1.4) + petal(178, -96, 0, 88, 22, -1.75));
  return a + k.at(-270, 8, 0.95, swan(k)) + k.at(280, 16, 0.8, swan(k), -1);
};

export const swan = (k: Kit): string =>
  k.shows(
    'swan',
    () =>
      k.path(
        'white',
        'M-90,-10C-60,-60 20,-50 50,-20C64,-60 26,-90 40,-122C52,-146 92,-138 92,-112L100,-106L88,-98C76,-70 106,-40 92,4C80,40 -20,52 -62,24Z',
      ) +
      k.path('bone', 'M-70,-6C-30,-30 20,-20 34,6C0,22 -40,20 -70,-6Z') +
      k.path('fire', 'M92,-112L118,-100L88,-97Z') +
      k.line('M70,-114q6,4 12,0', 0.6),
  );

const rain = (k: Kit): string => {
  const { rng } = k;
  const who = rng.pick(['woman', 'man']); // hut, one figure under a leaf umbrella, cattle egrets
  let a = tree(k, -210, 4, 0.95, rng.pick(['banyan', 'palm'])) + k.at(210, 6, 1.1, hermitage(k));
  a += k.at(
    0,
    14,
    1.12,
    person(k, { kind: who, pose: who === 'woman' ? 'stand' : 'walk', arms: 'staff' }) +
      k.path(
        'leaf',
        'M-66,-224C-50,-276 140,-276 152,-224C120,-236 100,-228 88,-222C70,-236 40,-236 28,-222C0,-236 -30,-234 -66,-224Z',
      ) +
      k.ornament('M44,-262V-226M-20,-254L10,-228M110,-254L86,-228', 0.6, 'line'),
  );
  return (
    a +
    k.ellipse('water', -90, 26, 92, 11) +
    k.ellipse('water', 130, 34, 120, 12) +
    k.ellipse('water', -260, 34, 76, 9)
  );
};

export const nature = {
  forest: { draw: forest, setting: 'forest', halfWidth: 350, height: 470, isPlace: true },
  treeoflife: { draw: treeoflife, setting: 'land', halfWidth: 330, height: 560 },
  lotus: { draw: lotusPond, setting: 'pond', halfWidth: 350, height: 330, isPlace: true },
  rain: { draw: rain, setting: 'land', halfWidth: 360, height: 400, weather: 'rain', isPlace: true },
} satisfies Record<string, Motif>;
