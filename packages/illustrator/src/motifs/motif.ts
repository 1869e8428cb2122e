import type { Kit } from '../core/kit.ts';
import type { Weather } from '../keywords.ts';

/** The backdrop that a style paints behind a motif. */
export type Setting =
  | 'land'
  | 'garden'
  | 'forest'
  | 'snow'
  | 'desert'
  | 'dust'
  | 'bank'
  | 'river'
  | 'pond'
  | 'sea'
  | 'sky'
  | 'town'
  | 'court'
  | 'hall'
  | 'cave';

export interface Motif {
  readonly draw: (kit: Kit) => string;
  readonly setting: Setting;
  /** Half its width and its height, in motif units. */
  readonly halfWidth: number;
  readonly height: number;
  /** Whether it can be drawn in the distance, behind something else. */
  readonly isPlace?: boolean;
  /** The probability of night if the text names no hour. */
  readonly night?: number;
  readonly weather?: Weather;
  /** Whether it has no trees at its sides. */
  readonly isBare?: boolean;
  /** Whether it has no hills behind it. */
  readonly hidesHills?: boolean;
}
