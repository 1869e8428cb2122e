import { wordsIn } from '../phrases.ts';
import type { StatedKind } from '../Entry.ts';
import { unslipped } from './slips.ts';

/** What one does in many words: the words of one matter stand for each other, and for the kinds of statements. */
export type Matter = readonly [RegExp, readonly StatedKind[]];
export const MATTERS: readonly Matter[] = [
  [
    /^(?:prom+is(?!ing)|prmo|swear|swor[en]$|vow|pledg|oath|वाद|वचन|सौग|प्रण|ठान|जबान|[vw]aa?da|শপথ|প্রতিজ্ঞা|વચન|કસમ|સોગંદ|વાયદો|ಪ್ರಮಾಣ|ಆಣೆ|ಭಾಷೆ|വാക്ക|വാഗ്ദാന|ശപഥ|शपथ|வாக்க|சத்திய|சபத|உறுதியளி|ప్రమాణ|వాగ్దాన|మాటిచ్చ|మాటిస్త|vachan|saugand|pran$|zubaan|zabaan|وعد|قسم)/iu,
    ['promise'],
  ],
  [
    /^(?:ow(?:e[sd]?|ing)$|debt|indebt|bor+ow|len[dt]$|credit|repay|उधार|कर्ज|ऋण|ऋणी|बाकी|देन[ेाी]$|चुकान|लौटान|अहसान|एहसान|udha+r|karz|qarz|baa?ki|den[eai]$|chukan|lautan|eh?sa+n|zimm[ae]$|जिम्म|قرض|ادھار|باقی|احسان|ذم[ےہ]$|لوٹان|چکان|دین[اےی]$)/iu,
    ['debt'],
  ],
  [
    /^(?:giv|gave|gift|hand(?:ed|s)?$|offer|pa(?:id|y)$|press|toss|goes$|got$|accept|दिय[ाे]|दिए$|दी$|दे$|देत|देदी|देकर|दूँ|लाया|लाई|भेंट|सौंप|थमा|diy[ae]$|d[ie]$|det[aie]$|dedi|laya|thama|saump|saunp|khila(?:y|$)|odha|pehna(?:y|$)|hawale|खिला|ओढ़ा|ओढा|पहना|हवाले|بانٹ|کھلا|اوڑھا|پہنا|حوالے|دیا|دی$|دیے$|دے$|دیت[اےی]$|سونپ|تھما)/iu,
    ['gift'],
  ],
  [
    /^(?:hid|bur(?:y|ied)|put|plac|ke+pt?|stash|left|leave|drop|slip|tuck|sew|hang|hung|conceal|wrap|slid|shov|stick|stuck|thr[eo]w|toss|lock(?!s)|stow|छिप|छुप|गाड|रख|डाल|टाँग|टांग|chh?[ui]p|gaa?d|rakh|daal|dal[aei]|taang|latka|बाँध|बांध|लटका|رکھ|چھپ|گاڑ|ڈال|ٹانگ|لٹکا|چھوڑ|दबा|daba|دبا|खोंस|सरका|ठूँस|उतार|khons|sarka|thoo?ns|uta+r|chh?od|छोड|کھونس|سرکا|ٹھونس|اتار|sewn$|stuff|pinned$)/iu,
    ['put'],
  ],
  [
    /(?:^(?:hurt|wound|injur|pain|agony|bleed|bruis|burn|break$|broke|cut|twist|swell|sore$|sprain|fractur|aching|throb|pounding$|scald|numb|limp|ow$|ouch|kill|hit$|struck|blood|splinter|sting|stung|चोट|दर्द|घाव|दुख|टूट|मुड|कट|जल(?!्द)|ব্যথা|চোট|દુખ|ઈજા|વાગ્ય|દાઝ|ನೋವ|ನೋಯ|ಗಾಯ|ಮುರಿದ|ಸುಟ್ಟ|വേദന|മുറി[വഞ]|ഒടിഞ്|പൊള്ള|जखम|मोड|भाज|வலி|காய|உடைந்|నొప్పి|నొస్త|గాయ|విరిగसूज|चुभ|मोच|छिल|chot(?:en|il)?$|dard|toot|dukh|kaa?t|jal[ai]?$|jal[ei]|soo?j|chubh|moch|chh?il[ai]?$|درد|دررد|چوٹ|زخم|جلا|جلی|جل$|ٹوٹ|کٹ|سوج|دکھ|موچ|چبھ)|aches?$)/iu,
    ['hurt'],
  ],
  [
    /^(?:af+raid|fear|scare|scaring|fright|terrif|dread(?!ful)|panic|freak|phobi|डर|फटती$|घबरा|भय|खौफ|dar+(?:t|$)|ph?atti$|fatti$|ghabra|bhay|khau?f|खौफ|दहशत|خوف|ڈر|گھبرا|دہشت)/iu,
    ['fear'],
  ],
  [
    /^(?:whisper|wisper|murmur|confess|admit|confid|lied?$|quiet|secret|psst|ears?$|फुसफुस|कान$|धीरे|धीमे|राज$|(?:ph|f)us(?:ph|f)us|kaan$|dheere|سرگوشی|کان|چپکے|آہستہ)/iu,
    ['said'],
  ],
  [
    /^(?:took$|take[ns]?$|taking$|stole|steal|nick(?:ed)?$|pinch|swipe|pocket(?:ed)?$|grab|snatch|filch|pilfer|उठा|निकाल|चुरा|झटक|सरका|utha|nika+l(?!t|n[ae]$)|chura|jhatk|اٹھا|نکال|چرا(?!غ)|کھسکا)/iu,
    [],
  ],
  [
    /^(?:l(?:ied?|ying)$|untru|fibs?$|fibbed|false|pretend|claim|bluff|झूठ|झूट|बहान|jh?ooth?|jh?uth?|bahan[ae]|جھوٹ|بہان)/iu,
    ['said'],
  ],
];
export const [PROMISE, DEBT, GIFT, PUT, HURT, FEAR, SAID, TAKEN, LIE] = MATTERS as readonly [
  Matter,
  Matter,
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

/** What is to be given back is owed. */
const BACK = /(?:वापस|वापिस)\s+(?:करन|देन)|\bwapa?s\s+(?:karn|den)|واپس\s+(?:کرن|دین)/giu;

/** That hurts, too. */
const TROUBLE =
  /\b(?:giv(?:es?|ing|en)|gave|caus(?:es?|ing|ed)) me (?:\p{L}+ )?(?:trouble|grief|bother|pain)\b|\b(?:wrong|the matter) with my\b/giu;

const WORD =
  /\bmy hand on it\b|\bmay I (?:rot|die|be struck)\b|\b(?:depend|count) on (?:it|me)\b|\bso help me\b|কথা (?=দি)|ಮಾತು (?=ಕೊ)|మాట (?=ఇ)|शब्द (?=दे|दि)|\bmy word\b|\bcross my heart\b|\bon my honou?r\b|(?:zu|ju|za)baan (?=d[ie]|do)|(?:ज़|ज)[ुब]ान (?=दी|दे)/giu;

/** What is offered in speech is given: `Here, take my watch.` */
const OFFER =
  /(?:^|[,.!]\s*)(?:here[,!]?\s+(?:\p{L}+[,!]?\s+)?)?have my\b|\bgets? (?:my|the)\b|\bcan have (?:my|the)\b|\bis yours\b|(?:हथेली|हाथ)\s+(?:पर|में)\s.*रख|\bhatheli\s+(?:par|pe)\s.*rakh|ہتھیلی\s+پر\s.*رکھ|(?:ये|यह|मेर[ाीे])\s+[\p{L}\p{M}]+\s+(?:अब\s+)?(?:तुम्हार|आपक|तेर|तुम\s+(?:ही\s+)?रखो|तुम\s+ले)|\b(?:ye|yeh|mer[aie])\s+\w+\s+(?:ab\s+)?(?:tumhar|aapk|ter[ai]|tum\s+(?:hi\s+)?(?:rakh|le|sambhal))|(?:یہ|میر[اےی])\s+[\p{L}]+\s+(?:اب\s+)?(?:تمہار|آپ\s*ک|تیر|تم\s+(?:ہی\s+)?(?:رکھو|لے|سنبھال))|(?:^|[.!]\s*)for you\b|\bhere\b[^.]*\btake\b|(?:^|[,.!]\s*)take (?:it|this|these|my)\b|\b(?:yo)?u can (?:have|keep) (?:my|this|it)\b|\b(?:is|are) (?:now )?(?:yours|for you)\b|(?:^|[,।.!]\s*)(?:(?:ये|यह|yeh?)\s+)?(?:लो|लीजिए|lo|lijiye)[\s,].*(?:तुम्हार|आपक|रख\s+ल|ले\s+ल|tumhar|aapk|rakh\s+l|le\s+l)|(?:आपके|तुम्हारे|aapke|tumhare) (?:लिए|liye)|(?:^|[,।.!]\s*)(?:ये|यह|yeh?)\s+(?:लो|लीजिए|lo|lijiye)(?![\p{L}\p{M}])|(?:^|[،۔!]\s*)(?:یہ\s+)?(?:لو|لیجیے)\s.*(?:رکھ|تمہار|آپ|یہ|میر)/iu;

export const isOffered = (text: string): boolean => OFFER.test(text);

/** What a text says was done. */
export function mattersIn(typed: string): Matter[] {
  const text = unslipped(typed);
  const words = wordsIn(
    text
      .replaceAll(OATH, 'वचन')
      .replaceAll(TROUBLE, 'hurt')
      .replaceAll(BACK, 'उधार ')
      .replaceAll(WORD, 'vow '),
  );
  return MATTERS.filter(
    (each) => (each === GIFT && isOffered(text)) || words.some((word) => each[0].test(word)),
  );
}
