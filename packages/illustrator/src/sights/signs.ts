/** Small things, and the signs that replace a figure that must not be shown. Each stands on y = 0. */
import type { Kit } from '../core/kit.ts';
import { cusped } from '../core/shapes.ts';

export const fire = (k: Kit): string =>
  k.path('wood', 'M-80,0L-66,-20H66L80,0ZM-60,-20L-46,-38H46L60,-20Z') +
  k.flame(-28, -34, 34) +
  k.flame(26, -34, 42) +
  k.flame(0, -38, 60);

export const pyre = (k: Kit): string =>
  k.path('bone', 'M-200,14Q-164,-16 -128,14ZM132,14Q160,-6 188,14Z') +
  k.at(0, 0, 1.1, fire(k)) +
  k.line('M0,-160q-20,-40 4,-74t0,-80', 1.2, 'smoke', 0.5);

export const pot = (k: Kit): string =>
  k.path('brick', 'M-30,-104C-90,-90 -86,0 -30,0H30C86,0 90,-90 30,-104Z') +
  k.path('brick2', 'M-44,-124H44L32,-102H-32Z') +
  k.ellipse('dark', 0, -124, 40, 9) +
  k.ornament('M-64,-60Q0,-44 64,-60', 0.9, 'white');

export const letter = (k: Kit): string =>
  k.path('bone', 'M-110,-150H110V-10H-110Z') +
  k.line('M-84,-118H70M-84,-92H40M-84,-66H60', 0.9, 'wood') +
  k.circle('cloth', 66, -38, 22);

export const book = (k: Kit): string =>
  k.path('wood2', 'M-120,0L-90,-60H-70L-40,0ZM120,0L90,-60H70L40,0Z') +
  k.path('bone', 'M-130,-70Q-66,-118 0,-80Q66,-118 130,-70V-52Q66,-98 0,-60Q-66,-98 -130,-52Z') +
  k.line('M0,-80V-60M-100,-78Q-60,-98 -20,-84M100,-78Q60,-98 20,-84', 0.7, 'wood');

export const flute = (k: Kit): string =>
  k.turned(
    0,
    -60,
    -18,
    k.limb('M-150,0H150', 15, 'sand') +
      [-60, -25, 10, 45, 80].map((x) => k.circle('dark', x, 0, 4)).join('') +
      k.path('cloth', 'M120,8L112,60L128,48L140,62L132,8Z'),
  );

export const feather = (k: Kit): string =>
  k.turned(
    0,
    0,
    14,
    k.line('M0,0V-200', 1.4, 'leaf') +
      k.path('leaf', 'M0,-110C-60,-150 -60,-240 0,-280C60,-240 60,-150 0,-110Z') +
      k.ellipse('gold', 0, -210, 26, 34) +
      k.ellipse('blue', 0, -206, 17, 23),
  );

export const trident = (k: Kit): string =>
  k.limb('M0,0V-300', 11, 'metal') +
  k.path(
    'metal',
    'M-8,-290C-70,-296 -84,-350 -70,-410C-56,-360 -40,-330 -10,-326L0,-440L10,-326C40,-330 56,-360 70,-410C84,-350 70,-296 8,-290Z',
  ) +
  k.path('cloth', 'M4,-262q50,6 74,60q-40,-14 -74,-20Z');

/** Two footprints, one before the other. */
export const footprints = (k: Kit): string =>
  [-46, 46]
    .map((x) =>
      k.at(
        x,
        x < 0 ? 0 : -34,
        1,
        k.ellipse('earth', 0, -14, 17, 26) +
          k.ellipse('earth', 0, -56, 22, 20) +
          [-22, -10, 2, 13, 23]
            .map((toe, i) => k.circle('earth', toe, -84 + Math.abs(i - 1) * 3, 7 - i * 0.7))
            .join(''),
      ),
    )
    .join('');

export const litDoor = (k: Kit): string =>
  k.glow(0, -110, 150, 0.8) +
  k.path('stone', 'M-96,0V-240H96V0Z') +
  k.path('lit', cusped(-58, -200, 116, 200, 7, 0.5)) +
  k.box('stone2', -110, -12, 220, 14);

export const mace = (k: Kit): string =>
  k.turned(
    0,
    0,
    12,
    k.limb('M0,0V-200', 14, 'wood') +
      k.circle('gold', 0, -240, 58) +
      k.ornament('M-56,-240H56M-40,-280Q0,-262 40,-280M-40,-200Q0,-218 40,-200', 1, 'line') +
      k.path('gold', 'M-14,-292L0,-330L14,-292Z'),
  );

export const drum = (k: Kit): string =>
  k.path('wood2', 'M-70,-120H70L24,-62L70,-4H-70L-24,-62Z') +
  k.ellipse('bone', 0, -120, 70, 16) +
  k.ellipse('bone', 0, -4, 70, 14) +
  k.line('M-60,-116L-10,-62L-60,-8M60,-116L10,-62L60,-8M-20,-106L0,-62L-20,-14M20,-106L0,-62L20,-14', 0.6);

/** An empty seat. */
export const emptySeat = (k: Kit): string =>
  k.path('stone', 'M-130,0L-110,-50H110L130,0Z') +
  k.path('cloth', 'M-104,-50C-110,-84 110,-84 104,-50Z') +
  k.ornament('M-112,-24H112', 0.9);
