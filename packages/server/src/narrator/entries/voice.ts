import { isReported, leavesOpenWho } from './reported.ts';
import { stretchesOf } from '../interpret/quotes.ts';

/** A word, in scripts that have no `\b`. */
const word = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;

/** The player is the subject. */
const FIRST_WORDS =
  "I|we|im|ive|i['’](?:m|ve|d|ll)|मैं|मैंने|मैने|मेने|हम|हमने|main|mai|mein ne|maine|mene|mai ne|hum|humne|میں نے|ہم نے|(?<=(?:^|[،,۔.:;]|اور|تو|پر|لیکن|مگر|کہ)\\s*)(?:میں|ہم)";
const FIRST = new RegExp(word(FIRST_WORDS), 'iu');
const FIRSTS = new RegExp(word(FIRST_WORDS), 'giu');
/** A verb agrees with the player. */
const AGREES = new RegExp(`^\\s*(?:${word('हूँ|हूं|हुँ|hoon|hun|hu|hoo|ہوں')})`, 'iu');

const SENTENCE = /[^.!?؟।॥۔\n…]+(?:[.!?؟।॥۔\n…]+|$)/gu;
const ENDS = /[.!?؟।॥۔\n…]\s*$/u;

/** What somebody does who speaks: in these forms English verbs have another subject than the player. */
const SAYS =
  'says|tells|asks|thinks|claims|whispers|shouts|wants(?=\\s+(?:to|me|us|him|her|it|my)\\b)|wishes|mutters|mumbles|murmurs|replies|answers|explains|insists|admits|confesses|adds|reads|believes|swears|announces|declares|mentions|reveals|confides|introduces';
const SAID =
  'said|told|asked|thought|claimed|whispered|shouted|wanted(?=\\s+(?:to|me|us|him|her|it|my)\\b)|wished|muttered|mumbled|murmured|replied|answered|explained|insisted|admitted|confessed|added|believed|swore|announced|declared|mentioned|revealed|confided|introduced|wrote';
/** They tell nothing unless words follow. */
const SOUNDS =
  'groans?|groaned|moans?|moaned|laughs?|laughed|cries|cried|yells?|yelled|screams?|screamed|sobs?|sobbed|hisses|hissed|sighs?|sighed|grunts?|grunted|boasts?|boasted|complains?|complained|growls?|growled|smiles|smiled|grins|grinned|nods|nodded';
const OTHER_PERSON =
  "he|she|they|it|somebody|someone|everybody|everyone|nobody|people|who|(?:the|a|an|this|that|his|her|their|my|our|another|some)\\s+(?:[\\p{L}'’-]+\\s+){0,4}?[\\p{L}-]+";
const ADVERB = '(?:(?:\\p{L}+ly|then|just|also|once|now|only|always|never)\\s+)?';
const NOT_MINE = '(?!(?:I|we|me|and|or|to|please)\\s)';
const CLAUSE =
  "(?:^|[,;:—–]|(?<![\\p{L}'’])(?:and|but|when|as|while|because|then|so|that|hear|heard)\\s)\\s*";
