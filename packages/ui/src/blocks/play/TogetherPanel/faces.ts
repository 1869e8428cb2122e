import { initialsOf } from '../../../primitives/Avatar/initialsOf.ts';
import { TONES, type Tone } from '../../../theme/tone.ts';

/** How somebody who plays is told apart from the others where there is no picture. */
export interface Face {
  initials: string;
  tone: Tone;
}

/** The words of a name, also of one that is written as an address is: `asha_rao`. */
const wordsOf = (name: string): string => name.replaceAll(/[._\-\s]+/g, ' ').trim();

/**
 * A colour by the seat, and initials; where two would have the same, each has one letter and the number of their seat.
 *
 * @example
 * const faces = facesOf(['Asha Rao', 'Arun Roy']); // A1, A2
 */
export function facesOf(names: readonly string[]): Face[] {
  const initials = names.map((name) => initialsOf(wordsOf(name)));
  return initials.map((own, seat) => ({
    initials:
      initials.filter((other) => other === own).length > 1
        ? `${initialsOf(wordsOf(names[seat]!).split(' ')[0]!)}${seat + 1}`
        : own,
    tone: TONES[seat % TONES.length]!,
  }));
}
