import { EN } from './english.ts';
import { HI, LATIN } from './hindi.ts';
import { UR } from './urdu.ts';
import type { StatedKind } from '../Entry.ts';
import type { Forms } from './formTypes.ts';

interface Few {
  readonly script: RegExp;
  /** "my" and "our", which may be joined to their noun, and "I". */
  readonly my: string;
  readonly first: string;
  readonly name: string;
  /** How others are asked to call one. */
  readonly called: string;
  readonly kin: string;
  readonly question: string;
  /** Promises in the first person: their verbs say whose they are. */
  readonly promise: string;
  readonly hurt: string;
  readonly denies: string;
  readonly unless: string;
}

interface FewForms extends Forms {
  readonly script: RegExp;
  readonly named: RegExp;
  readonly called: RegExp;
  readonly kinds: readonly (readonly [StatedKind, RegExp])[];
}

const ANY = 'કોઈ|कोणी|कोणताही|কোনো|কোন|কেউ|ਕੋਈ|କେହି|ಯಾರೂ|ಯಾವ|ആരും|ഒരു|எந்த|யாரும்|எவரும்|ఎవరూ|ఏ';

/** Names, kin, promises and wounds alone, in forms that are sure. */
function fewOf(few: Few): FewForms {
  const { script, my, first, name, called, kin, question, promise, hurt, denies, unless } = few;
  const start = '(?<![\\p{L}\\p{M}])';
  const end = '(?![\\p{L}\\p{M}])';
  // whatever is denied in its sentence
  const unlessDenied = `^(?!.*(?:${denies}))`;
  // "I have no son"
  const unlessNone = `^(?!.*${start}(?:${ANY})${end}.*(?:${denies})).*?`;
  return {
    script,
    mine: new RegExp(`${start}(?:${first}|${my}|${promise})`, 'iu'),
    unreal: new RegExp(`${start}(?:${unless})${end}`, 'u'),
    question: new RegExp(`${start}(?:${question})${end}`, 'u'),
    named: new RegExp(
      `${start}(?:${my})\\s*(?:${name})|${start}(?:${first})${end}.*[,،]\\s*(?:${name})\\s+\\S`,
      'iu',
    ),
    called: new RegExp(`${start}${called}`, 'u'),
    kinds: [
      ['promise', new RegExp(`${start}(?:${promise})`, 'u')],
      ['hurt', new RegExp(`${unlessDenied}.*${start}(?:${my})\\s.*${start}(?:${hurt})`, 'u')],
      [
        'kin',
        new RegExp(
          `${unlessNone}${start}(?:${my})\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}(?:${kin})|(?:^|[,.।]\\s*)(?:${kin})[\\p{L}\\p{M}]*\\s+(?:\\S+\\s+){0,2}?(?:${name})[\\p{L}\\p{M}]*\\s|^(?:${kin})\\s+(?:${first})${end}|${start}(?:${first})\\s+\\S+\\s+(?:${kin})${end}`,
          'iu',
        ),
      ],
    ],
  };
}

