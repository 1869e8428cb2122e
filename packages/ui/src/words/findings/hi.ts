import { quoted } from '@kathaloka/contract/messages';
import { type FindingParams, type FindingWords, settingEffect, type VariableValue } from '@kathaloka/story';
import { numbersOf } from '../numbers.ts';
import { ledgerFindings } from './ledger.hi.ts';
import { onDemand } from '../../onDemand.ts';

const numbers = numbersOf('hi');
const { whole } = numbers;

const COUNTED: Readonly<Record<FindingParams['count differs']['part'], string>> = {
  actions_count: 'क़दम',
  story_cards_count: 'कथा के पत्ते',
  total_scenes: 'दृश्य',
  branching_points: 'दोराहे',
  possible_endings: 'अंत',
};

const TEXTS = {
  scene: 'इस दृश्य के पाठ',
  variant: 'इस रूप के पाठ',
  choice: 'इस राह के पाठ',
  name: 'इस दृश्य के नाम',
  goal: 'इस दृश्य के मक़सद',
  ask: 'इस राह के पूछने के नाम',
  deed: 'इस राह के कर्म',
  phrase: '“ऐसे भी कहेंगे” के एक वाक्य',
  condition: 'इस शर्त',
  effect: 'इस असर',
  check: 'इस कोशिश की जाँच',
  won: 'इस कोशिश की सफलता के पाठ',
  lost: 'इस कोशिश की चूक के पाठ',
  'lose effect': 'इस कोशिश की चूक के असर',
  'each turn': 'इस दृश्य की हर बारी के असर',
  thing: 'एक चीज़ के शब्दों',
  secret: 'एक राज़ के पाठ',
  chapter: 'यहाँ शुरू होने वाले अध्याय के शीर्षक',
} as const satisfies Record<FindingParams['too long']['part'], string>;

const EMPTY = {
  scene: 'इस दृश्य में कोई पाठ नहीं है। लिखें कि यहाँ पाठक क्या पढ़े।',
  variant: 'इस रूप में कोई पाठ नहीं है, पाठक को ख़ाली पन्ना मिलेगा। पाठ लिखें, या रूप हटा दें।',
  choice: 'इस राह में कोई पाठ नहीं है, यह किसी को दिखेगी नहीं। लिखें कि यहाँ क्या करना है, या राह हटा दें।',
  phrase: '“ऐसे भी कहेंगे” में एक वाक्य ख़ाली है। लिखें कि खिलाड़ी यह राह कैसे कहेगा, या उसे हटा दें।',
  name: 'इस दृश्य का कोई नाम नहीं है। इसे नाम दें, ताकि राहें यहाँ ला सकें।',
  chapter: 'एक अध्याय का कोई शीर्षक नहीं है। शीर्षक लिखें, या अध्याय हटा दें।',
  secret: 'एक राज़ में कोई पाठ नहीं है। पाठ लिखें, या राज़ हटा दें।',
} as const satisfies Record<FindingParams['empty text']['part'], string>;

const PUBLIC_TEXTS = {
  tagline: 'टैगलाइन',
  story_description: 'विवरण',
  story_prompt: 'कथा के प्रॉम्प्ट',
} as const satisfies Record<FindingParams['secret shown']['part'], string>;

const NEVER_TOLD = {
  never: 'इस दृश्य में इसकी शर्त कभी पूरी नहीं होती। शर्त बदलें, या जो वह माँगती है उसे पहले दिलाएँ',
  covered:
    'जहाँ यह शर्त पूरी होती है, वहाँ पहले के एक रूप की शर्त भी पूरी होती है। इसे ऊपर ले जाएँ, या पहले वालों की शर्तें और कड़ी करें',
  'too late': 'जो यह माँगता है, वह दृश्य के छूट जाने के बाद मिलता है। उसे पहले दिलाएँ, या किसी राह से यहाँ लौटाएँ',
} as const satisfies Record<FindingParams['variant never told']['because'], string>;

/** दोनों, तीनों: the forms for small numbers. */
const allOf = (count: number): string => ['दोनों', 'तीनों', 'चारों'][count - 2] ?? `सभी ${whole(count)}`;

const ofStory = (part: string) => (count: string, max: string) =>
  `कथा में ${count} ${part} हैं, और ज़्यादा से ज़्यादा ${max} हो सकते हैं। कुछ हटाएँ, या मिला दें।`;
