/** Throne, library, feast. */
import type { Kit } from '../core/kit.ts';
import type { Material } from '../core/materials.ts';
import type { Motif } from './motif.ts';
import { ring } from '../core/shapes.ts';
import { person } from '../figures.ts';

export const cushion = (k: Kit, x: number, y: number, s: number, material: Material = 'cloth'): string =>
  k.at(
    x,
    y,
    s,
    k.path(
      material,
      'M-90,0C-104,-20 -96,-44 -80,-46C-30,-54 30,-54 80,-46C96,-44 104,-20 90,0C40,10 -40,10 -90,0Z',
    ) +
      k.pearls('M-80,-14Q0,-4 80,-14', 8, 'gold') +
      k.circle('gold', -92, -26, 9) +
      k.circle('gold', 92, -26, 9),
  );

export const rug = (k: Kit, w: number, material: Material = 'cloth2'): string =>
  k.path(material, `M${-w},44L${-w * 0.84},-6H${w * 0.84}L${w},44Z`) +
  k.ornament(`M${-w * 0.92},34L${-w * 0.8},2H${w * 0.8}L${w * 0.92},34Z`, 0.9) +
  k.pearls(`M${-w + 8},48H${w - 8}`, 9, 'gold', 2);

const throne = (k: Kit): string => {
  const { rng } = k;
  const sat = rng.chance(0.6);
  let a = rug(k, 380, 'cloth');
  for (let i = 0; i < 3; i++)
    a += k.box(i % 2 ? 'stone2' : 'stone', -230 + i * 34, -24 - i * 24, 460 - i * 68, 26);
  a +=
    k.path('gold', 'M-120,-160C-150,-300 -110,-400 0,-456C110,-400 150,-300 120,-160Z') +
    k.path('cloth', 'M-90,-160C-116,-280 -84,-360 0,-408C84,-360 116,-280 90,-160Z') +
    k.inlay('gold', ring(0, -300, 8, 14, 56, 18)) +
    k.pearls('M-112,-200C-130,-300 -96,-390 0,-434C96,-390 130,-300 112,-200', 10) +
    k.circle('fire', 0, -450, 16);
  a +=
    k.box('gold', -140, -124, 280, 52, 8) +
    k.path('cloth2', 'M-124,-124H124V-146C80,-158 -80,-158 -124,-146Z') +
    k.pearls('M-124,-98H124', 10, 'cloth') +
    [-1, 1]
      .map(
        (q) =>
          k.path(
            'gold',
            `M${q * 140},-72C${q * 150},-120 ${q * 150},-170 ${q * 128},-190C${q * 170},-206 ${q * 186},-150 ${q * 166},-72Z`,
          ) + k.circle('gold', q * 152, -190, 18),
      )
      .join('');
  a += sat
    ? k.at(
        0,
        -140,
        1.16,
        person(k, { kind: rng.pick(['man', 'woman']), pose: 'sit', hair: 'turban', beard: rng.chance(0.5) }),
      )
    : k.path('gold', 'M-36,-150V-184L-20,-168L0,-196L20,-168L36,-184V-150Z') + k.circle('cloth', 0, -162, 6);
  a += [-1, 1]
    .map((q) =>
      k.at(q * 270, 22, 1.06, person(k, { kind: q < 0 ? 'woman' : rng.pick(['warrior', 'man', 'woman']) })),
    )
    .join('');
  // Parasol over the seat: the sign of any ruler.
  return (
    k.line('M0,-456V-500', 1.4, 'gold') +
    a +
    k.path('white', 'M-100,-496Q0,-576 100,-496Q50,-508 0,-496Q-50,-508 -100,-496Z')
  );
};

const library = (k: Kit): string => {
  const { rng } = k;
  let a = '';
  for (const q of [-1, 1]) {
    const x = q * 300;
    a += k.box('wood', x - 110, -420, 220, 424);
    for (let r = 0; r < 4; r++) {
      a += k.box('dark', x - 96, -404 + r * 102, 192, 90);
      let X = x - 92;
      while (X < x + 70) {
        const w = rng.between(14, 26);
        const h = rng.between(50, 78);
        if (rng.chance(0.8))
          a += rng.chance(0.3)
            ? k.circle('bone', X + 11, -326 + r * 102, 11) + k.circle('brick', X + 11, -326 + r * 102, 4)
            : k.box(
                rng.pick(['cloth', 'cloth2', 'cloth3', 'brick', 'leaf', 'bone']),
                X,
                -314 + r * 102 - h,
                w,
                h,
              );
        X += w + 4;
      }
    }
  }
  a +=
    rug(k, 250) +
    k.box('wood2', -150, -112, 300, 20) +
    k.path('wood2', 'M-130,-92L-150,0H-126L-106,-92ZM130,-92L150,0H126L106,-92Z');
  a += k.at(0, -6, 1.24, person(k, { kind: rng.pick(['woman', 'man', 'ascetic']), pose: 'sit' }));
  a +=
    k.box('wood2', -110, -62, 220, 15) +
    k.path('wood', 'M-96,-47L-106,4H-84L-74,-47ZM96,-47L106,4H84L74,-47Z') +
    k.path('bone', 'M-70,-66Q-36,-84 0,-68Q36,-84 70,-66V-58Q36,-74 0,-58Q-36,-74 -70,-58Z') +
    k.line('M0,-68V-58', 0.6);
  for (let i = 0; i < 4; i++) a += k.box(i % 2 ? 'wood2' : 'bone', -196, -12 - i * 15, 86 - i * 6, 12);
  a += k.line('M-180,4V-60M-130,4V-60', 0.6, 'brick');
  return a + k.path('wood', 'M160,4H220L200,-10V-96H180V-10Z') + k.diya(190, -96, 26);
};

