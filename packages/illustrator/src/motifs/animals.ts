// Beasts and birds, each about 300 high, standing on y = 0.
import type { Kit } from '../core/kit.ts';
import type { Role } from '../core/roles.ts';
import type { Motif } from './motif.ts';
import { f } from '../core/svg.ts';
import { petal, ring } from '../core/shapes.ts';
import { person } from '../figures.ts';
import { tree } from './trees.ts';
import { deerBody, smallBird } from './nature.ts';

const ELE =
  'M30,140V84C28,48 52,27 95,27C120,27 134,32 145,42C160,34 179,42 184,62C190,84 186,104 190,122C191,130 200,130 203,122L209,126C206,144 186,146 180,130C174,114 176,100 168,93C160,99 150,98 146,95V140H119V108C100,114 80,114 62,107L58,140Z';
export function elephantBody(
  k: Kit,
  { role = 'grey', rug = true }: { role?: 'grey' | 'white'; rug?: boolean } = {},
): string {
  const b =
    k.line('M32,66Q16,88 21,112', 0.55, role) +
    k.path(role, 'M66,100L64,140H84L86,104ZM100,100L100,140H118V100Z', 'opacity=".82"') +
    k.path(role, ELE) +
    (rug
      ? k.path('cloth', 'M64,33C80,26 104,25 118,30L117,88C98,94 80,94 62,89Z') +
        k.ornament('M68,43C84,37 100,37 114,41M66,80C84,85 98,85 113,81', 0.7) +
        k.inlay('white', ring(91, 61, 8, 4, 16, 6))
      : '') +
    k.path(`${role}2`, 'M143,50C129,50 121,74 134,90C148,84 154,64 143,50Z') +
    k.line('M162,62q6,5 12,0', 0.5) +
    k.line('M168,93Q184,104 197,91', 1.1, 'white') +
    (rug ? k.ornament('M150,40Q164,33 180,48', 0.9) : '') +
    k.ornament('M34,133H56M120,133H144', 0.8);
  return `<g transform="translate(-110,-140)">${b}</g>`;
}
const elephant = (k: Kit): string => {
  const { rng } = k,
    v = rng.whole(0, 2),
    role = rng.pick(['grey', 'white', 'grey']);
  if (v === 0)
    return (
      k.at(-10, 0, 2.7, elephantBody(k, { role, rug: false })) +
      k.at(230, 6, 1.15, elephantBody(k, { role, rug: false }), -1) +
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
    k.at(-20, 0, 2.8, elephantBody(k, { role })) +
    (v === 1
      ? k.at(-30, -16, 0.92, k.at(-16, -330, 0.6, person(k, { pose: 'sit' })) + how)
      : k.at(-50, -296, 0.74, person(k, { pose: 'ride', kind: 'man' }))) +
    k.at(60, -258, 0.62, person(k, { kind: 'man', pose: 'ride', hair: 'turban' })) +
    (v === 2 ? k.at(270, 6, 0.92, person(k, { kind: 'child' })) : '')
  );
};
export const cow = (k: Kit): string =>
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
  k.ornament('M58,-150Q66,-120 60,-84', 0.8);
