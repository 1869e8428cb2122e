/** Pattachitra cloth scroll: flat mineral colour, ink outline, painted border, ornament everywhere, no shading. */
import { growTree, type Stage, stage } from '../../compose.ts';
import { Kit } from '../../core/kit.ts';
import { f, type Painting, rect } from '../../core/svg.ts';
import { grain } from '../../core/textures.ts';
import { fish } from '../../motifs/water.ts';
import type { Scene, StylePainter } from '../style.ts';
import { border } from './border.ts';
import { hall } from './hall.ts';
import { band, behind } from './land.ts';
import { type ChitrakarPalette, PALETTES } from './palette.ts';
import { chitrakarPen, whorls } from './pen.ts';
import { layOut, outlined, type Sheet } from './sheet.ts';
import { heaven, scattered } from './sky.ts';
import { stream, waves } from './water.ts';
import { weatherOver } from './weather.ts';

function paint(scene: Scene<ChitrakarPalette>): Painting {
  const { rng, palette: p, w, h, u } = scene;
  const k = new Kit(chitrakarPen(p), rng, rng.whole(0, 2));
  const sheet = layOut(scene);
  const { inset } = sheet;
  const picture = pictureOf(k, sheet);
  const edge = border(scene);
  const inside = [inset, inset, w - 2 * inset, h - 2 * inset] as const;
  const pearls = `stroke-dasharray="0 ${f(15 * u)}" stroke-linecap="round"`;
  const frame =
    rect(...inside, `fill="${p.ground}" stroke="${p.ink}" stroke-width="${f(16 * u)}"`) +
    rect(...inside, `fill="none" stroke="${p.ivory}" stroke-width="${f(8 * u)}" ${pearls}`);
  const clip = `<clipPath id="in"><rect x="${f(inset)}" y="${f(inset)}" width="${f(inside[2])}" height="${f(inside[3])}"/></clipPath>`;
  return {
    defs: edge.defs + whorls(k, p) + clip + grain('gr', rng.whole(1, 99)),
    body:
      edge.body +
      frame +
      `<g clip-path="url(#in)">${picture}</g>` +
      rect(...inside, `fill="none" stroke="${p.ink}" stroke-width="${f(6 * u)}"`) +
      rect(0, 0, w, h, 'filter="url(#gr)" opacity=".35"'),
  };
}

function pictureOf(k: Kit, sheet: Sheet): string {
  const { plan, y0, y1, cx, W, H, gy, ground, waterline } = sheet;
  const { setting } = plan;
  let c = scattered(sheet) + heaven(sheet);
  if (setting === 'hall') c += hall(sheet);
  const st = stage(k, plan, {
    cx,
    gy: setting === 'cave' ? y1 - H * 0.12 : gy + (waterline ? 0 : H * 0.02),
    W,
    H: (ground - y0) * (setting === 'sky' ? 1.1 : 1),
  });
  const far = behind(k, sheet);
  const land = band(k, sheet);
  c += far + outlined(sheet, st.back) + land + sideTrees(k, sheet, st);
  return c + inWater(k, sheet, outlined(sheet, st.focal + st.front)) + weatherOver(sheet);
}

/** A mirrored pair of small trees, if a wide panel has room. */
function sideTrees(k: Kit, sheet: Sheet, st: Stage): string {
  const { rng, plan, waterline } = sheet;
  const { motif, setting, isInside, far, beside } = plan;
  const isOpen = !waterline && !isInside && setting !== 'town' && setting !== 'sky';
  if (!isOpen || motif.isBare || st.wide <= 470 || far || beside) return '';
  const scale = rng.between(0.6, 0.78);
  const off = Math.min(st.wide - 90, 620);
  const left = st.at(-off, 6, scale, growTree(k, plan));
  return outlined(sheet, left + st.at(off, 6, scale, growTree(k, plan), -1));
}

/** Draws water over the hull of a boat. A pond is drawn behind its flowers. */
function inWater(k: Kit, sheet: Sheet, subject: string): string {
  const { rng, plan, u, y1, gy } = sheet;
  const { setting } = plan;
  if (setting === 'sea') {
    const colours = rng.pick([
      ['#2a5d9a', '#1f3a6d', '#2f7d8b'],
      ['#2f7d8b', '#1f5f56', '#2a5d9a'],
      ['#3a6ea8', '#274b86'],
    ]);
    return subject + waves(sheet, gy + 4 * u, y1, colours) + shoal(k, sheet);
  }
  if (setting === 'river') {
    const colour = rng.pick(['#2f6a9a', '#2c7a80', '#35568f']);
    return subject + stream(sheet, gy + 10 * u, y1, colour) + shoal(k, sheet);
  }
  if (setting === 'pond')
    return stream(sheet, gy - 26 * u, y1, rng.pick(['#2c7a80', '#2f6a9a', '#3a7d62'])) + subject;
  return subject;
}

function shoal(k: Kit, sheet: Sheet): string {
  const { rng, u, cx, y1, W, H } = sheet;
  const places = [
    [-0.3, 1],
    [0.02, -1],
    [0.31, 1],
  ] as const;
  const swimming = places.map(([t, side]) =>
    fish(
      k,
      cx + W * t + rng.between(-30, 30) * u,
      y1 - H * rng.between(0.08, 0.15),
      u * rng.between(0.7, 0.95),
      side,
    ),
  );
  return outlined(sheet, swimming.join(''));
}

export const chitrakar: StylePainter<ChitrakarPalette> = {
  palettes: PALETTES,
  toneOf: ({ ground }) => ground,
  paint,
};
