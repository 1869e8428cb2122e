import type { Kit } from './core/kit.ts';
import type { Material } from './core/materials.ts';

export type Hair = 'bun' | 'braid' | 'veil' | 'turban' | 'topknot' | 'helmet' | 'short';

/** The layers behind the face and in front of it. */
type HairArt = readonly [back: string, front: string];

/** Hair styles and headwear. */
export const HAIR: Readonly<Record<Hair, (k: Kit, colour: Material, cloth: Material, y: number) => HairArt>> =
  {
    bun: (k, colour, _, y) => [
      k.ellipse(colour, 13, y - 20, 13, 11),
      k.path(
        colour,
        `M-18,${y + 2}C-22,${y - 26} 22,${y - 26} 18,${y + 2}C12,${y - 14} -12,${y - 14} -18,${y + 2}Z`,
      ) + k.pearls(`M-14,${y - 12}Q0,${y - 19} 14,${y - 12}`, 4),
    ],
    braid: (k, colour, _, y) => [
      k.limb(`M12,${y - 4}C26,${y + 26} 20,${y + 60} 27,${y + 92}`, 10, colour) +
        k.circle('gold', 27, y + 98, 6),
      k.path(
        colour,
        `M-18,${y + 4}C-24,${y - 28} 24,${y - 28} 18,${y + 8}C14,${y - 14} -10,${y - 16} -18,${y + 4}Z`,
      ),
    ],
    veil: (k, colour, cloth, y) => [
      k.path(
        cloth,
        `M-22,${y + 40}C-32,${y - 14} -20,${y - 32} 0,${y - 32}C20,${y - 32} 32,${y - 14} 26,${y + 66}L12,${y + 30}H-12Z`,
      ),
      k.path(
        colour,
        `M-15,${y - 4}C-14,${y - 24} 14,${y - 24} 15,${y - 4}C8,${y - 14} -8,${y - 14} -15,${y - 4}Z`,
      ),
    ],
    turban: (k, _, cloth, y) => [
      '',
      k.path(
        cloth,
        `M-20,${y - 6}C-28,${y - 20} -18,${y - 38} 4,${y - 38}C26,${y - 38} 28,${y - 18} 20,${y - 6}C8,${y - 15} -8,${y - 15} -20,${y - 6}Z`,
      ) +
        k.ornament(`M-19,${y - 11}Q2,${y - 34} 24,${y - 24}`, 0.6) +
        k.circle('gold', 2, y - 24, 5),
    ],
    topknot: (k, colour, _, y) => [
      '',
      k.ellipse(colour, 0, y - 28, 11, 13) +
        k.path(colour, `M-17,${y}C-20,${y - 26} 20,${y - 26} 17,${y}C10,${y - 13} -10,${y - 13} -17,${y}Z`),
    ],
    helmet: (k, _, __, y) => [
      '',
      k.path('metal', `M-20,${y}C-24,${y - 34} 24,${y - 34} 20,${y}C8,${y - 9} -8,${y - 9} -20,${y}Z`) +
        k.path('gold', `M-4,${y - 26}L0,${y - 50}L4,${y - 26}Z`),
    ],
    short: (k, colour, _, y) => [
      '',
      k.path(
        colour,
        `M-18,${y + 4}C-22,${y - 26} 22,${y - 26} 18,${y + 4}C12,${y - 12} -10,${y - 14} -18,${y + 4}Z`,
      ),
    ],
  };
