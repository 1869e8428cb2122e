import { word } from './formTypes.ts';

export const KIN_EN =
  'sisters?|brothers?|mother|father|mum|mom|mommy|mummy|dad|daddy|pa|gran(?:ny|dad|dson|ddaughter)?|nan|bride|fianc[eé]e?|girlfriend|boyfriend|stepmother|stepfather|godmother|godfather|widow|baby|boss|neighbou?rs?|amma|appa|papa|parents?|sons?|daughters?|wife|husband|uncles?|aunt(?:ie|y)?s?|cousins?|grand(?:mother|father|ma|pa)|nieces?|nephews?|child|children|twins?|friends?|teacher|master|guru|dog|cat|horse|goat|cow|parrot|family|village|town|home';
export const KIN_HI =
  'बहन|बहनें|दीदी|भाई|भइया|भैया|माँ|मां|अम्मा|माई|पिता|पिताजी|बाप|बाबा|अब्बा|बापू|बेटा|बेटे|बेटों|बेटी|बेटियों|बेटियाँ|भाइयों|बहनों|पत्नी|बीवी|घरवाली|पति|दादी|दादा|नानी|नाना|चाचा|चाची|मामा|मामी|बुआ|मौसी|फूफा|ताऊ|भतीजा|भतीजी|भांजा|भांजी|ससुर|सास|ननद|देवर|भाभी|जीजा|साला|साली|बहू|दामाद|जेठ|जेठानी|पोता|पोते|पोती|नाती|जुड़वाँ|जुड़वां|मंगेतर|पापा|मम्मी|मम्मा|अम्मी|बाबूजी|बाबू|ताई|मौसा|पड़ोसी|पड़ोसन|बिटिया|मुर्गी|बिल्ली|भैंस|दोस्त|सहेली|गुरु|गुरुजी|उस्ताद|बच्चा|बच्चे|कुत्ता|घोड़ा|गाय|बकरी|गाँव|घर';
export const KIN_LATIN =
  'behe?n|bahan|didi|bhai|bhaiya|maa|amma|mai|pita|pitaji|baap|baba|abba|bapu|beta|bete|beton|beti|betiyan|betiyon|bhaiyon|patni|biwi|pati|dadi|dada|nani|nana|chacha|chachi|mama|mami|bua|mausi|mausa|papa|mummy|mumm?a|mom|ammi|abbu|babuji|bhabhi|jija|saal[ai]|sasur|saas|nanad|devar|bahu|damaa?d|pot[aie]|mangetar|judwaa?|tau|tai|bitiya|padosi|padosan|girlfriend|boyfriend|gf|bf|kutt[ae]|billi|dost|saheli|guru|ustad|bachcha|bachche|gaon|ghar';
export const KIN_UR =
  'بہن|آپا|باجی|بھائی|بھیا|ماں|اماں|امی|والدہ|والد|باپ|ابا|ابو|بابا|بیٹا|بیٹے|بیٹوں|بیٹی|بیٹیوں|بھائیوں|بہنوں|بیوی|شوہر|دادی|دادا|نانی|نانا|چچا|چچی|ماموں|خالہ|خالا|پھوپھی|پھپھو|ممانی|تایا|تائی|ساس|سسر|نند|دیور|بھابھی|بھابی|بہو|داماد|پوت[اےی]|منگیتر|پاپا|پڑوسی|پڑوسن|جڑواں|بلی|گائے|بکری|بھتیجا|بھتیجی|دوست|سہیلی|استاد|بچہ|بچے|گاؤں|گھر';

const MY =
  'my|our|मेरा|मेरी|मेरे|हमारा|हमारी|हमारे|अपना|अपनी|अपने|mera|meri|mere|hamara|hamari|hamare|apna|apni|apne|میرا|میری|میرے|ہمارا|ہماری|ہمارے|اپنا|اپنی|اپنے';
const HAVE = "(?:I(?:['’]ve)?\\s+(?:have|had|got|have\\s+got)|^(?:got|had|have))";
const ALL = word([KIN_EN, KIN_HI, KIN_LATIN, KIN_UR].join('|'));
/** Between "my" and a noun: neither another person nor another owner. */
const BETWEEN = `(?:(?!(?:and|or|an?|the|has|have|had|is|are|was|were|है|हैं|hai|hain|his|her|their|of|with|और|का|की|के|aur|ka|ki|ke|اور|کا|کی|کے)\\s|${ALL})[\\p{L}\\p{M}-]+\\s+){0,3}`;
const OTHERS =
  "(?:his|her|their|your|the|an?|[\\p{L}]+['’]s?|उसका|उसकी|उसके|इसका|इसकी|उनका|उनकी|उनके|आपका|आपकी|तुम्हारा|तुम्हारी|का|की|के|uska|uski|uske|iska|iski|unka|unki|unke|aapka|aapki|tumhara|tumhari|tera|teri|ka|ki|ke|اس کا|اس کی|اس کے|ان کا|ان کی|آپ کا|آپ کی|تمہارا|تمہاری|کا|کی|کے)";
