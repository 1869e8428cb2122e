import { wordsIn } from '../phrases.ts';
import { DEBT, FEAR, GIFT, HURT, type Matter, MATTERS, PROMISE, PUT, SAID, TAKEN } from './matters.ts';

const CLAUSES =
  /[,;:.!?।॥۔،—–…\n]+|(?<![\p{L}\p{M}])(?:but|because|that|although|though|since|so|until|till|ki|lekin|magar|kyunki|isliye|(?:aur|to)(?=\s+(?:main|maine|hum)\s)|(?:और|तो)(?=\s+(?:मैं|मैंने|हम)(?![\p{L}\p{M}]))|اور(?=\s+میں\s)|कि|लेकिन|मगर|क्योंकि|इसलिए|کہ|لیکن|مگر|کیونکہ)(?![\p{L}\p{M}])/giu;
/** Without one of these, nothing in a clause is denied: most clauses need no look at each word. */
const MAY_DENY =
  /n['’]t|(?<![\p{L}\p{M}])(?:not?|never|none|noone|nothing|nobody|neither|nor|without|hardly|refuse[sd]?|almost|nearly|cannot|(?:do|did|does|wo|would|have|has|is|are|was|ai|ca)nt|want(?:s|ed)? to|(?:tr(?:y|ies|ied|ying)|plan|planned|hoped?|wish|wished|going|about|forg[oe]t|fail|failed|unable|meant?|intend|ready|supposed|ought) to|wanna|about|of|consider\p{L}*|avoid|instead|before|stop|might|could|should|would|may|maybe|perhaps|नहीं|नही|नहिं|मत|न|ना|बिना|नहीं|nahi+n?|nhi|nai|mat|na|bina|نہیں|مت|بغیر)(?![\p{L}\p{M}])/iu;
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

const DENIES =
  /^(?:not|never|no|none|nothing|nobody|neither|nor|without|hardly|refuse[sd]?|almost|nearly|cannot|.+n['’]t|dont|didnt|doesnt|wont|wouldnt|havent|hasnt|isnt|arent|wasnt|aint|cant|नहीं|नही|मत|न|ना|بغیر|نہیں|مت|nahi+n?|nahin|nhi|nai|mat|na|bina|बिना)$/iu;
const DENIES_BEHIND = /^(?:nothing|nobody|none|noone|no)$/iu;
const NAHIN = /^(?:नहीं|नही|मत|नहिं|nahi+n?|nhi|nai|mat|نہیں|مت)$/iu;
/** What was not paid or given back is still owed. */
const UNPAID = /^(?:चुका|लौटा|दिय|उतार|chuka|lauta|diy|utar|چکا|لوٹا|paid|pay|return|repa)/iu;
/** In Hindi a verb ends what is said. */
const ENDS_CLAUSE = /^(?:है|हैं|हूँ|हूं|था|थी|थे|hai|hain|h|hoon|hun|hu|tha|thi|ہے|ہیں|ہوں)$/iu;
const ONLY = /\b(?:but|except|besides|other than)\b|सिवा|अलावा|siva|alawa|سوا/iu;
const FIRST = /^(?:i|we|my|our|im|ive|i['’]\p{L}+)$/iu;
/** What one means to do is not done. */
const MEANT =
  /^(?:want|wants|wanted|try|tries|tried|trying|plan|planned|hope|hoped|wish|wished|going|about|refuse|refused|forgot|forget|fail|failed|unable|meant|mean|intend|ready|supposed|ought|wanna)$/iu;
const MIGHT = /^(?:might|could|should|would|may|maybe|perhaps)$/iu;
const THINKS = /^(?:think|believe|say|remember|suppose|guess)$/iu;

/** It was so, and is so no longer. */
const OVER =
  /\b(?:used to|no longer|not? any ?more|n['’]?t (?:\w+ ){0,6}any ?more|(?:has|have|had|is|are) (?:\w+ )?healed|healed|(?:all|much|feels?) better|debt[- ]free|(?:free|rid|out) of (?:\w+ ){0,2}(?:debts?|pain|fear)|(?:settled|cleared) (?:\w+ ){0,3}debts?|once I \w+ed|(?<!\b(?:never|not|have|n['’]t|havent|haven['’]t) )paid (?:\w+ ){0,4}(?:back|off)|(?:am|are|is|['’]m|have|['’]ve) (?:now )?(?:even|settled|quits))\b|(?:^|\s)(?:अब\s+(?!तक)(?:\S+\s+){0,4}नहीं|ठीक हो ग|चुका दि|चुका चुक|लौटा दि|उतार दि|भर गया)|\bab\s+(?!tak)(?:\S+\s+){0,4}nahi|\b(?:theek|thik) ho ga|\b(?:chuka|lauta|utaar) d(?:iya|i|iye)\b|(?:چکا|لوٹا|اتار)\s+د[یے]|(?<!\S)اب\s+(?!تک)(?:\S+\s+){0,4}نہیں/iu;
/** It was offered, and not taken. */
const NOT_TAKEN =
  /\b(?:refuse[sd]?|decline[sd]?|reject(?:s|ed)?|(?:pull|take|took|give|gave|hand|throw)(?:s|ed)? it back)\b|लेने से|मना कर|लेत[ाी] नहीं|नहीं लेत|\b(?:lene se|mana kar|nahi let[ai])|لینے سے|منع کر/iu;
export const isOver = (text: string): boolean => OVER.test(text);
export const isLeft = (text: string): boolean => NOT_TAKEN.test(text);
const STILL = new Set<Matter>([DEBT, HURT, FEAR]);

/** Names have a capital; none of these words is one. */
const NO_NAME =
  'I|We|My|Our|In|To|With|Into|Then|So|And|But|Just|Still|Also|Now|Once|Yesterday|Today|Finally|Already|When|While|Before|After|Since|Please|If|\\p{L}*ly';
const SUBJECT = `(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]ho|[Ii]t|[Ss]ome(?:one|body)|[Ee]very(?:one|body)|[Nn]obody|(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir|[Tt]his|[Tt]hat|[Mm]y|[Oo]ur)\\s+(?:(?!(?:and|or|then|but)\\s)[\\p{L}-]+\\s+){0,2}?(?!(?:and|or|then|but)\\s)[\\p{L}'’-]+|(?!(?:${NO_NAME})\\s)\\p{Lu}[\\p{L}-]+)`;
const ADVERBS = '(?:(?:\\p{L}+ly|has|had|have|will|once|just|still|also|already|always|never)\\s+)*';
const DID =
  'gave|gives|given|hid|hides|hidden|buried|buries|puts?|placed|places|kept|keeps|left|leaves|stashed|whispers|whispered|promises|promised|swears|swore|vows|vowed|owes|owed|borrows|borrowed|lends|lent|offers|offered|hands|handed|confesses|confessed|admits|admitted|confides|fears|feared|dreads|drops|dropped|tucked|tucks|throws|threw|takes|took|steals|stole|grabs|grabbed|snatches|snatched|lies|lied|claims|claimed';
const THEIR_ACTS = [
  new RegExp(
    `(?<![\\p{L}'’])(?<!\\b(?:[Tt]o|[Ww]ith|[Ff]or|[Ff]rom|[Gg]ive|[Gg]ave|[Hh]and|[Oo]n|[Ii]n|[Bb]y|[Oo]f|[Ll]ike|[Tt]ell|[Tt]old)\\s)${SUBJECT}\\s+${ADVERBS}(${DID})(?![\\p{L}'’])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}'’])(?!(?:[Mm]y|[Oo]ur|[Ii]t)\\s)${SUBJECT}(?:['’]s|\\s+(?:is|was|are|were|looks|looked|seems))\\s+(?:(?!I\\b)\\p{L}+\\s+){0,1}(afraid|scared|frightened|terrified|hurt|wounded|injured|bleeding|limping|feverish)(?![\\p{L}'’])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}'’])(?!(?:[Mm]y|[Oo]ur)\\s)${SUBJECT}\\s+(limps|limped|bleeds|bled|hurts|aches)(?![\\p{L}'’])`,
    'gu',
  ),
  /(?:^|[,;:.!]\s*|\b(?:and|but|while|when|as)\s)(?:the|two|three|four|some|many|all|both|these|those|my|our|most)\s+(?:(?!I\b)[\p{L}-]+\s+){0,2}?[\p{L}-]{2,}s\s+(?:\p{L}+ly\s+)?(whisper|murmur|fear|dread|hide|give|owe|promise|swear|bury|put|confess|hand|keep|offer)(?![\p{L}'’])/giu,
  /\b(?:I|i|we)\s+(?:\p{L}+ly\s+)?(scare[sd]?|frighten(?:ed)?|terrify|terrified|spook(?:ed)?)\s+(?!of\b|by\b|that\b|to\b)/gu,
  /(?<![\p{L}'’])(?!(?:I|i|we|it|that|this|which|my|and|or|to)\s)[\p{L}-]+\s+(gives|hides|buries|whispers|swears|owes|borrows|lends|confesses|throws|fears|dreads|takes|steals|grabs|snatches)(?![\p{L}'’])/gu,
  /(?:^|[,;:.!]\s*)(?!(?:i|we|and|or|then|just|also|once|never|already|still|have|had|ive|got|finally|later|yesterday|today|always|who|that|which|\p{L}+ly|\p{L}+ing)\s)\p{Ll}[\p{L}-]+\s+(gave|hid|buried|swore|owed|lent|promised|whispered|owes|hides|gives|took|stole|grabbed|snatched)(?![\p{L}'’])/gu,
  /\b(?:(?:ask|beg|order|tell|told|want|help|force|command)(?:s|ed)?\s+(?:(?!to\b)[\p{L}'’-]+\s+){1,4}to|(?:watch|see|saw|hear|heard|let|make|made)(?:es|ed|s)?\s+(?:(?!to\b|that\b|I\b|i\b)[\p{L}'’-]+\s+){1,3})\s*(give|hide|bury|put|promise|swear|whisper|keep|hand|leave|hides|giving|hiding|putting|burying|whispering)(?![\p{L}'’])/giu,
];
/** Where nothing is the player's: `the captain's arm, it is bleeding`. */
const MY =
  /(?<![\p{L}\p{M}])(?:my|me|मेरा|मेरी|मेरे|मुझे|mera|meri|mere|mujhe|mereko|میرا|میری|میرے|مجھے)(?![\p{L}\p{M}])/iu;
const IT_HURTS =
  /\bit(?:['’]?s| is| was| has)\s+(?:\p{L}+\s+)?(?:bleeding|broken|hurt|swollen|wounded|sore|bruised|cut)(?!\p{L})/giu;
/** Of another person's body. */
const THEIR_HURT =
  /(?<![\p{L}\p{M}])(?:his|her|their|its|(?!(?:it|that|there|here|what|mother|father)['’])[\p{L}]+['’]s)\s+(?:\p{L}+\s+){1,2}(?:(?:is|are|was|were|has|have)\s+)?(?:\p{L}+\s+)?(hurts?|aches?|broken|bleeds|bleeding|bruised|swollen|sprained|wounded|burned|burnt|cut|sore)(?![\p{L}'’])/giu;
const THEIR_HURT_HINDI =
  /(?<![\p{L}\p{M}])(?:उसका|उसकी|उसके|उनका|उनकी|उनके|uska|uski|uske|unka|unki|unke|اس کا|اس کی|اس کے|(?<!(?:मेरा|मेरी|मेरे|मुझे|mera|meri|mere|mujhe|میرا|میری|میرے|مجھے)\s.*)(?!(?:हाथ|पैर|पाँव|सिर|गिरने|haath|pair|paon|sar|sir|girne|ہاتھ|پاؤں|سر)\s)[\p{L}\p{M}]+\s+(?:का|की|के|ka|ki|ke|کا|کی|کے))\s+(?:[\p{L}\p{M}]+\s+){1,3}?(चोट|दर्द|घाव|दुख\S*|टूट\S*|जल|मोच|chot|dard|ghav|dukh\S*|toot|jal|moch|چوٹ|درد|زخم)(?![\p{L}\p{M}])/giu;

/** It is asked of somebody else, or it is let be. */
const ASKED_OF_OTHERS =
  /(?<![\p{L}\p{M}'’])(?:(promise|swear|give|hand|lend)\s+(?:to\s+)?me|(वादा|वचन|क़सम|कसम|v?w?aa?da|kasam|وعدہ|قسم)\s+(?:करो|करिए|कीजिए|खाओ|मत|karo|kijiye|khao|mat|کرو|کیجیے|کھاؤ|مت)|रहने\s+(दि\S*|दी)|re?hne\s+(d[ie]\w*)|رہنے\s+(د[یے]\S*))(?![\p{L}\p{M}])/giu;

const FORMS = [...THEIR_ACTS, THEIR_HURT, THEIR_HURT_HINDI];

const ACTS = new Set<Matter>([PROMISE, GIFT, PUT, SAID, TAKEN]);
const ERGATIVE =
  /(?<![\p{L}\p{M}])(?:(?!(?:मैं|मै|हम|main|mai|mein|hum|میں|ہم)\s)\S+\s+(?:ने|ne|نے)|उसने|उन्होंने|इसने|किसीने|usne|unhone|isne)(?![\p{L}\p{M}])/iu;
const THIRD =
  /(?:[\p{L}\p{M}](?:ता|ती|ते|रहा|रही|रहे|تا|تی|تے)|\b\w+(?:ta|ti|te)|\b(?:raha|rahi|rahe))\s+(?:है|हैं|था|थी|थे|hain?|h|tha|thi|the|ہے|ہیں|تھا|تھی)(?![\p{L}\p{M}])/iu;
const FIRST_HINDI =
  /(?<![\p{L}\p{M}])(?:मैं|मैंने|मैने|हम|हमने|हूँ|हूं|main|mai|maine|mene|hum|humne|hoon|hun|hu|میں|ہم|ہوں)(?![\p{L}\p{M}])/iu;
/** They fear: the verb agrees with them, or they are named. */
const FEARS_HINDI =
  /(?:डर|घबरा|dar|ghabra|ڈر|گھبرا)(?:त|ta|ti|te|ت)|(?<![\p{L}\p{M}])(?:को|उसे|उन्हें|ko|use|unhe|unhein|کو|اسے)(?![\p{L}\p{M}])/iu;
const FIRST_ERGATIVE =
  /(?<![\p{L}\p{M}])(?:मैंने|मैने|मैं ने|हमने|maine|mene|mai ne|main ne|humne|میں نے|ہم نے)(?![\p{L}\p{M}])/iu;
const ME_HINDI =
  /(?<![\p{L}\p{M}])(?:मुझे|मुझको|मेरा|मेरी|मेरे|हमें|mujhe|mujhko|mereko|mera|meri|mere|مجھے|میرا|میری|میرے)(?![\p{L}\p{M}])/iu;

/**
 * A text without the verbs and nouns of what it denies, of what is over, and of what somebody else does: what is left
 * was done or felt by the player. What it means is read from nothing else.
 */
export function asserted(text: string): string {
  const [isPast, isRefused] = [isOver(text), isLeft(text)];
  let left = MY.test(text) ? text : text.replaceAll(IT_HURTS, '…');
  for (const form of /[a-z]/i.test(text) ? FORMS : [THEIR_HURT_HINDI])
    left = left.replaceAll(form, (whole: string, act: string) => whole.replace(act, '…'));
  left = left.replaceAll(ASKED_OF_OTHERS, '…');
  return clausesOf(left)
    .map((clause) => {
      const others = othersIn(clause);
      if (!isPast && !isRefused && others.size === 0 && !MAY_DENY.test(clause)) return clause;
      return withoutDenied(
        clause,
        text,
        (matter) => others.has(matter) || (isPast && STILL.has(matter)) || (isRefused && matter === GIFT),
      );
    })
    .join('');
}

/** With what separates them. */
function clausesOf(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(CLAUSES)) {
    found.push(text.slice(from, index), mark);
    from = index + mark.length;
  }
  return [...found, text.slice(from)];
}

const NO_MATTERS: ReadonlySet<Matter> = new Set<Matter>();
/** Somebody owes it to somebody else. */
const OWES_HINDI = /\S\s+(?:को|ko|کو)\s+\S+\s+(?:के|का|की|ke|ka|ki|کے)\s.*(?:देन|den|دین)/iu;
const DEBTS = new Set<Matter>([DEBT]);
const FEARS = new Set<Matter>([...ACTS, FEAR]);

/** What is done by somebody else in a Hindi clause: its verb agrees with them, or `ne` marks them. */
function othersIn(clause: string): ReadonlySet<Matter> {
  if (FIRST_ERGATIVE.test(clause)) return NO_MATTERS;
  if (OWES_HINDI.test(clause) && !ME_HINDI.test(clause)) return DEBTS;
  if (ERGATIVE.test(clause)) return ACTS;
  if (FIRST_HINDI.test(clause)) return NO_MATTERS;
  if (!THIRD.test(clause)) return NO_MATTERS;
  return ME_HINDI.test(clause) || !FEARS_HINDI.test(clause) ? ACTS : FEARS;
}

function withoutDenied(clause: string, text: string, isLeftOut: (matter: Matter) => boolean): string {
  const words = clause.match(WORDS) ?? [];
  const folded = words.map((word) => wordsIn(word).join(' '));
  let at = -1;
  return clause.replaceAll(WORDS, (word) => {
    at += 1;
    const matters = MATTERS.filter(([form]) => form.test(folded[at]!));
    if (matters.length === 0) return SAYS.test(word) && isDenied({ words, at, text }, matters) ? '…' : word;
    return matters.some(isLeftOut) || isDenied({ words, at, text }, matters) ? '…' : word;
  });
}

/** What is not said is no matter, and yet states nothing. */
const SAYS = /^(?:कह|बोल|बता)[\p{L}\p{M}]*$|^(?:k[ae]h|bol|bata)\w*$/iu;
const BEFORE = 4;
const BEHIND = 2;

/** `I fear nothing but fire` */
const isOnly = (word: string, text: string): boolean =>
  /^(?:no|none|nothing|nobody|noone)$/iu.test(word) && ONLY.test(text);

interface Place {
  readonly words: readonly string[];
  readonly at: number;
  readonly text: string;
}

function isDenied({ words, at, text }: Place, matters: readonly Matter[]): boolean {
  const [last = '', previous = ''] = [words[at - 1], words[at - 2]];
  if (
    /ing$/i.test(words[at]!) &&
    /^(?:about|of|without|consider(?:ed|ing)?|avoid|instead|before|not|stop)$/i.test(last)
  )
    return true;
  if (MIGHT.test(last) || MIGHT.test(previous) || (/^to$/i.test(last) && MEANT.test(previous))) return true;
  for (let near = at - 1; near >= Math.max(0, at - BEFORE); near -= 1) {
    const word = words[near]!;
    if (DENIES.test(word) && isOnly(word, text)) continue;
    if (DENIES.test(word)) return !(NAHIN.test(word) && matters.includes(HURT) && near < at - 2);
    if (FIRST.test(word) && !THINKS.test(words[near - 1] ?? '')) break;
  }
  const behind = words.slice(at + 1, at + 1 + BEHIND);
  if (behind.some((word) => DENIES_BEHIND.test(word) && !isOnly(word, text))) return true;
  const end = words.findIndex((word, index) => index > at && ENDS_CLAUSE.test(word));
  const nahin = words.findIndex((word, index) => index > at && NAHIN.test(word));
  if (nahin < 0 || nahin > at + 1 + BEHIND || (end >= 0 && end < nahin)) return false;
  const isOwed = matters.includes(DEBT) && UNPAID.test(words[nahin + 1] ?? words[nahin - 1] ?? '');
  return !isOwed;
}
