import type { Kit } from '../../core/kit.ts';
import type { Material } from '../../core/materials.ts';
import { petal } from '../../core/shapes.ts';

export type BustKind = 'woman' | 'queen' | 'man' | 'prince' | 'ascetic' | 'elder' | 'child';

export interface Bust {
  readonly kind: BustKind;
  readonly skin: Material;
  readonly hair: 'hair' | 'bone';
  readonly cloth: Material;
  readonly isFeminine: boolean;
}

/** A face with its headwear: a veil goes behind it, everything else in front. */
export function headdress(k: Kit, somebody: Bust, face: string): string {
  const { kind, isFeminine, hair } = somebody;
  switch (kind) {
    case 'prince':
    case 'queen':
      return face + crown(k, somebody);
    case 'man':
      return face + turban(k);
    case 'ascetic':
      return face + mattedHair(k, somebody);
    case 'child':
      return (
        face +
        k.path(hair, 'M-66,-10C-76,-106 76,-106 66,-10C54,-56 30,-60 0,-40C-30,-60 -54,-56 -66,-10Z') +
        (isFeminine ? k.flower(-48, -72, 18, 'white') : k.ellipse(hair, 0, -106, 18, 16))
      );
    default:
      return dressedHair(k, somebody, face);
  }
}

function crown(k: Kit, { kind, hair }: Bust): string {
  const isTall = kind === 'prince';
  const tiers = [-92, -124, -150].map((y, i) =>
    k.pearls(`M${-54 + i * 11},${y}Q0,${y - 16} ${54 - i * 11},${y}`, 6.5, i % 2 ? 'cloth' : 'bone'),
  );
  const leaves = [
    petal(-40, -60, 0, 66, 22, -1.95),
    petal(40, -60, 0, 66, 22, -1.19),
    petal(0, -58, 0, isTall ? 100 : 84, 30, -1.5708),
  ];
  return (
    k.path(hair, 'M-66,-20C-72,-90 72,-90 66,-20C50,-66 -50,-66 -66,-20Z') +
    (isTall
      ? k.path('gold', 'M-60,-58C-62,-112 -40,-150 -20,-176Q0,-196 20,-176C40,-150 62,-112 60,-58Z') +
        tiers.join('')
      : '') +
    k.path('gold', leaves.join('')) +
    k.path('cloth', petal(0, -66, 0, 54, 15, -1.5708)) +
    k.path('gold', 'M-66,-40C-64,-72 -40,-84 0,-86C40,-84 64,-72 66,-40C42,-60 -42,-60 -66,-40Z') +
    k.pearls('M-54,-56Q0,-86 54,-56', 8, 'bone')
  );
}

function turban(k: Kit): string {
  return (
    k.path(
      k.rng.pick(['cloth', 'cloth2', 'bone', 'cloth3']),
      'M-70,-34C-104,-90 -64,-158 10,-156C92,-156 104,-86 70,-34C40,-72 -36,-76 -70,-34Z',
    ) +
    k.line(
      'M-68,-50C-30,-90 40,-130 84,-118M-60,-44C-10,-74 50,-90 88,-90M-80,-84C-50,-120 0,-146 40,-150',
      0.7,
    ) +
    k.circle('gold', 0, -92, 14) +
    k.circle('cloth', 0, -92, 6)
  );
}

function mattedHair(k: Kit, { hair }: Bust): string {
  return (
    k.path(hair, 'M-66,-16C-72,-92 72,-92 66,-16C50,-64 -50,-64 -66,-16Z') +
    k.path(hair, 'M-40,-84C-60,-140 -30,-176 0,-178C30,-176 60,-140 40,-84Z') +
    k.line('M-36,-96H36M-22,-100C-34,-130 -20,-160 0,-172M22,-100C34,-130 20,-160 0,-172', 0.6, 'bone') +
    k.pearls('M-40,-92Q0,-110 40,-92', 10, 'brick')
  );
}

function dressedHair(k: Kit, { isFeminine, hair, cloth }: Bust, face: string): string {
  const fashion = isFeminine ? k.rng.whole(0, 2) : 3;
  const head =
    face + k.path(hair, 'M-66,-26C-72,-108 -34,-124 0,-124C34,-124 72,-108 66,-26C50,-74 -46,-76 -66,-26Z');
  if (fashion === 0)
    return (
      k.ellipse(hair, 34, -128, 40, 32) +
      head +
      k.flower(-34, -98, 16, 'white') +
      k.flower(-10, -112, 14, 'white') +
      k.pearls('M-60,-56Q0,-96 60,-54', 7, 'bone')
    );
  if (fashion === 1)
    return (
      head +
      k.line('M0,-122V-74', 0.8, 'gold') +
      k.circle('gold', 0, -66, 9) +
      k.pearls('M-58,-58Q-30,-86 0,-88Q30,-86 58,-58', 7, 'bone') +
      k.flower(58, -66, 20, 'pink')
    );
  if (fashion === 2)
    return (
      k.path(
        cloth,
        'M-78,70C-112,-70 -70,-150 0,-152C70,-150 112,-70 80,90L64,20C70,-70 40,-110 0,-110C-40,-110 -70,-70 -62,20Z',
      ) +
      head +
      k.pearls('M-70,-30C-60,-110 -30,-132 0,-132C30,-132 60,-110 70,-30', 7, 'gold')
    );
  return head + k.ellipse(hair, 0, -130, 26, 22);
}
