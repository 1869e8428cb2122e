import type { Material } from '../../core/materials.ts';
import type { Palette } from '../style.ts';

/** Jewel grounds and gold. */
export interface VishvakarmaPalette extends Palette {
  /** The ground from the centre to the edge. */
  readonly ground: readonly [string, string, string];
  /** Light, middle and deep. */
  readonly gold: readonly [string, string, string];
  /** An accent jewel. */
  readonly accent: string;
  /** Whether gold is drawn dark, because the ground is pale. */
  readonly isPale?: boolean;
}

export const PALETTES: readonly VishvakarmaPalette[] = [
  {
    ground: ['#2a4fb0', '#122668', '#070f33'],
    gold: ['#fff3cc', '#f4c75a', '#b57a22'],
    accent: '#3fa7a0',
    suits: ['night', 'dusk', 'dawn'],
  },
  {
    ground: ['#1c7a6e', '#0c4a48', '#052025'],
    gold: ['#fff4d0', '#f2cb68', '#b0802a'],
    accent: '#e08a5a',
    suits: ['dawn', 'noon', 'rain'],
  },
  {
    ground: ['#8a2440', '#4a1030', '#1b0615'],
    gold: ['#fff0cc', '#f6c35e', '#bd7a28'],
    accent: '#5a8fc9',
    suits: ['dusk', 'dawn'],
  },
  {
    ground: ['#4a3fa8', '#241d66', '#0d0a2c'],
    gold: ['#fff3d6', '#efc873', '#ad7a2e'],
    accent: '#e07a8a',
    suits: ['night', 'dusk'],
  },
  {
    ground: ['#f6ead0', '#e6cf9e', '#b98d4c'],
    gold: ['#a8641c', '#8f4f14', '#5f3210'],
    accent: '#1f5f7a',
    suits: ['noon'],
    isPale: true,
  },
  {
    ground: ['#d98a76', '#a04a56', '#46182f'],
    gold: ['#fff6dc', '#fbdc96', '#d09a4a'],
    accent: '#3a6f8a',
    suits: ['dawn'],
  },
  {
    ground: ['#2b2a33', '#16151c', '#08080c'],
    gold: ['#fff0c8', '#eab94e', '#a06e1e'],
    accent: '#b8402c',
    suits: ['night', 'storm'],
  },
  {
    ground: ['#3fa3ad', '#1a6480', '#0a2740'],
    gold: ['#fff6d8', '#f8d37c', '#c08c36'],
    accent: '#d8563f',
    suits: ['noon', 'dawn'],
  },
  {
    ground: ['#b5652f', '#6e3218', '#2a100b'],
    gold: ['#fff2d0', '#fbd07a', '#d08f38'],
    accent: '#2f7f86',
    suits: ['dusk', 'noon'],
  },
  {
    ground: ['#5b7480', '#2f4654', '#121e28'],
    gold: ['#fff6e0', '#ecd08a', '#ac8740'],
    accent: '#c9694a',
    suits: ['rain', 'storm', 'mist', 'noon'],
  },
];
/** The colours of everything but metal, stone and light. */
export const TINT: Readonly<Partial<Record<Material, string>>> = {
  leaf: '#4fae7c',
  leaf2: '#8fcf96',
  cloth: '#d8485a',
  cloth2: '#4f86d8',
  cloth3: '#3fa89a',
  saffron: '#f09a3e',
  white: '#fff3d4',
  white2: '#f3dfb4',
  bone: '#f5deac',
  skin: '#d99a62',
  skin2: '#b3744a',
  skin3: '#ecb988',
  hair: '#1b1230',
  grey: '#9fb0cf',
  grey2: '#c3cee2',
  fur: '#e5a04a',
  fur2: '#b8742e',
  pink: '#ef8fa4',
  pink2: '#f9c0c4',
  blue: '#3d78d6',
  blue2: '#86b3ee',
  serpent: '#3f9f7a',
  serpent2: '#e0b04a',
  ghost: '#e6eef6',
  smoke: '#c4cbdc',
  crow: '#2c2a48',
  crow2: '#54527c',
  metal: '#cdd8ea',
  sand: '#e8c27a',
  sand2: '#c99a4c',
  rock: '#8a86b0',
  rock2: '#5f5c8c',
  mud: '#c98f52',
  thatch: '#e0b458',
  wood: '#8a5526',
  wood2: '#b97a36',
  brick: '#c25a3c',
  brick2: '#8a3a2c',
  water: '#4fa3c9',
  earth: '#5a4a6a',
};
