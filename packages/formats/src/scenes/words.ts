/** Texts that an import adds if the file has none, in the language of the file. */
interface AddedWords {
  readonly goOn: string;
  readonly begin: string;
  /** The text of a choice that leads to an added ending, and of that ending. */
  readonly end: string;
  readonly ended: string;
}

const ENGLISH: AddedWords = { goOn: 'Continue', begin: 'Begin', end: 'End here', ended: 'The end' };
const WORDS: Readonly<Record<string, AddedWords>> = {
  hi: { goOn: 'आगे बढ़ें', begin: 'शुरू करें', end: 'यहीं समाप्त करें', ended: 'समाप्त' },
  ur: { goOn: 'آگے بڑھیں', begin: 'شروع کریں', end: 'یہیں ختم کریں', ended: 'تمام شد' },
};

export function addedWords(language: string | undefined): AddedWords {
  return (language !== undefined && WORDS[language]) || ENGLISH;
}
