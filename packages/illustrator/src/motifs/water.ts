/** River, ocean, the churning, the bridge. Waterline is y = 0; hulls dip below it and the style paints water over them. */
import type { Kit } from '../core/kit.ts';
import type { Material } from '../core/materials.ts';
import type { Motif } from './motif.ts';
import { f } from '../core/svg.ts';
import { person } from '../figures.ts';
import { tree } from './trees.ts';
import { shrine } from './nature.ts';
import { tower } from './buildings.ts';

export const ferry = (k: Kit, n = 2): string =>
  k.shows('boat', () => {
    let a = '';
    const seats = [-70, 10, 90].slice(0, n);
    seats.forEach((x) => {
      a += k.at(x, -34, 0.72, person(k, { pose: 'sit' }));
    });
    a +=
      k.at(170, -40, 0.82, person(k, { kind: 'man', arms: 'none', pose: 'stand' })) +
      k.limb('M150,-176L240,40', 6, 'wood2');
    a +=
      k.path(
        'wood',
        'M-250,-70C-256,-20 -190,34 -110,38H120C200,34 250,-10 262,-80C230,-52 200,-36 150,-34H-150C-196,-36 -224,-46 -250,-70Z',
      ) +
      k.ornament('M-220,-30C-150,-4 150,-4 232,-38', 0.9) +
      k.pearls('M-190,2C-120,18 130,18 196,-4', 9, 'gold');
    return a + k.flower(-236, -56, 15, 'gold');
  });

const covered = (k: Kit): string =>
  k.shows(
    'boat',
    () =>
      k.line('M0,-60V-232', 1.8, 'wood') +
      k.path('cloth', 'M4,-232q60,-12 104,18q-52,6 -104,30Z') +
      k.path('cloth2', 'M-112,-60C-112,-150 -50,-170 0,-172C50,-170 112,-150 112,-60Z') +
      k.ornament('M-110,-78Q0,-136 110,-78M-102,-108Q0,-172 102,-108', 0.9, 'white') +
      [-84, 0, 84].map((x) => k.line(`M${x},-62V-20`, 1.6, 'wood')).join('') +
      [-42, 42].map((x) => k.at(x, -20, 0.5, person(k, { pose: 'sit' }))).join('') +
      k.path(
        'wood',
        'M-250,-84C-260,-20 -200,36 -110,40H120C210,36 256,-10 256,-100C232,-64 206,-36 150,-28H-150C-200,-34 -228,-50 -250,-84Z',
      ) +
      k.ornament('M-214,-24Q0,10 216,-30', 0.9) +
      k.pearls('M-176,14Q0,32 180,10', 9, 'gold') +
      k.circle('gold', 256, -104, 14) +
      k.circle('gold', -250, -88, 14),
  );

/** Ghat: steps down to the water with a shrine, a boat moored in front. */
const ghat = (k: Kit): string => {
  let a = '';
  for (let i = 0; i < 5; i++)
    a += k.box(i % 2 ? 'stone2' : 'stone', -390 + i * 16, -24 - i * 22, 410 - i * 26, 26);
  a +=
    k.at(-176, -112, 1.05, shrine(k)) +
    k.at(-62, -112, 0.66, person(k, { kind: 'woman', arms: 'pot' })) +
    k.at(-288, -112, 0.6, person(k, { kind: 'ascetic' }));
  return a + k.at(176, 16, 0.72, ferry(k, 2));
};

const river = (k: Kit): string => {
  const v = k.rng.pick([ferry, covered, ghat]);
  return v === ghat ? k.at(60, 0, 1.04, ghat(k)) : k.at(0, 10, 1.16, v(k));
};