const ofScene = (part: string) => (count: string, max: string) =>
  `इस दृश्य में ${count} ${part} हैं, और ज़्यादा से ज़्यादा ${max} हो सकते हैं। कुछ हटाएँ, या दृश्य को बाँटें।`;

const TOO_MANY = {
  scenes: ofStory('दृश्य'),
  chapters: ofStory('अध्याय'),
  things: ofStory('चीज़ें'),
  secrets: ofStory('राज़'),
  'state names': (count, max) =>
    `कथा की राहें ${count} संख्याएँ, चीज़ें और बातें बदलती हैं, और ज़्यादा से ज़्यादा ${max} हो सकती हैं। कुछ हटाएँ, या मिला दें।`,
  choices: ofScene('राहें'),
  variants: ofScene('रूप'),
  phrases: (count, max) =>
    `“ऐसे भी कहेंगे” में ${count} वाक्य हैं, और ज़्यादा से ज़्यादा ${max} हो सकते हैं। वही रखें जो खिलाड़ी सबसे ज़्यादा लिखेंगे।`,
  'name words': (count, max) =>
    `शब्दावली के नामों और कथा के पत्तों के शब्दों में कुल ${count} शब्द हैं, और ज़्यादा से ज़्यादा ${max} हो सकते हैं: खिलाड़ी जो लिखते हैं, उसे इनमें से हर एक से मिलाया जाता है। वही रखें जो खिलाड़ी सबसे ज़्यादा लिखेंगे।`,
  'choice words': (count, max) =>
    `इस दृश्य की राहों में, “ऐसे भी कहेंगे” समेत, ${count} शब्द हैं, और ज़्यादा से ज़्यादा ${max} हो सकते हैं: खिलाड़ी जो लिखते हैं, उसे इनमें से हर एक से मिलाया जाता है। कुछ छोटी करें, या दृश्य को बाँटें।`,
} as const satisfies Record<FindingParams['too many']['part'], (count: string, max: string) => string>;
const ALIKE = { scene: 'नाम', person: 'लोग', number: 'संख्याएँ', thing: 'चीज़ें' } as const;
const KIND = { number: 'संख्या', thing: 'चीज़' } as const;
const reading = { number: (name: string) => `${name} >= 1`, thing: (name: string) => `has ${name}` };
const BEYOND = { more: ' या ज़्यादा', less: ' या कम' } as const;

const round = (scenes: number): string => (scenes === 1 ? 'इसी दृश्य' : `${whole(scenes)} दृश्यों`);

const languages = onDemand(() => new Intl.DisplayNames(['hi'], { type: 'language' }));

function valueText({ name, is, beyond }: VariableValue): string {
  if (typeof is === 'boolean') return is ? `${name} पास हो` : `${name} पास न हो`;
  return `${name} ${whole(is)}${beyond ? BEYOND[beyond] : ''} हो`;
}

const MISPLACED: Readonly<
  Record<FindingParams['chapter misplaced']['because'], (title: string, scene: string) => string>
> = {
  'no scene': (title, scene) =>
    `अध्याय ${title} दृश्य ${scene} से शुरू होता है, पर ऐसा कोई दृश्य नहीं है। दूसरा दृश्य चुनें, या अध्याय हटा दें।`,
  'same scene': (title, scene) =>
    `अध्याय ${title} भी ${scene} से शुरू होता है, जहाँ से पहले का एक अध्याय शुरू होता है। इसे दूसरे दृश्य से शुरू करें, या हटा दें।`,
  'not the start': (title, scene) =>
    `पहला अध्याय ${title} दृश्य ${scene} से शुरू होता है, जो कथा का आरंभ नहीं है। उसे वहीं से शुरू करें।`,
  alone: (title) => `${title} अकेला अध्याय है। कहीं और भी एक अध्याय शुरू करें, या इसे हटा दें।`,
};

const NOT_TOLD: Readonly<
  Record<FindingParams['value not told']['because'], (params: FindingParams['value not told']) => string>
