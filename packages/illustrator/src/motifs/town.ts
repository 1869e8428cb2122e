/** Places where people live and trade: village, well, market, observatory, and a city of the future. */
import type { Kit } from '../core/kit.ts';
import type { Material } from '../core/materials.ts';
import { cusped, dome, ring } from '../core/shapes.ts';
import { f } from '../core/svg.ts';
import { person } from '../figures.ts';
import { cow } from './animals.ts';
import { arcade, chhatri, tower } from './buildings.ts';
import type { Motif } from './motif.ts';
import { hermitage } from './nature.ts';
import { tree } from './trees.ts';

const village = (k: Kit): string => {
  const { rng } = k;
  return (
    tree(k, rng.between(-30, 30), -10, 1.05, 'banyan') +
    k.at(-230, 0, 1.15, hermitage(k)) +
    k.at(250, 4, 0.95, hermitage(k)) +
    k.at(90, 22, 0.8, cow(k), -1) +
    k.at(-80, 22, 0.86, person(k, { kind: 'woman', arms: 'pot' }))
  );
};

const well = (k: Kit): string => {
  const { rng } = k;
  const n = rng.whole(1, 2);
  let a =
    tree(k, 230, 0, 0.86, 'fruit') +
    k.limb('M-96,-40V-250', 16, 'wood') +
    k.limb('M96,-40V-250', 16, 'wood') +
    k.limb('M-120,-250H120', 16, 'wood2') +
    k.circle('wood2', 0, -250, 28) +
    k.circle('gold', 0, -250, 9) +
    k.line('M26,-250V-120', 0.9, 'bone') +
    k.path('brass', 'M2,-118H52L44,-70H10Z');
  a +=
    k.ellipse('stone2', 0, -86, 160, 36) +
    k.ellipse('dark', 0, -88, 122, 24) +
    k.path('brass', 'M4,-118H50L46,-92H8Z') +
    k.path('stone', 'M-160,-84V-10C-160,20 160,20 160,-10V-84C150,-42 -150,-42 -160,-84Z') +
    k.ornament('M-158,-46C-120,-8 120,-8 158,-46M-158,-20C-120,18 120,18 158,-20', 0.7, 'line') +
    k.ornament('M-100,-54V-16M-40,-44V14M40,-44V14M100,-54V-16', 0.6, 'line');
  a += k.at(-226, 16, 1.12, person(k, { kind: 'woman', arms: 'pot' }));
  if (n > 1) a += k.at(-300, 24, 1.02, person(k, { kind: rng.pick(['child', 'woman']) }));
  return (
    a +
    k.circle('brick', 206, 0, 30) +
    k.ellipse('brick', 206, -30, 18, 7) +
    k.circle('brick', 262, 10, 24) +
    k.ellipse('brick', 262, -14, 14, 6)
  );
};

const SPICES: readonly Material[] = ['fire', 'cloth', 'leaf', 'saffron', 'cloth2'];
const BALES: readonly Material[] = ['cloth', 'cloth2', 'cloth3', 'leaf', 'pink'];
const BUNTING: readonly Material[] = ['cloth', 'gold', 'leaf', 'cloth2'];

/** The goods of three stalls: spices, pots or cloth. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

const market = (k: Kit): string => {
  const { rng } = k;
  let a = '';
  const stall = (x: number, s: number, material: Material, goods: number): string => {
    let b =
      k.box('wood', -96, -190, 10, 190) +
      k.box('wood', 86, -190, 10, 190) +
      k.box('dark', -86, -180, 172, 110) +
      k.at(0, -66, 0.72, person(k, { pose: 'sit' })) +
      k.box('wood2', -108, -76, 216, 76) +
      k.ornament('M-108,-56H108', 0.8);
    for (let i = 0; i < 5; i++) {
      const X = -84 + i * 42;
      b +=
        goods === 0
          ? k.path(SPICES[i]!, `M${X - 20},-76L${X},-112L${X + 20},-76Z`)
          : goods === 1
            ? k.circle('brick', X, -92, 17) + k.ellipse('brick', X, -110, 10, 4)
            : k.box(BALES[i]!, X - 18, -98, 36, 22, 6);
    }
    const n = 6;
    for (let i = 0; i < n; i++)
      b += k.path(
        i % 2 ? 'white' : material,
        `M${-120 + i * 40},-186L${-90 + i * 30},-244H${-60 + i * 30}L${-80 + i * 40},-186q-20,30 -40,0Z`,
      );
    return k.at(x, 0, s, b);
  };
  a += arcade(k, -470, -8, 940, 190, 11, 'stone', false);
  const goods = rng.pick(ORDERS);
  a +=
    stall(-250, 1, 'cloth', goods[0]) +
    stall(250, 1, 'cloth2', goods[1]) +
    stall(0, 1.22, rng.pick(['cloth3', 'leaf']), goods[2]);
  a += k.line('M-330,-300Q-160,-250 0,-300Q160,-250 330,-300', 0.6, 'line');
  for (let i = 0; i < 10; i++) {
    const x = -300 + i * 66;
    a += k.path(BUNTING[i % 4]!, `M${x},${f(-280 + Math.cos(i * 1.2) * 8)}h30l-15,32Z`);
  }
  return (
    a +
    k.at(-128, 26, 0.86, person(k, { kind: 'woman' })) +
    k.at(140, 26, 0.86, person(k, { kind: rng.pick(['man', 'child']), pose: 'walk' }), -1)
  );
};

/** Jantar Mantar: the great gnomon stair, the quadrant, two drums and an armillary ring. */
const observatory = (k: Kit): string =>
  k.path('brick', 'M-170,0L210,-420V0Z') +
  k.path('brick2', 'M210,-420H238V0H210Z') +
  k.ornament('M-130,-22L196,-382', 1, 'white') +
  Array.from({ length: 13 }, (_, i) =>
    k.ornament(`M${-120 + i * 25},${-34 - i * 27.6}h14v-12`, 0.6, 'line'),
  ).join('') +
  k.path('dark', cusped(60, -150, 80, 150, 5)) +
  k.path('dark', cusped(150, -230, 46, 90, 5)) +
  chhatri(k, 224, -414, 64, 80, 'stone') +
  k.path('stone', 'M-330,0C-330,-170 -190,-250 -60,-150L-84,-118C-180,-190 -286,-130 -290,0Z') +
  k.ornament('M-312,-10C-308,-150 -190,-218 -74,-134', 0.6, 'line') +
  Array.from({ length: 9 }, (_, i) => {
    const t = (i / 8) * 2.2 + 0.1;
    const x = -186 - Math.cos(t) * 118;
    const y = -20 - Math.sin(t) * 150;
    return k.ornament(`M${f(x)},${f(y)}l${f(-Math.cos(t) * 18)},${f(-Math.sin(t) * 18)}`, 0.5, 'line');
  }).join('') +
  k.ellipse('stone2', 330, -6, 70, 20) +
  k.box('stone2', 260, -110, 140, 104) +
  k.ellipse('stone', 330, -110, 70, 20) +
  [282, 318, 354].map((x) => k.path('dark', cusped(x - 10, -84, 24, 70, 3))).join('') +
  `<g fill="none" stroke="${k.pen.solid('gold')}" stroke-width="7"><circle cx="-330" cy="-330" r="84"/><ellipse cx="-330" cy="-330" rx="30" ry="84"/><ellipse cx="-330" cy="-330" rx="84" ry="28" transform="rotate(-23 -330 -330)"/></g>` +
  k.circle('fire', -330, -330, 13) +
  k.path('wood', 'M-342,-246H-318L-304,0H-356Z') +
  k.at(-40, 20, 0.8, person(k, { kind: k.rng.pick(['man', 'woman']), elder: k.rng.chance(0.4) }));

