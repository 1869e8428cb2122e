import { KIN_EN, KIN_HI, KIN_LATIN, KIN_UR } from './kin.ts';

/** What one does for a living, and where one comes from: what asks for it, and what states it. */
export type OfSelf = 'work' | 'origin';

const ASKS: Readonly<Record<OfSelf, RegExp>> = {
  work: /\bwhat (?:do|did|was it) I (?:say |tell \w+ )?(?:I )?(?:do|did)(?: for (?:a |my )?(?:living|work|money|bread))?\s*[?.]?\s*$|\b(?:what|which|my) (?:\w+ )?(?:work|jobs?|trade|profession|occupation|craft|livelihood)\b|\bwhat (?:do|did|am|was) I\b.*\b(?:for a living|by trade|by profession)\b|\bhow do I earn\b|\bmy living\b|(?:क्या|कौन\S*(?:\s+स[ाी])?)\s+काम\s+(?:कर|किय|था)|मेर[ाे]\s+(?:काम|पेशा|पेशे|धंधा|धन्धा|रोज़गार)|काम\s+क्या\s+(?:है|था)|क्या\s+करत[ाीे]\s+(?:हूँ|हूं|था|थी|हैं|थे)|\bkya\s+ka+m\s+k[aie]|\bmer[ae]\s+(?:ka+m|pesha|dhandh?a|job)|\bka+m\s+kya\b|\bkya\s+kart[aie]\s+(?:hoon|hun|hu|tha|thi|hai)|کیا\s+کام\s+ک|میر[اے]\s+(?:پیشہ|کام|دھندا|روزگار)|کیا\s+کرت[اےی]\s+(?:ہوں|تھا|تھی|ہیں)|کام\s+کیا\s+ہے|ख़?ानदानी\s+काम|पेशा\s+क्या|pesha\s+kya|پیشہ\s+کیا/iu,
  origin:
    /\bwhere\b.*\b(?:I|we)\b.*\b(?:from|born|raised|grow up|grew up|come|came)\b|\bwhere(?:['’]?s| is) (?:my home|home for me)\b|\b(?:what|which) (?:\w+ )?(?:town|city|village|country|place|district|region|island|valley|state|part)\b.*\b(?:am I|I(?:['’]m| am)|I (?:was|come|came|say|said|tell|told|grew|miss)|was I|did I|do I|my)\b.*\b(?:from|born|raised|grew|grow|miss|home|come|came|belong)\b|\bwhere (?:was I|am I|did I (?:grow|come))\b|(?:कहाँ|कहां)\s+(?:का|की|के|से)(?![\p{L}\p{M}])|किस\s+(?:शहर|गाँव|गांव|कस्बे|क़स्बे|देश|मुल्क|इलाक़?े|ज़िले|जिले|जगह|राज्य|प्रदेश|मोहल्ले)\s+(?:का|की|के|से)|मेर[ाे]\s+(?:गाँव|गांव|शहर|वतन|मुल्क|ज़िला)\s+(?:कहाँ|कहां|कौन|क्या|का\s+नाम)|\bkaha+n?\s+(?:ka|ki|ke|se)\b|\bkis\s+(?:she?h[ae]?r|gaa?o?n|desh|mulk|ilaa?ke|zil[ae]|jagah|mohalle)\s+(?:ka|ki|ke|se)\b|\bmer[ae]\s+(?:gaa?o?n|she?h[ae]?r|watan)\s+(?:kaha|kaun|kya|ka\s+na+m)|کہاں\s+(?:کا|کی|کے|سے)(?![\p{L}\p{M}])|کس\s+(?:شہر|گاؤں|قصبے|ملک|علاقے|ضلعے|جگہ|محلے)\s+(?:کا|کی|کے|سے)|میر[اے]\s+(?:گاؤں|شہر|وطن|ملک)\s+(?:کہاں|کون|کیا|کا\s+نام)/iu,
};

/** What a question asks of the player's own life; empty if it asks for something else. */
export const ofSelfAsked = (question: string): readonly OfSelf[] =>
  (['work', 'origin'] as const).filter((each) => ASKS[each].test(question));

/** Occupations without an ending of their own. */
const TRADES =
  'cook|clerk|maid|nurse|guide|thief|judge|priest|monk|nun|spy|scribe|guard|smith|mason|scholar|student|doctor|lawyer|vet|chef|pilot|poet|surgeon|merchant|servant|porter|apprentice|merchant|midwife|herald|bard|sculptor|conductor|inspector|constable|mechanic|musician|accountant|peon|coolie|postman|dhobi|mali|ayah|munshi|vaid|hakim';
const KIN_OR_STATE =
  'brother|sister|mother|father|daughter|stranger|traveller|traveler|prisoner|beginner|lover|liar|foreigner|believer|sinner|winner|loser|outsider|eater|sleeper|human|orphan|widower|swimmer|walker|talker|woman|man|old woman|old man';
