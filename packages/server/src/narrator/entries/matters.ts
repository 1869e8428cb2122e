import { wordsIn } from '../phrases.ts';
import type { StatedKind } from '../Entry.ts';

/** What one does in many words: the words of one matter stand for each other, and for the kinds of statements. */
export type Matter = readonly [RegExp, readonly StatedKind[]];
export const MATTERS: readonly Matter[] = [
  [
    /^(?:prom+is(?!ing)|prmo|swear|swor[en]$|vow|pledg|oath|वाद|वचन|सौग|प्रण|ठान|जबान|[vw]aa?da|শপথ|প্রতিজ্ঞা|વચન|કસમ|સોગંદ|વાયદો|ಪ್ರಮಾಣ|ಆಣೆ|ಭಾಷೆ|വാക്ക|വാഗ്ദാന|ശപഥ|शपथ|வாக்க|சத்திய|சபத|உறுதியளி|ప్రమాణ|వాగ్దాన|మాటిచ్చ|మాటిస్త|vachan|saugand|pran$|zubaan|zabaan|وعد|قسم)/iu,
    ['promise'],
  ],
  [
    /^(?:ow(?:e[sd]?|ing)$|debt|indebt|bor+ow|len[dt]$|credit|repay|उधार|कर्ज|ऋण|ऋणी|बाकी|देन[ेाी]$|चुकान|लौटान|udha+r|karz|qarz|baa?ki|den[eai]$|chukan|lautan|قرض|ادھار)/iu,
    ['debt'],
  ],
  [
    /^(?:giv|gave|gift|hand(?:ed|s)?$|offer|pa(?:id|y)$|press|toss|goes$|got$|accept|दिय[ाे]|दी$|दे$|देत|देदी|देकर|दूँ|लाया|लाई|भेंट|सौंप|थमा|diy[ae]$|d[ie]$|det[aie]$|dedi|laya|دیا|دی$)/iu,
    ['gift'],
  ],
  [
    /^(?:hid|bur(?:y|ied)|put|plac|ke+pt?|stash|left|leave|drop|slip|tuck|sew|hang|hung|conceal|wrap|slid|shov|stick|stuck|thr[eo]w|toss|lock|stow|छिप|छुप|गाड|रख|डाल|टाँग|टांग|chh?[ui]p|gaa?d|rakh|daal|taang|رکھ|چھپ|گاڑ)/iu,
    ['put'],
  ],
  [
    /(?:^(?:hurt|wound|injur|pain|agony|bleed|bruis|burn|break$|broke|cut|twist|swell|sore$|sprain|fractur|aching|throb|pounding$|scald|numb|limp|ow$|ouch|kill|चोट|दर्द|घाव|दुख|टूट|मुड|कट|जल(?!्द)|ব্যথা|চোট|દુખ|ઈજા|વાગ્ય|દાઝ|ನೋವ|ನೋಯ|ಗಾಯ|ಮುರಿದ|ಸುಟ್ಟ|വേദന|മുറി[വഞ]|ഒടിഞ്|പൊള്ള|जखम|मोड|भाज|வலி|காய|உடைந்|నొప్పి|నొస్త|గాయ|విరిగ|chot(?:en|il)?$|dard|toot|dukh|kaa?t|jal[ai]?$|درد|چوٹ|زخم)|aches?$)/iu,
    ['hurt'],
  ],
  [
    /^(?:af+raid|fear|scare|scaring|fright|terrif|dread(?!ful)|panic|freak|phobi|डर|फटती$|घबरा|भय|खौफ|dar+(?:t|$)|ph?atti$|fatti$|ghabra|bhay|خوف|ڈر)/iu,
    ['fear'],
  ],
  [
    /^(?:whisper|wisper|murmur|confess|admit|confid|lied?$|quiet|secret|psst|फुसफुस|कान$|धीरे|धीमे|राज$|(?:ph|f)us(?:ph|f)us|kaan$|dheere|سرگوشی|کان)/iu,
    ['said'],
  ],
];
export const [PROMISE, DEBT, GIFT, PUT, HURT, FEAR, SAID] = MATTERS as readonly [
  Matter,
  Matter,
  Matter,
  Matter,
  Matter,
  Matter,
  Matter,
];

/** Kasam is a name, too. */
const OATH = /(?:क़सम|कसम|\b[kq]asam)(?=\s+(?:खा|kha))/giu;

const WORD =
  /কথা (?=দি)|ಮಾತು (?=ಕೊ)|మాట (?=ఇ)|शब्द (?=दे|दि)|\bmy word\b|\bcross my heart\b|\bon my honou?r\b|(?:zu|ju|za)baan (?=d[ie]|do)|(?:ज़|ज)[ुब]ान (?=दी|दे)/giu;

/** What is offered in speech is given: `Here, take my watch.` */
const OFFER =
  /(?:^|[.!]\s*)for you\b|\bhere\b[^.]*\btake\b|(?:^|[,.!]\s*)take (?:it|this|these|my)\b|\b(?:yo)?u can (?:have|keep) (?:my|this|it)\b|\b(?:is|are) (?:now )?(?:yours|for you)\b|(?:^|[,।.!]\s*)(?:(?:ये|यह|yeh?)\s+)?(?:लो|लीजिए|lo|lijiye)[\s,].*(?:तुम्हार|आपक|रख\s+ल|ले\s+ल|tumhar|aapk|rakh\s+l|le\s+l)|(?:आपके|तुम्हारे|aapke|tumhare) (?:लिए|liye)/iu;

/** What a text says was done. */
export function mattersIn(text: string): Matter[] {
  const words = wordsIn(text.replaceAll(OATH, 'वचन').replaceAll(WORD, 'vow '));
  const isOffered = OFFER.test(text);
  return MATTERS.filter((each) => (isOffered && each === GIFT) || words.some((word) => each[0].test(word)));
}
