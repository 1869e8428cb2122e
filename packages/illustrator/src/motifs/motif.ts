import type { Kit } from '../core/kit.ts';
import type { Weather } from '../keywords.ts';

/** What a style has to paint behind a motif. */
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
  /** Whether it can stand far off, behind something else. */
  readonly isPlace?: boolean;
  /** Chance that it is painted at night when the words do not say. */
  readonly night?: number;
  readonly weather?: Weather;
  /** Without trees at its sides. */
  readonly isBare?: boolean;
  /** Without hills behind it. */
  readonly hidesHills?: boolean;
}
