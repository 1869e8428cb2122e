/** Palaces, temples, forts. */
import type { Kit } from '../core/kit.ts';
import type { Material } from '../core/materials.ts';
import type { Motif } from './motif.ts';
import { f } from '../core/svg.ts';
import { cusped, dome, shikhara } from '../core/shapes.ts';
import { person } from '../figures.ts';

export function tower(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  material: Material = 'stone',
  tiers = 7,
): string {
  // curved Nagara spire with ribs, amalaka, kalasha
  let a = k.path(material, shikhara(x, y, w, h)) + k.ornament(shikhara(x, y, w * 0.5, h * 0.98), 0.5, 'line');
  for (let i = 1; i < tiers; i++) {
    const t = i / tiers;
    const hw = w * (0.5 - 0.37 * t ** 2.5);
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
  material: Material = 'stone',
  lit = true,
): string {
  // cusped openings, lamps inside
  let a =
    k.box(material, x, y - h, w, h) +
    k.box('gold', x - 4, y - h - 6, w + 8, 9) +
    k.ornament(`M${f(x)},${f(y - h + 12)}H${f(x + w)}`, 0.6);
  for (let i = 0; i < n; i++) {
    const X = x + (w / n) * (i + 0.18);
    const W = (w / n) * 0.64;
    a +=
      k.path('dark', cusped(X, y - h * 0.78, W, h * 0.78, 5)) +
      (lit && k.rng.chance(0.75)
        ? k.path('lit', cusped(X + W * 0.16, y - h * 0.6, W * 0.68, h * 0.6, 5))
        : '');
  }
  return a;
}

export const chhatri = (
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  material: Material = 'brick',
): string =>
  k.box('dark', x - w * 0.38, y - h * 0.42, w * 0.76, h * 0.4) +
  [-0.42, -0.14, 0.14, 0.42]
    .map((q) => k.box('stone2', x + w * q - w * 0.04, y - h * 0.44, w * 0.08, h * 0.44))
    .join('') +
  k.path(material, dome(x, y - h * 0.46, w, h * 0.48)) +
  k.ornament(dome(x, y - h * 0.46, w * 0.5, h * 0.47), 0.6) +
  k.box('gold', x - w * 0.54, y - h * 0.48, w * 1.08, h * 0.055) +
  k.path('gold', `M${f(x)},${f(y - h * 1.12)}l${f(w * 0.045)},${f(h * 0.2)}h${f(-w * 0.09)}Z`);

const palace = (k: Kit): string => {
  const v = k.rng.whole(0, 2);
  const material = k.rng.pick(['stone', 'stone2', 'brick']);
  const dm = material === 'brick' ? 'stone' : 'brick';
  let a = '';
  if (v === 0)
    a =
      arcade(k, -190, -112, 380, 96, 7, material) +
      arcade(k, -310, 0, 620, 118, 9, material) +
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
            arcade(k, q < 0 ? -300 : 130, 0, 170, 150, 3, material) + chhatri(k, q * 215, -150, 120, 150, dm),
        )
        .join('') +
      k.box(material, -140, -250, 280, 250) +
      k.path('dark', cusped(-90, -216, 180, 216, 9, 0.5)) +
      k.path('lit', cusped(-54, -150, 108, 150, 7, 0.5)) +
      k.box('gold', -150, -260, 300, 12) +
      [-100, 0, 100].map((x) => chhatri(k, x, -260, x ? 70 : 110, x ? 90 : 140, dm)).join('') +
      k.pearls('M-128,-236H128', 8, 'gold');
  } else {
    // stepped facade of bay windows, like a honeycomb
    for (let r = 0; r < 5; r++) {
      const n = 9 - r * 2;
      const W = 62;
      for (let i = 0; i < n; i++) {
        const x = (i - (n - 1) / 2) * W;
        a +=
          k.box(material, x - W / 2, -78 - r * 74, W, 78) +
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
      const w = 260 - r * 28;
      const y = -96 - r * 50;
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
  const wall = (x: number, y: number, w: number, h: number, material: Material): string => {
    const n = Math.round(w / 30);
    let s = `M${x},${y}V${y - h}`;
    for (let i = 0; i < n; i++) s += `v-20q${f(w / n / 4)},-14 ${f(w / n / 2)},0v20h${f(w / n / 2)}`;
    return k.path(material, s + `V${y}Z`) + k.ornament(`M${x},${y - h + 16}H${x + w}`, 0.8, 'line');
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

export const buildings = {
  palace: { draw: palace, setting: 'garden', halfWidth: 340, height: 450, isPlace: true },
  temple: { draw: temple, setting: 'land', halfWidth: 320, height: 490, isPlace: true },
  fort: { draw: fort, setting: 'land', halfWidth: 400, height: 480 },
} satisfies Record<string, Motif>;