/** A city of the future: towers in the shape of shikharas and lotus domes, a sky rail, lit windows. */
const city = (k: Kit): string => {
  const { rng } = k;
  let a = '';
  const xs = [-300, -220, -140, -60, 60, 150, 235, 310];
  xs.forEach((x, i) => {
    const h = rng.between(170, 320);
    const w = rng.between(60, 82);
    const kind = i % 4;
    a +=
      kind === 0
        ? tower(k, x, 0, w * 1.1, h, 'metal', 10)
        : kind === 1
          ? k.path(
              'stone',
              `M${f(x - w / 2)},0L${f(x - w * 0.36)},${f(-h)}L${f(x)},${f(-h - 46)}L${f(x + w * 0.36)},${f(-h)}L${f(x + w / 2)},0Z`,
            )
          : kind === 2
            ? k.box('blue', x - w / 2, -h, w, h) + k.path('metal', dome(x, -h, w * 1.1, 60))
            : k.path(
                'metal',
                `M${f(x - w / 2)},0C${f(x - w * 0.1)},${f(-h * 0.5)} ${f(x - w * 0.7)},${f(-h * 0.8)} ${f(x)},${f(-h)}C${f(x + w * 0.7)},${f(-h * 0.8)} ${f(x + w * 0.1)},${f(-h * 0.5)} ${f(x + w / 2)},0Z`,
              );
    for (let r = 0; r < 7; r++)
      for (let c = -1; c < 2; c++)
        if (rng.chance(0.55) && r * 26 + 50 < h - 30)
          a += k.box('lit', x + c * w * 0.2 - 5, -h + 46 + r * 26, 10, 13);
  });
  a +=
    k.path('blue', 'M-70,0L-40,-430L0,-480L40,-430L70,0Z') +
    k.ornament('M-36,-400H36M-42,-330H42M-50,-250H50M-56,-170H56', 1.1) +
    k.path('lit', cusped(-22, -120, 44, 120, 5)) +
    k.path('gold', 'M0,-540L8,-476H-8Z') +
    `<ellipse cx="0" cy="-366" rx="120" ry="22" fill="none" stroke="${k.pen.solid('gold')}" stroke-width="9"/>` +
    k.path('pink', ring(0, -300, 8, 6, 30, 10));
  a +=
    k.path('metal', 'M-430,-84C-200,-140 200,-140 430,-84V-66C200,-122 -200,-122 -430,-66Z') +
    [-300, -140, 140, 300].map((x) => k.box('metal', x - 5, -110, 10, 110)).join('') +
    k.path('white', 'M-150,-136C-130,-160 40,-172 96,-142L90,-122C20,-130 -80,-128 -148,-118Z') +
    k.ornament('M-120,-138Q-20,-152 66,-142', 1.4, 'blue');
  const craft = (x: number, y: number, s: number): string =>
    k.at(
      x,
      y,
      s,
      k.ellipse('metal', 0, 0, 60, 15) +
        k.path('blue', dome(0, -6, 56, 34)) +
        k.circle('lit', 0, 4, 6) +
        k.circle('lit', -28, 2, 4) +
        k.circle('lit', 28, 2, 4),
    );
  return a + craft(-200, -400, 0.9) + craft(220, -450, 0.7);
};

export const towns = {
  village: { draw: village, setting: 'land', halfWidth: 370, height: 450, isPlace: true },
  well: { draw: well, setting: 'land', halfWidth: 330, height: 330 },
  market: { draw: market, setting: 'town', halfWidth: 390, height: 340 },
  observatory: { draw: observatory, setting: 'town', halfWidth: 420, height: 500, night: 0.5 },
  city: { draw: city, setting: 'town', halfWidth: 400, height: 520, night: 0.7 },
} satisfies Record<string, Motif>;
