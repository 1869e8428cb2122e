/** Trees and hills, used by every landscape. */
import type { Kit } from '../core/kit.ts';
import type { TonedMaterial } from '../core/materials.ts';
import { f } from '../core/svg.ts';

export type TreeKind = 'palm' | 'pine' | 'bare' | 'banyan' | 'round' | 'fruit';

/** One skeleton for each kind of tree; each style draws its own foliage: whorls, sprays, dabs or gold rosettes. */
export const tree = (k: Kit, x: number, y: number, s: number, kind: TreeKind = 'round'): string =>
  k.shows('tree', () => treeOf(k, x, y, s, kind));

function treeOf(k: Kit, x: number, y: number, s: number, kind: TreeKind): string {
  if (kind === 'palm') return k.at(x, y, s, palm(k));
  if (kind === 'pine') return k.at(x, y, s, pine(k));
  if (kind === 'bare') return k.at(x, y, s, bare(k));
  return k.at(x, y, s, broad(k, s, kind));
}

function palm(k: Kit): string {
  const { rng } = k;
  const lean = rng.between(30, 100) * rng.sign();
  const top = -370;
  let a = k.limb(`M0,6Q${f(lean * 0.1)},-220 ${f(lean)},${top}`, 16, 'wood');
  for (let i = 0; i < 6; i++)
    a += k.ornament(`M${f(lean * (i / 7) ** 2 - 7)},${-40 - i * 54}h14`, 0.5, 'line');
  for (let i = 0; i < 11; i++) {
    const angle = -3.5 + i * 0.39 + rng.between(-0.06, 0.06);
    const length = rng.between(130, 165);
    const ex = lean + Math.cos(angle) * length;
    const ey = top + Math.sin(angle) * length * 0.6 + 62;
    const qx = lean + Math.cos(angle) * length * 0.6;
    const qy = top + Math.sin(angle) * length * 0.7 - 24;
    a += k.path(
      i % 2 ? 'leaf' : 'leaf2',
      `M${f(lean)},${top}Q${f(qx)},${f(qy)} ${f(ex)},${f(ey)}Q${f(qx)},${f(qy + 44)} ${f(lean)},${top + 8}Z`,
    );
    a += k.ornament(`M${f(lean)},${top}Q${f(qx)},${f(qy + 14)} ${f(ex)},${f(ey)}`, 0.4, 'line');
  }
  return a + k.circle('brick', lean - 9, top + 14, 11) + k.circle('brick', lean + 11, top + 16, 11);
}

function pine(k: Kit): string {
  let a = k.path('wood', 'M-14,6L-6,-330H6L14,6Z');
  for (let i = 0; i < 5; i++) {
    const Y = -60 - i * 62;
    const W = 108 - i * 18;
    const bough = `M${-W},${Y}Q${-W * 0.4},${Y - 20} 0,${Y - 100}Q${W * 0.4},${Y - 20} ${W},${Y}Q${W * 0.5},${Y - 16} 0,${Y + 6}Q${-W * 0.5},${Y - 16} ${-W},${Y}Z`;
    a += k.path(i % 2 ? 'leaf2' : 'leaf', bough);
    a += k.ornament(`M${-W * 0.5},${Y - 14}Q0,${Y - 26} ${W * 0.5},${Y - 14}`, 0.5);
  }
  return a;
}

function bare(k: Kit): string {
  const { rng } = k;
  let a = '';
  const branch = (x: number, y: number, angle: number, length: number, width: number): void => {
    const ex = x + Math.cos(angle) * length;
    const ey = y + Math.sin(angle) * length;
    const bend = `${f(x + Math.cos(angle + 0.3) * length * 0.5)},${f(y + Math.sin(angle + 0.3) * length * 0.5)}`;
    a += k.limb(`M${f(x)},${f(y)}Q${bend} ${f(ex)},${f(ey)}`, width, 'wood');
    if (width <= 5) return;
    branch(ex, ey, angle - rng.between(0.3, 0.6), length * 0.74, width * 0.62);
    branch(ex, ey, angle + rng.between(0.3, 0.7), length * 0.74, width * 0.62);
  };
  branch(0, 6, -1.57 + rng.between(-0.1, 0.1), 140, 30);
  return k.path('wood', 'M-34,8C-16,-20 -16,-60 -14,-90H14C16,-60 18,-20 36,8Z') + a;
}

