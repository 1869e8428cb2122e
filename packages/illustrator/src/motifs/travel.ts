/** What carries people and things: a mail train, a cage lift, a basket on a pole. */
import type { Kit } from '../core/kit.ts';
import type { Material } from '../core/materials.ts';
import { cusped, ring } from '../core/shapes.ts';
import { f } from '../core/svg.ts';
import { person } from '../figures.ts';
import type { Motif } from './motif.ts';

/** An iron wheel with spokes and a counterweight. */
const drivingWheel = (k: Kit, x: number, r: number, spokes = 10): string =>
  k.circle('dark', x, -r - 8, r) +
  k.circle('cloth', x, -r - 8, r * 0.86) +
  k.path('dark', ring(x, -r - 8, spokes, r * 0.1, r * 0.84, r * 0.16)) +
  k.circle('brass', x, -r - 8, r * 0.2);

const coach = (k: Kit, x: number, material: Material): string => {
  const windows = [0, 1, 2, 3].map((i) => x + 22 + i * 62);
  return (
    [x + 54, x + 206].map((at) => drivingWheel(k, at, 26, 6)).join('') +
    k.box('dark', x + 6, -66, 250, 18) +
    k.path('wood', `M${x - 6},-208Q${x + 130},-252 ${x + 268},-208V-196H${x - 6}Z`) +
    k.box(material, x, -200, 262, 140, 4) +
    k.path('bone', `M${x},-112H${x + 262}V-102H${x}Z`) +
    windows
      .map((at) => k.path('lit', cusped(at, -184, 40, 60, 5)) + k.line(`M${at + 20},-160V-124`, 0.6))
      .join('') +
    k.ornament(`M${x + 8},-84H${x + 254}M${x + 8},-74H${x + 254}`, 0.8)
  );
};

const engine = (k: Kit): string =>
  // cab, tender and the coal in it
  k.path('crow', 'M-150,-172C-130,-214 -60,-214 -40,-172Z') +
  k.box('leaf', -152, -172, 116, 112, 4) +
  k.ornament('M-144,-160H-44V-72H-144Z', 0.9) +
  k.path('dark', 'M-36,-70H404V-44H-36Z') +
  k.path('leaf', 'M-30,-258H96V-60H-30Z') +
  k.path('wood', 'M-52,-276Q34,-308 116,-272V-256H-52Z') +
  k.path('lit', 'M-6,-234H62V-172H-6Z') +
  k.line('M28,-234V-172', 0.8) +
  // boiler, dome, chimney and lamp
  k.path('metal', 'M90,-208H360C384,-208 392,-186 392,-152C392,-118 384,-92 360,-92H90Z') +
  [150, 214, 278].map((x) => k.path('brass', `M${x},-208H${x + 9}V-92H${x}Z`)).join('') +
  k.path('dark', 'M340,-208H360C384,-208 392,-186 392,-152C392,-118 384,-92 360,-92H340Z') +
  k.path('brass', 'M176,-208C176,-246 234,-246 234,-208Z') +
  k.path('dark', 'M332,-206L326,-282H380L374,-206Z') +
  k.path('brass', 'M318,-296H388V-280H318Z') +
  k.glow(408, -168, 120, 0.9) +
  k.circle('brass', 400, -168, 24) +
  k.circle('fire', 404, -168, 15) +
  // the guard in front, the wheels and the rod that turns them
  k.path('cloth', 'M376,-70H424L462,-6H392Z') +
  k.line('M388,-62L410,-10M404,-62L430,-10M420,-62L448,-10', 0.9, 'bone') +
  [-118, -62].map((x) => drivingWheel(k, x, 28, 6)).join('') +
  [36, 148, 260].map((x) => drivingWheel(k, x, 50)).join('') +
  drivingWheel(k, 350, 26, 6) +
  k.limb('M36,-44H260', 9, 'metal') +
  k.path('metal', 'M300,-86H372V-54H300Z');

/** Puffs that grow with age. They share one translucent group, so that none shows through another. */
const steam = (k: Kit): string => {
  const puffs = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
    k.circle(
      'smoke',
      348 - i * 62 - k.rng.between(0, 22),
      -318 - i * 13 - k.rng.between(0, 18),
      28 + i * 6,
      'stroke="none"',
    ),
  );
  return `<g opacity=".72">${puffs.join('')}</g>`;
};

const track = (k: Kit): string =>
  k.path('rock', 'M-640,26L-600,-6H600L640,26Z') +
  Array.from({ length: 22 }, (_, i) => k.path('wood', `M${-596 + i * 56},-6h26l6,16h-38Z`)).join('') +
  k.limb('M-620,0H620', 7, 'metal');

export const mailTrain = (k: Kit): string =>
  k.shows(
    'train',
    () => track(k) + steam(k) + coach(k, -430, 'brick') + k.limb('M-176,-58H-140', 9, 'dark') + engine(k),
  );

/** A signal with its arm down and its lamp lit: the line is clear. */
const signal = (k: Kit): string =>
  k.limb('M0,0V-330', 10, 'metal') +
  k.turned(0, -318, 24, k.path('cloth', 'M-6,-14H104V14H-6Z') + k.path('bone', 'M70,-14H84V14H70Z')) +
  k.glow(-6, -318, 70, 0.9) +
  k.circle('lit', -6, -318, 13);

const train = (k: Kit): string => k.at(-520, 0, 1, signal(k)) + mailTrain(k);

