/** Beasts and birds, each about 300 high, standing on y = 0. */
import type { Kit } from '../core/kit.ts';
import type { Motif } from './motif.ts';
import { f } from '../core/svg.ts';
import { ring } from '../core/shapes.ts';
import { person } from '../figures.ts';
import { tree } from './trees.ts';
import { deerBody } from './nature.ts';

const ELE =
  'M30,140V84C28,48 52,27 95,27C120,27 134,32 145,42C160,34 179,42 184,62C190,84 186,104 190,122C191,130 200,130 203,122L209,126C206,144 186,146 180,130C174,114 176,100 168,93C160,99 150,98 146,95V140H119V108C100,114 80,114 62,107L58,140Z';

interface Elephant {
  material?: 'grey' | 'white';
  rug?: boolean;
}

export const elephantBody = (k: Kit, how: Elephant = {}): string =>
  k.shows('elephant', () => elephantOf(k, how));

function elephantOf(k: Kit, { material = 'grey', rug = true }: Elephant): string {
  const b =
    k.line('M32,66Q16,88 21,112', 0.55, material) +
    k.path(material, 'M66,100L64,140H84L86,104ZM100,100L100,140H118V100Z', 'opacity=".82"') +
    k.path(material, ELE) +
    (rug
      ? k.path('cloth', 'M64,33C80,26 104,25 118,30L117,88C98,94 80,94 62,89Z') +
        k.ornament('M68,43C84,37 100,37 114,41M66,80C84,85 98,85 113,81', 0.7) +
        k.inlay('white', ring(91, 61, 8, 4, 16, 6))
      : '') +
    k.path(`${material}2`, 'M143,50C129,50 121,74 134,90C148,84 154,64 143,50Z') +
    k.line('M162,62q6,5 12,0', 0.5) +
    k.line('M168,93Q184,104 197,91', 1.1, 'white') +
    (rug ? k.ornament('M150,40Q164,33 180,48', 0.9) : '') +
    k.ornament('M34,133H56M120,133H144', 0.8);
  return `<g transform="translate(-110,-140)">${b}</g>`;
}

const elephant = (k: Kit): string => {
  const { rng } = k;
  const v = rng.whole(0, 2);
  const material = rng.pick(['grey', 'white', 'grey']);
  if (v === 0)
    return (
      k.at(-10, 0, 2.7, elephantBody(k, { material, rug: false })) +
      k.at(230, 6, 1.15, elephantBody(k, { material, rug: false }), -1) +
      k.at(-300, 4, 0.5, tree(k, 0, 0, 1, 'palm'))
    );
  const how =
    k.path('gold', 'M-74,-360H64L52,-292H-62Z') +
    k.pearls('M-64,-340H54', 9, 'cloth') +
    k.line('M-60,-360V-450M50,-360V-450', 1.4, 'wood') +
    k.path(rng.pick(['cloth2', 'cloth']), 'M-90,-440Q-6,-530 80,-440L66,-424H-76Z') +
    k.pearls('M-80,-430H70', 8, 'gold') +
    k.circle('gold', -5, -494, 9);
  return (
    k.at(-20, 0, 2.8, elephantBody(k, { material })) +
    (v === 1
      ? k.at(-30, -16, 0.92, k.at(-16, -330, 0.6, person(k, { pose: 'sit' })) + how)
      : k.at(-50, -296, 0.74, person(k, { pose: 'ride', kind: 'man' }))) +
    k.at(60, -258, 0.62, person(k, { kind: 'man', pose: 'ride', hair: 'turban' })) +
    (v === 2 ? k.at(270, 6, 0.92, person(k, { kind: 'child' })) : '')
  );
};

export const cow = (k: Kit): string =>
  k.shows(
    'cow',
    () =>
      k.path('bone', 'M-90,-60L-96,0H-80L-64,-54ZM60,-58L64,0H80L80,-62Z') +
      k.path(
        'white',
        'M-110,-110C-110,-140 -60,-146 -20,-142C10,-140 30,-162 50,-160C66,-158 70,-142 84,-142C104,-156 128,-160 140,-150L158,-116C162,-102 150,-94 136,-98C124,-90 112,-86 100,-72C90,-56 90,-20 88,0H72L62,-52C20,-40 -40,-42 -70,-52L-78,0H-94C-96,-30 -112,-70 -110,-110Z',
      ) +
      k.limb('M-108,-120C-128,-96 -122,-70 -126,-44', 6, 'white') +
      k.path('bone', 'M106,-146C84,-148 76,-136 78,-128C90,-126 102,-132 108,-140Z') +
      k.limb('M118,-152C112,-176 124,-188 136,-190M132,-154C136,-172 148,-178 160,-176', 6, 'fur2') +
      k.line('M126,-132q6,4 12,0', 0.7) +
      k.pearls('M86,-120Q96,-88 116,-92', 9, 'saffron') +
      k.ornament('M58,-150Q66,-120 60,-84', 0.8),
  );

