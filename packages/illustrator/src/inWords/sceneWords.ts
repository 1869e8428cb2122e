import type { Hour, Weather } from '../keywords.ts';
import type { MotifName } from '../motifs/names.ts';

/** What a picture can show, in one language. */
export interface SceneWords {
  readonly motifs: Readonly<Record<MotifName, string>>;
  /** The two things of a picture, the larger one first. */
  readonly together: (main: string, companion: string) => string;
  readonly hours: Readonly<Record<Hour, string>>;
  /** Undefined if there is nothing to say about it. */
  readonly weather: Readonly<Record<Weather, string | undefined>>;
  readonly comma: string;
}