> = {
  unknown: ({ meant }) =>
    `जैसा लिखा है वैसा ही सुनाया जाएगा: कथा में इस नाम का कुछ नहीं है। ${
      meant === null
        ? 'किसी राह से इसे बदलें, या अगर कोई मान नहीं चाहिए तो कोष्ठक से पहले “\\” लिखें।'
        : `क्या आप ${quoted(meant)} कहना चाहते थे, तो वही लिखें।`
    }`,
  thing: () =>
    'जैसा लिखा है वैसा ही सुनाया जाएगा: यह एक चीज़ है, और चीज़ें गिनी नहीं जातीं। ऐसे लिखें: “{if has sign: the sign glows}”।',
  unreadable: () =>
    'पढ़ा नहीं जाता, इसलिए जैसा लिखा है वैसा ही सुनाया जाएगा। ऐसे लिखें: “{if oil >= 2: enough | too little}” या “{count of oil: measure | measures}”।',
  unclosed: () => 'का कोष्ठक बंद नहीं होता, इसलिए जैसा लिखा है वैसा ही सुनाया जाएगा। जहाँ मान पूरा हो वहाँ “}” लिखें।',
};

const UNTOLD: Readonly<Record<FindingParams['answer not told']['because'], (name: string) => string>> = {
  'no name': (name) =>
    `यह राह ${quoted(name)} पूछती है, पर इस नाम से कुछ सुनाया नहीं जा सकता। अक्षरों का एक शब्द लिखें, जैसे “name”।`,
  number: (name) =>
    `यह राह ${quoted(name)} पूछती है, और कथा इसी नाम की एक संख्या गिनती है, जो तब सुनाई नहीं जा सकती। किसी एक का नाम बदलें।`,
  untold: (name) =>
    `यह राह ${quoted(name)} पूछती है, और कोई पाठ उसे सुनाता नहीं। जहाँ वह पढ़ा जाए वहाँ “{${name}}” लिखें, या न पूछें।`,
};

