import { wordsIn } from '../phrases.ts';

/** That not all who are here shall hear it. */
const SECRET =
  /\bpsst\b|\b(?:once|till|until|after|while|as soon as) (?:the )?\p{L}+(?: and \p{L}+)? (?:is|are|has|have|goes|go|leaves?|steps?|turns?|sleeps?|looks?|snores?|argues?|talks?|prays?|eats?)\b|\bsteps? outside\b|\bwipe (?:it|them) (?:out|away)\b|\b(?:do|does)(?:n['’]?t| not) (?:speak|understand)\b|\b(?:her|him|them) aside\b|\bin private\b|(?:जब\s+[\p{L}\p{M} ]{1,24}\s+(?:सो|बाहर|दूर)|के\s+सोने\s+के\s+बाद|ताकि\s+[\p{L}\p{M} ]{1,24}\s+(?:न|ना)\s|\bjab\s+[\w ]{1,24}\s+(?:so|bahar|door)\b|\bke\s+sone\s+ke\s+baad|\btaa?ki\s+[\w ]{1,24}\s+na\s|جب\s+[\p{L} ]{1,24}\s+(?:سو|باہر|دور)|کے\s+سونے\s+کے\s+بعد|تاکہ\s+[\p{L} ]{1,24}\s+نہ\s)|\bkeep (?:it|this|my voice) (?:low|down)\b|\bcome closer\b|\b(?:scribble|scrawl|write|wrote)[^.]*\b(?:slide|slid|pass|slip|hand)(?:e?s|e?d|ped)?\b|\bbehind my hand\b|\bsotto voce\b|\bonly to\b|\b(?:walks?|goes|go|went) (?:on )?ahead\b|\bin [\p{L}]+ ear\b|धीमी\s+आवाज़?|धीमे\s+(?:से|स्वर)|हौले|के\s+जाते\s+ही|\bdheemi?\s+(?:se|awaa?[zj])|\bke\s+jaate\s+hi|دھیمی\s+آواز|دھیمے|ہولے|کے\s+جاتے\s+ہی|\bbetween (?:you and me|us|ourselves)\b|\bfor \p{L}+ alone\b|\balone with\b|\b(?:ca|can|could|does|do|must|will|wo|may|should|would)(?:n['’]?t| not) (?:hear|overhear|know|see|notice|find out)\b|\bcannot (?:hear|see)\b|\btoo (?:low|quiet|soft)(?:ly)? for\b|\bout of (?:earshot|hearing|sight)\b|\bdon['’]?t (?:you )?(?:tell|breathe|let)\b|\bnot a word to\b|\bkeep (?:it|this) (?:to yourself|secret|between|quiet)\b|\b(?:nobody|no one) else\b|\bbehind (?:the|a) (?:curtain|door|tent|wall|screen|tree)\b|\bwhen \p{L}+ (?:goes out|leaves|sleeps|steps (?:out|away)|looks away|turns|is (?:out|away|asleep|gone|not looking))\b|\b(?:in|on|into) (?:his|her|[\p{L}-]+['’]s) (?:ear|palm)s?\b|\bour secret\b|\bit['’]?s a secret\b|\bwithout [\p{L} ]{1,24} (?:hearing|noticing|knowing)\b|\bunder my breath\b|\b(?:quietly|low|hushed|softly)\b.{0,40}\bonly\b|\bonly [\p{L}' ]{1,20} (?:can |could )?hears?\b|(?:पता\s+(?:न|ना|नहीं)\s+(?:च|ल)|मत\s+बता|(?:न|ना|नहीं)\s+सुन|कान\s+(?:के\s+पास|में)|अकेले\s+में|(?:से|सबसे)\s+(?:छिपा|छुपा)(?:कर|के)|राज़?\s+की\s+बात|हमारे\s+बीच|फुसफुस|चुपके\s+से|हथेली\s+पर|(?:सिर्फ़?|केवल|बस)\s+[\p{L}\p{M}]+\s+(?:ने\s+|को\s+|ही\s+)?सुन|एक\s+तरफ़?\s+ले|अलग\s+ले|दबी\s+(?:आवाज़?|ज़बान))|\b(?:pata\s+na?\s*(?:hi+n?)?\s+chal|mat\s+(?:bata|bol)|na\s+sun|kaa?n\s+(?:ke\s+paas|me)|akele\s+me|se\s+(?:chh?upa|chh?ipa)\s*(?:kar|ke)|raa?z\s+ki\s+baat|hamare\s+beech|(?:ph|f)us(?:ph|f)us\w*|chupke\s+se|sirf\s+\w+\s+(?:ne\s+|ko\s+|hi\s+)?sun|side\s+me\s+le|alag\s+le|ek\s+taraf\s+le)|پتا?\s+نہ\s+چل|پتہ\s+نہ\s+چل|مت\s+بتا|نہ\s+سن|کان\s+(?:کے\s+پاس|میں)|اکیلے\s+میں|سے\s+چھپا\s*کر|راز\s+کی\s+بات|سرگوشی|چپکے\s+سے|صرف\s+[\p{L}]+\s+(?:نے\s+|کو\s+|ہی\s+)?سن|ایک\s+طرف\s+لے|الگ\s+لے|دبی\s+آواز/iu;

