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