const WORKS =
  'work|worked|drive|drove|teach|taught|sell|sold|repair|repaired|mend|mended|fix|fixed|weave|wove|sew|sewed|stitch|stitched|make|bake|baked|brew|brewed|farm|farmed|herd|herded|clean|cleaned|cook|cooked|run|ran|build|built|iron|carve|carved|play|dig|dug|deliver|delivered|guard|guarded|print|printed|bind|shoe|tan|dye|dyed|spin|spun|paint|painted|translate|translated|nurse|nursed|haul|load|row|rowed|ferry|ferried|fish|fished|write|copy|keep|kept|pull|trade|traded|tune|grind|press|wash|washed|sweep|swept|collect|collected|train|trained';

const STATES_WORK: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `\\b(?:I(?:['’]?m| am| was|['’]ve been| have been)|[Ii]m)\\s+(?:(?:only|just|still|really|once|actually|now)\\s+)*(?:an?|the)\\s+(?:[\\p{L}-]+\\s+){0,3}?(?!(?:${KIN_OR_STATE})\\b)(?:${TRADES}|\\p{L}{2,}(?:er|or|ist|ian|smith|wright|man|woman|wife|keeper|maker|monger|boy|girl|hand))\\b`,
      'u',
    ),
    2,
  ],
  [
    /\b(?:by trade|by profession|for a living|apprentice[ds]?|my (?:trade|job|work|craft|profession|shop|stall))\b/iu,
    2,
  ],
  [new RegExp(`\\bI(?:\\s+used\\s+to)?\\s+(?:\\p{L}+ly\\s+)?(?:${WORKS})\\b`, 'iu'), 1],
  [/\bI(?:['’]?m| am| was) (?:an?) (?!\p{L}+ (?:bit|lot)\b)\p{L}+/iu, 0.5],
  [
    /(?:पेशे\s+से|धंध[ाे]|नौकर[ीों]|मज़दूर|मजदूर|दुकान|ठेला\s+लगा|रोज़ी|रोटी|कारीगर)|(?:दर्ज़ी|दर्जी|नर्स|दाई|मोची|लोहार|कुम्हार|सुनार|नाई|धोबी|माली|हलवाई|मास्टर|टीचर|अध्यापक|अध्यापिका|डॉक्टर|वैद्य|हकीम|वकील|सिपाही|किसान|मछुआर[ाे]|मल्लाह|नाविक|पुजारी|पंडित|जुलाहा|बुनकर|बढ़ई|राजमिस्त्री|मिस्त्री|ड्राइवर|ग्वाला|गडरिया|चरवाहा|मुंशी|मुनीम|क्लर्क|शिक्षक|लेखक|कवि|शायर|गायक|गायिका|चित्रकार|रसोइया|रसोइयाइन|चौकीदार|पहरेदार|व्यापारी|सौदागर|कुली|डाकिया|[\p{L}\p{M}]+(?:कार|दार|गर|बान|साज़|वाला|वाली|नवीस))\s+(?:का\s+काम\s+)?(?:हूँ|हूं|हुँ|था|थी|हैं|थे)/u,
    2,
  ],
  [/(?:परिवार|ख़ानदान|खानदान|पुश्त|پشت|خاندان|khandaa?n|pusht|parivaa?r)/iu, 1.5],
  [
    /(?<!(?:डर|जान|चाह|सोच|रह|कह|आ|जा|मान|समझ|लग|बोल|पूछ|घबरा|हो|देख|सुन|मर|सो|खा|पी))त[ाीे]\s+(?:हूँ|हूं|हुँ|था|थी|थे|हैं)(?![\p{L}\p{M}])/u,
    1,
  ],
  [
    /(?:^|[\s,])(?![\p{L}\p{M}]*(?:त[ाीे]|रह[ाीे]|गय[ाे]|गई|चुक[ाी])\s)[\p{L}\p{M}]+\s+(?:हूँ|हूं|हुँ)(?![\p{L}\p{M}])/u,
    0.4,
  ],
  [
    /\b(?:peshe\s+se|dhandh?[ae]|nau?kri|mazdoor\w*|dukaa?n|thela|rozi)\b|\b(?:darzi|darji|nurse|daa?i|mochi|lohaa?r|kumhaa?r|sunaa?r|naai|dhobi|maa?li|halwaa?i|master|tea?cher|doctor|vaidya?|hakee?m|wakee?l|vakil|sipaa?hi|kisaa?n|machhuaa?r\w*|mallah|naavik|pujaa?ri|pandit|bunkar|badhai|mistri|driver|gwala|munshi|muneem|clerk|engineer|student|lekhak|kavi|shayar|gaayak|singer|guard|chowkidaa?r|coolie|waiter|chef|\w+wal[aie]|\w+(?:kaa?r|daa?r|gar))\s+(?:hoon|hun|hu|tha|thi)\b/iu,
    2,
  ],
  [/\bek\s+(?:\w+\s+){1,2}(?:hoon|hun|hu|tha|thi)\b|\bdelivery\s+kart/iu, 1.8],
  [
    /\b(?!(?:dar|jaan|jan|chaah|chah|soch|re?h|rah|k[ae]h|aa?|jaa?|maan|samajh|lag|bol|poo?ch|puch|ghabra|ho|dekh|sun|mar|so|kha|pee?|khaa)t)\w+t[aie]\s+(?:hoon|hun|hu|tha|thi)\b/iu,
    1,
  ],
  [
    /(?:پیشے\s+سے|دھند[اے]|نوکری|مزدور|دکان|ٹھیلا|روزی|روٹی)|(?:درزی|نرس|دائی|موچی|لوہار|کمہار|سنار|نائی|دھوبی|مالی|حلوائی|استاد|ماسٹر|ڈاکٹر|حکیم|وکیل|سپاہی|کسان|مچھیرا|ملاح|جولاہا|بڑھئی|مستری|ڈرائیور|خطاط|کاتب|منشی|شاعر|مصور|گویا|باورچی|چوکیدار|پہرے\s?دار|تاجر|سوداگر|قلی|ڈاکیا|طبیب|معلم|استانی|رنگریز|[\p{L}]+(?:کار|دار|گر|بان|ساز|والا|والی|نویس|فروش))\s+(?:ہوں|تھا|تھی|ہیں)/u,
    2,
  ],
  [
    /(?<!(?:ڈر|جان|چاہ|سوچ|رہ|کہ|آ|جا|مان|سمجھ|لگ|بول|پوچھ|گھبرا|ہو|دیکھ|سن|مر|سو|کھا|پی))ت[ایے]\s+(?:ہوں|تھا|تھی|ہیں)(?![\p{L}\p{M}])/u,
    1,
  ],
  [/میں\s+(?:ایک\s+)?[\p{L}\p{M}]+\s+ہوں/u, 0.4],
];

const STATES_ORIGIN: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:I(?:['’]?m| am| come| came| hail|['’]ve come)|[Ii]m|we(?:['’]?re| are| come)|(?:I|we) (?:was|were) (?:born|raised|bred)|born(?: and (?:raised|bred))?|raised|grew up)\b(?:\s+\p{L}+){0,4}?\s+(?:from|in|near|at|on|by|to)\s+\p{L}/iu,
    2,
  ],
  [
    /\b(?:my|our) (?:home ?town|village|town|city|home|birthplace|country|people|folks?|family)(?:['’]s| is| are| was| were| come| came| live| lived)?\b/iu,
    1.5,
  ],
  [/^\s*from\s+\p{L}|\b(?:I|we)\b[^.]*\bfrom\s+\p{Lu}\p{L}+/u, 1],
  [/\b\p{Lu}\p{L}+ (?:born|bred|girl|boy|man|woman)\b/u, 1],
  [
    /(?<!(?:मेर|हमार|तुम्हार|आप|उस|इस|किस|अप)[\p{M}]*\s)(?:^|[\s,।])(?!(?:मैं|हम|वही|यहीं?|वहीं?)\s)[\p{L}\p{M}]+\s+(?:का|की|के|वाल[ाीे])\s+(?:ही\s+|तो\s+)?(?:(?:रहने\s*वाल[ाीे]|लोग|निवासी|पैदाइश)\s+)?(?:हूँ|हूं|हुँ|(?<=हम(?![\p{L}\p{M}]).*)(?:हैं|थे))/u,
    2,
  ],
  [
    /[\p{L}\p{M}]+\s+से\s+(?:हूँ|हूं|हैं|आय[ाे]|आई|आ\s+रह|चल[ाी]|नाता)|में\s+(?:ही\s+)?(?:पैदा|जन्म|पल[ाी]|बड़[ाी]\s+ह)|(?<!(?:इस|इसी|उस|उसी|किस)\s)(?:पैदाइश|जन्म|वतन|घर|गाँव|गांव|शहर|ज़िला|जिला|मायका)(?!\s+(?:में|से|को|पर|का|की|के)(?![\p{L}\p{M}]))(?:\s+(?:है|मेरा|हमारा|तो|मेरे))*\s*[,:]?\s+[\p{L}\p{M}]+/u,
    1.5,
  ],
  [/(?:^|[,।]\s*)[\p{L}\p{M}]+\s+(?:का|की|के|वाल[ाीे])\s*(?=[,।]|$)/u, 1.4],
  [
    /(?<!\b(?:mer|hamar|tumhar|aap|us|is|kis|tum|tu)\w*\s)(?:^|[\s,])(?!(?:main|hum|mai|ye|wo|wahi)\s)\w+\s+(?:ka|ki|ke|wal[aie])\s+(?:hi\s+|to\s+)?(?:(?:re?hne\s*wal[aie]|log|paidaish)\s+)?(?:hoon|hun|hu|(?<=\bhum\b.*)hain)\b/iu,
    1.8,
  ],
  [
    /\b\w+\s+se\s+(?:hoon|hun|hu|hain|aay[ai]|aai|aayi)\b|\bme(?:in)?\s+(?:hi\s+)?(?:paida|janm|pal[ai]|bad[ai]\s+hu)|(?<!\b(?:is|isi|us|usi|kis)\s)\b(?:gaa?o?n|she?h[ae]?r|zila|watan|ghar|maayka)(?!\s+(?:me|mein|se|ko|par|pe|ka|ki|ke)\b)(?:\s+(?:hai|mera|hamara|to|mere))*\s*[,:]?\s+\w+/iu,
    1.5,
  ],
  [
    /(?<!(?:میر|ہمار|تمہار|آپ|اس|کس|اپن)[\p{L}]*\s)(?:^|[\s،۔])(?!(?:میں|ہم|وہی|یہیں?)\s)[\p{L}\p{M}]+\s+(?:کا|کی|کے|وال[اےی])\s+(?:ہی\s+|تو\s+)?(?:(?:رہنے\s*وال[اےی]|لوگ|باشندہ)\s+)?(?:ہوں|(?<=ہم(?![\p{L}\p{M}]).*)(?:ہیں|تھے))/u,
    2,
  ],
  [
    /[\p{L}\p{M}]+\s+(?:شہر\s+)?سے(?=\s+(?:ہوں|ہیں|آیا|آئی|آئے|آ\s+رہ)|\s*[،۔])|میں\s+(?:ہی\s+)?(?:پیدا|پلا|پلی|بڑ[اےی]\s+ہ)|(?<!(?:اس|اسی|کس)\s)(?:پیدائش|وطن|گھر|گاؤں|شہر|ضلع|میکہ)(?!\s+(?:میں|سے|کو|پر|کا|کی|کے)(?![\p{L}\p{M}]))(?:\s+(?:ہے|میرا|ہمارا|تو|میرے))*\s*[،:]?\s+[\p{L}\p{M}]+/u,
    1.5,
  ],
];

const STATES = { work: STATES_WORK, origin: STATES_ORIGIN } as const;

/** A clause about somebody else. */
const OF_OTHERS = new RegExp(
  `^\\s*(?:and\\s+)?(?:he|she|they|his|her|their)\\b|^\\s*(?:(?:my|our)\\s+(?:\\p{L}+\\s+)?(?:${KIN_EN})\\b(?<!\\b(?:family|village|town|home)))|^\\s*(?:वह|वो|उसक[ाीे]|उनक[ाीे]|woh?|usk[aie]|unk[aie]|وہ|اس\\s+ک[اےی])(?![\\p{L}\\p{M}])|^\\s*(?:मेर[ाीे]|हमार[ाीे]|mer[aie]|hamar[aie]|میر[اےی]|ہمار[اےی])\\s+(?:${KIN_HI}|${KIN_LATIN}|${KIN_UR})(?<!(?:घर|गाँव|ghar|gaon|گھر|گاؤں))(?![\\p{L}\\p{M}])`,
  'iu',
);
const CLAUSES = /[,;:،।۔]|(?<![\p{L}\p{M}])(?:but|पर|लेकिन|par|lekin|لیکن|مگر)(?![\p{L}\p{M}])/iu;
/** A clause that denies it. */
const DENIES =
  /\bI(?:['’]m| am| was|['’]ve)? (?:not|never|no)\b|n['’]t (?:from|an?|the|work|live|come)\b|(?<![\p{L}\p{M}])(?:न|ना|na|نہ)\s+(?:मैं|तो|main|میں)|(?<![\p{L}\p{M}])(?:न|na|نہ)\s+[\p{L}\p{M}]+\s*$|(?:नहीं|नही|nahi+n?|nhi|نہیں)\s+(?:हूँ|हूं|हैं|था|थी|कर|आय|hoon|hun|hu|hain|tha|thi|kar|aay|ہوں|ہیں|تھا|تھی|کر|آی)/iu;

/** How surely a sentence states what is asked; 0 if it does not. */
export function statesOfSelf(text: string, asked: readonly OfSelf[]): number {
  const quote = text
    .split(CLAUSES)
    .filter((clause) => !DENIES.test(clause) && !OF_OTHERS.test(clause))
    .join(', ');
  const each = asked.map((one) =>
    STATES[one].reduce((most, [form, sure]) => (sure > most && form.test(quote) ? sure : most), 0),
  );
  return each.includes(0) ? Math.max(...each) / 2 : Math.max(...each);
}