/** Beside a name: its bearer is to hear nothing. */
const EXCLUDED_AFTER =
  /^(?:\s+(?:and|or|aur|और|اور)\s+[\p{L}\p{M} ]{1,16}?)?\s+(?:can|could|does|do|must|will|may|should|would|is|was|walks?|goes|go|(?:के|ke|کے)\s+(?:जाते|जाने|jaate|jaane|جاتے|جانے)|leaves|left|sleeps|steps|looks|turns|to (?:hear|know)|hearing|noticing|knowing|(?:को|ko|کو)\s+(?:कुछ\s+|kuch\s+|کچھ\s+)?(?:पता|मत|न|ना|नहीं|भनक|pata|mat|na|nahi|پتا|پتہ|مت|نہ|نہیں)|(?:से|se|سے)\s+(?:छिपा|छुपा|बचा|chh?[ui]pa|bacha|چھپا|بچا)|(?:न|ना|नहीं|na|nahi|نہ|نہیں)\s+(?:सुन|जान|sun|jaan|سن|جان)|ने\s+नहीं|ne\s+nahi|نے\s+نہیں|باہر|बाहर|bahar|सो|so\s+ra|سو)/iu;
const EXCLUDED_BEFORE =
  /(?:\b(?:do(?:n['’]?t| not) (?:you )?(?:tell|let)|never tell|not (?:a word )?to|without|behind|from|except|but not|when|while)\s+(?:the\s+)?)$/iu;

const ADDRESSED_BEFORE = /\b(?:to|tell|told|let|for|only|into|in)\s+(?:the\s+)?$/iu;
const ADDRESSED_AFTER =
  /^(?:['’]?s\s+ears?\b|[,.!]\s|\s+(?:को|से|के\s+(?:कान|पास|करीब|क़रीब)|ko|se|ke\s+(?:kaa?n|paas)|کو|سے|کے\s+(?:کان|پاس|قریب))(?![\p{L}\p{M}]))/iu;

/**
 * Those of the people present who hear what is said in secret: who are named in the line, and not as those who must
 * not hear it. Null where nothing is said in secret.
 */
export function confidantsIn(line: string, present: readonly string[]): readonly string[] | null {
  if (!SECRET.test(line)) return null;
  const named = present.flatMap((person) => {
    const last = wordsIn(person).at(-1) ?? '';
    if (last === '') return [];
    const form = new RegExp(`(?<![\\p{L}\\p{M}])${last}(?=['’]?s?(?![\\p{L}\\p{M}]))`, 'giu');
    const places = [...line.matchAll(form)].map(({ index, 0: name }) => ({
      before: line.slice(0, index),
      behind: line.slice(index + name.length),
    }));
    if (places.length === 0) return [];
    if (places.some(({ before, behind }) => EXCLUDED_AFTER.test(behind) || EXCLUDED_BEFORE.test(before)))
      return [];
    const isAddressed = places.some(
      ({ before, behind }) => ADDRESSED_AFTER.test(behind) || ADDRESSED_BEFORE.test(before),
    );
    return [{ person, isAddressed }];
  });
  const addressed = named.filter(({ isAddressed }) => isAddressed);
  return (addressed.length > 0 ? addressed : named).map(({ person }) => person);
}