export const ship = (k: Kit): string =>
  k.shows('ship', () => {
    const n = k.rng.pick([1, 2]);
    let a = '';
    const sail = (x: number, w: number, h: number, material: Material): string =>
      k.line(`M${x},-70V${-h - 30}`, 2.2, 'wood') +
      k.path(
        material,
        `M${x - w},${-h}H${x + w}C${x + w * 0.8},${-h * 0.6} ${x + w * 1.1},${-h * 0.4} ${x + w * 0.9},-104H${x - w * 0.9}C${x - w * 0.6},${-h * 0.4} ${x - w * 1.1},${-h * 0.6} ${x - w},${-h}Z`,
      ) +
      k.ornament(`M${x - w},${-h + 24}H${x + w}M${x - w * 0.88},-126H${x + w * 0.9}`, 1, 'gold') +
      k.inlay(
        'gold',
        `M${x},${-h * 0.78}L${x + w * 0.34},${-h * 0.58}L${x},${-h * 0.38}L${x - w * 0.34},${-h * 0.58}Z`,
      ) +
      k.line(`M${x - w - 8},${-h}H${x + w + 8}`, 1.6, 'wood') +
      k.path('fire', `M${x + 2},${-h - 32}q34,-8 60,10q-30,4 -60,14Z`);
    a += n === 1 ? sail(10, 130, 390, 'white') : sail(-104, 92, 300, 'white') + sail(84, 108, 380, 'cloth');
    a += k.at(196, -66, 0.56, person(k, { kind: 'man', hair: 'turban' }));
    return (
      a +
      k.path(
        'wood',
        'M-290,-110C-286,-40 -230,40 -130,50H140C230,40 280,-40 296,-140C262,-100 230,-74 170,-66H-170C-220,-74 -258,-84 -290,-110Z',
      ) +
      k.ornament('M-268,-64C-180,-30 180,-30 272,-78', 1) +
      [-170, -100, -30, 40, 110, 180]
        .map((x) => k.circle('gold', x, -14, 15) + k.circle('dark', x, -14, 7))
        .join('') +
      k.path('gold', 'M-290,-110C-312,-130 -306,-160 -280,-156C-262,-150 -266,-128 -282,-130Z') +
      k.path('gold', 'M296,-140C322,-150 326,-182 300,-190C282,-192 276,-172 292,-168L284,-150Z')
    );
  });

export const fish = (k: Kit, x: number, y: number, s: number, q = 1): string =>
  k.shows('fish', () =>
    k.at(
      x,
      y,
      s,
      k.path('fire', 'M-60,0L-96,-30Q-84,0 -96,30Z') +
        k.path('saffron', 'M-66,0C-30,-44 40,-40 72,0C40,40 -30,44 -66,0Z') +
        k.ornament('M34,-28Q22,0 34,28M10,-33Q-2,0 10,33M-14,-31Q-26,0 -14,31', 0.8, 'white') +
        k.circle('white', 50, -6, 8) +
        k.circle('dark', 51, -6, 3),
      q,
    ),
  );

const ocean = (k: Kit): string => (k.rng.chance(0.7) ? ship(k) : island(k));

const island = (k: Kit): string =>
  k.path('rock', 'M-330,30C-300,-60 -200,-110 -110,-120C-60,-190 60,-200 110,-130C200,-110 300,-60 330,30Z') +
  k.path('rock2', 'M40,-170C90,-160 110,-130 110,-130C200,-110 300,-60 330,30H150C190,-30 110,-90 40,-170Z') +
  k.at(
    0,
    -150,
    0.8,
    tower(k, 0, 0, 130, 220) +
      tower(k, -100, 20, 80, 130) +
      tower(k, 100, 20, 80, 130) +
      k.box('stone', -140, -26, 280, 60),
  ) +
  tree(k, -220, -50, 0.5, 'palm') +
  tree(k, 236, -50, 0.44, 'palm') +
  tree(k, 180, -70, 0.36, 'palm');

/** The churning of the ocean: a mountain turned by a serpent. Only the hands of people on the rope hint at the teams; no deity is shown. */
const churning = (k: Kit): string => {
  let a = '';
  a +=
    k.limb('M150,20C190,6 216,-6 236,-16', 26, 'leaf2') +
    k.path('leaf', 'M-190,46C-190,-30 -110,-64 0,-64C110,-64 190,-30 190,46Z') +
    k.ornament(
      'M-150,30Q-110,-40 0,-50Q110,-40 150,30M-90,34L-60,-36M0,36V-48M90,34L60,-36M-126,-2H126',
      0.8,
    );
  a +=
    k.path(
      'rock',
      'M-120,-20L-108,-120L-176,-214L-128,-250L-116,-316L-66,-352L-44,-420L4,-500L34,-424L80,-372L96,-312L150,-262L172,-206L112,-130L124,-20Z',
    ) +
    k.path(
      'rock2',
      'M4,-500L34,-424L80,-372L96,-312L150,-262L172,-206L112,-130L124,-20H46L58,-140L26,-240L50,-330L20,-400Z',
    ) +
    k.ornament('M-64,-60L-50,-150L-72,-190M-30,-280L-10,-360M-20,-60L-10,-140', 0.7, 'line');
  for (const [x, y, s] of [
    [-84, -318, 0.24],
    [100, -290, 0.24],
    [-14, -404, 0.2],
    [-140, -222, 0.24],
    [136, -222, 0.22],
    [30, -346, 0.2],
  ] as const)
    a += tree(k, x, y, s, 'round');
  for (let i = 0; i < 3; i++) {
    const y = -90 - i * 44;
    a +=
      k.limb(`M-104,${y + 10}Q0,${y + 48} 104,${y - 6}`, 34, 'serpent') +
      k.pearls(`M-96,${y + 12}Q0,${y + 46} 96,${y - 4}`, 9, 'gold', 2);
  }
  a +=
    k.limb('M-104,-80C-180,-60 -230,-110 -330,-96', 32, 'serpent') +
    k.limb('M104,-184C180,-190 240,-140 340,-160C400,-168 420,-150 440,-130', 24, 'serpent') +
    k.pearls('M-110,-79C-180,-60 -230,-110 -316,-97', 9, 'gold', 2) +
    k.pearls('M110,-184C180,-190 240,-140 336,-160', 8, 'gold', 2);
  a +=
    k.path(
      'serpent',
      'M-322,-70C-350,-60 -400,-70 -424,-110C-440,-140 -420,-170 -390,-168C-360,-166 -336,-140 -318,-116Z',
    ) +
    k.path('gold', 'M-396,-152C-408,-146 -410,-128 -400,-118C-386,-124 -382,-142 -396,-152Z') +
    k.line('M-424,-112L-452,-106M-440,-108L-452,-118', 0.7, 'cloth') +
    k.line('M-414,-128q8,5 14,0', 0.7);
  [-270, -205].forEach((x) => {
    a += k.at(x, 10, 0.86, person(k, { kind: 'man', hair: 'turban', beard: false }));
  });
  [190, 255, 318].forEach((x) => {
    a += k.at(x, 10, 0.86, person(k, { kind: 'man', hair: 'topknot', beard: true }));
  });
  return a;
};

