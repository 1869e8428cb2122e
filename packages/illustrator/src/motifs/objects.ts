/** Single objects that a story is about: letter, weapons on a stand, the festival of lamps. */
import type { Kit } from '../core/kit.ts';
import type { Motif } from './motif.ts';
import { f } from '../core/svg.ts';
import { ring } from '../core/shapes.ts';
import { person } from '../figures.ts';

const letter = (k: Kit): string => {
  const { rng } = k;
  const v = rng.chance(0.5);
  let a = k.glow(0, -220, 250, 0.7);
  if (v) {
    // unrolled scroll with a seal; the lines are scribbles, not words
    a +=
      k.path('bone', 'M-180,-410H180V-60H-180Z') +
      k.limb('M-210,-416H210', 40, 'wood2') +
      k.limb('M-210,-54H210', 40, 'wood2') +
      [-1, 1].map((q) => k.circle('gold', q * 226, -416, 19) + k.circle('gold', q * 226, -54, 19)).join('') +
      k.ornament('M-164,-380H164V-90H-164Z', 0.8, 'brick');
    for (let i = 0; i < 6; i++)
      a += k
        .line(`M-130,${-346 + i * 34}H${f(rng.between(60, 130))}`, 0.9, 'wood', 0.8)
        .replace(
          'fill="none"',
          `fill="none" stroke-dasharray="${f(rng.between(16, 40))} 9 ${f(rng.between(30, 60))} 9"`,
        );
    a +=
      k.circle('cloth', 110, -120, 34) +
      k.path('gold', ring(110, -120, 6, 3, 22, 8)) +
      k.path('cloth', 'M96,-92L84,-30L106,-44L122,-26L120,-92Z');
  } else {
    // palm-leaf letter on a low desk with pen, inkpot and lamp
    a +=
      k.box('wood', -260, -96, 520, 26, 6) +
      k.path('wood2', 'M-230,-70L-250,6H-214L-196,-70ZM230,-70L250,6H214L196,-70Z');
    for (let i = 0; i < 6; i++)
      a += k.turned(
        -10,
        -120 - i * 36,
        i % 2 ? 2 : -2,
        k.path(i % 2 ? 'sand' : 'bone', 'M-190,-15C-200,0 -190,15 -180,15H180C196,15 196,-15 180,-15Z') +
          k.line('M-160,-4H-40M-10,-4H160M-160,6H60', 0.6, 'wood', 0.8) +
          k.circle('dark', -30, 0, 4),
      );
    a +=
      k.line('M-40,-104V-330', 0.9, 'cloth') +
      k.path('brass', 'M196,-96C176,-120 180,-140 196,-146H236C252,-140 256,-120 236,-96Z') +
      k.limb('M214,-146L268,-300', 7, 'white') +
      k.path('white', 'M240,-226C236,-270 262,-320 290,-336C296,-300 284,-250 248,-214Z') +
      k.diya(-236, -98, 30);
  }
  return (
    a +
    (rng.chance(0.5)
      ? k.at(v ? -300 : 320, 16, 1.18, person(k, {}))
      : k.lotus(v ? 292 : -330, 16, 62, 'pink', 7))
  );
};

export const sword = (k: Kit, r: number, y: number): string =>
  k.shows('sword', () =>
    k.turned(
      0,
      y,
      r,
      k.path('metal', 'M-14,60C-18,-60 -22,-160 24,-300C40,-180 26,-60 18,60Z') +
        k.line('M4,50C0,-80 4,-180 20,-270', 0.6) +
        k.path('gold', 'M-52,58C-40,44 40,44 56,58C40,76 -40,76 -52,58Z') +
        k.box('wood', -10, 70, 22, 62) +
        k.circle('gold', 1, 142, 16) +
        k.pearls('M-40,60H44', 7, 'cloth'),
    ),
  );

export const bow = (k: Kit, x: number): string =>
  k.shows(
    'bow',
    () =>
      k.limb(
        `M${x - 40},-440C${x + 130},-380 ${x + 60},-300 ${x + 90},-260C${x + 60},-220 ${x + 130},-140 ${x - 40},-84`,
        17,
        'wood2',
      ) +
      k.line(`M${x - 40},-436V-88`, 0.7, 'bone') +
      k.box('cloth', x + 66, -292, 36, 64, 8) +
      k.circle('gold', x - 40, -440, 12) +
      k.circle('gold', x - 40, -84, 12),
  );

const swordsAndShield = (k: Kit): string =>
  k.path('wood', 'M-16,-84H16V-300H-16Z') +
  sword(k, 32, -240) +
  sword(k, -32, -240) +
  k.circle('cloth', 0, -250, 88) +
  k.circle('gold', 0, -250, 70) +
  k.circle('cloth2', 0, -250, 58) +
  k.path('gold', ring(0, -250, 8, 12, 50, 15)) +
  k.circle('fire', 0, -250, 14);

const bowAndArrows = (k: Kit): string =>
  k.at(-10, 0, 1, bow(k, -30)) +
  k.path('cloth2', 'M90,-84L104,-290H184L190,-84Z') +
  k.ornament('M98,-250H186M94,-120H190', 1) +
  [112, 130, 148, 166]
    .map(
      (x, i) =>
        k.line(`M${x},-290V${-400 - (i % 2) * 24}`, 1, 'wood') +
        k.path(
          i % 2 ? 'cloth' : 'white',
          `M${x - 11},${-376 - (i % 2) * 24}L${x},${-424 - (i % 2) * 24}L${x + 11},${-376 - (i % 2) * 24}Z`,
        ),
    )
    .join('') +
  k.limb('M-190,-84V-420', 9, 'wood') +
  k.path('metal', 'M-190,-500C-170,-470 -170,-440 -190,-416C-210,-440 -210,-470 -190,-500Z');

