import type { Language } from '@kathaloka/contract/entities';
import { wordsIn } from '../phrases.ts';

interface NumberIn {
  readonly value: string;
  /** As it stands in the text. */
  readonly written: string;
  /** Whether a telling has to keep it. In languages other than English, number words are ambiguous. */
  readonly isDemanded: boolean;
}

/** From two on: "one" may be an article. */
const WORDS: Partial<Record<Language, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  hi: 'दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस',
  mr: 'दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस',
  ur: 'دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس',
  bn: 'দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চোদ্দো পনেরো ষোলো সতেরো আঠারো উনিশ কুড়ি',
  gu: 'બે ત્રણ ચાર પાંચ છ સાત આઠ નવ દસ અગિયાર બાર તેર ચૌદ પંદર સોળ સત્તર અઢાર ઓગણીસ વીસ',
  ta: 'இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து பதினொன்று பன்னிரண்டு பதிமூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது இருபது',
  te: 'రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది ఇరవై',
  kn: 'ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು ಹದಿಮೂರು ಹದಿನಾಲ್ಕು ಹದಿನೈದು ಹದಿನಾರು ಹದಿನೇಳು ಹದಿನೆಂಟು ಹತ್ತೊಂಬತ್ತು ಇಪ್ಪತ್ತು',
  ml: 'രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊമ്പത് ഇരുപത്',
};
/** By tens, from thirty to a hundred. */
const TENS: Partial<Record<Language, string>> = {
  en: 'thirty forty fifty sixty seventy eighty ninety hundred',
  hi: 'तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ',
  ur: 'تیس چالیس پچاس ساٹھ ستر اسی نوے سو',
};
const THOUSAND: Partial<Record<Language, string>> = { en: 'thousand', hi: 'हज़ार', ur: 'ہزار' };

const named = (words: string, valueAt: (at: number) => number) =>
  wordsIn(words).map((word, at) => [word, String(valueAt(at))] as const);

function tableOf(language: Language): ReadonlyMap<string, string> {
  return new Map([
    ...named(WORDS[language] ?? '', (at) => at + 2),
    ...named(TENS[language] ?? '', (at) => (at + 3) * 10),
    ...named(THOUSAND[language] ?? '', () => 1000),
  ]);
}

const tables = new Map<Language, ReadonlyMap<string, string>>();

/** The numbers of a text, in digits or words. */
export function numbersIn(text: string, language: Language): NumberIn[] {
  const table = tables.get(language) ?? tableOf(language);
  tables.set(language, table);
  return wordsIn(text).flatMap((word): NumberIn[] => {
    if (/^\p{Nd}+$/u.test(word))
      return [{ value: word.replaceAll(/\p{Nd}/gu, digitOf), written: word, isDemanded: true }];
    const value = table.get(word);
    return value === undefined ? [] : [{ value, written: word, isDemanded: language === 'en' }];
  });
}

/** The ten digits of every script are consecutive code points. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
