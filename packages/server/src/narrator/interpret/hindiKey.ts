const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  'ा': 'aa',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ं': 'n',
  'ः': 'h',
};

/** Endings of verbs, nouns and adjectives, the longest first. */
const ENDINGS =
  /(?:aaunga|aungi|unga|ungi|enge|iyega|oge|ega|egi|kar|kr|ke|ta|ti|te|na|ne|un|iye|iyo|on|en|ao|a|i|e|o|u)$/;

/** The sign for a consonant without a following vowel. */
const HALANT = '\u094D';
/** Vowels that are letters of their own. */
const INDEPENDENT = /[\u0905-\u0914]/;

/** "jao", "khata", "laun": verbs that would lose their whole stem. */
const SHORT_VERB = /^([a-zA-Z]{1,2}a)(?:o|u|un|unga|ungi|te|ta|ti|na|ne|enge|ega|oge|kar|kr|ke)$/;

const cache = new Map<string, string>();
const heard = new Map<string, string>();
const CACHED = 20_000;

/**
 * The sound of a Hindi word, approximately and without its ending: "पकड़ो", "pakdo" and "pakadta" are equal
 * in every usual spelling, in Devanagari and in Latin letters.
 */
export function hindiKey(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (cache.size >= CACHED) cache.clear();
  const key = keyOf(word);
  cache.set(word, key);
  return key;
}

function keyOf(word: string): string {
  const sounds = hindiSounds(word);
  const short = SHORT_VERB.exec(sounds);
  if (short) return short[1]!;
  const stem = sounds.replace(ENDINGS, '');
  const bare = (stem.length >= 2 ? stem : sounds).replaceAll(/(?!^)a/g, '');
  return bare || sounds || word;
}

/** The sound of a word with its ending, so that a list need not hold every spelling. */
export function hindiSounds(word: string): string {
  const known = heard.get(word);
  if (known !== undefined) return known;
  if (heard.size >= CACHED) heard.clear();
  const sounds = soundsOf(/\p{Script=Devanagari}/u.test(word) ? inLatin(word) : word);
  heard.set(word, sounds);
  return sounds;
}

/** Transliterates Devanagari, with the inherent vowel between two consonants. */
function inLatin(word: string): string {
  const letters = Array.from(word);
  return letters
    .map((letter, at) => {
      const next = letters[at + 1];
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? (/[\da-z]/.test(letter) ? letter : '');
      const hasVowel = next === undefined || next === HALANT || (next in VOWELS && !INDEPENDENT.test(next));
      return hasVowel ? consonant : `${consonant}a`;
    })
    .join('');
}

function soundsOf(word: string): string {
  return word
    .replaceAll(/c+h+/g, 'C')
    .replaceAll('tth', 'th')
    .replaceAll('ddh', 'dh')
    .replaceAll('kkh', 'kh')
    .replaceAll(/eh(?=[^aeiou]|$)/g, 'ah')
    .replaceAll(/sh/g, 's')
    .replaceAll(/ph|f/g, 'P')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('q', 'k')
    .replaceAll('rh', 'dh')
    .replaceAll(/aa+/g, 'a')
    .replaceAll(/ee+|ii+/g, 'i')
    .replaceAll(/oo+|uu+/g, 'u')
    .replaceAll(/ai|ei|ay/g, 'e')
    .replaceAll(/au(?!n)|ou/g, 'o')
    .replaceAll(/n(?=h)/g, '')
    .replace(/y(?=[aeiou])/g, '')
    .replace(/y$/, 'i')
    .replaceAll(/m(?=[bpBP])/g, 'n');
}
