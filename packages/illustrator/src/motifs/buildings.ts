// Built places: palace, temple, fort, village, well, market, observatory, city.
import type { Kit } from '../core/kit.ts';
import type { Role } from '../core/roles.ts';
import type { Motif } from './motif.ts';
import { f } from '../core/svg.ts';
import { shikhara, dome, cusped, ring } from '../core/shapes.ts';
import { person } from '../figures.ts';
import { tree } from './trees.ts';
import { hermitage } from './nature.ts';
import { cow } from './animals.ts';

export function tower(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  role: Role = 'stone',
  tiers = 7,
): string {
  // curved Nagara spire with ribs, amalaka, kalasha
  let a = k.path(role, shikhara(x, y, w, h)) + k.ornament(shikhara(x, y, w * 0.5, h * 0.98), 0.5, 'line');
  for (let i = 1; i < tiers; i++) {
    const t = i / tiers,
      hw = w * (0.5 - 0.37 * t ** 2.5);
    a += k.ornament(`M${f(x - hw)},${f(y - h * t)}H${f(x + hw)}`, i % 2 ? 0.6 : 1, i % 2 ? 'line' : 'brick');
  }
  return (
    a +
    k.ellipse('gold', x, y - h - w * 0.045, w * 0.2, w * 0.075) +
    k.path(
      'gold',
      `M${f(x - w * 0.07)},${f(y - h - w * 0.1)}q${f(w * 0.07)},${f(-w * 0.26)} ${f(w * 0.14)},0Z`,
    ) +
    k.path('gold', `M${f(x)},${f(y - h - w * 0.42)}l${f(w * 0.03)},${f(w * 0.24)}h${f(-w * 0.06)}Z`)
  );
}
export function arcade(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
  role: Role = 'stone',
  lit = true,
): string {
  // cusped openings, lamps inside
  let a =
    k.box(role, x, y - h, w, h) +
    k.box('gold', x - 4, y - h - 6, w + 8, 9) +
    k.ornament(`M${f(x)},${f(y - h + 12)}H${f(x + w)}`, 0.6);
  for (let i = 0; i < n; i++) {
    const X = x + (w / n) * (i + 0.18),
      W = (w / n) * 0.64;
    a +=
      k.path('dark', cusped(X, y - h * 0.78, W, h * 0.78, 5)) +
      (lit && k.rng.chance(0.75)
        ? k.path('lit', cusped(X + W * 0.16, y - h * 0.6, W * 0.68, h * 0.6, 5))
        : '');
  }
  return a;
}
export const chhatri = (k: Kit, x: number, y: number, w: number, h: number, role: Role = 'brick'): string =>
  k.box('dark', x - w * 0.38, y - h * 0.42, w * 0.76, h * 0.4) +
  [-0.42, -0.14, 0.14, 0.42]
    .map((q) => k.box('stone2', x + w * q - w * 0.04, y - h * 0.44, w * 0.08, h * 0.44))
    .join('') +
  k.path(role, dome(x, y - h * 0.46, w, h * 0.48)) +
  k.ornament(dome(x, y - h * 0.46, w * 0.5, h * 0.47), 0.6) +
  k.box('gold', x - w * 0.54, y - h * 0.48, w * 1.08, h * 0.055) +
  k.path('gold', `M${f(x)},${f(y - h * 1.12)}l${f(w * 0.045)},${f(h * 0.2)}h${f(-w * 0.09)}Z`);
