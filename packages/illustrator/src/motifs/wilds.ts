/** Mountains, desert and caves. */
import type { Kit } from '../core/kit.ts';
import { f } from '../core/svg.ts';
import { person } from '../figures.ts';
import type { Motif } from './motif.ts';
import { shrine } from './nature.ts';
import { tree } from './trees.ts';

const mountain = (k: Kit): string => {
  const { rng } = k;
  const hut = rng.chance(0.5);
  const peak = (x: number, w: number, h: number, material: 'rock'): string => {
    const sn = 0.36;
    const b = w / 2;
    let a =
      k.path(
        material,
        `M${f(x - b)},0L${f(x - b * 0.62)},${f(-h * 0.34)}L${f(x - b * 0.4)},${f(-h * 0.42)}L${f(x)},${f(-h)}L${f(x + b * 0.3)},${f(-h * 0.6)}L${f(x + b * 0.46)},${f(-h * 0.52)}L${f(x + b)},0Z`,
      ) +
      k.path(
        `${material}2`,
        `M${f(x)},${f(-h)}L${f(x + b * 0.3)},${f(-h * 0.6)}L${f(x + b * 0.46)},${f(-h * 0.52)}L${f(x + b)},0H${f(x + b * 0.1)}L${f(x + b * 0.16)},${f(-h * 0.5)}Z`,
      ) +
      k.path(
        'white',
        `M${f(x)},${f(-h)}L${f(x - b * sn * 0.62)},${f(-h * (1 - sn))}L${f(x - b * 0.14)},${f(-h * 0.72)}L${f(x - b * 0.06)},${f(-h * 0.6)}L${f(x + b * 0.07)},${f(-h * 0.72)}L${f(x + b * 0.16)},${f(-h * 0.63)}L${f(x + b * sn * 0.74)},${f(-h * 0.66)}Z`,
      );
    return a;
  };
  return (
    peak(-240, 300, 270, 'rock') +
    peak(250, 330, 300, 'rock') +
    peak(rng.between(-30, 30), 470, 470, 'rock') +
    peak(-130, 240, 170, 'rock') +
    peak(150, 240, 150, 'rock') +
    tree(k, -250, 10, 0.36, 'pine') +
    tree(k, -200, 14, 0.46, 'pine') +
    tree(k, 240, 12, 0.42, 'pine') +
    (hut ? k.at(20, 8, 0.5, shrine(k)) : k.at(10, 16, 0.5, person(k, { kind: 'ascetic', pose: 'walk' }))) +
    tree(k, 296, 16, 0.34, 'pine')
  );
};

const desert = (k: Kit): string => {
  const { rng } = k;
  const n = rng.whole(2, 3);
  let a = k.path(
    'sand2',
    'M-420,0C-300,-60 -220,-110 -130,-104C-60,-100 -20,-40 60,-30C140,-90 220,-140 300,-120C360,-100 400,-30 460,0Z',
  );
  a += k.at(-300, 0, 0.8, tree(k, 0, 0, 0.62, 'palm'));
  for (let i = 0; i < n; i++) {
    const x = (i - (n - 1) / 2) * -236;
    a += k.at(x + 20, 20, 0.92, camel(k, i === 0));
    if (i) a += k.line(`M${f(x + 160)},-150Q${f(x + 190)},-120 ${f(x + 216)},-96`, 0.6, 'line');
  }
  return (
    a +
    k.at(
      ((n - 1) / 2) * 236 + 196,
      24,
      0.94,
      person(k, { kind: 'man', hair: 'turban', pose: 'walk', arms: 'staff' }),
    ) +
    k.path('sand', 'M-460,60C-300,18 -160,30 0,34C160,40 300,14 460,60Z')
  );
};

