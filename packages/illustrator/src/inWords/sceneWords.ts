import type { Hour, Weather } from '../keywords.ts';
import type { MotifName } from '../motifs/names.ts';

/** What a picture can show, in one language. */
export interface SceneWords {
  readonly motifs: Readonly<Record<MotifName, string>>;
  /** Joins the two things of a picture, the larger one first. */
  readonly together: (main: string, companion: string) => string;
  readonly hours: Readonly<Record<Hour, string>>;
  /** Undefined for weather that needs no mention. */
  readonly weather: Readonly<Record<Weather, string | undefined>>;
  readonly comma: string;
}