const POTS: readonly Material[] = ['brass', 'brick', 'metal'];

const dish = (k: Kit, x: number, y: number, s: number, material: Material): string =>
  k.at(
    x,
    y,
    s,
    k.ellipse('brass', 0, 0, 58, 17) +
      k.ellipse('dark', 0, -4, 44, 10) +
      k.path(material, 'M-42,-4C-36,-40 36,-40 42,-4Z'),
  );

const leafPlate = (k: Kit, x: number): string =>
  k.path('leaf', `M${x - 62},14Q${x},-14 ${x + 62},14Q${x},42 ${x - 62},14Z`) +
  k.circle('white', x - 14, 10, 15) +
  k.circle('saffron', x + 18, 8, 9) +
  k.circle('brick', x + 2, 22, 8);

export const kitchen = (k: Kit): string => {
  let a =
    k.path('brick', 'M-190,4V-90C-190,-110 -150,-116 -110,-116H110C150,-116 190,-110 190,-90V4Z') +
    [-110, 0, 110]
      .map((x) => k.path('dark', `M${x - 34},4V-34Q${x},-72 ${x + 34},-34V4Z`) + k.flame(x, 0, 24))
      .join('') +
    [-110, 0, 110]
      .map(
        (x, i) =>
          k.path(
            i === 1 ? 'metal' : 'brass',
            `M${x - 50},-176C${x - 66},-130 ${x - 40},-106 ${x},-106C${x + 40},-106 ${x + 66},-130 ${x + 50},-176Z`,
          ) +
          k.ellipse('dark', x, -176, 50, 13) +
          k.line(`M${x - 12},-200q-16,-24 0,-46t0,-46M${x + 18},-200q-16,-20 0,-40`, 0.8, 'white', 0.6),
      )
      .join('') +
    k.at(-280, 20, 1.1, person(k, { kind: 'woman' })) +
    k.at(270, 20, 1.1, person(k, { kind: k.rng.pick(['man', 'woman', 'child']) }));
  for (let i = 0; i < 7; i++)
    a += k.path(
      POTS[i % 3]!,
      `M${-230 + i * 76 - 24},-404C${-230 + i * 76 - 30},-366 ${-230 + i * 76 + 30},-366 ${-230 + i * 76 + 24},-404Z`,
    );
  return a + k.line('M-290,-406H290', 1.6, 'wood');
};

const table = (k: Kit): string => {
  let a = [-270, -92, 92, 270]
    .map((x, i) =>
      k.at(
        x,
        -40,
        1.12,
        person(k, {
          pose: 'sit',
          kind: i === 2 || (i + k.rng.whole(0, 1)) % 2 ? 'man' : 'woman',
        }),
      ),
    )
    .join('');
  a +=
    k.box('wood2', -340, -46, 680, 22, 8) +
    k.path('white', 'M-350,-40H350L370,10H-370Z') +
    k.pearls('M-360,2H360', 8, 'gold', 2.2);
  [-270, -92, 92, 270].forEach((x) => {
    a += leafPlate(k, x);
  });
  a += dish(k, -180, -34, 0.9, 'saffron') + dish(k, 0, -40, 1.15, 'white') + dish(k, 180, -34, 0.9, 'fire');
  return a;
};

const feast = (k: Kit): string => {
  const isKitchen = k.rng.chance(0.5);
  return rug(k, 400, 'cloth') + (isKitchen ? kitchen(k) : table(k));
};

export const halls = {
  throne: { draw: throne, setting: 'hall', halfWidth: 370, height: 560 },
  library: { draw: library, setting: 'hall', halfWidth: 410, height: 430 },
  feast: { draw: feast, setting: 'hall', halfWidth: 390, height: 420 },
} satisfies Record<string, Motif>;
