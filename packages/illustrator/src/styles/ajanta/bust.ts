/**
 * The large half-figure of the fresco style: head a little bowed, lids lowered, strings of pearls.
 * Crowns, buns, turbans, veils and beards vary; there is no halo and no divine attribute.
 */
import type { Kit } from '../../core/kit.ts';
import type { Material } from '../../core/materials.ts';
import { type Bust, type BustKind, headdress } from './headdress.ts';

const KINDS: readonly BustKind[] = [
  'woman',
  'woman',
  'woman',
  'man',
  'man',
  'ascetic',
  'elder',
  'child',
  'child',
];
const SKINS = ['skin', 'skin2', 'skin3'] as const;

export function bust(k: Kit, wanted?: BustKind): string {
  const { rng } = k;
  const kind = wanted ?? rng.pick(KINDS);
  const skin = rng.pick(SKINS);
  const hair = kind === 'elder' ? 'bone' : 'hair';
  const isFeminine = kind === 'woman' || kind === 'queen' || (kind === 'child' && rng.chance(0.5));
  const behind = hairBehind(k, kind, hair, isFeminine);
  const drape = rng.whole(0, 2);
  const somebody: Bust = {
    kind,
    skin,
    hair,
    isFeminine,
    cloth: rng.pick(['cloth', 'cloth2', 'cloth3', 'leaf', 'saffron']),
  };
  const body = behind + shoulders(k, somebody, drape);
  const head = headdress(k, somebody, faceOf(k, somebody));
  return `${body}<g transform="rotate(${rng.pick([9, 6, 11])} 0 90)">${head}</g>${necklace(k, somebody)}`;
}

function hairBehind(k: Kit, kind: BustKind, hair: Material, isFeminine: boolean): string {
  if (isFeminine && k.rng.chance(0.7))
    return k.path(hair, 'M-70,50C-124,120 -100,230 -140,300L140,300C104,220 120,120 72,50Z');
  return kind === 'ascetic'
    ? k.path(hair, 'M-66,30C-100,90 -96,150 -110,190L110,190C96,150 100,90 66,30Z')
    : '';
}

function shoulders(k: Kit, { kind, skin, cloth, isFeminine }: Bust, drape: number): string {
  let a = k.path(
    skin,
    'M-26,96C-30,150 -60,168 -120,184C-196,204 -214,290 -226,400H214C206,300 190,206 118,184C62,168 32,150 28,96Z',
  );
  if (kind === 'ascetic')
    a +=
      k.path('saffron', 'M-120,184C-60,230 40,320 70,400H-226C-214,290 -196,204 -120,184Z') +
      k.line('M-90,210C-50,260 0,330 20,400M-150,220C-120,280 -100,340 -96,400', 0.6);
  else if (isFeminine || drape === 0)
    a +=
      k.path(cloth, 'M118,184C190,206 206,300 214,400H-40C0,340 70,260 96,178Z') +
      k.line('M110,220C70,290 30,350 0,400M150,240C120,300 100,350 90,400', 0.6) +
      k.pearls('M100,186C70,270 0,350 -36,400', 8, 'gold');
  else if (drape === 1)
    a +=
      k.path(cloth, 'M-226,400C-222,360 -220,330 -214,304C-120,350 110,350 206,300L214,400Z') +
      k.pearls('M-210,312C-120,356 110,356 202,308', 9, 'gold');
  return a + k.line('M-30,118Q0,138 32,118M-33,134Q0,154 36,134', 0.5);
}

function faceOf(k: Kit, somebody: Bust): string {
  const { kind, skin, isFeminine, hair } = somebody;
  let a =
    k.ellipse(skin, -68, 26, 11, 34) +
    k.ellipse(skin, 68, 26, 11, 34) +
    k.path(skin, 'M0,-92C54,-92 70,-42 64,12C58,58 28,96 0,100C-30,96 -58,58 -64,12C-70,-42 -54,-92 0,-92Z');
  if (kind !== 'ascetic')
    a += [-1, 1].map((q) => k.circle('gold', q * 71, 68, 15) + k.circle('cloth', q * 71, 68, 6)).join('');
  a +=
    k.line('M-54,-8Q-32,-32 -6,-10M54,-8Q32,-32 6,-10', 1, hair) +
    eye(k, skin, -1) +
    eye(k, skin, 1) +
    k.line('M-4,-8C-6,14 -14,34 -15,42Q-8,52 0,48Q8,52 14,42', 0.75) +
    k.path('brick', 'M-22,66Q-10,58 0,63Q10,58 22,66Q0,84 -22,66Z', 'stroke-width="2.4"') +
    k.line('M-22,66Q0,71 22,66', 0.5);
  if (isFeminine && kind !== 'child') a += k.circle('brick', 0, -34, 6, 'stroke="none"');
  return a + beard(k, somebody);
}

/** The part of the eye under its lowered lid. */
function eye(k: Kit, skin: Material, q: number): string {
  return (
    k.path(
      skin,
      `M${q * 54},10Q${q * 42},-6 ${q * 28},-4Q${q * 14},-2 ${q * 8},14Q${q * 16},24 ${q * 30},24Q${q * 46},22 ${q * 54},10Z`,
    ) +
    k.path(
      'bone',
      `M${q * 55},11Q${q * 44},21 ${q * 30},21Q${q * 16},21 ${q * 8},15Q${q * 16},28 ${q * 30},27Q${q * 46},26 ${q * 55},11Z`,
      'stroke-width="2"',
    ) +
    k.line(`M${q * 57},10Q${q * 44},21 ${q * 30},21Q${q * 16},21 ${q * 7},15`, 1.1, 'hair') +
    k.path('hair', `M${q * 38},20Q${q * 31},29 ${q * 22},20Z`, 'stroke="none"')
  );
}

function beard(k: Kit, { kind, hair }: Bust): string {
  if (kind === 'man') {
    const moustache =
      'M-24,60C-40,54 -46,44 -52,50C-46,64 -24,66 0,58C24,66 46,64 52,50C46,44 40,54 24,60Q0,52 -24,60Z';
    return k.rng.chance(0.5) ? k.path(hair, moustache) : '';
  }
  if (kind !== 'ascetic' && kind !== 'elder') return '';
  return (
    k.path(
      hair,
      'M-62,20C-60,80 -46,150 0,176C46,150 60,80 62,20C52,58 34,56 22,56Q0,46 -22,56C-34,56 -52,58 -62,20Z',
    ) +
    k.path('brick', 'M-16,70Q0,64 16,70Q0,80 -16,70Z', 'stroke-width="2"') +
    k.line('M-30,96Q-20,130 -8,150M30,96Q20,130 8,150M0,96V156', 0.5)
  );
}

function necklace(k: Kit, { kind }: Bust): string {
  if (kind === 'ascetic') return k.pearls('M-80,180Q0,270 82,180', 12, 'brick', 1.2);
  const pearls = k.pearls('M-86,184Q0,252 88,182', 10, 'bone', 1.3);
  if (!k.rng.chance(0.6)) return pearls;
  return pearls + k.line('M-100,194Q0,290 102,192', 1.2, 'gold') + k.circle('blue', 2, 240, 14);
}
