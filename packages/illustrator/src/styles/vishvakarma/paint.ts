/** A divine architect's drawing: gold on jewel-coloured grounds, symmetry, a geometric sign in the back, a mirrored floor. */
import { growTree, type Stage, stage } from '../../compose.ts';
import { Kit } from '../../core/kit.ts';
import { circle, f, linear, mix, type Painting, path, radial, rect } from '../../core/svg.ts';
import { blur } from '../../core/textures.ts';
import type { Scene, StylePainter } from '../style.ts';
import { distance, hall, horizonGlow, stars } from './backdrop.ts';
import { type Floor, gold, layOut } from './floor.ts';
import { frame, offerings, steps, surface, weatherOver } from './foreground.ts';
import { PALETTES, type VishvakarmaPalette } from './palette.ts';
import { vishvakarmaPen } from './pen.ts';
import { sign } from './sign.ts';

function paint(scene: Scene<VishvakarmaPalette>): Painting {
  const { plan, w, h } = scene;
  const floor = layOut(scene);
  const { pen, gradients } = vishvakarmaPen(scene);
  const k = new Kit(pen, scene.rng, scene.rng.whole(0, 2));
  const { cx, signY, signR, horizon } = floor;
  const behind = sign(floor);
  const sky = stars(floor);
  const halo =
    circle(cx, signY, signR * 1.4, 'fill="url(#lamp)" opacity=".34"') + behind + horizonGlow(floor);
  const room = plan.setting === 'hall' ? hall(floor) : '';
  const far = distance(floor);
  const subject = subjectOf(k, floor);
  const over = offerings(floor) + weatherOver(floor);
  return {
    defs: groundsOf(floor) + gradients(),
    body:
      rect(0, 0, w, h, 'fill="url(#bg)"') +
      sky +
      halo +
      room +
      far +
      subject.steps +
      `<g id="tm">${subject.focal}</g>` +
      rect(0, horizon, w, h - horizon, 'fill="url(#fl)"') +
      `<g mask="url(#rf)"><use href="#tm" transform="translate(0,${f(horizon * 2)}) scale(1,-1)"/></g>` +
      path(`M0,${f(horizon)}H${w}`, gold(floor, 2.4)) +
      surface(floor) +
      subject.front +
      over +
      rect(0, 0, w, h, 'fill="url(#vg)"') +
      frame(floor),
  };
}

function groundsOf({ palette, w, h, u, horizon }: Floor): string {
  const [g0, g1, g2] = palette.ground;
  return (
    radial(
      'bg',
      [
        [0, g0],
        [0.45, g1],
        [1, g2],
      ],
      0.5,
      0.4,
      0.8,
    ) +
    radial('lamp', [
      [0, '#fff2c0', 0.95],
      [0.4, '#f6c45a', 0.4],
      [1, '#f6c45a', 0],
    ]) +
    linear('fade', [
      [0, '#fff', 0.5],
      [1, '#fff', 0],
    ]) +
    `<mask id="rf"><rect y="${f(horizon)}" width="${w}" height="${f(h - horizon)}" fill="url(#fade)"/></mask>` +
    radial(
      'vg',
      [
        [0.55, '#02030f', 0],
        [1, '#02030f', palette.isPale ? 0.3 : 0.66],
      ],
      0.5,
      0.45,
      0.76,
    ) +
    blur('sf', f(18 * u)) +
    linear('fl', [
      [0, mix(g1, g0, 0.35)],
      [1, g2],
    ])
  );
}

/** The subject between its trees, its foreground, and the steps under it. */
function subjectOf(k: Kit, floor: Floor): { steps: string; focal: string; front: string } {
  const { plan, w, h, u, cx, horizon, lowest, isOnWater } = floor;
  const { setting } = plan;
  const ground = horizon - (setting === 'sky' ? h * 0.16 : isOnWater ? 0 : 30 * u);
  const st = stage(k, plan, {
    cx,
    gy: ground,
    W: w * 0.92,
    H: ground + (lowest - horizon) - h * 0.1,
    farY: -10,
    max: 1.5 * u,
  });
  const edged = (body: string): string =>
    `<g stroke="${floor.palette.gold[1]}" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;
  const back = st.back ? `<g opacity=".75">${edged(st.back)}</g>` : '';
  const trees = pairOfTrees(k, floor, st);
  const hasSteps = !isOnWater && setting !== 'sky' && setting !== 'cave';
  return {
    steps: hasSteps ? steps(floor, st.fit, ground) : '',
    focal: back + (trees && edged(trees)) + edged(st.focal),
    front: st.front && edged(st.front),
  };
}

function pairOfTrees(k: Kit, { rng, plan, isOnWater }: Floor, st: Stage): string {
  const { setting, motif, isInside, far, beside } = plan;
  const isOpen = !isOnWater && !isInside && setting !== 'sky' && setting !== 'town';
  if (!isOpen || motif.isBare || st.wide <= 440 || far || beside || !rng.chance(0.6)) return '';
  const off = Math.min(st.wide - 60, 620);
  const grown = growTree(k, plan, 0.8);
  return st.at(-off, 0, 1, grown) + st.at(off, 0, 1, grown, -1);
}

export const vishvakarma: StylePainter<VishvakarmaPalette> = {
  palettes: PALETTES,
  toneOf: ({ ground }) => ground[1],
  paint,
};