/** The findings of the story checks, in Hindi. */
export const findings: FindingWords = {
  'missing start': ({ start }) =>
    start
      ? `कथा ${quoted(start)} दृश्य से शुरू होती है, पर ऐसा कोई दृश्य नहीं है। आरंभ के लिए कोई और दृश्य चुनें।`
      : 'कथा नहीं बताती कि वह किस दृश्य से शुरू होती है। आरंभ का दृश्य चुनें।',
  'dangling target': ({ choice, target, meant, isLoss }) =>
    meant
      ? `राह ${quoted(choice)} ${isLoss ? 'चूकने पर ' : ''}${quoted(target)} की ओर ले जाती है, पर ऐसा कोई दृश्य नहीं है। क्या आपका मतलब ${quoted(meant)} था?`
      : target
        ? `राह ${quoted(choice)} ${isLoss ? 'चूकने पर ' : ''}${quoted(target)} की ओर ले जाती है, पर ऐसा कोई दृश्य नहीं है। दूसरा दृश्य चुनें, या यह दृश्य जोड़ें।`
        : `राह ${quoted(choice)} कहीं नहीं ले जाती। इसका दृश्य चुनें।`,
  'unreachable scene': ({ isLinked }) =>
    isLinked
      ? 'कोई यहाँ तक नहीं पहुँच सकता: हर रास्ते पर ऐसी शर्त है जो कभी पूरी नहीं होती। कोई शर्त ढीली करें, या जो वह माँगती है उसे दिलाएँ।'
      : 'कोई यहाँ तक नहीं पहुँच सकता: आरंभ से कोई रास्ता यहाँ नहीं आता। किसी राह को यहाँ लाएँ, या दृश्य हटा दें।',
  'dead end': ({ state }) =>
    `यहाँ आकर हो सकता है कि कोई राह न मिले${state.length === 0 ? '' : `, जब ${state.map(valueText).join(' और ')}`}। बिना शर्त की राह जोड़ें, या इस हालत के लिए एक।`,
  trap: ({ scenes }) =>
    `यहाँ आकर हो सकता है कि अंत तक कोई रास्ता न बचे: बची हुई राहें ${round(scenes)} में घूमती रहती हैं। सबके लिए खुला रास्ता जोड़ें, या ऐसे खिलाड़ी को यहाँ आने न दें।`,
  'loop without exit': ({ scenes }) =>
    `यहाँ से अंत तक कोई रास्ता नहीं है: राहें ${round(scenes)} में घूमती रहती हैं। किसी राह को बाहर ले जाएँ, या किसी दृश्य को अंत बनाएँ।`,
  'unreadable condition': ({ text, at }) =>
    `शर्त ${quoted(text)} अक्षर ${whole(at)} पर पढ़ी नहीं जाती। ऐसे लिखें: “oil >= 2 and not has vow”।`,
  'unreadable effect': ({ text, at }) =>
    `असर ${quoted(text)} अक्षर ${whole(at)} पर पढ़ा नहीं जाता। ऐसे लिखें: “oil - 1; days = 3; gain sign”।`,
  'chapter misplaced': ({ title, because, scene }) => MISPLACED[because](quoted(title), quoted(scene)),
  'reserved name': ({ name }) => `नाम ${quoted(name)} आरक्षित है। दृश्य का नाम बदलें।`,
  'empty text': ({ part }) => EMPTY[part],
  'too long': ({ part, length, max }) =>
    `${TEXTS[part]} में ${whole(length)} अक्षर हैं, और ज़्यादा से ज़्यादा ${whole(max)} हो सकते हैं। इसे छोटा करें${part === 'scene' ? ', या दृश्य को दो में बाँटें' : ''}।`,
  'too many': ({ part, count, max }) => TOO_MANY[part](whole(count), whole(max)),
  'figure shown': ({ figure }) =>
    `${quoted(figure)} को कभी दिखाया नहीं जाता: नियम “never” ही हो सकता है। इस पात्र का नियम बदलें।`,
  'names alike': ({ part, name, other }) =>
    `${ALIKE[part]} ${quoted(other)} और ${quoted(name)} में केवल छोटे-बड़े या अदृश्य अक्षरों का अंतर है। ${part === 'scene' ? 'एक का नाम बदलें।' : 'अगर मतलब एक ही है, तो एक ही तरह लिखें।'}`,
  'ending never reached': ({ walks }) =>
    `मनमानी राहों से ${whole(walks)} बार चलकर देखा, एक बार भी यह अंत नहीं आया। यहाँ का रास्ता चौड़ा करें, या इसे दुर्लभ रहने दें।`,
  'choice hidden': ({ choice }) =>
    `इस दृश्य की दो राहें ${quoted(choice)} कहलाती हैं, और जो भी चुने, पहली ही मिलती है। एक को दूसरे शब्दों में लिखें, या पहली को शर्त दें।`,
  'choices alike': ({ choice, other }) =>
    `राह ${quoted(other)} और ${quoted(choice)} का नतीजा एक ही है। एक को दूसरा दृश्य या असर दें, या हटा दें।`,
  'phrase claimed': ({ phrase, choice, other }) =>
    `${quoted(phrase)} से ${quoted(choice)} और ${quoted(other)} दोनों समझे जाएँगे। इसे हटाएँ, या एक में वह लिखें जो उसे अलग करता है।`,
  'phrase superfluous': ({ phrase, choice }) =>
    `${quoted(phrase)} राह ${quoted(choice)} में पहले से लिखी बात ही दोहराता है। इसे हटा दें।`,
  'false choice': ({ choices, target }) =>
    `${allOf(choices)} राहें ${quoted(target)} की ओर ले जाती हैं और कुछ नहीं बदलतीं। किसी को दूसरा दृश्य या असर दें, या एक ही राह रखें।`,
  'condition never true': ({ choice, condition }) =>
    `राह ${quoted(choice)} कभी नहीं मिलती: यहाँ ${quoted(condition)} कभी पूरी नहीं होती। शर्त बदलें, या जो वह माँगती है उसे पहले दिलाएँ।`,
  'variant never told': ({ condition, because }) =>
    `${quoted(condition)} वाला रूप कोई नहीं पढ़ता: ${NEVER_TOLD[because]}।`,
  'variable never set': ({ name, as, isOtherSet, meant }) =>
    `कथा ${KIND[as]} ${quoted(name)} माँगती है, पर कोई राह उसे नहीं दिलाती। ${
      meant
        ? `क्या आपका मतलब ${quoted(meant)} था?`
        : isOtherSet
          ? `इसी नाम की ${KIND[as === 'thing' ? 'number' : 'thing']} दिलाई जाती है: दोनों जगह एक ही तरह लिखें।`
          : `“${settingEffect(as, name)}” जैसा असर जोड़ें, या नाम ठीक करें।`
    }`,
  'value not told': (params) => `${quoted(params.value)} ${NOT_TOLD[params.because](params)}`,
  'answer not told': ({ name, because }) => UNTOLD[because](name),
  'goal missing': () =>
    'इस खुले दृश्य का कोई मक़सद नहीं है, इसलिए सूत्रधार नहीं जानता कि किधर ले जाए। लिखें कि यहाँ क्या हो सकता है और क्या नहीं।',
  'turns unused': ({ mode, turns }) =>
    `बारियों की सीमा (${whole(turns)}) का कोई असर नहीं है: यह दृश्य ${quoted(mode)} तरीक़े से सुनाया जाता है। दृश्य को खुला करें, या सीमा हटा दें।`,
  'figure not declared': ({ figure, rule }) =>
    `कथा में ${quoted(figure)} का नाम है, पर यह नहीं कि उसे कैसे दिखाया जाए: नियम ${quoted(rule)} है। पात्र को नियम के साथ जोड़ें।`,
  'secret shown': ({ part, words }) =>
    `${PUBLIC_TEXTS[part]} में और सिस्टम प्रॉम्प्ट में, दोनों जगह लिखा है ${quoted(words)}, और पहला पाठकों को दिखता है। वहाँ यह बात दूसरे शब्दों में कहें, या सिर्फ़ सिस्टम प्रॉम्प्ट में रखें।`,
  'direction shown': ({ part, words }) =>
    `${PUBLIC_TEXTS[part]} में लिखा है ${quoted(words)}, जैसे सूत्रधार को हिदायत दी जाती है, और यह पाठकों को दिखता है। हिदायतें सिस्टम प्रॉम्प्ट में ले जाएँ।`,
  'translation missing': ({ language, texts }) =>
    texts === 1
      ? `कथा के ${whole(texts)} पाठ का ${languages().of(language)} में अनुवाद नहीं है, इसलिए पाठकों को वह मूल भाषा में मिलता है। वह यहाँ है: अनुवाद करें।`
      : `कथा के ${whole(texts)} पाठों का ${languages().of(language)} में अनुवाद नहीं है, इसलिए पाठकों को वे मूल भाषा में मिलते हैं। पहला यहाँ है: अनुवाद करें।`,
  'translation stale': ({ language, texts }) =>
    `${languages().of(language)} में अनुवाद होने के बाद यहाँ ${numbers.counted(texts, { one: 'पाठ बदला है', other: 'पाठ बदले हैं' })}। अनुवाद फिर पढ़ें, और उसे बदलें या कह दें कि वह अब भी ठीक है।`,
  'translation tells other values': ({ language, names }) =>
    `मूल पाठ और ${languages().of(language)} अनुवाद यहाँ एक ही मान नहीं सुनाते: ${names.map(quoted).join(', ')}। दोनों में कोष्ठकों में एक ही नाम लिखें।`,
  ...ledgerFindings,
  'condition always true': ({ choice, condition }) =>
    `राह ${quoted(choice)} की शर्त ${quoted(condition)} यहाँ हमेशा पूरी होती है। इसे हटा दें, या देखें कि क्या पूछना था।`,
  'variable never read': ({ name, as }) =>
    `यह राह ${KIND[as]} ${quoted(name)} बदलती है, जिसे कथा कहीं नहीं पूछती। “${reading[as](name)}” से पूछें, या असर हटा दें।`,
  'long text': ({ words, most }) =>
    `एक पन्ने पर ${whole(words)} शब्द हैं, और ${whole(most)} के बाद पाठक थकते हैं। दृश्य को बाँटें, या पाठ छोटा करें।`,
  'count differs': ({ part, declared, counted }) =>
    `${COUNTED[part]}: लिखा है ${whole(declared)}, और कथा में हैं ${whole(counted)}। संख्या ठीक करें।`,
  'not proved': ({ because, walks }) =>
    because === 'states'
      ? 'कथा की इतनी हालतें हैं कि सब जाँची नहीं जा सकीं, इसलिए शर्तों, बंद रास्तों और फंदों के बारे में सब कुछ पक्का नहीं है। पक्का करने के लिए कम चीज़ें और संख्याएँ रखें, या ऐसी संख्याएँ जो केवल बढ़ें।'
      : `कथा इतनी लंबी है कि केवल ${whole(walks)} बार चलकर देखा जा सका, इसलिए जो अंत नहीं मिला वह भी मिल सकता है। कुछ करना ज़रूरी नहीं।`,
};