type Cluster = readonly [x: number, y: number, r: number];

const BANYAN_CLUSTERS: readonly Cluster[] = [
  [0, -310, 124],
  [-150, -250, 100],
  [150, -250, 100],
  [-86, -330, 92],
  [88, -326, 92],
  [-210, -200, 66],
  [212, -200, 66],
];

const ROUND_CLUSTERS: readonly Cluster[] = [
  [0, -300, 116],
  [-116, -236, 88],
  [116, -236, 88],
  [-58, -186, 58],
  [60, -184, 58],
];

const FRUITS: readonly (readonly [x: number, y: number])[] = [
  [-100, -190],
  [-40, -240],
  [30, -200],
  [96, -210],
  [60, -290],
  [-70, -300],
];

const BANYAN_TRUNK =
  'M-58,10C-40,-8 -30,-40 -34,-80C-40,-130 -84,-176 -134,-208L-116,-224C-64,-190 -34,-176 -12,-262H12C30,-176 60,-186 110,-216L128,-202C84,-170 42,-130 36,-80C32,-40 42,-8 62,10C44,2 30,0 18,8C8,-6 -6,-6 -14,8C-28,0 -42,2 -58,10Z';

const ROUND_TRUNK =
  'M-30,8C-6,-90 -30,-150 -92,-216L-76,-226C-30,-180 -14,-180 -4,-262H8C16,-180 34,-184 80,-224L94,-212C36,-150 8,-90 32,8Z';

const BANYAN_BARK = 'M-22,0C-8,-60 -26,-120 -60,-170M4,-2C0,-70 4,-130 0,-220M26,0C14,-60 24,-120 60,-176';
const ROUND_BARK = 'M-10,-10C4,-80 -6,-120 -2,-190M12,-6C14,-70 10,-110 14,-150';

function broad(k: Kit, s: number, kind: 'banyan' | 'round' | 'fruit'): string {
  const isBanyan = kind === 'banyan';
  let a = k.path('wood', isBanyan ? BANYAN_TRUNK : ROUND_TRUNK);
  a += k.ornament(isBanyan ? BANYAN_BARK : ROUND_BARK, 0.5, 'line');
  if (isBanyan) a += aerialRoots(k);
  const clusters = isBanyan ? BANYAN_CLUSTERS : ROUND_CLUSTERS;
  a += k.drawnSmall(s < 0.42, () => clusters.map(([x, y, r], i) => k.foliage(x, y, r, i)).join(''));
  if (kind === 'fruit') for (const [x, y] of FRUITS) a += k.circle('fire', x, y, 12);
  return a;
}

function aerialRoots(k: Kit): string {
  const { rng } = k;
  let a = '';
  for (let i = 0; i < 8; i++) {
    const x = -210 + i * 58 + rng.between(-8, 8);
    if (Math.abs(x) < 50) continue;
    const d = `M${f(x)},-190q${f(rng.between(-7, 7))},70 ${f(rng.between(-6, 6))},${f(rng.between(100, 196))}`;
    a += k.line(d, rng.between(0.7, 1.4), 'wood');
  }
  return a;
}

/** Nested hills side by side, their base at y = 0. */
export function hillRow(k: Kit, n: number, W: number, H: number, material: TonedMaterial): string {
  let a = '';
  for (let i = 0; i < n; i++) {
    const x = -W / 2 + (W * (i + 0.5)) / n;
    const width = (W / n) * 1.3;
    const height = H * k.rng.between(0.75, 1.15);
    for (let j = 0; j < 3; j++) {
      const w = (width / 2) * (1 - j * 0.28);
      const h = height * (1 - j * 0.3);
      a += k.path(
        j % 2 ? `${material}2` : material,
        `M${f(x - w)},0C${f(x - w)},${f(-h * 0.6)} ${f(x - w * 0.3)},${f(-h)} ${f(x)},${f(-h)}C${f(x + w * 0.3)},${f(-h)} ${f(x + w)},${f(-h * 0.6)} ${f(x + w)},0Z`,
      );
    }
  }
  return a;
}
