/** Horses, the monkey with its crocodile, and the jackal. */
import type { Kit } from '../core/kit.ts';
import type { Material } from '../core/materials.ts';
import { f } from '../core/svg.ts';
import { person } from '../figures.ts';
import type { Motif } from './motif.ts';
import { tree } from './trees.ts';

interface Horse {
  saddle?: boolean;
  material?: Material;
}

export const horseBody = (k: Kit, how: Horse = {}): string => k.shows('horse', () => horseOf(k, how));

function horseOf(k: Kit, { saddle = true, material = 'white' }: Horse): string {
  return (
    k.limb('M-104,-150C-150,-150 -156,-90 -140,-50', 18, 'hair') +
    k.path(
      'bone',
      'M-84,-90C-100,-50 -70,-40 -76,0H-58C-56,-30 -50,-50 -40,-80ZM50,-86C60,-50 90,-56 92,-28L104,-34C104,-70 80,-76 78,-96Z',
    ) +
    k.path(
      material,
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
  const { rng } = k;
  const rider = rng.chance(0.6);
  const material = rng.pick(['white', 'wood2', 'white']);
  return (
    tree(k, -260, -4, 0.7, 'palm') +
    k.at(0, 4, 1.6, horseBody(k, { material })) +
    (rider
      ? k.at(-26, -246, 1.02, person(k, { pose: 'ride', kind: rng.pick(['warrior', 'woman', 'man']) }))
      : k.at(250, 10, 1.1, person(k, { kind: 'man', hair: 'turban' })))
  );
};

export const ape = (k: Kit): string =>
  k.shows(
    'monkey',
    () =>
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
      k.circle('pink', 50, -152, 15),
  );

export const crocodile = (k: Kit): string =>
  k.shows(
    'crocodile',
    () =>
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
      k.pearls('M-200,-20C-100,4 0,0 90,-20', 8, 'gold', 2.4),
  );

const monkey = (k: Kit): string => {
  const sitting = ape(k);
  const swimming = crocodile(k);
  return (
    tree(k, -170, -30, 1.12, 'fruit') +
    k.path('earth', 'M-420,20C-360,-40 -220,-60 -90,-50C0,-44 50,-10 70,20Z') +
    k.at(36, -40, 1.12, sitting) +
    k.at(190, 40, 0.86, swimming)
  );
};

/** Lean, with large ears and a brush. */
export const jackalBody = (k: Kit, material: 'fur' | 'blue' = 'fur'): string =>
  k.shows(
    'jackal',
    () =>
      k.path(
        material,
        'M-104,-150C-150,-150 -186,-110 -190,-52C-192,-30 -178,-12 -160,-8C-146,-24 -140,-50 -132,-70C-122,-96 -112,-108 -96,-112Z',
      ) +
      k.path(
        'white',
        'M-190,-52C-192,-30 -178,-12 -160,-8C-154,-16 -150,-24 -147,-34C-162,-34 -178,-40 -190,-52Z',
      ) +
      k.path(
        `${material}2`,
        'M-82,-96C-98,-56 -70,-40 -80,0H-58C-52,-36 -58,-56 -44,-86ZM66,-96C58,-54 74,-44 70,0H92C96,-44 92,-70 98,-100Z',
      ) +
      k.path(
        material,
        'M-118,-132C-112,-168 -60,-174 -14,-164C28,-158 60,-166 86,-180C98,-190 106,-200 114,-210L106,-270C130,-258 142,-240 146,-222L164,-226L176,-272C190,-254 194,-226 186,-204C206,-190 236,-176 256,-160C264,-148 254,-138 238,-138C210,-136 192,-142 176,-148C160,-136 142,-120 128,-104C114,-84 116,-44 114,0H92C92,-40 84,-66 72,-88C30,-74 -30,-76 -66,-94C-88,-80 -104,-52 -104,0H-126C-132,-50 -118,-84 -118,-132Z',
      ) +
      k.path(
        'pink',
        'M115,-254C127,-246 134,-234 136,-221L122,-215ZM173,-254C181,-240 183,-226 178,-210L168,-219Z',
      ) +
      k.path(
        'white',
        'M256,-160C264,-148 254,-138 238,-138C210,-136 192,-142 176,-148C162,-138 148,-126 138,-112C134,-130 146,-156 172,-166C200,-166 232,-160 256,-160Z',
      ) +
      k.circle('dark', 254, -158, 8) +
      k.line('M188,-186q10,-6 17,3M238,-144q-20,6 -40,-3', 1) +
      k.circle('dark', 198, -182, 4.4) +
      k.ornament('M-84,-152Q-20,-142 40,-152M-70,-138Q-16,-128 34,-138', 0.7, 'line'),
  );

/** The jackal of the tales fell into a dyer's vat, and was blue. */
const jackal = (k: Kit): string => {
  const isDyed = k.rng.chance(0.5);
  const vat =
    k.path('brick', 'M-96,-120C-120,-60 -96,0 -60,6H60C96,0 120,-60 96,-120Z') +
    k.ellipse('brick2', 0, -120, 104, 26) +
    k.ellipse('blue', 0, -118, 86, 18) +
    k.path('blue', 'M66,-110C92,-96 96,-50 88,-26C80,-46 74,-70 54,-104Z') +
    k.ornament('M-100,-74Q0,-50 100,-74', 0.9, 'white');
  return (
    tree(k, -190, -10, 1.02, 'round') +
    (isDyed ? k.at(-268, 14, 1, vat) : '') +
    k.at(-10, 10, 1.42, jackalBody(k, isDyed ? 'blue' : 'fur')) +
    (isDyed ? k.ellipse('blue', 10, 16, 150, 9) : '')
  );
};

export const beasts = {
  horse: { draw: horse, setting: 'land', halfWidth: 320, height: 470 },
  monkey: { draw: monkey, setting: 'river', halfWidth: 400, height: 420 },
  jackal: { draw: jackal, setting: 'forest', halfWidth: 370, height: 460, isBare: true },
} satisfies Record<string, Motif>;
