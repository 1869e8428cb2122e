/** Peacocks, owls and crows. */
import type { Kit } from '../core/kit.ts';
import type { Material } from '../core/materials.ts';
import { petal } from '../core/shapes.ts';
import type { Motif } from './motif.ts';
import { smallBird } from './nature.ts';
import { tree } from './trees.ts';

const peacockSide = (k: Kit): string =>
  k.shows('peacock', () => {
    let a = k.path('leaf', 'M-20,-20C-90,-30 -190,10 -250,100C-150,120 -60,70 0,30Z');
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const X = -70 - t * 150 + (i % 2) * 12;
      const Y = 8 + t * 74 - (i % 2) * 28;
      a += k.circle('gold', X, Y, 15) + k.circle('blue', X, Y, 7);
    }
    return (
      a +
      k.limb('M4,40V84M22,40V84', 5, 'fire') +
      k.path(
        'blue',
        'M-30,6C-24,-40 20,-44 34,-60C44,-74 40,-98 44,-116C48,-136 82,-138 84,-112C84,-96 72,-92 72,-74C74,-20 50,40 6,46C-14,46 -28,30 -30,6Z',
      ) +
      k.path('fire', 'M84,-120L106,-108L82,-102Z') +
      k.line('M60,-114q6,4 12,0', 0.6) +
      k.line('M60,-134L52,-160M66,-136V-166M72,-134L82,-160', 0.7, 'blue') +
      k.circle('gold', 52, -162, 6) +
      k.circle('gold', 66, -168, 6) +
      k.circle('gold', 82, -162, 6) +
      k.ornament('M-10,0Q20,-16 40,-30M-8,18Q24,8 46,-8', 0.8, 'white')
    );
  });

const peacock = (k: Kit): string => {
  if (k.rng.chance(0.3))
    return (
      tree(k, 0, 0, 1.25, 'fruit') +
      k.at(-160, -116, 1.4, peacockSide(k)) +
      k.at(190, -96, 1.1, peacockSide(k), -1)
    );
  let a = '';
  const cx = 0;
  const cy = -130; // the dance: three fans of eyed feathers
  for (const [n, r, e] of [
    [21, 340, 24],
    [17, 266, 21],
    [13, 190, 17],
  ] as const)
    for (let i = 0; i < n; i++) {
      const A = Math.PI * (1.04 - 1.08 * (i / (n - 1)));
      const x = cx - Math.cos(A) * r * -1;
      const y = cy - Math.sin(A) * r;
      a +=
        k.path(
          i % 2 ? 'leaf' : 'leaf2',
          petal(cx, cy, 30, r + e * 1.5, e * 1.3, Math.atan2(y - cy, x - cx)),
        ) +
        k.circle('gold', x, y, e) +
        k.circle('blue', x, y + 2, e * 0.62) +
        k.circle('dark', x, y + 4, e * 0.28);
    }
  a +=
    k.limb('M-20,-60L-26,0M20,-60L26,0', 8, 'fire') +
    k.line('M-44,2h34M10,2h34', 1.4, 'fire') +
    k.path(
      'blue',
      'M0,-40C-66,-44 -80,-120 -44,-166C-28,-190 -24,-220 -24,-256C-26,-290 -14,-306 4,-306C22,-306 32,-292 30,-272C28,-240 30,-200 48,-166C80,-120 66,-44 0,-40Z',
    ) +
    k.path('fire', 'M26,-290L58,-276L28,-268Z') +
    k.circle('white', 8, -284, 10) +
    k.line('M2,-283q7,5 13,0', 0.8) +
    k.line('M-6,-304L-22,-340M2,-306V-346M10,-304L26,-340', 0.9, 'blue') +
    (
      [
        [-22, -344],
        [2, -350],
        [26, -344],
      ] as const
    )
      .map(([x, y]) => k.circle('gold', x, y, 8))
      .join('') +
    k.ornament('M-40,-150Q0,-120 44,-150M-52,-120Q0,-84 54,-120M-54,-90Q0,-56 54,-90', 0.8, 'gold');
  return a;
};

