import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the most frequent entries count as words, which stay weak even with digits and signs around them. */
const WORDS = 10_000;
/** The most characters around a common word with which a password is still guessed quickly. */
const MAX_AROUND = 6;
const MIN_WORD = 4;
/** Longer than any common password with additions. */
const MAX_LENGTH = 64;
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

let lists: { readonly all: ReadonlySet<string>; readonly words: ReadonlySet<string> } | undefined;

/** About 50,000 of the most frequent passwords in known breaches; loaded on first use. */
function commonOnes() {
  const all = dictionary['passwords-common'];
  lists ??= { all: new Set(all), words: new Set(all.slice(0, WORDS)) };
  return lists;
}

/** Whether an attacker would try the password early: `Password1!` as well as `password`. */
export function isCommonPassword(password: string): boolean {
  if (password.length > MAX_LENGTH) return false;
  const { all, words } = commonOnes();
  const folded = password.normalize('NFKC').toLowerCase();
  if (all.has(folded)) return true;
  return [folded, folded.replaceAll(/[013457@$]/g, (sign) => LEET[sign]!)].some((spelling) =>
    wordsIn(spelling).some((word) => words.has(word) && folded.length - word.length <= MAX_AROUND),
  );
}

/**
 * The words that a password may be built on: without digits and signs at both ends, and without signs at its end
 * only.
 */
function wordsIn(spelling: string): string[] {
  const around = /^[^\p{L}]*(?<word>.*\p{L})[^\p{L}]*$/u.exec(spelling)?.groups?.['word'] ?? '';
  const before = spelling.replace(/[^\p{L}\p{N}]+$/u, '');
  return [around, before].filter((word) => word.length >= MIN_WORD);
}