const tiger = (k: Kit): string => {
  const { rng } = k;
  let a = tree(k, -250, -6, 0.8, rng.pick(['round', 'bare', 'palm']));
  const far = k.path(
    'fur2',
    'M-112,-110C-132,-70 -108,-50 -112,0H-78C-76,-40 -74,-60 -56,-92ZM92,-110C84,-70 106,-50 104,0H138C136,-44 130,-70 132,-110Z',
  );
  const tail =
    k.limb('M-166,-166C-236,-160 -262,-210 -236,-256C-226,-272 -206,-272 -198,-258', 18, 'fur') +
    k.line('M-246,-214h20M-250,-190l22,6M-236,-250l16,8M-226,-174l8,16', 1.4, 'dark');
  const body =
    k.path(
      'fur',
      'M-182,-150C-186,-186 -150,-206 -96,-198C-30,-190 50,-206 112,-214L166,-180C176,-140 164,-112 152,-92C144,-60 150,-30 152,0H112C112,-34 100,-64 92,-88C40,-74 -20,-72 -66,-82C-96,-78 -122,-60 -130,0H-170C-174,-50 -160,-80 -158,-96C-174,-110 -180,-130 -182,-150Z',
    ) +
    k.path('white', 'M-50,-86C-10,-77 40,-79 82,-90C60,-98 -20,-98 -50,-86Z', 'stroke="none"') +
    k.ellipse('fur', -148, -4, 24, 9) +
    k.ellipse('fur', 134, -4, 24, 9);
  const stripes =
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
  const head =
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
    k.path(
      'dark',
      'M0,-64L7,-36H-7ZM-24,-60L-13,-38L-27,-44ZM24,-60L13,-38L27,-44ZM-67,-10L-48,-2L-66,8ZM67,-10L48,-2L66,8Z',
    ) +
    k.line('M-30,34h-24M-30,40l-22,6M30,34h24M30,40l22,6', 0.4);
  a += k.at(-6, 4, 1.36, far + tail + body + stripes + k.at(150, -212, 1.02, head));
  for (let i = 0; i < 12; i++) {
    const x = -330 + i * 58 + rng.between(-14, 14);
    a += k.path(
      i % 2 ? 'leaf' : 'leaf2',
      `M${f(x)},22q${f(rng.between(-18, -8))},-36 ${f(rng.between(-24, 6))},${f(-rng.between(34, 56))}q10,26 20,${f(rng.between(26, 44))}q10,-30 24,-40q-4,30 -14,52Z`,
    );
  }
  return a;
};
export const peacockSide = (k: Kit): string => {
  let a = k.path('leaf', 'M-20,-20C-90,-30 -190,10 -250,100C-150,120 -60,70 0,30Z');
  for (let i = 0; i < 9; i++) {
    const t = i / 8,
      X = -70 - t * 150 + (i % 2) * 12,
      Y = 8 + t * 74 - (i % 2) * 28;
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
};
const peacock = (k: Kit): string => {
  if (k.rng.chance(0.3))
    return (
      tree(k, 0, 0, 1.25, 'fruit') +
      k.at(-160, -116, 1.4, peacockSide(k)) +
      k.at(190, -96, 1.1, peacockSide(k), -1)
    );
  let a = '';
  const cx = 0,
    cy = -130; // the dance: three fans of eyed feathers
  for (const [n, r, e] of [
    [21, 340, 24],
    [17, 266, 21],
    [13, 190, 17],
  ] as const)
    for (let i = 0; i < n; i++) {
      const A = Math.PI * (1.04 - 1.08 * (i / (n - 1))),
        x = cx - Math.cos(A) * r * -1,
        y = cy - Math.sin(A) * r;
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
const serpent = (k: Kit): string => {
  let a = '';
  const { rng } = k,
    gem = rng.chance(0.6);
  a += k.path('rock', 'M-260,10C-240,-40 -140,-60 0,-60C140,-60 240,-40 260,10Z');
  for (let i = 0; i < 4; i++) {
    const y = -46 - i * 46,
      w = 210 - i * 38;
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
};
const deer = (k: Kit): string =>
  tree(k, -210, 0, 1.05, k.rng.pick(['round', 'fruit', 'bare'])) +
  k.at(60, 4, 1.36, deerBody(k, true)) +
  k.at(-150, 14, 0.72, deerBody(k, false)) +
  (k.rng.chance(0.5) ? k.at(290, 10, 0.8, person(k, { kind: 'woman', pose: 'sit' })) : '');
const owl = (k: Kit, x: number, y: number, s: number, role: Role): string =>
  k.at(
    x,
    y,
    s,
    k.path(
      role,
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
      k.path(role, 'M-46,-116Q-22,-142 -2,-116ZM46,-116Q22,-142 2,-116Z') +
      k.path('fire', 'M-7,-98H7L0,-80Z') +
      k.line('M-16,2v8M-6,2v8M6,2v8M16,2v8', 0.9, 'fire'),
  );
const crow = (k: Kit, x: number, y: number, s: number, q = 1): string =>
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
export function horseBody(
  k: Kit,
  { saddle = true, role = 'white' }: { saddle?: boolean; role?: Role } = {},
): string {
  return (
    k.limb('M-104,-150C-150,-150 -156,-90 -140,-50', 18, 'hair') +
    k.path(
      'bone',
      'M-84,-90C-100,-50 -70,-40 -76,0H-58C-56,-30 -50,-50 -40,-80ZM50,-86C60,-50 90,-56 92,-28L104,-34C104,-70 80,-76 78,-96Z',
    ) +
    k.path(
      role,
      'M-112,-130C-116,-166 -80,-176 -30,-166C10,-160 40,-172 54,-186C64,-220 78,-250 104,-264L110,-284L120,-266C142,-256 160,-232 168,-212C168,-200 154,-196 146,-200C132,-208 124,-214 116,-216C112,-190 110,-150 88,-110C84,-76 80,-40 82,0H62C60,-40 56,-60 48,-82C10,-72 -40,-74 -66,-84C-84,-70 -98,-40 -96,0H-116C-120,-50 -104,-90 -112,-130Z',
    ) +
    k.path('hair', 'M110,-272C80,-262 58,-230 48,-180C60,-190 70,-200 74,-216C84,-232 98,-250 114,-258Z') +
    k.line('M132,-238q7,5 13,0', 0.8) +
    k.ornament('M116,-216L148,-202M120,-252L134,-206M124,-230L60,-150', 0.8) +
    (saddle
      ? k.path('cloth', 'M-50,-170C-30,-160 6,-160 26,-170L22,-104C0,-92 -30,-92 -46,-104Z') +
        k.ornament('M-48,-116Q-12,-102 24,-116', 0.9) +
        k.pearls('M60,-110Q80,-120 92,-140', 8, 'gold')
      : '')
  );
}
const horse = (k: Kit): string => {
  const { rng } = k,
    rider = rng.chance(0.6),
    role = rng.pick(['white', 'wood2', 'white']);
  return (
    tree(k, -260, -4, 0.7, 'palm') +
    k.at(0, 4, 1.6, horseBody(k, { role })) +
    (rider
      ? k.at(-26, -246, 1.02, person(k, { pose: 'ride', kind: rng.pick(['warrior', 'woman', 'man']) }))
      : k.at(250, 10, 1.1, person(k, { kind: 'man', hair: 'turban' })))
  );
};
const monkey = (k: Kit): string => {
  const ape =
    k.limb('M-30,-40C-90,-30 -100,-110 -60,-130', 10, 'fur') +
    k.path('fur', 'M0,0C-46,0 -50,-60 -34,-96H34C50,-60 46,0 0,0Z') +
    k.limb('M-28,-84C-56,-60 -40,-30 -14,-40', 15, 'fur') +
    k.limb('M28,-84C60,-90 60,-120 44,-140', 15, 'fur') +
    k.limb('M-20,-10L-44,4M20,-10L46,4', 16, 'fur') +
    k.circle('fur', -36, -128, 15) +
    k.circle('fur', 36, -128, 15) +
    k.circle('fur', 0, -126, 38) +
    k.path(
      'skin',
      'M0,-156C26,-156 30,-136 24,-122C34,-106 20,-92 0,-92C-20,-92 -34,-106 -24,-122C-30,-136 -26,-156 0,-156Z',
    ) +
    k.line('M-16,-128q6,5 12,0M4,-128q6,5 12,0M-9,-104Q0,-98 9,-104', 0.7) +
    k.circle('pink', 50, -152, 15);
  const croc =
    k.path(
      'leaf',
      'M-330,0C-280,-40 -180,-70 -80,-64C0,-70 60,-64 110,-80C124,-96 146,-96 152,-80L290,-50C300,-40 296,-30 280,-30L130,-24C60,16 -140,24 -330,0Z',
    ) +
    k.path('leaf2', 'M130,-24L280,-30L150,-10Z') +
    [-230, -190, -150, -110, -70, -30, 10, 50]
      .map((x) => k.path('leaf2', `M${x - 16},${f(-52 - Math.abs(x + 90) * -0.02 - 8)}l14,-24l16,24Z`))
      .join('') +
    k.line('M130,-80q8,6 16,0', 1) +
    k.ornament('M160,-48L280,-42', 0.8, 'white') +
    k.pearls('M-200,-20C-100,4 0,0 90,-20', 8, 'gold', 2.4);
  return (
    tree(k, -170, -30, 1.12, 'fruit') +
    k.path('earth', 'M-420,20C-360,-40 -220,-60 -90,-50C0,-44 50,-10 70,20Z') +
    k.at(36, -40, 1.12, ape) +
    k.at(190, 40, 0.86, croc)
  );
};
export const animals = {
  elephant: { draw: elephant, setting: 'land', halfWidth: 340, height: 450 },
  tiger: { draw: tiger, setting: 'forest', halfWidth: 360, height: 420, isBare: true },
  peacock: { draw: peacock, setting: 'garden', halfWidth: 380, height: 500 },
  serpent: { draw: serpent, setting: 'forest', halfWidth: 320, height: 510, isBare: true },
  deer: { draw: deer, setting: 'forest', halfWidth: 330, height: 420, isBare: true },
  birds: { draw: birds, setting: 'land', halfWidth: 380, height: 500, isBare: true },
  horse: { draw: horse, setting: 'land', halfWidth: 320, height: 470 },
  monkey: { draw: monkey, setting: 'river', halfWidth: 400, height: 420 },
} satisfies Record<string, Motif>;