const BN = fewOf({
  script: /\p{Script=Bengali}/u,
  my: 'আমার|আমাদের|মোৰ|আমাৰ',
  called: '(?:আমাকে|আমায়|মোক)\\s.*(?:ডাক|বলে ডাক|মাতে|মাতিব|বলবেন|বোলো)',
  first: 'আমি|আমাকে|মই|মোক',
  name: 'নাম',
  kin: 'ভাইটি|ককাদেউতা|আইতা|দেউতা|ভাইটিৰ|পত্নী|বোন|দিদি|ভাই|দাদা|মা|মায়ের|বাবা|ছেলে|মেয়ে|স্ত্রী|বউ|স্বামী|ঠাকুমা|দিদা|দাদু|কাকা|কাকি|মামা|মাসি|পিসি|বন্ধু|গ্রাম|বাড়ি',
  question: 'কী|কি|কে|কোথায়|কখন|কেন|কত|কোন|কার',
  promise: 'কথা দিচ্ছি|কথা দিলাম|কথা দিয়েছি|শপথ করছি|শপথ করলাম|প্রতিজ্ঞা করছি|প্রতিজ্ঞা করলাম',
  hurt: 'ব্যথা|কেটে গেছে|কেটে গিয়েছে|ভেঙে গেছে|পুড়ে গেছে|ফুলে গেছে|রক্ত পড়ছে|চোট',
  denies: 'না(?![\\p{L}\\p{M}])|নেই|নি(?![\\p{L}\\p{M}])',
  unless: 'যদি|ধরো|ধরুন|ইশ',
});
const GU = fewOf({
  script: /\p{Script=Gujarati}/u,
  my: 'મારું|મારુ|મારી|મારો|મારા|અમારા|અમારી',
  called: '(?:મને)\\s.*(?:કહે|કહો|બોલાવ)',
  first: 'હું|મેં|મને|મારે',
  name: 'નામ',
  kin: 'બહેન|ભાઈ|મા|માતા|બા|બાપુ|પિતા|પપ્પા|દીકરો|દીકરી|પત્ની|પતિ|દાદી|દાદા|નાની|નાના|કાકા|કાકી|મામા|માસી|ફોઈ|મિત્ર|ગામ|ઘર',
  question: 'શું|કોણ|ક્યાં|ક્યારે|કેમ|કેટલા|કેટલી|કયું|કયા|કોને|કોનું',
  promise: 'વચન આપું છું|વચન આપ્યું છે|કસમ ખાઉં છું|સોગંદ ખાઉં છું|વાયદો કરું છું',
  hurt: 'દુખે છે|દુખાવો|વાગ્યું|તૂટી ગ|દાઝી ગ|લોહી|ઈજા|સોજો',
  denies: 'નથી|નહીં|નહિ',
  unless: 'જો|ધારો|કાશ',
});
const KN = fewOf({
  script: /\p{Script=Kannada}/u,
  my: 'ನನ್ನ|ನಮ್ಮ',
  called: '(?:ನನ್ನನ್ನು|ನನಗೆ)\\s.*(?:ಕರೆ|ಅಂತ ಕರಿ|ಅನ್ನಿ)',
  first: 'ನಾನು|ನನಗೆ',
  name: 'ಹೆಸರು',
  kin: 'ತಾತ|ಅಕ್ಕ|ತಂಗಿ|ಸಹೋದರಿ|ಅಣ್ಣ|ತಮ್ಮ|ಸಹೋದರ|ಅಮ್ಮ|ತಾಯಿ|ಅಪ್ಪ|ತಂದೆ|ಮಗ|ಮಗಳು|ಹೆಂಡತಿ|ಗಂಡ|ಅಜ್ಜಿ|ಅಜ್ಜ|ಚಿಕ್ಕಪ್ಪ|ಮಾವ|ಅತ್ತೆ|ಗೆಳೆಯ|ಗೆಳತಿ|ಊರು|ಮನೆ',
  question: 'ಏನು|ಯಾರು|ಎಲ್ಲಿ|ಯಾವಾಗ|ಏಕೆ|ಎಷ್ಟು|ಯಾವ|ಯಾರಿಗೆ',
  promise: 'ಮಾತು ಕೊಡುತ್ತೇನೆ|ಮಾತು ಕೊಟ್ಟಿದ್ದೇನೆ|ಮಾತು ಕೊಟ್ಟೆ|ಭಾಷೆ ಕೊಡುತ್ತೇನೆ|ಪ್ರಮಾಣ ಮಾಡುತ್ತೇನೆ|ಆಣೆ ಮಾಡುತ್ತೇನೆ',
  hurt: 'ನೋಯುತ್ತಿದೆ|ನೋವು|ನೋವಾಗಿದೆ|ಗಾಯ|ಮುರಿದಿದೆ|ಸುಟ್ಟಿದೆ|ಊದಿದೆ',
  denies: 'ಇಲ್ಲ|ಅಲ್ಲ|ಿಲ್ಲ',
  unless: 'ಒಂದು ವೇಳೆ|ಅಕಸ್ಮಾತ್',
});
const ML = fewOf({
  script: /\p{Script=Malayalam}/u,
  my: 'എന്റെ|ഞങ്ങളുടെ',
  called: '(?:എന്നെ)\\s.*(?:വിളി)',
  first: 'ഞാൻ|എനിക്ക്',
  name: 'പേര്|പേര',
  kin: 'അനിയന്|ഏട്ട|സഹോദരി|ചേച്ചി|അനിയത്തി|പെങ്ങൾ|സഹോദരൻ|ചേട്ടൻ|അനിയൻ|അമ്മ|അച്ഛൻ|അപ്പൻ|മകൻ|മകൾ|ഭാര്യ|ഭർത്താവ്|മുത്തശ്ശി|മുത്തശ്ശൻ|അമ്മാവൻ|അമ്മായി|കൂട്ടുകാരൻ|കൂട്ടുകാരി|നാട്|വീട്',
  question: 'എന്ത്|എന്താ|ആര്|ആരാ|എവിടെ|എപ്പോൾ|എന്തിന്|എത്ര|ഏത്',
  promise: 'ഞാൻ (?:[\\p{L}\\p{M}]+\\s+){0,6}(?:വാക്ക് തരുന്നു|വാക്കു തരുന്നു|സത്യം ചെയ്യുന്നു|ശപഥം ചെയ്യുന്നു|വാഗ്ദാനം ചെയ്യുന്നു)',
  hurt: 'വേദനിക്കുന്നു|വേദന|മുറിവ്|മുറിഞ്ഞു|ഒടിഞ്ഞു|പൊള്ളി',
  denies: 'ഇല്ല|അല്ല|ില്ല',
  unless: 'ഒരുപക്ഷേ|എങ്കിൽ',
});
const MR = fewOf({
  script: /\p{Script=Devanagari}/u,
  my: 'माझं|माझे|माझा|माझी|माझ्या|आमचा|आमची|आमच्या|आमचं',
  called: '(?:मला)\\s.*(?:म्हणा|म्हणतात|हाक मार|बोलवा)',
  first: 'मी|मला',
  name: 'नाव|नांव',
  kin: 'बहीण|बायको|बहिण|बहिणी|ताई|भाऊ|दादा|आई|वडील|बाबा|मुलगा|मुलगी|बायको|पत्नी|नवरा|पती|आजी|आजोबा|काका|काकू|मामा|मावशी|आत्या|मित्र|मैत्रीण|गाव|घर',
  question: 'काय|कोण|कुठे|कधी|का|किती|कोणता|कोणती|कोणाला|कोणाचं',
  promise: 'मी (?:[\\p{L}\\p{M}]+\\s+){0,6}(?:वचन देतो|वचन देते|वचन दिले|वचन दिलं|शब्द देतो|शब्द देते|शपथ घेतो|शपथ घेते)',
  hurt: 'दुखतो|दुखते|दुखतं|दुखत आहे|दुखतोय|दुखतेय|दुखापत|जखम|मोडला|मोडली|मोडलं|भाजला|भाजली|भाजलं|सुजला|सुजली',
  denies: 'नाही|नको|नव्हे',
  unless: 'जर|समजा|कदाचित',
});
const TA = fewOf({
  script: /\p{Script=Tamil}/u,
  my: 'என்|என்னுடைய|எனது|எங்க|எங்கள்',
  called: '(?:என்னை|என்ன)\\s.*(?:கூப்பிடு|அழை|சொல்லு)',
  first: 'நான்|எனக்கு',
  name: 'பெயர்|பேர்|பேரு|பெயரை|பெயரைத்',
  kin: 'அக்கா|தங்கை|தங்கச்சி|சகோதரி|அண்ணன்|அண்ணா|தம்பி|சகோதரன்|அம்மா|தாய்|அப்பா|தந்தை|மகன்|மகள்|மனைவி|கணவன்|கணவர்|பாட்டி|தாத்தா|சித்தப்பா|சித்தி|மாமா|அத்தை|நண்பன்|தோழி|ஊர்|வீடு',
  question: 'என்ன|யார்|எங்கே|எங்கு|எப்போது|ஏன்|எத்தனை|எவ்வளவு|எந்த|யாருக்கு',
  promise:
    'வாக்குக் கொடுக்கிறேன்|வாக்கு கொடுக்கிறேன்|வாக்குக் கொடுத்தேன்|வாக்கு கொடுத்தேன்|வாக்குறுதி அளிக்கிறேன்|வாக்களிக்கிறேன்|உறுதியளிக்கிறேன்|சத்தியம் செய்கிறேன்|சபதம் செய்கிறேன்',
  hurt: 'வலிக்கிறது|வலி|காயம்|உடைந்த|வீங்கி',
  denies: 'இல்லை|வில்லை|அல்ல',
  unless: 'ஒருவேளை',
});
const TE = fewOf({
  script: /\p{Script=Telugu}/u,
  my: 'నా|మా',
  called: '(?:నన్ను|నాకు)\\s.*(?:పిలవ|పిలుస్తా|అనండి)',
  first: 'నేను|నాకు',
  name: 'పేరు',
  kin: 'అక్క|చెల్లి|చెల్లెలు|సోదరి|అన్న|తమ్ముడు|సోదరుడు|అమ్మ|తల్లి|నాన్న|తండ్రి|కొడుకు|కూతురు|భార్య|భర్త|అమ్మమ్మ|నానమ్మ|తాత|బాబాయి|పిన్ని|మామ|అత్త|స్నేహితుడు|స్నేహితురాలు|ఊరు|ఇల్లు',
  question: 'ఏమిటి|ఏమి|ఏంటి|ఎవరు|ఎక్కడ|ఎప్పుడు|ఎందుకు|ఎన్ని|ఎంత|ఏ|ఎవరికి',
  promise: 'మాట ఇస్తున్నాను|మాటిస్తున్నాను|మాట ఇచ్చాను|మాటిచ్చాను|ప్రమాణం చేస్తున్నాను|వాగ్దానం చేస్తున్నాను',
  hurt: 'నొప్పి|నొస్తోంది|గాయం|విరిగి|వాచి',
  denies: 'లేదు|కాదు|లేవు',
  unless: 'ఒకవేళ|బహుశా',
});

