/** The few words that an import adds if a file has none, in the language of the file. */
interface AddedWords {
  readonly goOn: string;
  readonly begin: string;
}

const ENGLISH: AddedWords = { goOn: 'Continue', begin: 'Begin' };
const WORDS: Readonly<Record<string, AddedWords>> = {
  hi: { goOn: 'आगे बढ़ें', begin: 'शुरू करें' },
  ur: { goOn: 'آگے بڑھیں', begin: 'شروع کریں' },
};

export function addedWords(language: string | undefined): AddedWords {
  return (language !== undefined && WORDS[language]) || ENGLISH;
}

/** The language for each script; Devanagari means Hindi, although Marathi is written in it too. */
const SCRIPTS = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['ur', /\p{Script=Arabic}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
] as const;
const LATIN = /\p{Script=Latin}/gu;
const SAMPLE = 20_000;

/** The language of a text, if its script identifies one. */
export function languageOf(text: string): (typeof SCRIPTS)[number][0] | undefined {
  const sample = text.slice(0, SAMPLE);
  const countOf = (script: RegExp) => sample.match(script)?.length ?? 0;
  const [best] = SCRIPTS.map(([language, script]) => ({ language, count: countOf(script) })).toSorted(
    (one, other) => other.count - one.count,
  );
  return best && best.count > countOf(LATIN) ? best.language : undefined;
}