const ENGLISH: readonly RegExp[] = [
  new RegExp(
    `${CLAUSE}((?:they|people|folks|others|all|(?:the|some|many|most|my|our)\\s+(?:[\\p{L}-]+\\s+)?[\\p{L}-]+s)\\s+${ADVERB}(?:say|think|claim|believe|tell|whisper|insist|ask|shout|swear)(?![\\p{L}'’]))(?=\\s+(?:that|i|my|we|he|she|it|the|our)\\s|\\s*:)(?!.*\\sto me\\b)`,
    'iu',
  ),
  new RegExp(`(?:,|(?<![\\p{L}'’])(?:and|then))\\s+(?:\\p{L}+ly\\s+)?((?:${SAYS})(?![\\p{L}'’]))`, 'iu'),
  new RegExp(
    `${CLAUSE}((?:the\\s+)?(?:${NOT_MINE}[\\p{L}'’-]+\\s+){1,3}?${ADVERB}(?:${SAYS})(?![\\p{L}'’]))`,
    'iu',
  ),
  new RegExp(
    `${CLAUSE}((?:${OTHER_PERSON})\\s+${ADVERB}(?:${SAYS}|${SAID}|(?:is|was|keeps|kept)\\s+(?:saying|telling|asking|whispering|shouting))(?![\\p{L}'’]))`,
    'iu',
  ),
  new RegExp(
    `${CLAUSE}((?:${OTHER_PERSON}|${NOT_MINE}[\\p{L}-]+)\\s+${ADVERB}(?:${SOUNDS})(?=\\s+that\\s|\\s*[:,.!]|\\s*$))`,
    'iu',
  ),
  new RegExp(
    `${CLAUSE}((?:${NOT_MINE}[\\p{L}-]+\\s+){1,2}${ADVERB}(?:(?:told|asked)\\s+(?:me|us)|(?:said|whispered|muttered|murmured)\\s+to\\s+(?:me|us))(?![\\p{L}'’]))`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{M}])((?!(?:I|We|My|Our|Then|So|And|But|Just|Still|Also|Now|Once|Yesterday|Today|Finally|Already|\\p{Lu}\\p{L}*ly)\\s)\\p{Lu}[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+)?\\s+(?:${SAID}))(?![\\p{L}'’])`,
    'u',
  ),
  /(?<![\p{L}\p{M}])((?:I|i|we)\s+(?:can\s+)?(?:over)?(?:hear|heard)\s+(?!that\b)[^,.:]*?(?:say|saying|tell|telling|whisper|whispering|shout|shouting|mutter|muttering)(?![\p{L}'’]))/u,
];
/** Behind speech: `said the widow`. */
const INVERTED = new RegExp(
  `^[\\s,]*((?:${SAYS}|${SAID}|comes|came|${SOUNDS})\\s+(?!I\\s|to\\s)(?:[\\p{L}'’-]+))`,
  'iu',
);
/** Words that the player reads or hears, before a quotation. */
const READ =
  /(?<![\p{L}\p{M}])(?:reads?|hear|heard|overhear|overheard|sign|inscription|पढ़\S*|सुन(?:ता|ती|ा|ाई)?|padh\S*|sun(?:ta|ti|a|ai)|پڑھ\S*|سن(?:تا|تی|ا|ائی))(?![\p{L}\p{M}])/iu;

const SPOKE = new RegExp(
  word(
    'बोला|बोली|बोले|कहा|कही|चिल्लाया|चिल्लाई|चिल्लाए|पुकारा|फुसफुसाया|फुसफुसाई|पूछा|बताया|सोचा|कराहा|गरजा|गरजी|bola|boli|bole|kaha|kahaa|chill?aya|chill?ayi|chill?ai|pukara|(?:ph|f)us(?:ph|f)usaya|po+cha|puchh?a|bataya|batayi|socha|karaha|garja|بولا|بولی|بولے|کہا|چلایا|چلائی|پکارا|پوچھا|بتایا|سوچا',
  ),
  'giu',
);
const SPEAKS = new RegExp(
  word(
    '(?:(?:कह|बोल|बता|फुसफुसा|कराह|सोच|चाह|चिल्ला|पूछ|पुकार|समझ|मान|गुनगुना|बड़बड़ा|keh|kah|bol|bata|(?:ph|f)us(?:ph|f)usa|karah|soch|chah|chilla|po+ch|pukar|samajh|maan|badbada|کہ|کہہ|بول|بتا|سوچ|چاہ|چلا|پوچھ|پکار)(?:ता|ती|ते|ta|ti|te|تا|تی|تے)|(?:कह|बोल|बता|keh|kah|bol|bata|کہہ|بول|بتا)\\s+(?:रहा|रही|रहे|raha|rahi|rahe|رہا|رہی|رہے))\\s+(?:है|हैं|था|थी|थे|hain?|h|tha|thi|the|ہے|ہیں|تھا|تھی)',
  ),
  'giu',
);
/** `They call me Guddu` is said of the player, and not by others. */
const NAMES_ME = new RegExp(
  `${word('(?:बंदे|बन्दे|नाचीज़|नाचीज|ख़ाकसार|खाकसार|bande|naacheez|nacheez|khaksaar)\\s+(?:को|ko)|(?:خاکسار|بندے|ناچیز)\\s+کو|मुझे|मुझको|हमें|mujhe|mujhko|mereko|humein|مجھے')}(?!.*${word('ki|कि|کہ')})`,
  'iu',
);
/** `The name is Devendra, but all say Dev`. */
const SAYS_NAME = new RegExp(`${word('नाम|na+m|نام')}\\s`, 'iu');
const ALL_SAY = new RegExp(`${word('सब|सभी|लोग|sab|sabhi|log|سب|لوگ')}\\s+\\S+\\s*$`, 'iu');
const ERGATIVE = new RegExp(
  `\\S\\s+(?:${word('ने|ne|نے')})|${word('उसने|उन्होंने|इसने|किसीने|usne|us ne|unhone|unhonne|isne|kisine|اس نے|انہوں نے')}`,
  'iu',
);
/** Behind these, a noun is no subject. */
const POSTPOSITION =
  /^(?:से|को|के|की|का|में|पर|se|ko|ke|ki|ka|k|me|mein|mai|main|par|pe|سے|کو|کے|کی|کا|میں|پر)$/iu;
const NO_SUBJECT =
  /^(?:.*(?:कर|kar|کر)|तरफ़?|ओर|पास|झुक|किनारे|taraf|side|paas|jhuk|kinare|طرف|پاس|جھک|फिर|तब|और|धीरे|चुपके|ज़ोर|जोर|अब|तो|बस|यार|भाई|अरे|सच|झूठ|कल|आज|पहले|साफ़|साफ|हाँ|phir|tab|aur|dheere|chupke|zor|jor|ab|to|bas|yaar|bhai|are|arre|sach|jhooth?|kal|aaj|pehle|saaf|haan|پھر|تب|اور|آہستہ|چپکے|اب|تو|سچ|جھوٹ)$/iu;

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where somebody else begins to speak; null if nobody does. */
function otherSpeaks(sentence: string, isAfterSpeech: boolean): Place | null {
  const inverted = isAfterSpeech ? INVERTED.exec(sentence) : null;
  if (inverted) return { from: 0, to: inverted[0].length };
  const found = ENGLISH.flatMap((form) => {
    const match = form.exec(sentence);
    if (!match) return [];
    const to = match.index + match[0].length;
    return [{ from: to - match[1]!.length, to }];
  });
  for (const [form, isPresent] of [
    [SPOKE, false],
    [SPEAKS, true],
  ] as const) {
    for (const match of sentence.matchAll(form)) {
      const place = speakerOf(sentence, match, isPresent);
      if (place) found.push(place);
    }
  }
  return found.toSorted((one, other) => one.from - other.from)[0] ?? null;
}

/** The player is named behind the verb: `naam bataya maine use`. */
const SUBJECT_LAST =
  /^\s*(?:मैंने|मैने|हमने|maine|mene|humne|میں نے|ہم نے)\s*(?:उसे|उनको|use|unko|اسے)?\s*(?:$|[,،.।۔!])/iu;

/** Behind one of these a Hindi clause begins. */
const HINDI_CLAUSE = new RegExp(
  `[,;:—–،]|(?<=${word('जब|jab|جب')}\\s.{1,40})${word('तो|तब|toh?|tab|تو|تب')}\\s|${word('पर|लेकिन|मगर|कि|lekin|magar|ki|لیکن|مگر|کہ')}\\s`,
  'giu',
);

/** Hindi leaves out the player as a subject, and never anybody else: `budhiya se bola` is the player. */
function speakerOf(sentence: string, match: RegExpExecArray, isPresent: boolean): Place | null {
  const from = [...sentence.slice(0, match.index).matchAll(HINDI_CLAUSE)].reduce(
    (_, { index, 0: mark }) => index + mark.length,
    0,
  );
  const head = sentence.slice(from, match.index);
  const to = match.index + match[0].length;
  if (
    // "mujhe Banjara pukara jaye"
    /^\s+(?:जा|कर|ja|kar)/iu.test(sentence.slice(to)) ||
    FIRST.test(head) ||
    AGREES.test(sentence.slice(to)) ||
    (!isPresent && SUBJECT_LAST.test(sentence.slice(to))) ||
    (isPresent &&
      /(?:ते|te|تے)\s/iu.test(match[0]) &&
      (NAMES_ME.test(sentence.slice(from)) || (SAYS_NAME.test(sentence) && ALL_SAY.test(head))))
  )
    return null;
  if (isPresent || ERGATIVE.test(head) || hasSubject(head)) return { from, to };
  return null;
}

function hasSubject(head: string): boolean {
  const words = head.match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const [at, each] of words.entries()) {
    if (NO_SUBJECT.test(each)) continue;
    if (POSTPOSITION.test(words[at + 1] ?? '') || POSTPOSITION.test(each)) return false;
    return !/^(?:कर|के|kar|ke)$/iu.test(words[at + 1] ?? '');
  }
  return false;
}

const AND = 'and|aur|और|اور';
const BUT =
  'but|so|then|yet|though|par|pr|lekin|magar|to|toh|phir|isliye|पर|लेकिन|मगर|तो|फिर|इसलिए|لیکن|مگر|تو|پھر';
const LINK = new RegExp(`([,;—–،])?\\s*(?:(${word(AND)})|(${word(BUT)}))?\\s*$`, 'iu');
const NOTHING_SAID = new RegExp(
  `^[\\s,:]*(?:${word('that|ki|कि|کہ|to|me|him|her|us|them|मुझसे|mujhse|مجھ سے')}\\s*)*$`,
  'iu',
);

/** Where the player is told of again, behind what somebody else says; null if they are not, or if nobody can tell. */
function resumeAt(rest: string, isAfterSpeech: boolean): number | null {
  for (const { index } of rest.matchAll(FIRSTS)) {
    const lead = rest.slice(0, index);
    const [link = '', comma, and, but] = LINK.exec(lead) ?? [];
    const isBare = NOTHING_SAID.test(lead.slice(0, lead.length - link.length));
    const isOver = isBare ? (and ?? but ?? (isAfterSpeech ? comma : undefined)) : (comma ?? but);
    if (isOver !== undefined) return index;
  }
  return null;
}

/** What the player answers whenever they are asked is their own. */
const IF_ASKED =
  /^\s*(?:(?:if|when|whenever)\s+(?:any(?:one|body)|they|you|people|some(?:one|body)|he|she)\s+asks?(?:\s+(?:you|me))?\s*[:,—–]|(?:लोग|कोई|सब|log|koi|sab|لوگ|کوئی|سب)\s+(?:पूछ|po+ch|puch|پوچھ)\S*(?:\s+(?:हैं|है|hain?|h|ہیں|ہے))?\s+(?:तो|to|toh|تو))\s*/iu;

/** Without quotation marks: `Give me my kingdom, said the king`. */
const SAID_BEHIND = new RegExp(
  `^[^,;]+(?:,[^,;]+)?,\\s+(?:${SAYS}|${SAID}|cried|shouted|whispered)\\s+(?!I\\s|to\\s|we\\s)(?:(?:the|an?|my|his|her)\\s+)?\\p{L}+(?=\\s*(?:$|[.,;!]))`,
  'iu',
);

/** The parts of a sentence that are not words of somebody else. */
function ownPartsOf(typed: string, isAfterSpeech: boolean): string[] {
  const sentence = typed.replace(IF_ASKED, '').replace(SAID_BEHIND, '');
  const other = otherSpeaks(sentence, isAfterSpeech);
  if (!other) return isReported(sentence) ? [''] : [sentence];
  const rest = sentence.slice(other.to);
  const resumed = resumeAt(rest, isAfterSpeech);
  return [
    sentence.slice(0, other.from),
    ...(resumed === null ? [] : ownPartsOf(rest.slice(resumed), false)),
  ].map((part) => part.replace(HANGING, ''));
}
const HANGING = new RegExp(
  `[\\s,;:—–]*(?:${word(`when|as|while|because|that|${AND}|${BUT}`)})?[\\s,;:—–]*$`,
  'iu',
);

const sentencesOf = (text: string): string[] => text.match(SENTENCE) ?? [];
const lastOf = (text: string): string => sentencesOf(text).findLast((each) => each.trim() !== '') ?? '';
const STARTS_OTHER = new RegExp(
  `^\\s*(?:(?:${OTHER_PERSON})\\s|${word('वह|वो|उसने|wo|woh|usne|وہ|اس نے')})`,
  'iu',
);
const STARTS_NAMED = /^\s*(?!(?:I|We|My|Our|Then|Now)\s)\p{Lu}\p{L}+\s+(?:\p{L}+s|\p{L}+ed)(?!\p{L})/u;
const startsOther = (sentence: string): boolean => STARTS_OTHER.test(sentence) || STARTS_NAMED.test(sentence);

/** What one sings or reads aloud is another's. */
const PERFORMS =
  /\b(?:I|i)\s+(?:\p{L}+ly\s+|then\s+|just\s+)?(?:sing|sang|hum|hummed|chant(?:ed)?|recite[sd]?|quote[sd]?|read|mimic(?:ked)?|imitate[d]?|act(?:ed)?|perform(?:ed)?|joke[d]?|parrot(?:ed)?)\b|(?<![\p{L}\p{M}])(?:गात[ाी]|गाय[ाी]?|गाकर|गुनगुना\S*|पढ़त[ाी]|सुनात[ाी]|नक़?ल|डायलॉग|gaat[ai]|gata|gati|gaya hu|gungunat[ai]|padht[ai]|sunat[ai]|nakal|dialogue?|filmi|گات[اےی]|گنگنا\S*|پڑھت[اےی]|سنات[اےی]|نقل|ڈائیلاگ)(?![\p{L}\p{M}])/u;

/** Whether the player says what is quoted. Where neither the words before nor those behind tell, they do. */
function isOwnSpeech(before: string, behind: string, wasOwn: boolean | null): boolean {
  if (leavesOpenWho(`${before} ${behind}`)) return false;
  const isNew = before.trim() === '' || ENDS.test(before);
  const leading = lastOf(before);
  const [following = ''] = sentencesOf(behind);
  const tag = following.split(/[,;]\s*(?=(?:and|but|और|aur|पर|par|اور)\s)|\s(?=(?:और|aur|اور)\s)/iu)[0]!;
  if (!isNew) {
    if (READ.test(leading)) return false;
    const other = otherSpeaks(leading, false);
    if (other && resumeAt(leading.slice(other.to), false) === null) return false;
    if (FIRST.test(leading) || !startsOther(leading)) return true;
    return false;
  }
  if (otherSpeaks(tag, true) && !FIRST.test(tag)) return false;
  if (PERFORMS.test(tag) || PERFORMS.test(leading)) return false;
  if (/^\s*(?:the|an?|his|her|their|he|she|they|it)\s/u.test(tag) && !FIRST.test(tag)) return false;
  if (FIRST.test(tag)) return true;
  if (wasOwn !== null) return wasOwn;
  return leading.trim() === '' || FIRST.test(leading) || !startsOther(leading);
}

/** A line without words of others, whom it quotes or reports: what they say of themselves is not said of the player. */
export function inOwnVoice(line: string): string {
  const parts: string[] = [];
  const stretches = stretchesOf(line);
  let wasOwn: boolean | null = null;
  for (const [at, { text: stretch, isSpoken }] of stretches.entries()) {
    // a mark behind a quotation ends its sentence, too
    const [, mark = '', text = stretch] = /^\s*([.!?।۔]+)\s(.*)$/su.exec(isSpoken ? '' : stretch) ?? [];
    if (mark !== '' && at > 0) parts.push(`${mark} `);
    const [before, behind] = [stretches[at - 1], stretches[at + 1]];
    if (isSpoken) {
      const isOwn = isOwnSpeech(
        before?.isSpoken === false ? before.text : '',
        behind?.isSpoken === false ? behind.text : '',
        wasOwn,
      );
      wasOwn = isOwn;
      if (isOwn) parts.push(` ${text} `);
      else parts.push('. ');
      continue;
    }
    for (const [index, sentence] of sentencesOf(text).entries()) {
      const own = ownPartsOf(sentence, index === 0 && before?.isSpoken === true);
      parts.push(own.length === 1 ? own[0]! : `${own.filter((part) => /\p{L}/u.test(part)).join('. ')}. `);
    }
  }
  return parts.join('').replace(/^[\s.,;:]+/u, '');
}
