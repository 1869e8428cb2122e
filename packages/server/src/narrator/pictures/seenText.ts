import { inFull } from './inFull.ts';

/** Text between single or double quotation marks. An apostrophe within a word is ignored. */
const SPEECH = /(?<![\p{L}\p{N}])(?:['‘](?:[^\n]*?)['’]|["“«](?:[^\n]*?)["”»])(?![\p{L}\p{N}])/gu;
/** Speech over several paragraphs: all but the last open with a mark and do not close it. */
const GOES_ON = /^[ \t]*(?:['‘](?:(?!['’](?![\p{L}\p{M}]))[^\n])*(?=\n\s*['‘])|["“][^"”\n]*(?=\n\s*["“]))/gmu;
/** Several words in italics are quoted: read aloud, sung or written. */
const QUOTED = /\*[^*\n]*\s[^*\n]*\s[^*\n]*\*/gu;
/** Reported content: `the board says that visitors take the stairs`. */
const TOLD =
  /\b(?:says?|said|tells? (?:you|him|her|them)|told (?:you|him|her|them))\b[^.;:!?\n]{0,40}?\bthat\b[^.;:!?\n]*/giu;
/** Comparisons: `like a tusker`, `as big as a boat`. */
const COMPARED =
  /\b(?:like|than|as if|as though|as (?:a|an|one) \w+|as [\w ]{1,24} as|the (?:size|colour|shape|weight) of|mistaken for|might be)\b[^,.;:!?\n]*|\b(?:point|idea|word|story|tale|sake|price|shape) of (?:the|a|an|his|her|your) [\w-]+|\b(?:likened|compared) to\b[^.;:!?\n]*/giu;
/** Comparisons in other languages, where the marker may follow its object: the whole clause is left out. */
const COMPARED_BESIDE =
  /(?<![\p{L}\p{M}])(?:जैसे|जैसा|जैसी|की तरह|की सी|का सा|जितना|मानो|جیسے|جیسا|جیسی|کی طرح|کی سی|کا سا|گویا|যেন|যেমন|মতো|চোখে আগুন|आँखों के आगे|آنکھوں کے آگے)(?![\p{L}\p{M}])|போல/u;
/** A denial: what follows it in the clause is absent, but what precedes it may be there. */
const DENIED = /\b(?:no|not|never|nobody|nothing|none|without|nor|neither|cannot|\w+n['’]t)\b[^,;:.!?\n]*/giu;
/** Denied people are absent; people who do not do something are present. */
const NO_ONE = /\b(?:no|without|not (?:a|one|any)|never a|any) (?:\w+ )?\w+/giu;
/** Languages whose denial follows its object: the whole clause is left out. */
const DENIED_BEFORE =
  /(?<![\p{L}\p{M}])(?:नहीं|न|मत|बिना|बग़ैर|कट गया|कट गई|نہیں|نہ|بغیر|بنا|নেই|না|নয়|ছাড়া|জানি না)(?![\p{L}\p{M}])|இல்லை|இல்லாமல்|இல்லாத/iu;
/** Clauses about what is gone, elsewhere, imagined, or a reason. */
const ELSEWHERE =
  /\b(?:not|no longer) (?:there|here)\b|\b(?:has|have) (?:gone(?! (?:over|up|in|down|out|on|deaf)\b)|been told|been sold|sold|left)\b|\b(?:is|are) gone\b|\b(?:sent|going|gone|bound|off) (?:to|for) (?:the|a|his|her)\b|\bsent (?:a|the|his|her|your) [\w-]+ (?:to|after|for)\b|\bsent (?:home|away|(?:off )?to (?:bed|school|market|town|work|prison|war|sea))\b|\bhow to\b|\bcannot be\b|\bone may\b|\b(?:told|tells?|spoke|speaks?|talks?|talked|think(?:s|ing)?|thought|hears?|heard|sings?|sang|dream\w*) (?:\w+ )?(?:about|of)\b|\bbecause\b|\b(?:has|have|ought) to be\b|\bshould\b|\bwould\b|\b(?:has|have) asked\b|\bpeople (?:say|said|send|know|call)\b/iu;
/** People who are away stay away in a next clause without a new subject: `and is sitting in a boat`. */
const AWAY = /\b(?:sent|gone|left|sold)\b/iu;
const AND_IS = /^\s*(?:and|but) (?:now )?(?:is|are|was|were|has|have|had)\b/iu;
/** Things that are only desired. */
const DESIRED =
  /\b(?:wants?|wanted|wish(?:es)? for|asks? for|asked for|pray(?:s|ed)? for) (?:the |a |an |his |her |your )?[\w-]+/giu;
/** Sentences about the past or the future. */
const NOT_NOW =
  /\bused to\b|\bonce (?:upon|there|had|was|were|lived|stood)\b|\b(?:was|were|had|lived|stood) once\b|\b(?:ago|yesterday|last (?:night|year|week|month)|remember(?:s|ed)?|years before|had been|(?:had|have|has) had|will (?:be|come)|tomorrow|dream(?:s|ed|t)?|on (?:your|his|her|their) wedding (?:night|day))\b|(?<![\p{L}\p{M}])(?:कल|याद|बरस पहले|साल पहले|پہلے|کل|یاد|গতকাল|একদিন|কাল)(?![\p{L}\p{M}])|நேற்று|முன்பு|நாளை|விற்று/iu;
const REMEMBERED = /\bremember(?:s|ed)?\b|(?<![\p{L}\p{M}])(?:याद|یاد)(?![\p{L}\p{M}])/iu;
const OF_BEFORE = /\b(?:was|were|had|did|told|gave|took|went|borrowed|brought)\b/giu;
/** Acts in the past tense. In a scene told in the present tense they are over, and left out. */
const DID_BEFORE =
  /\b(?:you|he|she|they|we) (?:[a-z]{2,}ed|had|was|were|told|took|gave|went|came|brought|bought|sold|saw|knew|made|found|swam|ate)\b|\btold (?:you|him|her|them)\b/iu;
const OF_NOW = /\b(?:is|are|has|says?|comes|stands|sits|looks|takes|puts|gets)\b/giu;
/** `Bows` and `drums` as verbs, and the bow of a boat. */
const OTHER_SENSE =
  /\b(?:bows|drums) (?:to|low|down|with|on|his|her|deeply|and)\b|\b(?:in|at|over) the bow\b/giu;
/** A feather is not a bird. */
const FEATHERS = /(?:குருவி|பறவை|மயில்)\s+(?=இற)|(?:मोर|चिड़िया) (?:का|के) (?=पंख|पर)/gu;
/** A horse dealer is not a horse. */
const DEALERS =
  /\b(?:horse|elephant|camel|bird|snake|fish|cow)[ -](?=(?:dealer|thief|doctor|seller|sellers|keeper|trader|boy|man|market|shed)\b)/giu;

const SENTENCES = /[^.!?।۔\n]+[.!?।۔\n]*/gu;
const CLAUSES = /[^,;:،؛]+[,;:،؛]*/gu;

/** The clauses of a sentence, without those about people whom an earlier clause has sent away. */
function clausesOf(sentence: string): string[] {
  let isAway = false;
  return (sentence.match(CLAUSES) ?? []).filter((clause) => {
    isAway ||= ELSEWHERE.test(clause) && AWAY.test(clause);
    return !(isAway && AND_IS.test(clause));
  });
}

/** `It was a good one`, and in Hindi and Urdu the word before the verb. */
const IT_WAS = /^\s*(?:it|that|he|she|they|those) (?:was|were|had)\b/iu;
const WHAT_WAS = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+) (?:था|थी|थे|थीं|تھا|تھی|تھے|تھیں)\s*[.!।۔]/u;
/** A sentence that continues a memory of the sentence before. */
function isOfMemory(sentence: string, before = ''): boolean {
  if (!REMEMBERED.test(before)) return false;
  const what = WHAT_WAS.exec(sentence)?.[1];
  return what === undefined ? IT_WAS.test(sentence) : before.split(/[^\p{L}\p{M}]+/u).includes(what);
}

/** What a scene tells in the present, without speech and comparisons. */
function toldNow(text: string): string[] {
  const told = inFull(text)
    .replaceAll(QUOTED, ' ')
    .replaceAll('*', '')
    .replaceAll(GOES_ON, ' ')
    .replaceAll(SPEECH, ' ')
    .replaceAll(TOLD, ' ')
    .replaceAll(COMPARED, ' ')
    .replaceAll(DEALERS, '')
    .replaceAll(FEATHERS, '')
    .replaceAll(OTHER_SENSE, ' ');
  const sentences = told.match(SENTENCES) ?? [];
  return sentences.filter(
    (sentence, i) => !NOT_NOW.test(sentence) && !isOfMemory(sentence, sentences[i - 1]),
  );
}

function isToldNow(text: string): boolean {
  const full = inFull(text);
  return (full.match(OF_NOW)?.length ?? 0) > 2 * (full.match(OF_BEFORE)?.length ?? 0);
}

const isTold = (clause: string): boolean =>
  !COMPARED_BESIDE.test(clause) && !DENIED_BEFORE.test(clause) && !ELSEWHERE.test(clause);

/**
 * The part of a scene that a picture may show: without speech, comparisons, absent things and the past. The
 * patterns are simple, and leave out too much rather than too little.
 */
export function seenText(text: string): string {
  const isNow = isToldNow(text);
  return toldNow(text)
    .map((sentence) =>
      clausesOf(sentence)
        .filter((clause) => isTold(clause) && !(isNow && DID_BEFORE.test(clause)))
        .join('')
        .replaceAll(DENIED, ' ')
        .replaceAll(DESIRED, ' '),
    )
    .join('')
    .trim();
}

/** The part of a scene in which its people are searched: in a scene in the present tense, the past is left out. */
export function peopledText(text: string): string {
  const isNow = isToldNow(text);
  return toldNow(text)
    .map((sentence) =>
      clausesOf(sentence)
        .filter((clause) => !(isNow && /\b(?:was|were)\b/iu.test(clause)))
        .filter((clause) => !COMPARED_BESIDE.test(clause) && !ELSEWHERE.test(clause))
        .join('')
        .replaceAll(NO_ONE, ' '),
    )
    .join('')
    .trim();
}