export const owl = (k: Kit, x: number, y: number, s: number, material: Material): string =>
  k.shows('owl', () =>
    k.at(
      x,
      y,
      s,
      k.path(
        material,
        'M0,0C-50,0 -62,-60 -50,-110C-54,-130 -58,-150 -52,-162C-36,-150 -20,-150 0,-150C20,-150 36,-150 52,-162C58,-150 54,-130 50,-110C62,-60 50,0 0,0Z',
      ) +
        k.path('bone', 'M0,-14C-26,-14 -32,-50 -24,-80H24C32,-50 26,-14 0,-14Z') +
        k.ornament(
          'M-18,-66Q-9,-54 0,-66Q9,-54 18,-66M-18,-48Q-9,-36 0,-48Q9,-36 18,-48M-14,-30Q-7,-20 0,-30Q7,-20 14,-30',
          0.6,
          'line',
        ) +
        k.circle('white', -22, -112, 23) +
        k.circle('white', 22, -112, 23) +
        k.circle('gold', -22, -112, 15) +
        k.circle('gold', 22, -112, 15) +
        k.circle('dark', -22, -110, 8) +
        k.circle('dark', 22, -110, 8) +
        k.path(material, 'M-46,-116Q-22,-142 -2,-116ZM46,-116Q22,-142 2,-116Z') +
        k.path('fire', 'M-7,-98H7L0,-80Z') +
        k.line('M-16,2v8M-6,2v8M6,2v8M16,2v8', 0.9, 'fire'),
    ),
  );

export const crow = (k: Kit, x: number, y: number, s: number, q = 1): string =>
  k.shows('crow', () =>
    k.at(
      x,
      y,
      s,
      k.path(
        'crow',
        'M-130,20L-60,-20C-40,-66 10,-84 40,-92C50,-118 84,-122 96,-100L134,-92L98,-82C92,-40 60,-4 10,2L-20,0Z',
      ) +
        k.path('crow2', 'M-90,4C-50,-40 -10,-56 30,-54C20,-20 -20,0 -90,4Z') +
        k.circle('white', 78, -100, 7) +
        k.circle('dark', 79, -100, 4) +
        k.line('M10,2V24M28,-2V24', 0.9, 'crow'),
      q,
    ),
  );

const birds = (k: Kit): string => {
  const { rng } = k; // one great branch: owls in the hollow, the crow apart
  let a =
    k.path(
      'wood',
      'M-360,10C-300,-60 -330,-240 -350,-480H-190C-210,-380 -200,-330 -170,-300C-60,-270 120,-290 330,-330C350,-332 350,-312 334,-306C160,-250 -40,-226 -150,-220C-196,-150 -190,-60 -150,10Z',
    ) +
    k.ornament(
      'M-310,-20C-270,-120 -300,-280 -300,-460M-250,-10C-220,-100 -250,-220 -250,-420M-150,-250C-20,-256 140,-270 280,-306',
      0.7,
      'line',
    ) +
    k.ellipse('dark', -262, -170, 54, 74);
  a +=
    owl(k, -262, -106, 0.72, 'fur2') +
    owl(k, 0, -254, 0.98, 'fur') +
    owl(k, 108, -272, 0.72, 'grey') +
    crow(k, 250, -312, 0.9, -1);
  for (const [x, y, r] of [
    [-300, -470, 92],
    [-180, -440, 70],
    [330, -360, 44],
    [-340, -380, 54],
  ] as const)
    a += k.foliage(x, y, r, 1);
  return (
    a + (rng.chance(0.6) ? crow(k, 250, 4, 0.95) + crow(k, 10, 14, 0.72) : k.at(140, 14, 1.1, smallBird(k)))
  );
};

export const birdMotifs = {
  peacock: { draw: peacock, setting: 'garden', halfWidth: 380, height: 500 },
  birds: { draw: birds, setting: 'land', halfWidth: 380, height: 500, isBare: true },
} satisfies Record<string, Motif>;