const ASKED = new RegExp(
  `(?:${word(MY)}\\s+(?:कोई\\s+|koi\\s+|کوئی\\s+)?|\\b(?:I\\s+have|have\\s+I(?:\\s+got)?)\\s+(?:an?y?|some)\\s+)${BETWEEN}(${ALL})`,
  'giu',
);
/** `Marchetti brothers` */
const NAMED = '(?!(?:And|Well|Dear|Please|Hello|Hey|Oh|Yes|No|But|So)\\s)\\p{Lu}\\p{Ll}+';
const DENIED = new RegExp(
  `${word('no|never had|not have|without')}\\s+(?:an?\\s+|any\\s+)?(?:\\p{L}+\\s+)?${ALL}|n['’]?t\\s+have\\s+(?:an?\\s+|any\\s+)?(?:\\p{L}+\\s+)?${ALL}|${ALL}\\s+(?:नहीं|नही|nahi|nahin|نہیں)(?![\\p{L}\\p{M}])|${ALL}.{0,12}\\b(?:have|had|got) none\\b`,
  'iu',
);
const YET = /\b(?:only|but|except)\b|सिर्फ|सिवा|बस|\b(?:sirf|siva|bas)\b|صرف/iu;

/** A question that names one of the family: `have you seen my sister Nasreen?` */
const NAMED_IN_QUESTION = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)\\s+(?:\\p{L}+\\s+)?(?:${KIN_EN}),?\\s+\\p{Lu}\\p{Ll}+|(?:मेर[ाीे]|mer[aie]|Mer[aie]|میر[اےی])\\s+(?:${KIN_HI}|${KIN_LATIN}|${KIN_UR})\\s+(?!(?:का|की|के|को|ने|से|ka|ki|ke|ko|ne|se|کا|کی|کے|کو|نے|سے)\\s)[\\p{L}\\p{M}]+\\s+(?:को|ने|से|ko|ne|se|کو|نے|سے)(?![\\p{L}\\p{M}])`,
  'u',
);
const ASKS_NAME = /नाम|\bna+m\b|\bname|\bcalled\b|نام|किस|कौन|\bkis|\bkaun|کس\s|کون/iu;
export const namesKin = (question: string): boolean =>
  NAMED_IN_QUESTION.test(question) && !ASKS_NAME.test(question.replace(/(?:किसी|kisi|کسی)/giu, ''));

/** Whom of their family a question of the player is about. */
export const kinAsked = (question: string): readonly string[] =>
  [...question.matchAll(ASKED)].map(([, kin = '']) => kin.toLowerCase());

const forms = new Map<string, readonly [mine: RegExp, others: RegExp, named: RegExp]>();

function formsFor(kin: string): readonly [mine: RegExp, others: RegExp, named: RegExp] {
  const known = forms.get(kin);
  if (known) return known;
  const noun = `${/^[a-z]/.test(kin) ? kin.replace(/s$/, '') : kin}s?(?!-in-law|[\\p{L}\\p{M}])`;
  const made = [
    new RegExp(
      `(?<![\\p{L}\\p{M}])(?<!\\blike\\s)(?:(?:${MY})|${HAVE})\\s+${BETWEEN}${noun}|${HAVE}\\s[^.]*\\b(?:an?|and|two)\\s+(?:[\\p{L}-]+\\s+)?${noun}`,
      'iu',
    ),
    new RegExp(
      `(?<![\\p{L}\\p{M}])${OTHERS}\\s+(?:[\\p{L}\\p{M}-]+\\s+)?${noun}|${kin}-in-law|(?<![\\p{L}])like\\s+(?:my|our)\\s+(?:\\p{L}+\\s+)?${noun}`,
      'iu',
    ),
    new RegExp(`${NAMED}\\s+${noun}`, 'u'),
  ] as const;
  forms.set(kin, made);
  return made;
}

/** Whether a text tells of others' kin of that name, or that the player has none. */
export function isKinOfOthers(text: string, asked: readonly string[]): boolean {
  if (asked.length > 0 && DENIED.test(text) && !YET.test(text)) return true;
  return asked.some((kin) => {
    const [mine, others, named] = formsFor(kin);
    return !mine.test(text) && (others.test(text) || named.test(text));
  });
}
