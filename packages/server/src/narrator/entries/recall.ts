import { isPlayer } from '../prompts/knowers.ts';
import { wordsIn } from '../phrases.ts';
import type { FactKind, StatedKind } from '../Entry.ts';
import { formsOf } from './forms.ts';
import { fromPlayer, personNamed } from './fromPlayer.ts';
import { sharesForm, significant } from './matching.ts';

/** What is remembered of a player's words, the newest first. */
export interface Remembered {
  readonly kind: FactKind;
  readonly quote: string;
  readonly known_to: readonly string[];
}

interface Asked {
  readonly language: string;
  readonly present: readonly string[];
}

const QUESTION_MARK = /[?؟]/;
/** Words by which one asks, and which name nothing: in the languages of forms, by their beginnings. */
const ASKING =
  /^(?:ask|asks|asked|पूछा|पूछता|पूछती|پوچھا|poocha|what|which|who|whom|whose|where|when|why|how|many|much|did|do|does|was|were|said|say|tell|told|told|call|called|name|named|names|think|thought|remember|recall|remind|know|knew|colou?r|colou?red|kind|sort|number|time|ago|before|earlier|again|exactly|words?|long|live|lives|place|thing|somebody|someone|anyone|please|just|back|there|was|ever|still|about|once|from|that|याद|कहा|कही|बताया|बताई|नाम|रंग|कौन|कौनसा|क्या|कहाँ|कितने|कितना|कितनी|कब|कैसे|किस|किसे|लाने|चीज़|चीज|बात|था|थी|थे|आई|आया|वह|उससे|उसका|رنگ|یاد|کہا|کہی|بتایا|نام|کون|کیا|کہاں|کتنے|کتنا|کتنی|کب|کیسے|کس|کسے|سے|لانے|چیز|بات|تھا|تھی|تھے|آئی|آیا|naam|yaad|kaha|bataya|rang|kaun|kya|kahan|kitne|kitna|kitni|kab|kaise|kis|kise|tha|thi|cheez|baat|நினைவு|சொன்னேன்|என்ன|பெயர்|பேர்|யார்|எங்கே|പേര്|എന്ത്|എന്താ|പറഞ്ഞു|ఏమిటి|పేరు|చెప్పాను|ಹೆಸರು|ಏನು|ಹೇಳಿದೆ|नाव|काय|सांगितलं|નામ|શું|કહ્યું|নাম|কী|কি|বলেছিলাম)$/iu;

/** The kinds whose verbs a question may have. */
const BY_VERB: readonly (readonly [RegExp, readonly StatedKind[]])[] = [
  [/^(?:promis|swear|swor|vow|pledg|वाद|वचन|क़सम|कसम|وعد|قسم|v?w?aa?da)/iu, ['promise']],
  [/^(?:owe|owing|debt|borrow|lent|lend|उधार|क़र्ज़|قرض|ادھار)/iu, ['debt', 'promise']],
  [/^(?:giv|gave|hand|offer|दिया|दी|دیا|دی|diya)$|^(?:given|gift|handed)/iu, ['gift']],
  [
    /^(?:hid|hide|hidden|bur(?:y|ied)|put|place|placed|keep|kept|stash|left|leave|रखा|रखी|छिपा|छुपा|رکھا|رکھی|چھپا|rakha|chhupaya)/iu,
    ['put'],
  ],
  [/^(?:hurt|wound|injur|ach|pain|bleed|चोट|दर्द|घाव|چوٹ|درد|زخم|chot|dard)/iu, ['hurt']],
  [/^(?:afraid|fear|scar|frighten|terrif|dread|डर|ڈر|dar)/iu, ['fear']],
  [/^(?:whisper|confess|admit|confid|lied|lie|फुसफुसा|कान|کان|سرگوشی|kaan)/iu, ['said', 'put']],
];
const OWN_NAME =
  /\bmy (?:own )?name\b|\b(?:who am i|call me|am i called|i am called)\b|मेरा\s+(?:असली\s+)?नाम|मैं\s+कौन|मुझे\s+क्या\s+कह|میرا\s+نام|میں\s+کون|mera\s+na+m|main\s+kaun|என்\s+(?:பெயர்|பேர்)|എന്റെ\s+പേര്|నా\s+పేరు|ನನ್ನ\s+ಹೆಸರು|माझ[ंेा]\s+नाव|મારું\s+નામ|আমার\s+নাম/iu;

/** Whether a line asks about what the player has said or done. */
export function asksOwnWords(line: string, language: string): boolean {
  return formsOf(language).some(
    ({ mine, question }) => mine.test(line) && (QUESTION_MARK.test(line) || question.test(line)),
  );
}

/**
 * The player's words that a question is about; null if nobody can tell, or if somebody is asked who has not
 * heard them. Each word of the question that names something must be found in them.
 */
export function recalled<Of extends Remembered>(
  line: string,
  all: readonly Of[],
  { language, present }: Asked,
): Of | null {
  const asked = line.slice(0, 500);
  if (!asksOwnWords(asked, language)) return null;
  // "میں نے وعدہ کیا" states what "کیا" may ask
  if (!QUESTION_MARK.test(asked) && fromPlayer(asked, { language, present }).length > 0) return null;
  const person = askedOf(asked, language, present);
  const heard = all.filter(({ quote, known_to }) => quote !== '' && isKnownTo(known_to, person));
  if (OWN_NAME.test(asked)) return heard.find(({ kind }) => kind === 'name') ?? null;
  const words = wordsAsked(asked, language, person);
  if (words.length === 0) return null;
  const fits = ({ quote, kind }: Of): boolean => {
    const own = significant(quote, language);
    return words.every(
      ({ word, kinds }) => own.some((each) => sharesForm(each, word)) || kinds.some((verb) => verb === kind),
    );
  };
  return heard.find(fits) ?? null;
}

function wordsAsked(line: string, language: string, person: string | null) {
  const who = new Set(person === null ? [] : wordsIn(person));
  return significant(line, language)
    .filter(({ word }) => !ASKING.test(word) && !who.has(word))
    .map((word) => ({
      word,
      kinds: BY_VERB.flatMap(([verb, kinds]) =>
        [word.word, ...word.forms].some((form) => verb.test(form)) ? kinds : [],
      ),
    }));
}

const isKnownTo = (known_to: readonly string[], person: string | null): boolean =>
  known_to.length === 0 || known_to.some((name) => (person === null ? isPlayer(name) : name === person));

/** Whom a question is put to; null if the player only thinks of it. */
function askedOf(line: string, language: string, present: readonly string[]): string | null {
  for (const { asks } of formsOf(language)) {
    const [, ...names] = asks?.exec(line) ?? [];
    const name = names.find((each) => each !== undefined);
    if (name !== undefined && !/^(?:myself|what|who|where|how|which|the|aloud)$/i.test(name))
      return personNamed(name, present);
  }
  return null;
}
