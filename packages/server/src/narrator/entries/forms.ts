import type { StatedKind } from '../Entry.ts';

/** How people state things in a language. The first form that fits a sentence says what it is about. */
export interface Forms {
  /** Words of the first person: without one, nothing is stated of the player. */
  readonly mine: RegExp;
  readonly kinds: readonly (readonly [StatedKind, RegExp])[];
  /** Suppositions, wishes and denials of what follows: they state nothing. */
  readonly unreal: RegExp;
  /** Only somebody named hears it, or nobody. The first group is the name. */
  readonly whispered?: RegExp;
  readonly unseen?: RegExp;
  /** Somebody is asked: they answer only what they have heard. The first group is the name. */
  readonly asks?: RegExp;
  /** A question, where no mark says so. */
  readonly question: RegExp;
  /** Whether a question begins with its word. */
  readonly isAskedFirst?: true;
}

/** A word, in scripts that have no `\b`. */
const word = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
const of = (words: string): RegExp => new RegExp(word(words), 'iu');

const KIN_EN =
  'sisters?|brothers?|mother|father|mum|mom|amma|appa|papa|parents?|sons?|daughters?|wife|husband|uncles?|aunt(?:ie|y)?s?|cousins?|grand(?:mother|father|ma|pa)|nieces?|nephews?|child|children|twins?|friends?|teacher|master|guru|dog|cat|horse|goat|cow|parrot|family|village|town|home';
const BODY_EN =
  'hands?|arms?|legs?|foot|feet|knees?|heads?|eyes?|ears?|back|shoulders?|fingers?|thumb|chest|side|ribs?|wrists?|ankles?|tooth|teeth|throat|stomach|wound|cut|burn|heart';