/** The stones in a row to a far island, each one smaller. */
const stoneAt = (t: number): readonly [x: number, y: number, scale: number] => [
  -330 + 560 * t ** 0.8,
  40 - 170 * t ** 0.72,
  1 - t * 0.74,
];

const bridge = (k: Kit): string => {
  const n = 9;
  const { rng } = k;
  let a = '';
  a +=
    k.path(
      'rock2',
      'M150,-118C160,-160 200,-176 240,-180C270,-220 340,-220 370,-184C410,-176 450,-150 460,-118Z',
    ) +
    tree(k, 250, -176, 0.3, 'palm') +
    tree(k, 350, -184, 0.34, 'palm') +
    k.at(304, -194, 0.34, tower(k, 0, 0, 150, 250) + k.box('stone', -110, -40, 220, 60)) +
    tree(k, 410, -150, 0.24, 'palm');
  const walkers = [
    ['warrior', 0.1],
    ['woman', 0.24],
    ['man', 0.36],
    ['child', 0.44],
  ] as const;
  const people = walkers.slice(0, rng.whole(1, 3));
  let stones = '';
  for (let i = n - 1; i >= 0; i--) {
    const t = i / (n - 1);
    const [x, y, s] = stoneAt(t);
    const w = 128 * s;
    const q = rng.between(-8, 8) * s;
    stones +=
      k.path(
        i % 2 ? 'rock' : 'stone2',
        `M${f(x - w)},${f(y + 96 * s)}L${f(x - w * 1.04)},${f(y - 6 * s)}L${f(x - w * 0.5)},${f(y - 40 * s + q)}L${f(x + w * 0.6)},${f(y - 42 * s)}L${f(x + w * 1.02)},${f(y - 4 * s)}L${f(x + w * 0.94)},${f(y + 96 * s)}Z`,
      ) +
      k.path(
        i % 2 ? 'stone2' : 'stone',
        `M${f(x - w * 1.04)},${f(y - 6 * s)}L${f(x - w * 0.5)},${f(y - 40 * s + q)}L${f(x + w * 0.6)},${f(y - 42 * s)}L${f(x + w * 1.02)},${f(y - 4 * s)}L${f(x + w * 0.1)},${f(y + 14 * s)}Z`,
      );
    for (const [kind, pt] of people)
      if (Math.abs(pt - t) < 0.5 / (n - 1) + 0.001)
        stones += k.at(
          x,
          y - 12 * s,
          s * 1.3,
          person(k, { kind, pose: kind === 'woman' ? 'stand' : 'walk' }),
        );
  }
  return a + stones;
};

export const waters = {
  river: { draw: river, setting: 'river', halfWidth: 310, height: 330, isPlace: true },
  ocean: { draw: ocean, setting: 'sea', halfWidth: 320, height: 430, isPlace: true },
  churning: { draw: churning, setting: 'sea', halfWidth: 430, height: 500 },
  bridge: { draw: bridge, setting: 'sea', halfWidth: 450, height: 390 },
} satisfies Record<string, Motif>;
