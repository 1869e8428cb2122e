/** A worn cave fresco: earth pigments, red-brown contour, soft modelling, all of it wobbled, flaked and cracked. */
import { growTree, type Stage, stage } from '../../compose.ts';
import { Kit } from '../../core/kit.ts';
import { group, linear, f, mix, type Painting, radial, rect } from '../../core/svg.ts';
import { grain, patches, wobble } from '../../core/textures.ts';
import { fish } from '../../motifs/water.ts';
import type { Setting } from '../../motifs/motif.ts';
import type { MotifName } from '../../motifs/names.ts';
import type { Scene, StylePainter } from '../style.ts';
import { cracks, mist, rain } from './ageing.ts';
import { farWall, hall, heaven, land, rocks, town, water } from './backdrop.ts';
import { bust } from './bust.ts';
import type { BustKind } from './headdress.ts';
import { layOut, outlined, type Wall } from './layout.ts';
import { type AjantaPalette, PALETTES } from './palette.ts';
import { ajantaPen } from './pen.ts';

function paint(scene: Scene<AjantaPalette>): Painting {
  const { plan, w, h } = scene;
  const { pen, gradients } = ajantaPen(scene);
  const k = new Kit(pen, scene.rng);
  const wall = layOut(scene);
  const textures = texturesOf(wall);
  const fresco = frescoOf(k, wall);
  const aged = cracks(wall);
  return {
    defs: groundsOf(wall) + textures + waterOf(wall) + gradients(),
    body:
      rect(0, 0, w, h, 'fill="url(#bg)"') +
      `<g filter="url(#wob)">${fresco}</g>` +
      rect(0, 0, w, h, `filter="url(#dust)" opacity="${plan.isNight ? 0.32 : 0.5}"`) +
      `<g mask="url(#fm)">${rect(0, 0, w, h, `filter="url(#flake)" opacity="${plan.isNight ? 0.26 : 0.46}"`)}</g>` +
      aged +
      rect(0, 0, w, h, 'filter="url(#grain)" opacity=".45"') +
      rect(0, 0, w, h, 'fill="url(#vg)"'),
  };
}

function groundsOf({ palette: p }: Wall): string {
  return (
    linear('bg', [
      [0, p.bg[0]],
      [0.55, p.bg[1]],
      [1, p.bg[2]],
    ]) +
    radial('glow', [
      [0, '#ffe2a0', 0.85],
      [0.4, '#f0b860', 0.35],
      [1, '#f0b860', 0],
    ]) +
    radial(
      'vg',
      [
        [0.5, '#1a0b06', 0],
        [1, '#1a0b06', 0.58],
      ],
      0.5,
      0.5,
      0.76,
    ) +
    radial('moonlight', [
      [0, p.white, 0.5],
      [0.4, p.white, 0.16],
      [1, p.white, 0],
    ]) +
    radial('keep', [
      [0.5, '#000', 1],
      [1, '#000', 0],
    ])
  );
}

/** Textures of an old wall. Flakes never cover the subject. */
function texturesOf({ rng, w, h, u, fx, bx, gy, isPortrait }: Wall): string {
  const spared = `<circle cx="${f(isPortrait ? bx : fx)}" cy="${f(isPortrait ? h * 0.42 : gy - h * 0.28)}" r="${f((isPortrait ? 300 : 430) * u)}" fill="url(#keep)"/>`;
  return (
    `<mask id="fm"><rect width="${w}" height="${h}" fill="#fff"/>${spared}</mask>` +
    wobble('wob', rng.whole(1, 99), f(8 * u)) +
    patches(
      'flake',
      rng.whole(1, 99),
      `${f(60 / u) / 10000} ${f(80 / u) / 10000}`,
      [0.82, 0.69, 0.5],
      26,
      -17.3,
    ) +
    patches('dust', rng.whole(1, 99), '.035 .05', [0.22, 0.1, 0.05], 1.7, -0.72) +
    grain('grain', 3, [0.1, 0.05, 0.02], 0.85, 0.8, -0.25)
  );
}

function waterOf({ plan, palette: p }: Wall): string {
  if (!plan.isWet) return '';
  return linear('wt', [
    [0, mix(p.blue, p.white, 0.3)],
    [1, mix(p.blue, '#14242c', 0.35)],
  ]);
}

