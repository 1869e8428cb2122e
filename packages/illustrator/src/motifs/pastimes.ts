/** A game of dice and a veena. */
import type { Kit } from '../core/kit.ts';
import type { Material } from '../core/materials.ts';
import { ring } from '../core/shapes.ts';
import { f } from '../core/svg.ts';
import { person } from '../figures.ts';
import { cushion, rug } from './halls.ts';
import type { Motif } from './motif.ts';

const die = (k: Kit, x: number, y: number, s: number, r: number): string =>
  k.turned(
    x,
    y,
    r,
    k.path('bone', `M${-s},${-s * 0.5}L0,${-s}L${s},${-s * 0.5}V${s * 0.6}L0,${s * 1.1}L${-s},${s * 0.6}Z`) +
      k.line(`M${-s},${-s * 0.5}L0,0L${s},${-s * 0.5}M0,0V${s * 1.1}`, 0.8) +
      k.circle('dark', 0, -s * 0.5, s * 0.13) +
      k.circle('dark', -s * 0.64, s * 0.02, s * 0.11) +
      k.circle('dark', -s * 0.36, s * 0.54, s * 0.11) +
      k.circle('cloth', s * 0.5, s * 0.28, s * 0.14),
  );

/** Maps a place on the board, which is seen at an angle. */
const onBoard = (u: number, v: number): readonly [x: number, y: number] => [
  f(u * 150 + v * 30),
  f(-36 + v * 66),
];

const spot = (u: number, v: number): string => onBoard(u, v).join(',');

/** A cross-shaped chaupar board, with its pieces. */
const board = (k: Kit): string => {
  const cell = (u0: number, v0: number, u1: number, v1: number, material: Material): string =>
    k.path(material, `M${spot(u0, v0)}L${spot(u1, v0)}L${spot(u1, v1)}L${spot(u0, v1)}Z`);
  let a =
    cell(-1.1, -0.34, 1.1, 0.34, 'cloth3') +
    cell(-0.36, -1, 0.36, 1, 'cloth3') +
    cell(-0.34, -0.32, 0.34, 0.32, 'cloth');
  for (let i = -5; i <= 5; i++)
    if (Math.abs(i) > 1) a += k.ornament(`M${spot(i * 0.2, -0.34)}L${spot(i * 0.2, 0.34)}`, 0.5, 'line');
  for (const v of [-0.8, -0.56, 0.56, 0.8])
    a += k.ornament(`M${spot(-0.36, v)}L${spot(0.36, v)}`, 0.5, 'line');
  a += k.ornament(
    `M${spot(-1.1, -0.1)}L${spot(1.1, -0.1)}M${spot(-1.1, 0.12)}L${spot(1.1, 0.12)}`,
    0.5,
    'line',
  );
  for (const [u, v, r] of [
    [-0.8, 0, 'cloth'],
    [-0.5, 0.2, 'leaf'],
    [0.7, -0.2, 'blue'],
    [0.9, 0.1, 'cloth'],
    [0.1, 0.7, 'leaf'],
    [0, -0.8, 'blue'],
  ] as const) {
    const [x, y] = onBoard(u, v);
    a += k.path(r, `M${x - 11},${y}L${x - 4},${y - 26}H${x + 4}L${x + 11},${y}Z`) + k.circle(r, x, y - 28, 8);
  }
  return a;
};

const dice = (k: Kit): string => {
  const { rng } = k;
  let a = rug(k, 400, 'cloth2');
  const who = rng.pick([
    ['man', 'man'],
    ['man', 'woman'],
    ['woman', 'woman'],
  ]);
  a +=
    k.at(
      -270,
      10,
      1.36,
      person(k, { kind: who[0], pose: 'sit', hair: who[0] === 'man' ? 'turban' : undefined }),
    ) +
    k.at(
      270,
      10,
      1.36,
      person(k, { kind: who[1], pose: 'sit', hair: who[1] === 'man' ? 'turban' : undefined }),
      -1,
    );
  a += board(k);
  return (
    k.glow(0, -260, 210, 0.8) +
    a +
    die(k, -52, -270, 62, -14) +
    die(k, 64, -208, 50, 20) +
    die(k, 10, -372, 36, 40)
  );
};

const veena = (k: Kit): string => {
  const { rng } = k;
  const player = rng.chance(0.65) && k.may('person');
  let a = rug(k, 330, 'cloth3');
  const inst = k.turned(
    0,
    0,
    0,
    k.limb('M-210,-70L170,-130', 26, 'wood2') +
      k.circle('wood', -232, -66, 66) +
      k.circle('wood2', -232, -66, 50) +
      k.inlay('gold', ring(-232, -66, 8, 8, 34, 10)) +
      k.circle('wood', 128, -82, 44) +
      k.circle('wood2', 128, -82, 30) +
      k.path(
        'gold',
        'M166,-142C200,-156 232,-150 230,-118C226,-98 200,-104 204,-120C196,-130 180,-122 172,-114Z',
      ) +
      k.ornament(
        Array.from({ length: 15 }, (_, i) => `M${-180 + i * 22},${f(-88 - i * 3.5)}l3,28`).join(''),
        0.7,
      ) +
      k.line('M-262,-72L186,-136M-262,-64L186,-128', 0.45, 'white') +
      [150, 166].map((x) => k.line(`M${x},-140v-22`, 1.2, 'wood')).join(''),
  );
  if (player) {
    a +=
      cushion(k, 0, 26, 1.9, 'cloth') +
      k.at(
        -10,
        -10,
        1.86,
        person(k, { kind: rng.pick(['woman', 'man', 'woman']), pose: 'sit', arms: 'none', skin: 'skin' }),
      );
    a +=
      k.at(14, 22, 1.12, inst) +
      k.limb('M-52,-136C-112,-112 -122,-76 -78,-62', 19, 'skin') +
      k.limb('M32,-136C88,-124 112,-104 88,-86', 19, 'skin');
  } else
    a +=
      cushion(k, 0, 20, 2.4, 'cloth') +
      k.at(20, -40, 1.5, k.turned(0, 0, -16, inst)) +
      k.at(
        300,
        20,
        1,
        k.path('wood', 'M-50,0C-70,-40 -60,-100 -46,-130H46C60,-100 70,-40 50,0Z') +
          k.ellipse('bone', 0, -130, 48, 16) +
          k.ornament('M-46,-120L-30,-10L-10,-118L10,-10L30,-118L46,-20', 0.6, 'white'),
      );
  return a + (player ? k.at(-290, 16, 1.0, person(k, { pose: 'sit' })) + k.diya(280, 16, 26) : '');
};

export const pastimes = {
  dice: { draw: dice, setting: 'hall', halfWidth: 390, height: 420 },
  veena: { draw: veena, setting: 'hall', halfWidth: 360, height: 400 },
} satisfies Record<string, Motif>;
