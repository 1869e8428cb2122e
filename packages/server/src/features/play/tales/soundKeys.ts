/** A sign that changes the letter before it, or none at all; how the letters of all Indian scripts are arranged. */
const SIGN = 0x3d;
const NO_VOWEL = 0x4d;
/** The sounds of the letters by their place in the block of a script, which all Indian scripts share. */
const BY_PLACE: readonly (readonly [from: number, to: number, sound: string])[] = [
  [0x01, 0x02, 'N'],
  [0x05, 0x06, 'A'],
  [0x07, 0x08, 'I'],
  [0x09, 0x0a, 'U'],
  [0x0b, 0x0b, 'RI'],
  [0x0d, 0x0f, 'I'],
  [0x10, 0x10, 'AI'],
  [0x11, 0x13, 'U'],
  [0x14, 0x14, 'AU'],
  [0x15, 0x18, 'K'],
  [0x19, 0x19, 'N'],
  [0x1a, 0x1d, 'C'],
  [0x1e, 0x1e, 'N'],
  [0x1f, 0x22, 'T'],
  [0x23, 0x23, 'N'],
  [0x24, 0x27, 'T'],
  [0x28, 0x29, 'N'],
  [0x2a, 0x2d, 'P'],
  [0x2e, 0x2e, 'N'],
  [0x2f, 0x2f, 'I'],
  [0x30, 0x31, 'R'],
  [0x32, 0x34, 'L'],
  [0x35, 0x35, 'P'],
  [0x36, 0x38, 'C'],
  [0x3e, 0x3e, 'A'],
  [0x3f, 0x40, 'I'],
  [0x41, 0x42, 'U'],
  [0x43, 0x44, 'RI'],
  [0x45, 0x48, 'I'],
  [0x49, 0x4c, 'U'],
];
const CONSONANT = [0x15, 0x39] as const;
const BLOCKS = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];

/** Letters with a meaning of their own at their place. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ৎ: 'T',
  ൺ: 'N',
  ൻ: 'N',
  ർ: 'R',
  ൽ: 'L',
  ൾ: 'L',
  ൿ: 'K',
};

const LATIN: readonly (readonly [RegExp, string])[] = [
  [/zh/g, 'l'],
  [/x/g, 'ks'],
  [/ch|sh|c(?=[eiy])/g, 's'],
  [/[cqkg]/g, 'K'],
  [/[jsz]/g, 'C'],
  [/[td]/g, 'T'],
  [/[mn]/g, 'N'],
  [/[pbfvw]/g, 'P'],
  [/r/g, 'R'],
  [/l/g, 'L'],
  [/h/g, ''],
  [/a/g, 'A'],
  [/[eiy]/g, 'I'],
  [/[ou]/g, 'U'],
];

/** A soft g; a, which Bengali says as o; h, which Tamil writes as k. */
const LATIN_READINGS: readonly (readonly [RegExp, string])[] = [
  [/g(?=[eiy])/g, 'j'],
  [/o/g, 'a'],
  [/(?<=[aeiou])h(?=[aeiou])/g, 'k'],
];
/** What Bengali writes as y, it mostly says as j. */
const BENGALI_READINGS: readonly (readonly [RegExp, string])[] = [[/য/g, 'জ']];

const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/[بپف]/g, 'P'],
  [/[تطٹدڈ]/g, 'T'],
  [/[ثذضظزژجچسشص]/g, 'C'],
  [/[کقخغگ]/g, 'K'],
  [/[منں]/g, 'N'],
  [/[رڑ]/g, 'R'],
  [/ل/g, 'L'],
];

/** How a word sounds, whatever script it is written in. */
export interface Sound {
  readonly script: string;
  /** Consonants and the vowels that are written everywhere. None for Urdu, which leaves vowels out. */
  readonly spoken: readonly string[];
  /** The possible rows of consonants: in Urdu, و is a vowel or a consonant. */
  readonly consonants: readonly string[];
}

/** The sound of a folded word, roughly: "Meera", "Mira" and "मीरा" are equal. Undefined in other scripts. */
export function soundOf(word: string): Sound | undefined {
  if (/^[a-z]+$/.test(word))
    return soundFrom(
      'latin',
      readingsOf(word, LATIN_READINGS).map((reading) => replaced(reading, LATIN)),
    );
  if (/^\p{Script=Arabic}+$/u.test(word)) return arabicSound(word);
  const code = word.codePointAt(0) ?? 0;
  const block = BLOCKS.find((start) => code >= start && code < start + 0x80);
  if (block === undefined) return undefined;
  return soundFrom(String(block), readingsOf(word, BENGALI_READINGS).map(indianSound));
}

/** The script whose words have further vowels between their consonants, in which “Priya” is “Piriya”. */
export const TAMIL = String(0x0b80);
export const ARABIC_SCRIPT = 'arabic';

function soundFrom(script: string, readings: readonly string[]): Sound {
  const spoken = [...new Set(readings.map(spokenIn))];
  return { script, spoken, consonants: [...new Set(spoken.map((row) => row.replaceAll(/[AIU]/g, '')))] };
}

/** The word, and as each of the patterns and all of them together have it. */
function readingsOf(word: string, patterns: readonly (readonly [RegExp, string])[]): string[] {
  const each = patterns.map((pattern) => replaced(word, [pattern]));
  return [...new Set([word, ...each, replaced(word, patterns)])];
}

function spokenIn(letters: string): string {
  const spoken = letters.replaceAll(/(.)\1+/g, '$1').replaceAll(/(?!^)A/g, '');
  return spoken.replaceAll(/([IU])\1+/g, '$1');
}

function arabicSound(word: string): Sound {
  const bare = replaced(word, ARABIC).replace(/^و/, 'P');
  const consonants = [bare.replaceAll('و', 'P'), bare].map((row) => row.replaceAll(/[^CKLNPRT]/g, ''));
  return { script: ARABIC_SCRIPT, spoken: [], consonants: [...new Set(consonants)] };
}

function indianSound(word: string): string {
  const places = Array.from(word, (letter) => letter.codePointAt(0)! & 0x7f);
  return Array.from(word, (letter, at) => {
    const other = OTHER_LETTERS[letter];
    if (other !== undefined) return other;
    const place = places[at]!;
    const sound = BY_PLACE.find(([from, to]) => place >= from && place <= to)?.[2] ?? '';
    const next = places[at + 1] ?? NO_VOWEL;
    const hasOwnVowel = place >= CONSONANT[0] && place <= CONSONANT[1] && !(next > SIGN && next <= NO_VOWEL);
    return hasOwnVowel ? `${sound}A` : sound;
  }).join('');
}

const replaced = (word: string, by: readonly (readonly [RegExp, string])[]): string =>
  by.reduce((text, [pattern, other]) => text.replaceAll(pattern, other), word);
