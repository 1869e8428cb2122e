/** Academic oil: light from one side, tones that recede, rim light on dark shapes, brush texture; no outlines. */
import { growTree, lift, type Stage, stage } from '../../compose.ts';
import { Kit, type Pen } from '../../core/kit.ts';
import { ellipse, f, linear, mix, type Painting, path, radial, rect } from '../../core/svg.ts';
import { blur, rim, wobble } from '../../core/textures.ts';
import type { Setting } from '../../motifs/motif.ts';
import type { Scene, StylePainter } from '../style.ts';
import { type Canvas, layOut } from './canvas.ts';
import { land, swell } from './land.ts';
import { BASE, PALETTES, type RavivarmaPalette } from './palette.ts';
import { ravivarmaPen, silhouetteKit } from './pen.ts';
import { cave, rockFaces } from './cave.ts';
import { room } from './room.ts';
import { heaven, weatherOver } from './sky.ts';

function paint(scene: Scene<RavivarmaPalette>): Painting {
  const { plan, w, h } = scene;
  const asked: string[] = [];
  const canvas = layOut(scene, (definition) => asked.push(definition));
  const { pen, gradients } = ravivarmaPen(canvas);
  const base = lightOf(canvas);
  const backdrop = plan.isInside
    ? plan.setting === 'cave'
      ? cave(canvas)
      : room(canvas)
    : heaven(canvas) + land(canvas);
  const subject = subjectOf(new Kit(pen, scene.rng), canvas, pen);
  const over = weatherOver(canvas);
  return {
    defs: base + asked.join('') + gradients(),
    body:
      rect(0, 0, w, h, 'fill="url(#sky)"') +
      backdrop +
      subject +
      over +
      rect(0, 0, w, h, 'filter="url(#brush)" opacity=".3" style="mix-blend-mode:soft-light"') +
      rect(0, 0, w, h, 'fill="url(#vig)"'),
  };
}

/** Sky, halo, sun or moon, and the brush filters. */
function lightOf({ rng, plan, palette, u, side, isLow }: Canvas): string {
  const { isInside, isNight } = plan;
  const [top, high, low, horizon] = palette.sky;
  return (
    linear('sky', [
      [0, top],
      [0.36, high],
      [0.58, low],
      [0.74, horizon],
    ]) +
    radial('halo', [
      [0, isInside ? '#ffd58c' : palette.glow, 0.75],
      [0.25, isInside ? '#ffc878' : palette.glow, 0.32],
      [1, palette.glow, 0],
    ]) +
    radial(
      'orb',
      [
        [0, mix(palette.light, '#fffaf0', 0.35)],
        [0.6, mix(palette.light, palette.glow, 0.25)],
        [1, mix(palette.glow, low, isLow ? 0.12 : 0.3)],
      ],
      0.4,
      0.38,
      0.68,
    ) +
    radial(
      'vig',
      [
        [0.55, '#05040f', 0],
        [1, '#05040f', isInside ? 0.66 : 0.5],
      ],
      0.5,
      0.45,
      0.78,
    ) +
    blur('bl', f(18 * u), f(6 * u)) +
    blur('b2', f(22 * u)) +
    wobble('oil', rng.whole(1, 99), f(9 * u), '.014 .04') +
    wobble('oil2', rng.whole(1, 99), f(4 * u), '.03') +
    rim(
      'rim',
      isInside ? '#ffd9a0' : palette.light,
      f(side * 2.6 * u),
      f(-2 * u),
      isNight || isLow ? 0.85 : 0.5,
    ) +
    `<filter id="brush" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .11" numOctaves="3" seed="${rng.whole(1, 99)}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .93  0 0 0 0 .8  1.6 0 0 0 -.62"/></filter>`
  );
}

const GROUND: Readonly<Partial<Record<Setting, number>>> = {
  hall: 0.87,
  cave: 0.87,
  sky: 0.66,
  sea: 0.8,
  pond: 0.82,
  river: 0.8,
};

