import { initialsOf } from '../../../primitives/Avatar/initialsOf.ts';
import { TONES, type Tone } from '../../../theme/tone.ts';

/** The colour and initials that distinguish a player without a picture. */
export interface Face {
  initials: string;
  tone: Tone;
}

/** The words of a name, even if it is written like an address: `asha_rao`. */
const wordsOf = (name: string): string => name.replaceAll(/[._\-\s]+/g, ' ').trim();

/**
 * Returns a colour for each seat, and initials. Equal initials become one letter and the number of the seat.
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
