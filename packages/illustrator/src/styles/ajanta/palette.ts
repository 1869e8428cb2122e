import type { Material } from '../../core/materials.ts';
import { mix } from '../../core/svg.ts';
import type { Palette } from '../style.ts';

/** Earth pigments on plaster. */
export interface AjantaPalette extends Palette {
  /** Three tones of the ground. */
  readonly bg: readonly [string, string, string];
  readonly red: string;
  readonly blue: string;
  readonly green: string;
  /** The white of the plaster. */
  readonly white: string;
}

export const PALETTES: readonly AjantaPalette[] = [
  {
    bg: ['#c08a4a', '#a2653a', '#6d3820'],
    red: '#9c4527',
    blue: '#3f6f78',
    green: '#5f7350',
    white: '#f1e2c4',
    suits: ['noon', 'dusk'],
  },
  {
    bg: ['#b5603a', '#8f3f26', '#562416'],
    red: '#6f2a1a',
    blue: '#4f7f80',
    green: '#7a7a4a',
    white: '#f3dfbc',
    suits: ['dusk', 'storm'],
  },
  {
    bg: ['#98a07a', '#76805a', '#454c36'],
    red: '#a04a2c',
    blue: '#3d6470',
    green: '#4a6446',
    white: '#f0e6c8',
    suits: ['dawn', 'rain', 'mist'],
  },
  {
    bg: ['#e8d3a4', '#d6b47a', '#a8743f'],
    red: '#a8482a',
    blue: '#4a7684',
    green: '#6f7d50',
    white: '#fff3d8',
    suits: ['dawn', 'noon'],
  },
  {
    bg: ['#5d7f8a', '#40616e', '#273c48'],
    red: '#a3472b',
    blue: '#24475a',
    green: '#5d7a5c',
    white: '#efe4c8',
    suits: ['rain', 'storm', 'dawn'],
  },
  {
    bg: ['#704259', '#553047', '#2b1624'],
    red: '#8a3d26',
    blue: '#3f6672',
    green: '#586a48',
    white: '#e6d3ac',
    suits: ['night'],
  },
  {
    bg: ['#4c638c', '#394b78', '#202a4c'],
    red: '#8f412c',
    blue: '#2d5568',
    green: '#4f6650',
    white: '#e6d8b8',
    suits: ['night'],
  },
  {
    bg: ['#d8a58a', '#bd7b62', '#7c4234'],
    red: '#8c3524',
    blue: '#4c747c',
    green: '#6d7650',
    white: '#f8e6cc',
    suits: ['dawn', 'dusk'],
  },
];
/** The colours of the materials in this palette. */
export const ajantaColours = (p: AjantaPalette): Readonly<Record<Material, string>> => ({
  stone: '#d9c193',
  stone2: '#c49a5c',
  brick: p.red,
  brick2: mix(p.red, '#2a120c', 0.35),
  wood: '#5a3220',
  wood2: '#8a5630',
  leaf: p.green,
  leaf2: mix(p.green, p.white, 0.26),
  cloth: mix(p.red, '#c23f22', 0.4),
  cloth2: p.blue,
  cloth3: '#6d7f4a',
  saffron: '#cf7f32',
  white: p.white,
  white2: '#dcc79c',
  bone: '#e6d2a6',
  gold: '#d8a648',
  brass: '#c18d3c',
  metal: '#a9aca2',
  skin: '#bd7a46',
  skin2: '#8d5536',
  skin3: '#d39a63',
  hair: '#241410',
  dark: '#2c1812',
  fire: '#f0c060',
  grey: '#9d9286',
  grey2: '#b5a996',
  fur: '#c4853f',
  fur2: '#845029',
  rock: '#a9744a',
  rock2: '#7d5a40',
  sand: '#dcb878',
  sand2: '#c69a58',
  mud: '#b98850',
  thatch: '#c9a050',
  water: p.blue,
  earth: '#6d4a2e',
  pink: '#b8606a',
  pink2: '#d99a90',
  blue: mix(p.blue, '#1f4a7a', 0.35),
  blue2: mix(p.blue, p.white, 0.3),
  serpent: '#5a7048',
  serpent2: '#b08a40',
  ghost: '#d5d3c4',
  smoke: '#b5a590',
  crow: '#2b2422',
  crow2: '#4b4240',
  lit: '#efc66a',
  line: '#4a1f14',
  hill: '#a9744a',
  hill2: '#7d5a40',
  hillb: p.green,
  hillb2: mix(p.green, p.white, 0.26),
});