const catHead = (k: Kit, isStriped: boolean): string =>
  k.circle('fur', -44, -50, 18) +
  k.circle('fur', 44, -50, 18) +
  k.circle('pink', -44, -48, 9) +
  k.circle('pink', 44, -48, 9) +
  k.path('white', 'M-66,0C-86,14 -70,44 -44,46C-24,66 24,66 44,46C70,44 86,14 66,0Z') +
  k.path(
    'fur',
    'M0,-66C44,-66 70,-40 68,-4C66,12 56,22 44,22C30,8 18,6 14,-6C8,4 -8,4 -14,-6C-18,6 -30,8 -44,22C-56,22 -66,12 -68,-4C-70,-40 -44,-66 0,-66Z',
  ) +
  k.path('fur', 'M-14,-20H14L20,14H-20Z', 'stroke="none"') +
  k.path('pink', 'M-16,12H16L0,30Z') +
  k.line('M0,30V40M-22,44Q-8,50 0,40Q8,50 22,44', 0.8) +
  k.path('white', 'M-46,-14Q-30,-26 -16,-12Q-30,-4 -46,-14ZM46,-14Q30,-26 16,-12Q30,-4 46,-14Z') +
  k.circle('dark', -30, -11, 5) +
  k.circle('dark', 30, -11, 5) +
  k.path('fur', 'M-48,-14Q-30,-30 -14,-13Q-30,-20 -48,-14ZM48,-14Q30,-30 14,-13Q30,-20 48,-14Z') +
  (isStriped
    ? k.path(
        'dark',
        'M0,-64L7,-36H-7ZM-24,-60L-13,-38L-27,-44ZM24,-60L13,-38L27,-44ZM-67,-10L-48,-2L-66,8ZM67,-10L48,-2L66,8Z',
      )
    : '') +
  k.line('M-30,34h-24M-30,40l-22,6M30,34h24M30,40l22,6', 0.4);

const catBody = (k: Kit, isStriped: boolean): string => {
  const far = k.path(
    'fur2',
    'M-112,-110C-132,-70 -108,-50 -112,0H-78C-76,-40 -74,-60 -56,-92ZM92,-110C84,-70 106,-50 104,0H138C136,-44 130,-70 132,-110Z',
  );
  const tail =
    k.limb('M-166,-166C-236,-160 -262,-210 -236,-256C-226,-272 -206,-272 -198,-258', 18, 'fur') +
    (isStriped ? k.line('M-246,-214h20M-250,-190l22,6M-236,-250l16,8M-226,-174l8,16', 1.4, 'dark') : '');
  const body =
    k.path(
      'fur',
      'M-182,-150C-186,-186 -150,-206 -96,-198C-30,-190 50,-206 112,-214L166,-180C176,-140 164,-112 152,-92C144,-60 150,-30 152,0H112C112,-34 100,-64 92,-88C40,-74 -20,-72 -66,-82C-96,-78 -122,-60 -130,0H-170C-174,-50 -160,-80 -158,-96C-174,-110 -180,-130 -182,-150Z',
    ) +
    k.path('white', 'M-50,-86C-10,-77 40,-79 82,-90C60,-98 -20,-98 -50,-86Z', 'stroke="none"') +
    k.ellipse('fur', -148, -4, 24, 9) +
    k.ellipse('fur', 134, -4, 24, 9);
  return far + tail + body;
};

const stripes = (k: Kit): string =>
  [-146, -110, -74, -36, 4, 44, 82]
    .map((x, i) =>
      k.path(
        'dark',
        `M${x - 7},${-200 + (i > 4 ? -6 : 0)}Q${x + 16},-160 ${x - 2 + (i % 2) * 8},-122Q${x - 12},-160 ${x - 7},${-200 + (i > 4 ? -6 : 0)}Z`,
      ),
    )
    .join('') +
  k.path(
    'dark',
    'M-160,-70Q-146,-76 -130,-62Q-148,-64 -161,-56ZM-166,-40Q-150,-46 -134,-34Q-150,-36 -167,-28ZM108,-62Q128,-70 148,-60Q128,-58 110,-50ZM112,-34Q130,-42 150,-32Q130,-30 113,-24Z',
  );