/** Lattice of a folding gate. */
const gate = (k: Kit, x: number, y: number, w: number, h: number): string => {
  const step = w / 4;
  let d = '';
  for (let row = 0; row * step * 1.6 < h - 1; row++)
    for (let column = 0; column < 4; column++) {
      const left = x + column * step;
      const top = y + row * step * 1.6;
      const low = Math.min(step * 1.6, y + h - top);
      d += `M${f(left)},${f(top)}l${f(step)},${f(low)}M${f(left + step)},${f(top)}l${f(-step)},${f(low)}`;
    }
  return k.line(d, 0.8) + k.line(`M${x},${y}V${y + h}M${x + w},${y}V${y + h}`, 1.6);
};

export const cage = (k: Kit, rider = true): string =>
  k.shows('elevator', () => {
    const inside =
      k.path('lit', 'M-104,-330H104V-24H-104Z', 'opacity=".92"') +
      k.path('wood2', 'M-104,-96H104V-24H-104Z') +
      k.glow(0, -290, 150, 0.9) +
      k.circle('fire', 0, -306, 15);
    return (
      // ropes, wheel and shaft
      k.circle('metal', 0, -530, 36) +
      k.circle('dark', 0, -530, 26) +
      k.path('brass', ring(0, -530, 6, 4, 26, 6)) +
      k.path('dark', 'M-150,-440H150V8H-150Z', 'opacity=".55"') +
      k.line('M-16,-440V-372M16,-440V-372', 1.4, 'metal') +
      [-166, 138].map((x) => k.box('stone2', x, -440, 28, 448)).join('') +
      k.path('stone', 'M-196,-506H196V-434H-196Z') +
      k.ornament('M-184,-494H184V-446H-184Z', 0.8) +
      // the car, hanging a step above its floor
      inside +
      (rider ? k.at(0, -26, 1.02, person(k, { kind: k.rng.pick(['man', 'woman']), pose: 'stand' })) : '') +
      gate(k, -104, -318, 86, 292) +
      gate(k, 18, -318, 86, 292) +
      k.path('brass', 'M-124,-330C-110,-382 110,-382 124,-330Z') +
      k.path('brass', 'M-120,-28H120V-6H-120Z') +
      k.line('M-112,-330V-10M112,-330V-10', 2.4, 'brass') +
      // the hand that points to the floor
      k.path('bone', 'M-44,-446A44,44 0 0 1 44,-446Z') +
      k.line('M0,-448L-28,-472', 1.4, 'cloth') +
      k.circle('cloth', 0, -449, 6)
    );
  });

/** Stairs around one side of the shaft. */
const stairs = (k: Kit): string => {
  let a = '';
  for (let i = 0; i < 8; i++)
    a += k.box(i % 2 ? 'stone' : 'stone2', -380 + i * 25, -26 - i * 34, 214 - i * 25, 36 + i * 34);
  const rail = Array.from({ length: 8 }, (_, i) => `M${-368 + i * 25},${-26 - i * 34}v-62`).join('');
  return a + k.line(rail, 1, 'metal') + k.limb('M-372,-90L-190,-338', 9, 'wood2');
};

const elevator = (k: Kit): string =>
  stairs(k) +
  cage(k, k.rng.chance(0.4)) +
  k.at(276, 12, 1.06, person(k, { kind: k.rng.pick(['woman', 'man']), pose: 'stand' }), -1);

/** A cane hamper, as wide as a man's arms, with its lid tied down. */
export const hamper = (k: Kit): string =>
  k.shows('basket', () => {
    let weave = '';
    for (let row = 0; row < 5; row++) {
      const y = -152 + row * 34;
      const half = 132 - Math.abs(row - 1.4) * 9;
      for (let i = 0; i < 9; i++)
        weave += `M${f(-half + (i * half) / 4.5 + (row % 2) * 8)},${y}q${f(half / 9)},14 ${f(half / 4.5)},0`;
    }
    return (
      k.path('sand', 'M-136,-168C-152,-90 -130,-10 -92,0H92C130,-10 152,-90 136,-168Z') +
      k.line(weave, 0.9, 'wood') +
      k.line('M-60,-164C-68,-90 -56,-30 -44,-2M0,-164V-2M60,-164C68,-90 56,-30 44,-2', 0.7, 'wood') +
      k.path('thatch', 'M-146,-160C-130,-232 130,-232 146,-160C70,-144 -70,-144 -146,-160Z') +
      k.line('M-120,-176Q0,-212 120,-176M-84,-196Q0,-220 84,-196', 0.8, 'wood') +
      k.limb('M-142,-162C-70,-144 70,-144 142,-162', 13, 'wood2') +
      k.line('M-98,-4C-150,-90 -90,-230 0,-236C90,-230 150,-90 98,-4', 1.6, 'cloth') +
      k.circle('wood2', 0, -222, 13)
    );
  });

/** A basket on a pole between two bearers. */
const basket = (k: Kit): string => {
  const bearer = (x: number): string =>
    k.at(x, 10, 1.34, person(k, { kind: 'man', pose: 'walk', hair: 'turban' }));
  return (
    bearer(-262) +
    bearer(262) +
    k.line('M-104,-176L-26,-252M104,-176L26,-252', 1.6, 'wood') +
    k.at(0, -22, 0.96, hamper(k)) +
    k.limb('M-356,-174Q0,-296 356,-174', 13, 'wood2')
  );
};

export const travel = {
  train: { draw: train, setting: 'land', halfWidth: 540, height: 430, night: 0.5, isBare: true },
  elevator: { draw: elevator, setting: 'hall', halfWidth: 390, height: 580 },
  basket: { draw: basket, setting: 'land', halfWidth: 380, height: 400 },
} satisfies Record<string, Motif>;