export const camel = (k: Kit, rider: boolean): string =>
  k.shows(
    'camel',
    () =>
      k.path('fur2', 'M-70,-90L-78,0H-64L-46,-84ZM52,-88L60,0H74L72,-92Z') +
      k.path('fur', 'M-92,-92L-104,0H-88L-64,-80ZM34,-84L36,0H52L58,-84Z') +
      k.limb('M-98,-110C-112,-90 -108,-70 -110,-58', 5, 'fur2') +
      k.path(
        'fur',
        'M-100,-100C-104,-140 -60,-146 -40,-150C-30,-196 0,-204 16,-160C40,-144 62,-140 76,-132C92,-140 96,-176 104,-204C106,-222 124,-232 140,-228L166,-214C170,-204 160,-198 146,-200C134,-200 128,-194 126,-182C122,-140 110,-104 84,-88C40,-70 -50,-72 -86,-82C-96,-88 -99,-94 -100,-100Z',
      ) +
      k.path('fur2', 'M112,-224C106,-236 112,-240 118,-230Z') +
      k.line('M138,-216q6,4 11,0', 0.6) +
      k.path('cloth', 'M-52,-146C-30,-160 10,-164 40,-142L34,-96C8,-86 -26,-86 -48,-96Z') +
      k.ornament('M-50,-132Q-6,-116 38,-130M-49,-112Q-6,-96 36,-110', 0.8) +
      k.pearls('M-48,-96Q-6,-84 34,-96', 8) +
      (rider
        ? k.at(-6, -144, 0.62, person(k, { kind: 'man', hair: 'turban', pose: 'ride' }))
        : k.path('wood2', 'M-44,-150C-44,-190 -24,-196 -4,-194C20,-196 34,-184 34,-150Z') +
          k.ornament('M-20,-194V-150M8,-194V-150', 0.7) +
          k.ornament('M-44,-170H34', 0.7, 'white')),
  );

const cave = (k: Kit): string => {
  const { rng } = k;
  const who = k.only !== null ? 'ascetic' : rng.pick(['ascetic', 'lamp', 'chest']);
  const W = 1900;
  const T = -1300; // far outside the frame, so that only the mouth is visible
  let a = k.path('rock', `M${f(-W)},60V${T}H${f(W)}V60Z`);
  for (const q of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const x = q * (330 + i * 150);
      const y = -420 + i * 40 + rng.between(-30, 30);
      a +=
        k.line(`M${f(x)},${f(y)}q${f(q * 30)},90 ${f(q * -6)},170t${f(q * 26)},190`, 0.9, 'line', 0.5) +
        k.path(
          'rock2',
          `M${f(x + q * 60)},${f(y + 130)}q${f(q * 46)},-20 ${f(q * 84)},16q${f(q * -30)},70 ${f(q * -70)},60Z`,
          'opacity=".5" stroke="none"',
        );
    }
  a +=
    k.path(
      'rock2',
      'M-366,30C-372,-140 -352,-240 -300,-290C-270,-350 -190,-400 -120,-410C-60,-450 60,-450 130,-410C210,-400 270,-350 300,-290C352,-240 372,-140 366,30Z',
    ) + k.path('dark', 'M-290,30C-296,-150 -236,-316 0,-334C236,-316 296,-150 290,30Z');
  for (let i = 0; i < 7; i++) {
    const x = -180 + i * 60;
    const t = Math.abs(x) / 290;
    const top = -326 + t * t * 130;
    a += k.path(
      'rock2',
      `M${x - 20},${f(top)}L${x + rng.between(-4, 4)},${f(top + rng.between(40, 90))}L${x + 20},${f(top)}Z`,
    );
  }
  a += k.glow(0, -80, 230, 1);
  if (who === 'ascetic')
    a +=
      k.path('rock2', 'M-100,6C-96,-30 -60,-40 0,-40C60,-40 96,-30 100,6Z') +
      k.at(0, -34, 1.1, person(k, { kind: 'ascetic', pose: 'sit' })) +
      k.diya(-150, 0, 26) +
      k.diya(150, 0, 26);
  else if (who === 'chest')
    a +=
      k.box('wood', -86, -90, 172, 90, 6) +
      k.path('wood2', 'M-92,-88C-92,-140 92,-140 92,-88Z') +
      k.ornament('M-92,-88H92M-50,-88V0M50,-88V0', 1) +
      k.circle('gold', 0, -80, 14) +
      k.diya(-150, 0, 28) +
      k.diya(146, 0, 22);
  else
    a +=
      k.path('stone', 'M-56,6L-36,-30H-20V-120H-50V-140H50V-120H20V-30H36L56,6Z') +
      k.ornament('M-20,-50H20M-20,-100H20', 1) +
      k.diya(0, -140, 46);
  return a;
};

export const wilds = {
  mountain: { draw: mountain, setting: 'snow', halfWidth: 420, height: 490, isPlace: true },
  desert: { draw: desert, setting: 'desert', halfWidth: 460, height: 320, isPlace: true },
  cave: { draw: cave, setting: 'cave', halfWidth: 470, height: 500 },
} satisfies Record<string, Motif>;