const palace = (k: Kit): string => {
  const v = k.rng.whole(0, 2),
    role = k.rng.pick(['stone', 'stone2', 'brick']),
    dm = role === 'brick' ? 'stone' : 'brick';
  let a = '';
  if (v === 0)
    a =
      arcade(k, -190, -112, 380, 96, 7, role) +
      arcade(k, -310, 0, 620, 118, 9, role) +
      chhatri(k, 0, -208, 190, 190, dm) +
      chhatri(k, -160, -208, 72, 92, dm) +
      chhatri(k, 160, -208, 72, 92, dm) +
      chhatri(k, -262, -118, 88, 130, dm) +
      chhatri(k, 262, -118, 88, 130, dm);
  else if (v === 1) {
    // lake palace with water steps and one great gate
    a =
      [-1, 1]
        .map(
          (q) =>
            arcade(k, q < 0 ? -300 : 130, 0, 170, 150, 3, role) + chhatri(k, q * 215, -150, 120, 150, dm),
        )
        .join('') +
      k.box(role, -140, -250, 280, 250) +
      k.path('dark', cusped(-90, -216, 180, 216, 9, 0.5)) +
      k.path('lit', cusped(-54, -150, 108, 150, 7, 0.5)) +
      k.box('gold', -150, -260, 300, 12) +
      [-100, 0, 100].map((x) => chhatri(k, x, -260, x ? 70 : 110, x ? 90 : 140, dm)).join('') +
      k.pearls('M-128,-236H128', 8, 'gold');
  } else {
    // stepped facade of bay windows, like a honeycomb
    for (let r = 0; r < 5; r++) {
      const n = 9 - r * 2,
        W = 62;
      for (let i = 0; i < n; i++) {
        const x = (i - (n - 1) / 2) * W;
        a +=
          k.box(role, x - W / 2, -78 - r * 74, W, 78) +
          k.path(r % 2 ? 'lit' : 'dark', cusped(x - 17, -62 - r * 74, 34, 50, 5)) +
          k.path(dm, `M${f(x - W * 0.46)},${-70 - r * 74}q${f(W * 0.46)},-34 ${f(W * 0.92)},0Z`);
      }
    }
    a += chhatri(k, 0, -372, 60, 84, dm) + [-1, 1].map((q) => chhatri(k, q * 248, -78, 52, 74, dm)).join('');
  }
  return a;
};
const temple = (k: Kit): string => {
  const v = k.rng.whole(0, 2);
  let a = '';
  if (v === 0)
    a =
      tower(k, -230, -20, 100, 180, 'stone2') +
      tower(k, 230, -20, 100, 180, 'stone2') +
      tower(k, -136, -20, 130, 270, 'stone') +
      tower(k, 136, -20, 130, 270, 'stone') +
      tower(k, 0, -60, 210, 330, 'stone', 9) +
      arcade(k, -300, 0, 600, 78, 11, 'brick');
  else if (v === 1) {
    // Dravida gopuram: tapering storeys, barrel roof
    a = k.box('stone', -300, -96, 600, 96) + k.pearls('M-290,-80H290', 9, 'brick');
    for (let r = 0; r < 6; r++) {
      const w = 260 - r * 28,
        y = -96 - r * 50;
      a +=
        k.box(r % 2 ? 'stone2' : 'brick', -w / 2, y - 50, w, 50) +
        k.box('gold', -w / 2 - 8, y - 54, w + 16, 8);
      const n = 7 - (r >> 1);
      for (let i = 0; i < n; i++) {
        const x = -w / 2 + (w * (i + 0.5)) / n;
        a += k.path(i === n >> 1 ? 'dark' : 'stone', cusped(x - (w / n) * 0.3, y - 42, (w / n) * 0.6, 42, 3));
      }
    }
    a +=
      k.path('brick', 'M-70,-400C-74,-450 -40,-466 0,-466C40,-466 74,-450 70,-400Z') +
      [-40, -14, 14, 40].map((x) => k.path('gold', `M${x},-498l7,36h-14Z`)).join('') +
      k.path('dark', cusped(-46, -110, 92, 110, 5)) +
      k.flame(0, -20, 16) +
      [-1, 1].map((q) => tower(k, q * 236, -96, 76, 100, 'stone2', 4)).join('');
  } else {
    // tank, flight of steps and one spire, bell hung in the doorway
    a =
      tower(k, 0, -120, 230, 330, 'stone', 9) +
      k.box('brick', -150, -150, 300, 104) +
      k.path('dark', cusped(-56, -140, 112, 116, 7)) +
      k.glow(0, -70, 70) +
      k.line('M0,-132V-104', 0.7, 'gold') +
      k.path('gold', 'M-18,-78C-14,-90 -14,-106 0,-108C14,-106 14,-90 18,-78Z') +
      [-1, 1]
        .map(
          (q) => k.box('stone2', q * 120 - 12, -150, 24, 104) + tower(k, q * 212, -46, 96, 130, 'stone2', 5),
        )
        .join('');
    for (let i = 0; i < 3; i++)
      a += k.box(i % 2 ? 'stone2' : 'stone', -220 - i * 36, -48 + i * 18, 440 + i * 72, 20);
  }
  return a;
};
const fort = (k: Kit): string => {
  const { rng } = k;
  let a = '';
  const wall = (x: number, y: number, w: number, h: number, role: Role): string => {
    const n = Math.round(w / 30);
    let s = `M${x},${y}V${y - h}`;
    for (let i = 0; i < n; i++) s += `v-20q${f(w / n / 4)},-14 ${f(w / n / 2)},0v20h${f(w / n / 2)}`;
    return k.path(role, s + `V${y}Z`) + k.ornament(`M${x},${y - h + 16}H${x + w}`, 0.8, 'line');
  };
  a += k.path('rock', 'M-420,20C-380,-60 -300,-96 -200,-100H200C300,-96 380,-60 420,20Z');
  a +=
    wall(-150, -210, 300, 150, 'stone2') +
    chhatri(k, 0, -360, 110, 120) +
    chhatri(k, -110, -360, 56, 70) +
    chhatri(k, 110, -360, 56, 70) +
    wall(-330, -70, 660, 130, 'stone') +
    wall(-390, -40, 120, 190, 'stone2') +
    wall(270, -40, 120, 190, 'stone2');
  a +=
    k.path('stone2', 'M-96,0V-230H96V0Z') +
    k.box('gold', -104, -240, 208, 12) +
    k.path('dark', cusped(-58, -180, 116, 180, 7, 0.5)) +
    k.path('wood', cusped(-44, -150, 88, 150, 7, 0.5)) +
    k.ornament('M0,-140V0M-44,-60H44M-44,-100H44', 0.7) +
    chhatri(k, -70, -240, 50, 62) +
    chhatri(k, 70, -240, 50, 62);
  for (const x of [-330, 330])
    a +=
      k.line(`M${x},-230V-330`, 1.2, 'wood') + k.path('cloth', `M${x + 2},-330q44,-10 80,14q-40,4 -80,26Z`);
  return (
    a +
    k.at(rng.between(120, 160), 26, 0.62, person(k, { kind: 'warrior' })) +
    k.at(-150, 26, 0.62, person(k, { kind: 'warrior' }))
  );
};
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
  const { rng } = k,
    n = rng.whole(1, 2);
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
const SPICES: readonly Role[] = ['fire', 'cloth', 'leaf', 'saffron', 'cloth2'];
const BALES: readonly Role[] = ['cloth', 'cloth2', 'cloth3', 'leaf', 'pink'];
const BUNTING: readonly Role[] = ['cloth', 'gold', 'leaf', 'cloth2'];
/** What three stalls sell: spices, pots or cloth. */
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
  const stall = (x: number, s: number, role: Role, goods: number): string => {
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
        i % 2 ? 'white' : role,
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
// Jantar Mantar: the great gnomon stair, the quadrant, two drums and an armillary ring.
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
    const t = (i / 8) * 2.2 + 0.1,
      x = -186 - Math.cos(t) * 118,
      y = -20 - Math.sin(t) * 150;
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
// A city to come: towers that still remember shikharas and lotus domes, a sky rail, lit windows.
const city = (k: Kit): string => {
  const { rng } = k;
  let a = '';
  const xs = [-300, -220, -140, -60, 60, 150, 235, 310];
  xs.forEach((x, i) => {
    const h = rng.between(170, 320),
      w = rng.between(60, 82),
      kind = i % 4;
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
export const buildings = {
  palace: { draw: palace, setting: 'garden', halfWidth: 340, height: 450, isPlace: true },
  temple: { draw: temple, setting: 'land', halfWidth: 320, height: 490, isPlace: true },
  fort: { draw: fort, setting: 'land', halfWidth: 400, height: 480 },
  village: { draw: village, setting: 'land', halfWidth: 370, height: 450, isPlace: true },
  well: { draw: well, setting: 'land', halfWidth: 330, height: 330 },
  market: { draw: market, setting: 'town', halfWidth: 390, height: 340 },
  observatory: { draw: observatory, setting: 'town', halfWidth: 420, height: 500, night: 0.5 },
  city: { draw: city, setting: 'town', halfWidth: 400, height: 520, night: 0.7 },
} satisfies Record<string, Motif>;