const EN: Forms = {
  isAskedFirst: true,
  mine: /\b(?:I|I['’]?(?:m|ve|d|ll)|my|me|mine|myself|we|our)\b|^name:|\bthe name(?:['’]?s| is)\b/i,
  unreal:
    /^(?:if|suppose|imagine|pretend|what if|maybe|perhaps|should|could|would|can|may|will|shall|do|does|did|is|are|was|were|have|has|let)\b|\b(?:if I (?!may)|I wish|pretend(?:ed)? to|(?:was|were) going to|wonder(?:ing)? (?:if|whether)|not my name|my name is not|my name isn['’]t|(?:never|not|n['’]?t|refuse to) (?:ever )?(?:promised?|swear|swore|give|gave|owed?|hide|hid|tell|told|hand|pay|offer))\b|^[^,;]*\b(?<!if )I (?:would(?! (?:like|rather|kindly))|could|might|may|should)\b|^(?:I|we)(?:['’]?m| am| are)? (?:want to|going to|try to|about to|ask (?:him|her|them|whether|if))\b/i,
  question:
    /^(?:(?:so|and|hey|by|to|on|in)\s)*(?:(?:who|what|where|why|how|which|whose|whom)(?:['’]?s)?|when (?:did|do|does|is|are|was|were|have|has|had|should|will|can))\b|\b(?:what|where|who|which|how many|how much|how) (?:\w+ )?(?:did|do|was|is|are|were|have|had|am)\b|\bdo (?:yo)?u (?:remember|know|recall|think)\b|\bremind me\b|\btell me (?:what|who|where|which|how|my)\b/i,
  whispered:
    /\b(?:whisper(?:ed|ing)?|murmur(?:ed)?|confide(?:d)?|breathe(?:d)?)\b(?:[^.:,]*?\b(?:to|in|into)\s+)((?:the\s+)?[\p{L}\p{M}'’-]+?)(?:['’]s ear)?(?=[\s.,:;!]|$)|\b(?:tell|told|say to|said to|confess to)\s+((?:the\s+)?[\p{L}\p{M}-]+)[^.:]{0,20}\b(?:alone|quietly|softly|in secret|secretly|privately|in (?:his|her|their) ear)\b/iu,
  unseen:
    /\b(?:hide|hid|hidden|bury|buried|conceal(?:ed)?|stash(?:ed)?|secretly|in secret|nobody sees|no one sees|to myself|in my (?:head|mind|heart)|silently)\b/i,
  asks: /\b(?:ask|asked|asking)\s+((?:the\s+|old\s+)?[\p{L}\p{M}-]+)|^['"‘“]?([\p{Lu}][\p{L}\p{M}-]+),\s/u,
  kinds: [
    ['named', /\b(?:call|called|name|named|christen)\b (?:it|him|her|them|the|this|that|my)\b/i],
    [
      'name',
      /(?:\b[Mm]y|\b[Tt]he|^)\s*n(?:a|m)+e(?:['’]?s| is| was|:| for \w+ is)\s|\b[Mm]y name\b.*\bit is\b|\b[Ii](?:['’]?m| am) (?:called|named|known as)\b|(?<!\b(?:not|never|stop|[Dd]are|[Dd]on['’]?t) )\b(?:(?:[Cc]all|calls|called|named|calling) me\b|(?:address|knows?) me as)|\b[Ii](?:['’]?d| would| want| wish)\b.*\b(?:ad+ressed|called|known) (?:as )?|\bintroduce myself as\b|\b[Ii] go by\b|\b[Ii](?:['’]?m| am) \p{Lu}[\p{Ll}\p{M}]+(?=\s*(?:[.,!]|$| of | from | and | ok))/u,
    ],
    [
      'promise',
      /\b(?:promis(?:e|ed|ing)|swear|swore|sworn|vow(?:ed)?|(?<!\ba )pledg(?:e|ed)|my word|on my (?:\w+(?:['’]s)? )?(?:grave|life|honou?r|soul)|give (?:\w+ )?my word|(?:my|an) oath)\b/i,
    ],
    [
      'debt',
      /\b(?:owe|owes|owed|in (?:your|his|her) debt|borrow(?:ed)?|lend|lent|pay (?:you|him|her|it|them) back|repay)\b/i,
    ],
    [
      'hurt',
      new RegExp(
        `\\bI(?:['’]m| am| was| have been|['’]ve been)? (?:badly |still |a little )?(?:hurt|wounded|injured|bleeding|burn(?:ed|t)?|bruised|sick|ill|feverish|lame|limping|half.blind|blind|deaf|cut|sprain(?:ed)?|br(?:oke|eak|oken)|twist(?:ed)?|scald(?:ed)?)\\b|\\bmy (?:\\w+ )?(?:${BODY_EN})\\b.*\\b(?:hurts?|aches?|burn(?:s|t|ed)?|bleed(?:s|ing)?|broken|bruised|swollen|cut|sprained|wounded|stiff|sore|numb|throbs?|scarred|missing)\\b|\\b(?:burned|burnt|broken|bleeding|sprained|wounded|bad) (?:left |right )?(?:${BODY_EN})\\b`,
        'i',
      ),
    ],
    [
      'fear',
      /\b(?:afraid|scared|frightened|terrified|fear|dread|cannot swim|can['’]t swim|cannot bear|can['’]t bear|nightmares?)\b/i,
    ],
    [
      'kin',
      new RegExp(
        `\\b(?:my|our) (?:\\w+ ){0,2}(?:${KIN_EN})\\b|\\bI have (?:an?|two|three|four|five|six|seven|no) (?:\\w+ ){0,2}(?:${KIN_EN})\\b`,
        'i',
      ),
    ],
    [
      'gift',
      /^(?!.*\b(?:[Gg]ive|[Hh]and|[Oo]ffer|[Pp]ass|[Bb]ring|[Pp]ay|[Ss]ell|[Rr]eturn) me\b).*\b(?:(?:[Gg]ive|gave|given|[Hh]and|handed|[Oo]ffer|offered|[Pp]ass|passed|[Pp]ay|paid|[Ll]eave|left|[Pp]resent|gift|gifted|[Rr]eturn|returned|[Ss]ell|sold|[Ss]lip|slipped|[Pp]ress|pressed)\b.*\b(?:to|him|her|them|into|with)\b|(?:[Gg]ive|gave|[Hh]and|handed|[Oo]ffer|offered|[Pp]ay|paid|[Bb]ring|brought) (?:the )?\p{Lu}[\p{L}\p{M}]+)/u,
    ],
    ['count', /\bcount(?:ed)?\b.*(?:\d|\bthere (?:are|is|were)\b|:)/i],
    [
      'put',
      /\b(?:hide|hid|bury|buried|put|place|placed|set|lay|laid|tuck|tucked|stow|stowed|stash|stashed|hang|hung|tie|tied|fasten|fastened|lock|locked|drop|dropped|sew|sewed|pin|pinned|nail|nailed|paint|painted|carve|carved|scratch|scratched|write|wrote|mark|marked|plant|planted|keep|kept|leave|left|push|pushed|slide|slid|wrap|wrapped|conceal|concealed|store|stored)\b.*\b(?:in|into|inside|under|underneath|beneath|behind|on|onto|to|at|by|beside|between|above|over|around|round|near|below|with)\b/i,
    ],
    [
      'said',
      /\b(?:I|we)\b[^.:,;]{0,24}\b(?:tell|told|whisper|whispered|confess|confessed|admit|admitted|confide|confided|reveal|revealed|explain|explained|claim|claimed|lie to|lied to|say|said|warn|warned|mention|mentioned)\b(?! me\b)/i,
    ],
    [
      'self',
      /\bI(?:['’]m| am| was) (?:an?|the|from|born|not|only|\w+ years)\b|\bI (?:was born|come from|came from|live|lived|work|worked|cannot|can['’]t|never|have never|used to|love|hate|lost|killed|stole|know how|speak|am from|grew up|have (?:an?|no|one|two|three))\b|\bmy \w+ (?:is|are|was|were|has|have|died|drowned)\b/i,
    ],
  ],
};

const KIN_HI =
  'बहन|बहनें|दीदी|भाई|भइया|भैया|माँ|मां|अम्मा|माई|पिता|पिताजी|बाप|बाबा|अब्बा|बापू|बेटा|बेटे|बेटी|पत्नी|बीवी|घरवाली|पति|दादी|दादा|नानी|नाना|चाचा|चाची|मामा|मामी|बुआ|मौसी|फूफा|ताऊ|भतीजा|भतीजी|भांजा|भांजी|दोस्त|सहेली|गुरु|गुरुजी|उस्ताद|बच्चा|बच्चे|कुत्ता|घोड़ा|गाय|बकरी|गाँव|घर';
const HI: Forms = {
  mine: of(
    'मैं|मैंने|मेरा|मेरी|मेरे|मुझे|मुझको|मुझसे|मुझपे|मुझ|हम|हमने|हमारा|हमारी|हमारे|अपना|अपनी|अपने|हूँ|हूं|दूँगा|दूँगी|दूंगा|दूंगी|बाँधी|बाँधा|रखा|रखी',
  ),
  unreal:
    /^(?:अगर|यदि|मान लो|शायद|काश)(?=\s)|(?:नाम नहीं|वादा नहीं|नहीं दूँगा|नहीं दूँगी|नहीं दूंगा|नहीं दूंगी|चाहता हूँ|चाहती हूँ)/u,
  question: of(
    'क्या|बताओ|याद है|कौन|कौनसा|कौनसे|कौन-सा|कहाँ|कहां|कब|कैसे|कितने|कितना|कितनी|किसे|किसको|किससे|किसका|किस',
  ),
  whispered: /([\p{L}\p{M}]+)\s+के\s+कान\s+में|([\p{L}\p{M}]+)\s+(?:से|को)\s+(?:धीरे\s+से|चुपके\s+से|अकेले\s+में|फुसफुसा)/u,
  unseen: /(?:छिपा|छुपा|गाड़|दफ़ना|दबा दि|चुपके|चोरी-छिपे|मन में|मन ही मन)/u,
  asks: /([\p{L}\p{M}]+)\s+से\s+(?:पूछ|पूछा)/u,
  kinds: [
    ['named', /(?:उसका|उसकी|इसका|का|की)\s+नाम\s+.{1,40}(?:रखा|रख\s|रखता|रखती|दिया)/u],
    [
      'name',
      /(?:मेरा?|अपना|हमारा)\s+(?:असली\s+)?नाम|मुझे\s+.{1,40}(?<!(?<![\p{L}\p{M}])(?:मत|नहीं|न)\s)(?:कह(?!ना है)|बोल(?!ना है)|बुला|पुकार)|मैं\s+[\p{L}\p{M}]+\s+(?:हूँ|हूं)\s*(?:$|[,।.!])|मैं\s+(?:हूँ|हूं),|(?:^|[,!]\s*)मैं\s+[\p{L}\p{M}]+(?:,|\s+बोल\s+रह)/u,
    ],
    ['promise', /(?:वादा|वादे|वचन|क़सम|कसम|सौगंध|प्रण|प्रतिज्ञा|ज़बान दी|जुबान दी)/u],
    ['debt', /(?:उधार|क़र्ज़|कर्ज|कर्ज़|बक़ाया|लौटा दूँ|लौटाऊँ|चुका दूँ|चुकाऊँ)/u],
    [
      'hurt',
      /(?:चोट|घाव|ज़ख़्म|जख्म|दर्द|दुख रह|दुखता|दुखती|जल गया|जल गई|जल गये|टूट गया|टूट गई|मोच|लहूलुहान|ख़ून|खून बह|बुख़ार|बुखार|सूज)/u,
    ],
    ['fear', /(?:डर|ख़ौफ़|खौफ|भय|दहशत|तैरना नहीं|घबरा)/u],
    [
      'kin',
      new RegExp(`(?:मेरा|मेरी|मेरे|हमारी|हमारा|हमारे)\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}${word(KIN_HI)}`, 'u'),
    ],
    ['count', /(?:गिन[ेाी]|गिनकर|गिनता|गिनती)/u],
    ['gift', /(?:को|के हाथ में|हाथ में)\s+.{1,60}(?:दिया|दी|दिए|दिये|दे दिया|दे दी|देता हूँ|देती हूँ|सौंप|थमा|भेंट|लौटा)/u],
    [
      'put',
      /(?:छिपा|छुपा|गाड़|दबा दि|रख दि|रखा|रखी|रखता|रखती|बाँध|बांध|टाँग|टांग|लटका|दफ़ना|सी दि|लिख दि|लिखा|खोद|चिपका|डाल दि|छोड़ दि|छोड़ा|छोड़ी|लगा दि)/u,
    ],
    [
      'said',
      /(?:कान में|फुसफुसा|बताया|बता दिया|बताता|बताती|कहा(?![\p{L}\p{M}])|कह दिया|कहता|कहती|क़बूल|कबूल|मान लिया|झूठ)/u,
    ],
    [
      'self',
      /मैं\s+.{1,60}(?:हूँ|हूं|था|थी|रहता|रहती|आया|आई)(?:\s|$|[।,.])|मुझे\s+.{1,50}(?:नहीं आता|नहीं आती|पसंद|आता है|आती है)|(?:मेरा|मेरी|मेरे)\s+.{1,60}(?:है|हैं|था|थी|थे|गया|गई|गए)/u,
    ],
  ],
};

const KIN_LATIN =
  'behe?n|bahan|didi|bhai|bhaiya|maa|amma|mai|pita|pitaji|baap|baba|abba|bapu|beta|beti|patni|biwi|pati|dadi|dada|nani|nana|chacha|chachi|mama|mami|bua|mausi|dost|saheli|guru|ustad|bachcha|bachche|gaon|ghar';
/** Hindi and Urdu in Latin letters. */
const LATIN: Forms = {
  mine: /\b(?:main|mai|maine|mene|mera|meri|mere|mujhe|mujhko|mujhse|mujh|hum|humne|hamara|hamari|apna|apni|apne|hoon|hun|hu)\b/i,
  unreal:
    /^(?:agar|yadi|maan lo|shayad|kaash)\b|\b(?:naam nahi|vaada nahi|wada nahi|nahi dunga|nahi dungi|chahta|chahti)\b/i,
  question: /\b(?:kya|batao|kaun\w*|kahan|kab|kaise|kitne|kitna|kitni|kise|kisko|kisse|kiska|kis)\b/i,
  whispered: /\b([a-z]+)\s+ke\s+kaan\s+(?:mein|me)\b|\b([a-z]+)\s+(?:se|ko)\s+(?:chupke|dheere|akele)\b/i,
  unseen: /\b(?:chh?up[ao]\w*|chh?ip[ao]\w*|gaa?d\w*|dafna\w*|chupke|man hi man)\b/i,
  asks: /\b([a-z]+)\s+se\s+poo?ch\w*/i,
  kinds: [
    ['named', /\b(?:uska|iska|ka|ki)\s+naam\s+.{1,40}\b(?:rakha|rakh)\b/i],
    [
      'name',
      /\b(?:(?:mera|hamara|apna)\s+(?:asli\s+)?|asli\s+)na+m\b|\bmujhe\s+.{1,40}\b(?<!\b(?:mat|nahi|na)\s)(?:k[ae]h|bol|bula|pukar)\w*\b(?! (?:hai|chahta)\b)|\bmain?\s+\w+(?:\s+(?:hoon|hun|hu)\s*(?:$|[,.!])|\s+bol\s+rah)|(?:^|[,!]\s*)main?\s+\w+,/i,
    ],
    ['promise', /\b(?:v?w?aa?da|vachan|kasam|qasam|saugandh|pran)\b/i],
    ['debt', /\b(?:udhaa?r|karz|qarz|lauta dunga|lauta dungi|chuka dunga|chukaunga)\b/i],
    [
      'hurt',
      /\b(?:chot|ghaa?v|zakhm|jakhm|dard|dukh rah\w*|jal ga[yi]\w*|toot ga[yi]\w*|moch|khoon|bukhaa?r|soo?j\w*)\b/i,
    ],
    ['fear', /\b(?:dar|darta|darti|khauf|bhay|ghabra\w*|tairna nahi)\b/i],
    ['kin', new RegExp(`\\b(?:mera|meri|mere|hamara|hamari)\\s+(?:\\w+\\s+){0,2}(?:${KIN_LATIN})\\b`, 'i')],
    ['count', /\bgin(?:e|a|i|kar|ta|ti)\b/i],
    [
      'gift',
      /\b(?:ko|ke haath)\s+.{1,60}\b(?:diya|di|diye|de diya|de di|deta|deti|saump\w*|thama\w*|lauta\w*)\b/i,
    ],
    [
      'put',
      /\b(?:chh?up[ao]\w*|chh?ip[ao]\w*|gaa?d\w*|daba di\w*|rakh(?:a|i|ta|ti)?|baan?dh\w*|taang\w*|latka\w*|likh\w*|chhod\w*|daal\w*)\b/i,
    ],
    [
      'said',
      /\b(?:kaan me(?:in)?|phusphusa\w*|bataya|bata diya|batata|batati|kaha|keh diya|kabool\w*|jhooth)\b/i,
    ],
    [
      'self',
      /\bmain\s+.{1,60}\b(?:hoon|hun|tha|thi|rehta|rehti|aaya|aayi)\b|\bmujhe\s+.{1,50}\b(?:nahi aata|nahi aati|pasand|aata hai|aati hai)\b|\bm[ea]r[aei]\s+.{1,60}\b(?:hai|hain|tha|thi|the|gaya|gayi)\b/i,
    ],
  ],
};

const KIN_UR =
  'بہن|آپا|باجی|بھائی|بھیا|ماں|اماں|امی|والدہ|والد|باپ|ابا|ابو|بابا|بیٹا|بیٹے|بیٹی|بیوی|شوہر|دادی|دادا|نانی|نانا|چچا|چچی|ماموں|خالہ|پھوپھی|بھتیجا|بھتیجی|دوست|سہیلی|استاد|بچہ|بچے|گاؤں|گھر';
const UR: Forms = {
  mine: of('میں|میرا|میری|میرے|مجھے|مجھ|مجھ سے|ہم|ہمارا|ہماری|ہمارے|اپنا|اپنی|اپنے|ہوں|دوں'),
  unreal: /^(?:اگر|شاید|کاش|مان لو)(?=\s)|(?:نام نہیں|وعدہ نہیں|نہیں دوں|چاہتا ہوں|چاہتی ہوں)/u,
  question: of('^کیا|کون|کہاں|کب|کیسے|کتنے|کتنا|کتنی|کسے|کس|کون سے'),
  whispered: /([\p{L}\p{M}]+)\s+کے\s+کان\s+میں|([\p{L}\p{M}]+)\s+(?:سے|کو)\s+(?:چپکے|آہستہ|اکیلے|سرگوشی)/u,
  unseen: /(?:چھپا|گاڑ|دفن|دبا دی|چپکے|دل میں)/u,
  asks: /([\p{L}\p{M}]+)\s+سے\s+پوچھ/u,
  kinds: [
    ['named', /(?:اس کا|اس کی|اسکا|کا|کی)\s+نام\s+.{1,40}(?:رکھا|رکھ|دیا)/u],
    [
      'name',
      /(?:میرا|ہمارا|اپنا)\s+(?:اصلی\s+)?نام|مجھے\s+.{1,40}(?:کہتے|کہو|کہیے|بلاتے|بلاؤ|پکارو)|میں\s+[\p{L}\p{M}]+\s+ہوں\s*$/u,
    ],
    ['promise', /(?:وعدہ|وعدے|قسم|قول|عہد|زبان دی)/u],
    ['debt', /(?:ادھار|قرض|لوٹا دوں|چکا دوں|چکاؤں)/u],
    ['hurt', /(?:چوٹ|زخم|درد|دکھ رہ|دکھتا|دکھتی|جل گیا|جل گئی|ٹوٹ گیا|ٹوٹ گئی|موچ|خون|بخار|سوج)/u],
    ['fear', /(?:ڈر|خوف|دہشت|گھبرا|تیرنا نہیں)/u],
    [
      'kin',
      new RegExp(`(?:میرا|میری|میرے|ہماری|ہمارا|ہمارے)\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}${word(KIN_UR)}`, 'u'),
    ],
    ['count', /(?:گن[ےای]|گن کر|گنتا|گنتی)/u],
    ['gift', /(?:کو|کے ہاتھ میں)\s+.{1,60}(?:دیا|دی|دیے|دے دیا|دے دی|دیتا ہوں|دیتی ہوں|سونپ|تھما|لوٹا)/u],
    [
      'put',
      /(?:چھپا|گاڑ|دبا دی|رکھ دی|رکھا|رکھی|رکھتا|رکھتی|باندھ|ٹانگ|لٹکا|دفن|لکھا|لکھی|لکھ دی|ڈال دی|چھوڑا|چھوڑی|چھوڑ دی|لگا دی)/u,
    ],
    ['said', /(?:کان میں|سرگوشی|بتایا|بتا دیا|بتاتا|بتاتی|کہا(?![\p{L}\p{M}])|کہہ دیا|کہتا|کہتی|جھوٹ)/u],
    [
      'self',
      /میں\s+.{1,60}(?:ہوں|تھا|تھی|رہتا|رہتی|آیا|آئی)(?:\s|$|[۔،.])|مجھے\s+.{1,50}(?:نہیں آتا|نہیں آتی|پسند|آتا ہے|آتی ہے)|(?:میرا|میری|میرے)\s+.{1,60}(?:ہے|ہیں|تھا|تھی|تھے|گیا|گئی|گئے)/u,
    ],
  ],
};

/** Names and kin alone. `my` may be joined to its noun. */
const namesOf = (my: string, name: string, kin: string, question: string): Forms => ({
  mine: new RegExp(`(?<![\\p{L}\\p{M}])(?:${my})`, 'iu'),
  unreal: /^$/u,
  question: new RegExp(`(?<![\\p{L}\\p{M}])(?:${question})`, 'u'),
  kinds: [
    ['name', new RegExp(`(?<![\\p{L}\\p{M}])(?:${my})\\s*(?:${name})`, 'iu')],
    ['kin', new RegExp(`(?<![\\p{L}\\p{M}])(?:${my})\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}(?:${kin})`, 'iu')],
  ],
});

const BN = namesOf(
  'আমার',
  'নাম',
  'বোন|দিদি|ভাই|দাদা|মা|মায়ের|বাবা|ছেলে|মেয়ে|স্ত্রী|বউ|স্বামী|ঠাকুমা|দিদা|দাদু|কাকা|কাকি|মামা|মাসি|পিসি|বন্ধু|গ্রাম|বাড়ি',
  'কী|কি|কে|কোথায়|কখন|কেন|কত|কোন|কার',
);
const GU = namesOf(
  'મારું|મારુ|મારી|મારો|મારા',
  'નામ',
  'બહેન|ભાઈ|મા|માતા|બા|બાપુ|પિતા|પપ્પા|દીકરો|દીકરી|પત્ની|પતિ|દાદી|દાદા|નાની|નાના|કાકા|કાકી|મામા|માસી|ફોઈ|મિત્ર|ગામ|ઘર',
  'શું|કોણ|ક્યાં|ક્યારે|કેમ|કેટલા|કેટલી|કયું|કયા|કોને|કોનું',
);
const KN = namesOf(
  'ನನ್ನ',
  'ಹೆಸರು',
  'ಅಕ್ಕ|ತಂಗಿ|ಸಹೋದರಿ|ಅಣ್ಣ|ತಮ್ಮ|ಸಹೋದರ|ಅಮ್ಮ|ತಾಯಿ|ಅಪ್ಪ|ತಂದೆ|ಮಗ|ಮಗಳು|ಹೆಂಡತಿ|ಗಂಡ|ಅಜ್ಜಿ|ಅಜ್ಜ|ಚಿಕ್ಕಪ್ಪ|ಮಾವ|ಅತ್ತೆ|ಗೆಳೆಯ|ಗೆಳತಿ|ಊರು|ಮನೆ',
  'ಏನು|ಯಾರು|ಎಲ್ಲಿ|ಯಾವಾಗ|ಏಕೆ|ಎಷ್ಟು|ಯಾವ|ಯಾರಿಗೆ',
);
const ML = namesOf(
  'എന്റെ',
  'പേര്',
  'സഹോദരി|ചേച്ചി|അനിയത്തി|പെങ്ങൾ|സഹോദരൻ|ചേട്ടൻ|അനിയൻ|അമ്മ|അച്ഛൻ|അപ്പൻ|മകൻ|മകൾ|ഭാര്യ|ഭർത്താവ്|മുത്തശ്ശി|മുത്തശ്ശൻ|അമ്മാവൻ|അമ്മായി|കൂട്ടുകാരൻ|കൂട്ടുകാരി|നാട്|വീട്',
  'എന്ത്|എന്താ|ആര്|ആരാ|എവിടെ|എപ്പോൾ|എന്തിന്|എത്ര|ഏത്',
);
const MR = namesOf(
  'माझं|माझे|माझा|माझी|माझ्या',
  'नाव|नांव',
  'बहीण|बहिण|बहिणी|ताई|भाऊ|दादा|आई|वडील|बाबा|मुलगा|मुलगी|बायको|पत्नी|नवरा|पती|आजी|आजोबा|काका|काकू|मामा|मावशी|आत्या|मित्र|मैत्रीण|गाव|घर',
  'काय|कोण|कुठे|कधी|का|किती|कोणता|कोणती|कोणाला|कोणाचं',
);
const TA = namesOf(
  'என்|என்னுடைய|எனது',
  'பெயர்|பேர்|பெயரை|பெயரைத்',
  'அக்கா|தங்கை|தங்கச்சி|சகோதரி|அண்ணன்|அண்ணா|தம்பி|சகோதரன்|அம்மா|தாய்|அப்பா|தந்தை|மகன்|மகள்|மனைவி|கணவன்|கணவர்|பாட்டி|தாத்தா|சித்தப்பா|சித்தி|மாமா|அத்தை|நண்பன்|தோழி|ஊர்|வீடு',
  'என்ன|யார்|எங்கே|எங்கு|எப்போது|ஏன்|எத்தனை|எவ்வளவு|எந்த|யாருக்கு',
);
const TE = namesOf(
  'నా',
  'పేరు',
  'అక్క|చెల్లి|చెల్లెలు|సోదరి|అన్న|తమ్ముడు|సోదరుడు|అమ్మ|తల్లి|నాన్న|తండ్రి|కొడుకు|కూతురు|భార్య|భర్త|అమ్మమ్మ|నానమ్మ|తాత|బాబాయి|పిన్ని|మామ|అత్త|స్నేహితుడు|స్నేహితురాలు|ఊరు|ఇల్లు',
  'ఏమిటి|ఏమి|ఏంటి|ఎవరు|ఎక్కడ|ఎప్పుడు|ఎందుకు|ఎన్ని|ఎంత|ఏ|ఎవరికి',
);

const BY_LANGUAGE: Readonly<Record<string, readonly Forms[]>> = {
  en: [EN, LATIN],
  hi: [HI, LATIN, EN],
  ur: [UR, LATIN, EN],
  bn: [BN, EN],
  gu: [GU, EN],
  kn: [KN, EN],
  ml: [ML, EN],
  mr: [MR, EN],
  ta: [TA, EN],
  te: [TE, EN],
};

/** The forms for lines of players of a story in this language, the likeliest first. */
export const formsOf = (language: string): readonly Forms[] => BY_LANGUAGE[language] ?? BY_LANGUAGE['en']!;
