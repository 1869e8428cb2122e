/** The spoken numbers of options, in the languages of the interface, as recognisers write them. */
const NUMBERS: readonly (readonly string[])[] = [
  ['1', 'one', 'first', 'won', 'एक', 'पहला', 'पहली', 'पहले', 'वन', 'ek', 'ایک', 'پہلا', 'پہلی', 'پہلے'],
  [
    '2',
    'two',
    'to',
    'too',
    'second',
    'दो',
    'दूसरा',
    'दूसरी',
    'दूसरे',
    'टू',
    'do',
    'دو',
    'دوسرا',
    'دوسری',
    'دوسرے',
  ],
  [
    '3',
    'three',
    'tree',
    'third',
    'तीन',
    'तीसरा',
    'तीसरी',
    'तीसरे',
    'थ्री',
    'teen',
    'تین',
    'تیسرا',
    'تیسری',
    'تیسرے',
  ],
  [
    '4',
    'four',
    'for',
    'fourth',
    'चार',
    'चौथा',
    'चौथी',
    'चौथे',
    'फोर',
    'char',
    'چار',
    'چوتھا',
    'چوتھی',
    'چوتھے',
  ],
  [
    '5',
    'five',
    'fifth',
    'पाँच',
    'पांच',
    'पाँचवाँ',
    'पांचवां',
    'पाँचवीं',
    'फाइव',
    'panch',
    'پانچ',
    'پانچواں',
    'پانچویں',
  ],
  ['6', 'six', 'sixth', 'छह', 'छः', 'छे', 'छठा', 'छठी', 'सिक्स', 'cheh', 'چھ', 'چھے', 'چھٹا', 'چھٹی'],
  ['7', 'seven', 'seventh', 'सात', 'सातवाँ', 'सातवां', 'सातवीं', 'सेवन', 'saat', 'سات', 'ساتواں', 'ساتویں'],
  ['8', 'eight', 'ate', 'eighth', 'आठ', 'आठवाँ', 'आठवां', 'आठवीं', 'एट', 'aath', 'آٹھ', 'آٹھواں', 'آٹھویں'],
  ['9', 'nine', 'ninth', 'नौ', 'नौवाँ', 'नौवां', 'नौवीं', 'नाइन', 'nau', 'نو', 'نواں', 'نویں'],
];

/** Words that people say around a number: “number two”, “दूसरा वाला”. */
const AROUND = new Set(
  'the number choice option take please नंबर नम्बर वाला वाली वाले राह चुनो चुनें نمبر والا والی والے راہ چنو چنیں'.split(
    ' ',
  ),
);

const ZEROS = ['०', '۰', '٠'].map((zero) => zero.codePointAt(0)!);

/** Replaces digits of other scripts by ASCII digits. */
function withPlainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const value = ZEROS.map((zero) => digit.codePointAt(0)! - zero).find((at) => at >= 0 && at <= 9);
    return value === undefined ? digit : String(value);
  });
}

/** Returns the words of a text, without case and punctuation. */
export const splitWords = (text: string): readonly string[] =>
  withPlainDigits(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Returns the spoken number; undefined if anything else was said. */
export function spokenNumber(heard: string): number | undefined {
  const words = splitWords(heard).filter((word) => !AROUND.has(word));
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) return undefined;
  const at = NUMBERS.findIndex((names) => names.includes(word));
  return at === -1 ? undefined : at + 1;
}

export const SPOKEN_COMMANDS = ['continue', 'undo', 'again', 'pause'] as const;
export type SpokenCommand = (typeof SPOKEN_COMMANDS)[number];

const COMMANDS: Readonly<Record<SpokenCommand, readonly string[]>> = {
  continue: ['continue', 'go on', 'carry on', 'आगे', 'आगे बढ़ो', 'जारी रखो', 'آگے', 'آگے بڑھو', 'جاری رکھو'],
  undo: ['undo', 'take it back', 'वापस', 'वापस लो', 'واپس', 'واپس لو'],
  again: ['again', 'repeat', 'once more', 'फिर से', 'दोबारा', 'फिर सुनाओ', 'پھر سے', 'دوبارہ', 'پھر سناؤ'],
  pause: ['pause', 'stop', 'wait', 'रुको', 'ठहरो', 'رکو', 'ٹھہرو'],
};

export function spokenCommand(heard: string): SpokenCommand | undefined {
  const said = splitWords(heard).join(' ');
  return SPOKEN_COMMANDS.find((command) =>
    COMMANDS[command].some((words) => splitWords(words).join(' ') === said),
  );
}