const ROCKY = new Set<Setting>(['snow', 'forest', 'dust', 'land']);

function frescoOf(k: Kit, wall: Wall): string {
  const { rng, plan, h, u, gy, fx, W, H, waterline } = wall;
  const { setting, weather, isInside, motif } = plan;
  let c = farWall(wall) + heaven(wall);
  if (setting === 'hall') c += hall(wall);
  const st = stage(k, plan, { cx: fx, gy: setting === 'cave' ? h * 0.9 : gy, W, H, farY: -20, max: 1.6 * u });
  if (ROCKY.has(setting) && !motif.hidesHills && rng.chance(0.75))
    c += rocks(wall, gy - h * 0.02, 12, 60, setting === 'snow' ? 260 : 150);
  if (setting === 'town') c += town(wall);
  if (setting === 'bank') c += water(wall, gy - h * 0.16, gy + h * 0.05);
  if (st.back) c += outlined(st.back);
  if (!waterline && setting !== 'hall' && setting !== 'sky') c += land(wall);
  if (setting === 'pond') c += water(wall, gy - 30 * u, h);
  c += sideTrees(k, wall, st) + outlined(st.focal);
  if (setting === 'sea' || setting === 'river') c += water(wall, gy + 8 * u, h) + shoal(k, wall);
  if (st.front) c += outlined(st.front);
  if (wall.isPortrait) c += portrait(k, wall);
  if (!isInside && (weather === 'rain' || weather === 'storm')) c += rain(wall);
  if (!isInside && weather === 'mist') c += mist(wall);
  return c;
}

function sideTrees(k: Kit, { rng, plan, isWide, isPortrait, waterline }: Wall, st: Stage): string {
  const { motif, isInside, setting, far, beside } = plan;
  const isOpen = !waterline && !isInside && setting !== 'sky' && setting !== 'town';
  if (motif.isBare || !isWide || !isOpen || st.wide <= 430 || far || beside || isPortrait) return '';
  return [-1, 1]
    .map((side) =>
      outlined(st.at(side * Math.min(st.wide - 70, 640), 0, rng.between(0.8, 1), growTree(k, plan), side)),
    )
    .join('');
}

function shoal(k: Kit, { rng, w, h, u }: Wall): string {
  const places = [
    [-0.32, 1],
    [0.05, -1],
    [0.33, 1],
  ] as const;
  const swimming = places.map(([t, side]) =>
    fish(k, w / 2 + w * t, h * rng.between(0.88, 0.94), u * 0.7, side),
  );
  return outlined(swimming.join(''));
}

/** A kind of person that suits the motif; undefined for any. */
function bustKindFor({ rng, plan }: Wall): BustKind | undefined {
  const kinds: Partial<Record<MotifName, BustKind>> = {
    palace: rng.pick(['queen', 'prince', 'woman']),
    library: rng.pick(['elder', 'woman', 'ascetic']),
    deer: 'woman',
    forest: rng.pick(['ascetic', 'woman']),
    temple: rng.pick(['elder', 'woman', 'man']),
  };
  return kinds[plan.main];
}

function portrait(k: Kit, wall: Wall): string {
  const { rng, plan, h, u, bx, waterline } = wall;
  const side = plan.flip;
  const at = (x: number, y: number, s: number, body: string, flip = 1): string =>
    outlined(group(x, y, u * s * flip, u * s, body));
  const kind = bustKindFor(wall);
  let c = at(bx, waterline ? h * 0.5 : h * 0.52, 1.16, bust(k, kind), -side);
  if (rng.chance(0.6)) {
    const stem = k.line('M0,40C0,-60 20,-140 0,-200', 2, 'leaf') + k.lotus(0, -180, 80, 'pink', 9);
    c += at(bx - side * -250 * u, h * 0.96, 1.1, stem);
  } else c += at(bx - side * 320 * u, h, 1.05, growTree(k, plan));
  return waterline ? c + water(wall, h * 0.9, h) : c;
}

export const ajanta: StylePainter<AjantaPalette> = {
  palettes: PALETTES,
  toneOf: ({ bg }) => bg[1],
  paint,
};