const PA = fewOf({
  script: /\p{Script=Gurmukhi}/u,
  my: 'ਮੇਰਾ|ਮੇਰੀ|ਮੇਰੇ|ਸਾਡਾ|ਸਾਡੀ|ਸਾਡੇ',
  called: '(?:ਮੈਨੂੰ|ਸਾਨੂੰ)\\s.*(?:ਕਹਿ|ਆਖ|ਬੁਲਾ|ਸੱਦ)',
  first: 'ਮੈਂ|ਮੈਨੂੰ',
  name: 'ਨਾਂ|ਨਾਮ|ਨਾਂਅ',
  kin: 'ਭੈਣ|ਭਰਾ|ਵੀਰ|ਮਾਂ|ਬੇਬੇ|ਬੀਜੀ|ਪਿਤਾ|ਬਾਪੂ|ਪਿਓ|ਪੁੱਤ|ਧੀ|ਪਤਨੀ|ਵਹੁਟੀ|ਪਤੀ|ਦਾਦੀ|ਦਾਦਾ|ਨਾਨੀ|ਨਾਨਾ|ਚਾਚਾ|ਚਾਚੇ|ਚਾਚੀ|ਮਾਮਾ|ਮਾਮੇ|ਮਾਮੀ|ਮਾਸੀ|ਭੂਆ|ਤਾਇਆ|ਦੋਸਤ|ਪਿੰਡ|ਘਰ',
  question: 'ਕੀ|ਕੌਣ|ਕਿੱਥੇ|ਕਦੋਂ|ਕਿਉਂ|ਕਿੰਨੇ|ਕਿਹੜਾ|ਕਿਸ',
  promise: 'ਵਾਅਦਾ ਕਰਦਾ ਹਾਂ|ਵਾਅਦਾ ਕਰਦੀ ਹਾਂ|ਸਹੁੰ ਖਾਂਦਾ ਹਾਂ|ਸਹੁੰ ਖਾਂਦੀ ਹਾਂ',
  hurt: 'ਦਰਦ|ਸੱਟ|ਪੀੜ|ਟੁੱਟ ਗ|ਸੜ ਗ',
  denies: 'ਨਹੀਂ|ਨਾ(?![\\p{L}\\p{M}])',
  unless: 'ਜੇ|ਜੇਕਰ|ਕਾਸ਼|ਸ਼ਾਇਦ',
});
const OR = fewOf({
  script: /\p{Script=Oriya}/u,
  my: 'ମୋ|ମୋର|ଆମ|ଆମର',
  called: '(?:ମୋତେ|ମତେ)\\s.*(?:ଡାକ|କୁହ)',
  first: 'ମୁଁ|ମୋତେ|ମତେ',
  name: 'ନାଁ|ନାମ',
  kin: 'ବୋଉ|ମାଆ|ମା|ବାପା|ଭାଇ|ଭଉଣୀ|ଅପା|ପୁଅ|ଝିଅ|ସ୍ତ୍ରୀ|ସ୍ୱାମୀ|ଜେଜେ|ଜେଜେମା|ଅଜା|ଆଈ|ମାମୁଁ|ମାଉସୀ|ସାଙ୍ଗ|ଗାଁ|ଘର',
  question: 'କଣ|କିଏ|କେଉଁଠି|କାହିଁକି|କେତେ|କେବେ',
  promise: 'କଥା ଦେଉଛି|ଶପଥ କରୁଛି',
  hurt: 'ଯନ୍ତ୍ରଣା|ଆଘାତ|କଷ୍ଟ',
  denies: 'ନାହିଁ|ନୁହେଁ',
  unless: 'ଯଦି',
});

/** The languages whose players are read in few forms. */
export const FEW: readonly FewForms[] = [BN, GU, KN, ML, MR, PA, OR, TA, TE];

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
const SCRIPTS: readonly (readonly [RegExp, Forms])[] = [
  [/\p{Script=Arabic}/u, UR],
  [/\p{Script=Devanagari}/u, HI],
  // Marathi has the script of Hindi, whose small words mean something else
  ...FEW.filter((few) => few !== MR).map((few) => [few.script, few] as const),
];

/** The forms for lines of players of a story in this language, the likeliest first. */
export const formsOf = (language: string): readonly Forms[] => BY_LANGUAGE[language] ?? BY_LANGUAGE['en']!;

/** The forms for a line, which may be in another language than its story. */
export function formsFor(line: string, language: string): readonly Forms[] {
  const own = formsOf(language);
  const others = SCRIPTS.flatMap(([script, forms]) =>
    script.test(line) && !own.includes(forms) ? [forms] : [],
  );
  return [...own, ...others];
}