const sabre = (k: Kit): string =>
  k.path('gold', 'M-130,-84V-130H-100V-84ZM100,-84V-130H130V-84Z') +
  k.at(
    0,
    -330,
    1,
    k.path('metal', 'M-300,136C-200,170 60,190 240,150C262,144 250,170 220,178C60,214 -180,206 -300,160Z') +
      k.turned(
        240,
        158,
        0,
        k.path('gold', 'M-10,-40H12V44H-10Z') + k.box('wood', 12, -9, 70, 20) + k.circle('gold', 92, 0, 17),
      ),
  ) +
  k.path('cloth', 'M-60,-160C-30,-130 40,-130 70,-160L84,-90H-80Z') +
  k.at(0, -240, 1, k.lotus(0, 24, 92, 'pink', 9)) +
  k.circle('gold', 0, -380, 54) +
  k.circle('cloth', 0, -380, 40) +
  k.path('gold', ring(0, -380, 8, 8, 34, 10));

const weapons = (k: Kit): string => {
  const arms = k.rng.pick([swordsAndShield, bowAndArrows, sabre]);
  return (
    k.glow(0, -250, 240, 0.7) +
    k.path('stone', 'M-190,10L-150,-34H150L190,10Z') +
    k.path('stone2', 'M-120,-34L-100,-84H100L120,-34Z') +
    k.pearls('M-160,-10H160', 10, 'gold') +
    arms(k) +
    k.diya(-270, 8, 26) +
    k.diya(270, 8, 26)
  );
};

/** A tall branched lamp of brass, between two people. */
const lampTree = (k: Kit): string => {
  let a =
    k.path('brass', 'M-96,10C-90,-20 -40,-26 -26,-44H26C40,-26 90,-20 96,10Z') +
    k.path('brass', 'M-11,-40L-9,-400H9L11,-40Z') +
    [-90, -190, -290].map((y) => k.ellipse('brass', 0, y + 30, 24, 11)).join('');
  for (const [y, n, w] of [
    [-100, 5, 170],
    [-210, 5, 130],
    [-310, 3, 84],
  ] as const) {
    a += k.path('brass', `M${-w},${y}Q0,${y + 46} ${w},${y}Q0,${y + 28} ${-w},${y}Z`);
    for (let i = 0; i < n; i++) {
      const x = -w + (w * 2 * i) / (n - 1);
      a += k.diya(x, y + 12 - (Math.abs(x) / w) * 8 + (i && i < n - 1 ? 12 : 0), 17);
    }
  }
  a +=
    k.diya(0, -396, 26) +
    k.at(-240, 16, 1.16, person(k, { kind: 'woman' })) +
    k.at(236, 16, 1.16, person(k, { kind: k.rng.pick(['child', 'woman', 'man']) }), -1);
  return a;
};

/** Flattens a drawing that lies on the floor, seen at an angle. */
const flattened = (d: string, shift: number): string =>
  d.replaceAll(/,(-?[\d.]+)/g, (_, y: string) => `,${f((Number(y) + shift) * 0.26 + 2)}`);

/** A kolam with rings of lamps, and sky lanterns above. */
const lampsOnFloor = (k: Kit): string => {
  let a =
    k.path('white', flattened(ring(0, -6, 12, 30, 250, 40), 6)) +
    k.path('cloth', flattened(ring(0, 0, 12, 20, 150, 26, 0.26), 0));
  for (let i = 0; i < 13; i++) {
    const A = Math.PI * (i / 12);
    const x = -Math.cos(A) * 320;
    const y = 4 + Math.sin(A) * 52;
    a += k.diya(x, y, 19);
  }
  a +=
    k.diya(0, 4, 40) +
    k.at(-130, -30, 1.3, person(k, { kind: 'woman', pose: 'sit' })) +
    k.at(150, -26, 1.3, person(k, { kind: k.rng.pick(['child', 'man', 'woman']), pose: 'sit' }));
  for (const [x, y, s] of [
    [-230, -390, 1],
    [-60, -470, 0.8],
    [120, -400, 1.1],
    [270, -330, 0.8],
  ] as const)
    a +=
      k.glow(x, y, 70 * s, 0.8) +
      k.at(
        x,
        y,
        s,
        k.path('fire', 'M-30,30C-40,-10 -34,-44 0,-50C34,-44 40,-10 30,30Z') +
          k.ornament('M-12,-44V28M12,-44V28', 0.5, 'cloth'),
      );
  return a;
};

const lampFest = (k: Kit): string => {
  const kind = k.rng.pick([lampTree, lampsOnFloor]);
  return k.glow(0, -240, 300, 0.8) + kind(k);
};

export const objects = {
  letter: { draw: letter, setting: 'hall', halfWidth: 370, height: 450 },
  weapons: { draw: weapons, setting: 'hall', halfWidth: 320, height: 500 },
  lamps: { draw: lampFest, setting: 'court', halfWidth: 340, height: 530, night: 1 },
} satisfies Record<string, Motif>;