function subjectOf(k: Kit, canvas: Canvas, pen: Pen): string {
  const { plan, palette, w, h, u, fx, horizon, isWide } = canvas;
  const { setting, isInside, isWet } = plan;
  const lowest = h * (GROUND[setting] ?? 0.875);
  const box = {
    cx: fx,
    W: w * (isWide ? 0.8 : 0.95),
    H: lowest - h * (isInside ? 0.16 : 0.12),
    farY: -54,
    max: 1.55 * u,
  };
  // the horizon fixes the ground line, so it may rise only in tall frames, and only a little
  const ground = setting === 'cave' || isWide ? lowest : lowest - Math.min(lift(plan, box), h * 0.08);
  const st = stage(k, plan, { ...box, gy: ground });
  let b = '';
  if (st.back)
    b +=
      `<g opacity=".86" filter="url(#oil2)">${st.back}</g>` +
      rect(0, horizon - h * 0.02, w, h * 0.12, `fill="${palette.mist}" opacity=".16" filter="url(#b2)"`);
  if (!isInside && !isWet && setting !== 'sky')
    b += ellipse(fx, ground + 8 * u, st.fit * 330, 20 * u, 'fill="#060410" opacity=".34" filter="url(#b2)"');
  if (isWet && setting !== 'bank') b += reflection(canvas, ground);
  b += `<g filter="url(#rim)"><g id="foc">${st.focal}</g></g>`;
  if (setting === 'cave') b += rockFaces(canvas, st.fit, ground);
  if (setting === 'sea' || setting === 'river') b += swell(canvas, ground);
  if (st.front) b += `<g filter="url(#rim)">${st.front}</g>`;
  return !isInside && setting !== 'sky' && setting !== 'town' ? b + foreground(canvas, pen, st) : b;
}

/** A broken reflection that fades away from the waterline. */
function reflection({ w, h, define }: Canvas, ground: number): string {
  define(linear('rfm', [
    [0, '#fff', 0.5],
    [0.5, '#fff', 0.12],
    [1, '#fff', 0],
  ]));
  define(`<mask id="rf"><rect y="${f(ground)}" width="${w}" height="${f(h - ground)}" fill="url(#rfm)"/></mask>`);
  return `<g mask="url(#rf)"><g transform="translate(0,${f(ground * 2)}) scale(1,-1)" filter="url(#oil)"><use href="#foc"/></g></g>`;
}

/** A dark frame of leaves and grasses on the side away from the light, if the subject leaves room for it. */
function foreground(canvas: Canvas, pen: Pen, st: Stage): string {
  const { rng, plan, palette, w, h, u, side, fx, isWide } = canvas;
  const isRight = side <= 0;
  const dark = mix(palette.hills[5], BASE.leaf, 0.12);
  const reach = plan.motif.halfWidth * st.fit;
  const gap = isRight ? w - fx - reach : fx - reach;
  let a = '';
  if (isWide && !plan.motif.isBare && rng.chance(0.75) && !plan.beside && gap > 250 * u) {
    const grown = growTree(silhouetteKit(canvas, pen, dark), plan);
    a += `<g transform="translate(${f(w * (isRight ? 0.965 : 0.035))},${f(h)}) scale(${(u * 1.35).toFixed(3)})" opacity=".97">${grown}</g>`;
  }
  for (let i = 0; i < 34; i++) {
    const x = isRight ? w - rng() ** 2 * w * 0.4 : rng() ** 2 * w * 0.4;
    const height = u * rng.between(30, 90);
    const lean = rng.between(-24, 24) * u;
    a += path(
      `M${f(x)},${f(h + 4)}q${f(lean * 0.2)},${f(-height * 0.6)} ${f(lean)},${f(-height)}q${f(-lean * 0.4)},${f(height * 0.5)} ${f(-lean + 9 * u)},${f(height)}Z`,
      `fill="${dark}"`,
    );
  }
  return `<g filter="url(#oil2)">${a}</g>`;
}

export const ravivarma: StylePainter<RavivarmaPalette> = {
  palettes: PALETTES,
  toneOf: ({ sky }) => sky[1],
  paint,
};