/** A mane instead of stripes. */
export const lion = (k: Kit): string =>
  catBody(k, false) +
  k.circle('wood2', -208, -262, 26) +
  k.at(150, -212, 1, k.path('wood2', ring(0, -10, 18, 60, 118, 22)) + k.circle('wood2', 0, -8, 86)) +
  k.at(150, -212, 1.02, catHead(k, false));

const tiger = (k: Kit): string => {
  const { rng } = k;
  let a = tree(k, -250, -6, 0.8, rng.pick(['round', 'bare', 'palm']));
  a += k.at(-6, 4, 1.36, catBody(k, true) + stripes(k) + k.at(150, -212, 1.02, catHead(k, true)));
  for (let i = 0; i < 12; i++) {
    const x = -330 + i * 58 + rng.between(-14, 14);
    a += k.path(
      i % 2 ? 'leaf' : 'leaf2',
      `M${f(x)},22q${f(rng.between(-18, -8))},-36 ${f(rng.between(-24, 6))},${f(-rng.between(34, 56))}q10,26 20,${f(rng.between(26, 44))}q10,-30 24,-40q-4,30 -14,52Z`,
    );
  }
  return a;
};

const serpent = (k: Kit): string =>
  k.shows('serpent', () => {
    let a = '';
    const { rng } = k;
    const gem = rng.chance(0.6);
    a += k.path('rock', 'M-260,10C-240,-40 -140,-60 0,-60C140,-60 240,-40 260,10Z');
    for (let i = 0; i < 4; i++) {
      const y = -46 - i * 46;
      const w = 210 - i * 38;
      a +=
        k.limb(
          `M${-w},${y}C${-w},${y + 60} ${w},${y + 60} ${w},${y}C${w},${y - 34} ${w * 0.5},${y - 40} ${w * 0.3},${y - 42}`,
          46 - i * 4,
          i % 2 ? 'serpent2' : 'serpent',
        ) +
        k.pearls(
          `M${-w + 8},${y + 18}C${-w * 0.7},${y + 54} ${w * 0.7},${y + 54} ${w - 8},${y + 18}`,
          9,
          'gold',
          2.1,
        );
    }
    a +=
      k.limb('M40,-220C90,-270 -60,-280 -10,-350', 44, 'serpent') +
      k.path(
        'serpent',
        'M0,-470C60,-472 104,-420 92,-360C84,-320 40,-290 0,-270C-40,-290 -84,-320 -92,-360C-104,-420 -60,-472 0,-470Z',
      ) +
      k.path(
        'gold',
        'M0,-444C40,-444 70,-410 62,-366C54,-334 24,-314 0,-300C-24,-314 -54,-334 -62,-366C-70,-410 -40,-444 0,-444Z',
        'opacity=".85"',
      ) +
      k.path(
        'serpent2',
        'M0,-452C24,-452 34,-428 28,-404C24,-384 12,-374 0,-374C-12,-374 -24,-384 -28,-404C-34,-428 -24,-452 0,-452Z',
      ) +
      k.line('M-20,-410q8,6 15,0M5,-410q8,6 15,0', 0.9, 'dark') +
      k.line('M0,-374V-354M0,-354l-8,12M0,-354l8,12', 0.8, 'cloth') +
      k.ornament('M-44,-350H44M-34,-332H34M-20,-316H20', 1, 'line');
    return (
      a +
      (gem ? k.glow(0, -478, 60) + k.path('fire', 'M0,-500L18,-480L0,-458L-18,-480Z') : '') +
      tree(k, -290, 6, 0.4, 'palm') +
      tree(k, 292, 6, 0.44, 'palm')
    );
  });

const deer = (k: Kit): string =>
  tree(k, -210, 0, 1.05, k.rng.pick(['round', 'fruit', 'bare'])) +
  k.at(60, 4, 1.36, deerBody(k, true)) +
  k.at(-150, 14, 0.72, deerBody(k, false)) +
  (k.rng.chance(0.5) ? k.at(290, 10, 0.8, person(k, { kind: 'woman', pose: 'sit' })) : '');

export const animals = {
  elephant: { draw: elephant, setting: 'land', halfWidth: 340, height: 450 },
  tiger: { draw: tiger, setting: 'forest', halfWidth: 360, height: 420, isBare: true },
  serpent: { draw: serpent, setting: 'forest', halfWidth: 320, height: 510, isBare: true },
  deer: { draw: deer, setting: 'forest', halfWidth: 330, height: 420, isBare: true },
} satisfies Record<string, Motif>;
