/**
 * The letters and vowel signs of the Indian scripts from Devanagari to Malayalam. Their Unicode blocks have the same
 * layout, so a sign is found by its place in its block. Empty for a sign without a sound of its own.
 */
const FIRST_BLOCK = 0x09_00;
const LAST_BLOCK = 0x0d_00;
const BLOCK = 0x80;
const VOWELS = 'a a i i u u ri li e e e ai o o o au'.split(' ');
const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const [FIRST_VOWEL, FIRST_CONSONANT, DOT, FIRST_SIGN, SILENT, FIRST_DIGIT] = [
  0x05, 0x15, 0x3c, 0x3e, 0x4d, 0x66,
];
const NASAL = new Set([0x01, 0x02]);
/** Consonants that a dot below turns into others. */
const DOTTED: Readonly<Record<string, string>> = { k: 'q', j: 'z', ph: 'f', d: 'r', dh: 'rh' };

const ARABIC: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'اآأإع',
    b: 'ب',
    p: 'پ',
    t: 'تٹط',
    s: 'ثسص',
    j: 'ج',
    ch: 'چ',
    h: 'حہھهةۂ',
    kh: 'خ',
    d: 'دڈ',
    z: 'ذزضظژ',
    r: 'رڑ',
    sh: 'ش',
    gh: 'غ',
    f: 'ف',
    q: 'ق',
    k: 'کك',
    g: 'گ',
    l: 'ل',
    m: 'م',
    n: 'نں',
    o: 'وؤ',
    i: 'یيىئ',
    e: 'ےۓ',
  }).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)),
);

/** Transliterates a name into Latin letters. Letters of unknown scripts stay as they are. */
export function latinLetters(name: string): string {
  let latin = '';
  /** The last consonant. An “a” follows it unless the next sign is a vowel or silences it. */
  let open = '';
  for (const letter of name.normalize('NFC')) {
    const place = placeOf(letter);
    if (place === DOT) open = DOTTED[open] ?? open;
    else if (place !== undefined && place >= FIRST_SIGN && place <= SILENT) {
      latin += open + (SIGNS[place - FIRST_SIGN] ?? '');
      open = '';
    } else {
      // no “a” follows a consonant at the end of a word
      latin += open && place !== undefined ? `${open}a` : open;
      open = (place !== undefined && CONSONANTS[place - FIRST_CONSONANT]) || '';
      if (!open) latin += place === undefined ? (ARABIC.get(letter) ?? letter) : soundOf(place);
    }
  }
  return (latin + open).normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** The place of a letter in the block of its script. Undefined for other scripts. */
function placeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0)!;
  return code >= FIRST_BLOCK && code < LAST_BLOCK + BLOCK ? code % BLOCK : undefined;
}

function soundOf(place: number): string {
  if (NASAL.has(place)) return 'n';
  const digit = place - FIRST_DIGIT;
  if (digit >= 0 && digit <= 9) return String(digit);
  return VOWELS[place - FIRST_VOWEL] ?? '';
}
