import { quoted } from '@kathaloka/contract/messages';
import { type FindingParams, type FindingWords, settingEffect, type VariableValue } from '@kathaloka/story';
import { numbersOf } from '../numbers.ts';
import { ledgerFindings } from './ledger.ur.ts';
import { onDemand } from '../../onDemand.ts';

const numbers = numbersOf('ur-u-nu-latn');
const { whole } = numbers;

const COUNTED: Readonly<Record<FindingParams['count differs']['part'], string>> = {
  actions_count: 'قدم',
  story_cards_count: 'داستان کے پتے',
  total_scenes: 'مناظر',
  branching_points: 'دوراہے',
  possible_endings: 'انجام',
};

const TEXTS = {
  scene: 'اس منظر کے متن',
  variant: 'اس روپ کے متن',
  choice: 'اس راہ کے متن',
  name: 'اس منظر کے نام',
  goal: 'اس منظر کے مقصد',
  ask: 'اس راہ کے پوچھنے کے نام',
  deed: 'اس راہ کے عمل',
  phrase: '”یوں بھی کہیں گے“ کے ایک جملے',
  condition: 'اس شرط',
  effect: 'اس اثر',
  check: 'اس کوشش کی جانچ',
  won: 'اس کوشش کی کامیابی کے متن',
  lost: 'اس کوشش کی ناکامی کے متن',
  'lose effect': 'اس کوشش کی ناکامی کے اثر',
  'each turn': 'اس منظر کی ہر باری کے اثر',
  thing: 'ایک چیز کے لفظوں',
  secret: 'ایک راز کے متن',
  chapter: 'یہاں شروع ہونے والے باب کے عنوان',
} as const satisfies Record<FindingParams['too long']['part'], string>;

const EMPTY = {
  scene: 'اس منظر میں کوئی متن نہیں ہے۔ لکھیں کہ یہاں قاری کیا پڑھے۔',
  variant: 'اس روپ میں کوئی متن نہیں ہے، قاری کو خالی ورق ملے گا۔ متن لکھیں، یا روپ ہٹا دیں۔',
  choice: 'اس راہ میں کوئی متن نہیں ہے، یہ کسی کو دکھے گی نہیں۔ لکھیں کہ یہاں کیا کرنا ہے، یا راہ ہٹا دیں۔',
  phrase: '”یوں بھی کہیں گے“ میں ایک جملہ خالی ہے۔ لکھیں کہ کھلاڑی یہ راہ کیسے کہے گا، یا اسے ہٹا دیں۔',
  name: 'اس منظر کا کوئی نام نہیں ہے۔ اسے نام دیں، تاکہ راہیں یہاں لا سکیں۔',
  chapter: 'ایک باب کا کوئی عنوان نہیں ہے۔ عنوان لکھیں، یا باب ہٹا دیں۔',
  secret: 'ایک راز میں کوئی متن نہیں ہے۔ متن لکھیں، یا راز ہٹا دیں۔',
} as const satisfies Record<FindingParams['empty text']['part'], string>;

const PUBLIC_TEXTS = {
  tagline: 'ذیلی عنوان',
  story_description: 'تعارف',
  story_prompt: 'داستان کے پرامپٹ',
} as const satisfies Record<FindingParams['secret shown']['part'], string>;

const NEVER_TOLD = {
  never: 'اس منظر میں اس کی شرط کبھی پوری نہیں ہوتی۔ شرط بدلیں، یا جو وہ مانگتی ہے اسے پہلے دلائیں',
  covered:
    'جہاں یہ شرط پوری ہوتی ہے، وہاں پہلے کا ایک روپ بھی پورا ہوتا ہے۔ اسے اوپر لے جائیں، یا پہلے والوں کو تنگ کریں',
  'too late':
    'جو یہ مانگتا ہے، وہ منظر کے چھوٹ جانے کے بعد ملتا ہے۔ اسے پہلے دلائیں، یا کسی راہ سے یہاں لوٹائیں',
} as const satisfies Record<FindingParams['variant never told']['because'], string>;

/** دونوں، تینوں: the forms for small numbers. */
const allOf = (count: number): string => ['دونوں', 'تینوں', 'چاروں'][count - 2] ?? `تمام ${whole(count)}`;

const ofStory = (part: string) => (count: string, max: string) =>
  `داستان میں ${count} ${part} ہیں، اور زیادہ سے زیادہ ${max} ہو سکتے ہیں۔ کچھ ہٹائیں، یا ملا دیں۔`;
const ofScene = (part: string) => (count: string, max: string) =>
  `اس منظر میں ${count} ${part} ہیں، اور زیادہ سے زیادہ ${max} ہو سکتے ہیں۔ کچھ ہٹائیں، یا منظر کو بانٹیں۔`;

const TOO_MANY = {
  scenes: ofStory('مناظر'),
  chapters: ofStory('ابواب'),
  things: ofStory('چیزیں'),
  secrets: ofStory('راز'),
  'state names': (count, max) =>
    `داستان کی راہیں ${count} عدد، چیزیں اور باتیں بدلتی ہیں، اور زیادہ سے زیادہ ${max} ہو سکتی ہیں۔ کچھ ہٹائیں، یا ملا دیں۔`,
  choices: ofScene('راہیں'),
  variants: ofScene('روپ'),
  phrases: (count, max) =>
    `”یوں بھی کہیں گے“ میں ${count} جملے ہیں، اور زیادہ سے زیادہ ${max} ہو سکتے ہیں۔ وہی رکھیں جو کھلاڑی سب سے زیادہ لکھیں گے۔`,
  'name words': (count, max) =>
    `لغت کے ناموں اور داستان کے پتوں کے لفظوں میں کل ${count} لفظ ہیں، اور زیادہ سے زیادہ ${max} ہو سکتے ہیں: کھلاڑی جو لکھتے ہیں، وہ ان میں سے ہر ایک سے ملایا جاتا ہے۔ وہی رکھیں جو کھلاڑی سب سے زیادہ لکھیں گے۔`,
  'choice words': (count, max) =>
    `اس منظر کی راہوں میں، ”یوں بھی کہیں گے“ سمیت، ${count} لفظ ہیں، اور زیادہ سے زیادہ ${max} ہو سکتے ہیں: کھلاڑی جو لکھتے ہیں، وہ ان میں سے ہر ایک سے ملایا جاتا ہے۔ کچھ چھوٹی کریں، یا منظر کو بانٹیں۔`,
} as const satisfies Record<FindingParams['too many']['part'], (count: string, max: string) => string>;
const ALIKE = { scene: 'نام', person: 'لوگ', number: 'عدد', thing: 'چیزیں' } as const;
const KIND = { number: 'عدد', thing: 'چیز' } as const;
const reading = { number: (name: string) => `${name} >= 1`, thing: (name: string) => `has ${name}` };
const BEYOND = { more: ' یا زیادہ', less: ' یا کم' } as const;

const round = (scenes: number): string => (scenes === 1 ? 'اسی منظر' : `${whole(scenes)} مناظر`);

const languages = onDemand(() => new Intl.DisplayNames(['ur'], { type: 'language' }));

function valueText({ name, is, beyond }: VariableValue): string {
  if (typeof is === 'boolean') return is ? `${name} پاس ہو` : `${name} پاس نہ ہو`;
  return `${name} ${whole(is)}${beyond ? BEYOND[beyond] : ''} ہو`;
}

const MISPLACED: Readonly<
  Record<FindingParams['chapter misplaced']['because'], (title: string, scene: string) => string>
> = {
  'no scene': (title, scene) =>
    `باب ${title} منظر ${scene} سے شروع ہوتا ہے، مگر ایسا کوئی منظر نہیں ہے۔ دوسرا منظر چنیں، یا باب ہٹا دیں۔`,
  'same scene': (title, scene) =>
    `باب ${title} بھی ${scene} سے شروع ہوتا ہے، جہاں سے پہلے کا ایک باب شروع ہوتا ہے۔ اسے دوسرے منظر سے شروع کریں، یا ہٹا دیں۔`,
  'not the start': (title, scene) =>
    `پہلا باب ${title} منظر ${scene} سے شروع ہوتا ہے، جو داستان کا آغاز نہیں ہے۔ اسے وہیں سے شروع کریں۔`,
  alone: (title) => `${title} اکیلا باب ہے۔ کہیں اور بھی ایک باب شروع کریں، یا اسے ہٹا دیں۔`,
};

const NOT_TOLD: Readonly<
  Record<FindingParams['value not told']['because'], (params: FindingParams['value not told']) => string>
> = {
  unknown: ({ meant }) =>
    `جیسا لکھا ہے ویسا ہی سنایا جائے گا: داستان میں اس نام کا کچھ نہیں ہے۔ ${
      meant === null
        ? 'کسی راہ سے اسے بدلیں، یا اگر کوئی قدر مراد نہیں تو قوسین سے پہلے ”\\“ لکھیں۔'
        : `اگر ${quoted(meant)} مراد تھا تو وہی لکھیں۔`
    }`,
  thing: () =>
    'جیسا لکھا ہے ویسا ہی سنایا جائے گا: یہ ایک چیز ہے، اور چیزیں گنی نہیں جاتیں۔ یوں لکھیں: ”{if has sign: the sign glows}“۔',
  unreadable: () =>
    'پڑھا نہیں جاتا، اس لیے جیسا لکھا ہے ویسا ہی سنایا جائے گا۔ یوں لکھیں: ”{if oil >= 2: enough | too little}“ یا ”{count of oil: measure | measures}“۔',
  unclosed: () =>
    'کا قوسین بند نہیں ہوتا، اس لیے جیسا لکھا ہے ویسا ہی سنایا جائے گا۔ جہاں قدر پوری ہو وہاں ”}“ لکھیں۔',
};

const UNTOLD: Readonly<Record<FindingParams['answer not told']['because'], (name: string) => string>> = {
  'no name': (name) =>
    `یہ راہ ${quoted(name)} پوچھتی ہے، مگر اس نام سے کچھ سنایا نہیں جا سکتا۔ حروف کا ایک لفظ لکھیں، جیسے ”name“۔`,
  number: (name) =>
    `یہ راہ ${quoted(name)} پوچھتی ہے، اور داستان اسی نام کا ایک عدد گنتی ہے، جو تب سنایا نہیں جا سکتا۔ کسی ایک کا نام بدلیں۔`,
  untold: (name) =>
    `یہ راہ ${quoted(name)} پوچھتی ہے، اور کوئی متن اسے سناتا نہیں۔ جہاں وہ پڑھا جائے وہاں ”{${name}}“ لکھیں، یا نہ پوچھیں۔`,
};

/** The findings of the story checks, in Urdu. */
export const findings: FindingWords = {
  'missing start': ({ start }) =>
    start
      ? `داستان منظر ${quoted(start)} سے شروع ہوتی ہے، مگر ایسا کوئی منظر نہیں ہے۔ آغاز کے لیے کوئی اور منظر چنیں۔`
      : 'داستان نہیں بتاتی کہ وہ کس منظر سے شروع ہوتی ہے۔ آغاز کا منظر چنیں۔',
  'dangling target': ({ choice, target, meant, isLoss }) =>
    meant
      ? `راہ ${quoted(choice)} ${isLoss ? 'کی ناکامی ' : ''}کا منظر ${quoted(target)} موجود نہیں۔ کیا آپ کی مراد ${quoted(meant)} تھی؟`
      : target
        ? `راہ ${quoted(choice)} ${isLoss ? 'کی ناکامی ' : ''}کا منظر ${quoted(target)} موجود نہیں۔ دوسرا منظر چنیں، یا یہ منظر جوڑیں۔`
        : `راہ ${quoted(choice)} کہیں نہیں لے جاتی۔ اس کا منظر چنیں۔`,
  'unreachable scene': ({ isLinked }) =>
    isLinked
      ? 'کوئی یہاں تک نہیں پہنچ سکتا: ہر راستے پر ایسی شرط ہے جو کبھی پوری نہیں ہوتی۔ کوئی شرط ڈھیلی کریں، یا جو وہ مانگتی ہے اسے دلائیں۔'
      : 'کوئی یہاں تک نہیں پہنچ سکتا: آغاز سے کوئی راستہ یہاں نہیں آتا۔ کسی راہ کو یہاں لائیں، یا منظر ہٹا دیں۔',
  'dead end': ({ state }) =>
    `یہاں آ کر ہو سکتا ہے کہ کوئی راہ نہ ملے${state.length === 0 ? '' : `، جب ${state.map(valueText).join(' اور ')}`}۔ بلا شرط راہ جوڑیں، یا اس حالت کے لیے ایک۔`,
  trap: ({ scenes }) =>
    `یہاں آ کر ہو سکتا ہے کہ انجام تک کوئی راستہ نہ بچے: بچی ہوئی راہیں ${round(scenes)} میں گھومتی رہتی ہیں۔ سب کے لیے کھلا راستہ جوڑیں، یا ایسے کھلاڑی کو یہاں آنے نہ دیں۔`,
  'loop without exit': ({ scenes }) =>
    `یہاں سے انجام تک کوئی راستہ نہیں ہے: راہیں ${round(scenes)} میں گھومتی رہتی ہیں۔ کسی راہ کو باہر لے جائیں، یا کسی منظر کو انجام بنائیں۔`,
  'unreadable condition': ({ text, at }) =>
    `شرط ${quoted(text)} حرف ${whole(at)} پر پڑھی نہیں جاتی۔ یوں لکھیں: ”oil >= 2 and not has vow“۔`,
  'unreadable effect': ({ text, at }) =>
    `اثر ${quoted(text)} حرف ${whole(at)} پر پڑھا نہیں جاتا۔ یوں لکھیں: ”oil - 1; days = 3; gain sign“۔`,
  'chapter misplaced': ({ title, because, scene }) => MISPLACED[because](quoted(title), quoted(scene)),
  'reserved name': ({ name }) => `نام ${quoted(name)} مخصوص ہے۔ منظر کا نام بدلیں۔`,
  'empty text': ({ part }) => EMPTY[part],
  'too long': ({ part, length, max }) =>
    `${TEXTS[part]} میں ${whole(length)} حروف ہیں، اور زیادہ سے زیادہ ${whole(max)} ہو سکتے ہیں۔ اسے چھوٹا کریں${part === 'scene' ? '، یا منظر کو دو میں بانٹیں' : ''}۔`,
  'too many': ({ part, count, max }) => TOO_MANY[part](whole(count), whole(max)),
  'figure shown': ({ figure }) =>
    `${quoted(figure)} کو کبھی دکھایا نہیں جاتا: قاعدہ ”never“ ہی ہو سکتا ہے۔ اس ہستی کا قاعدہ بدلیں۔`,
  'names alike': ({ part, name, other }) =>
    `${ALIKE[part]} ${quoted(other)} اور ${quoted(name)} میں صرف چھوٹے بڑے یا نہ دکھنے والے حروف کا فرق ہے۔ ${part === 'scene' ? 'ایک کا نام بدلیں۔' : 'اگر مطلب ایک ہی ہے تو ایک ہی طرح لکھیں۔'}`,
  'ending never reached': ({ walks }) =>
    `اٹکل سے چلی ${whole(walks)} سیروں میں سے کوئی اس انجام تک نہیں پہنچی۔ یہاں کا راستہ چوڑا کریں، یا اسے نایاب رہنے دیں۔`,
  'choice hidden': ({ choice }) =>
    `اس منظر کی دو راہیں ${quoted(choice)} کہلاتی ہیں، اور جو بھی چنے، پہلی ہی ملتی ہے۔ ایک کو دوسرے لفظوں میں لکھیں، یا پہلی کو شرط دیں۔`,
  'choices alike': ({ choice, other }) =>
    `راہ ${quoted(other)} اور ${quoted(choice)} کا نتیجہ ایک ہی ہے۔ ایک کو دوسرا منظر یا اثر دیں، یا ہٹا دیں۔`,
  'phrase claimed': ({ phrase, choice, other }) =>
    `${quoted(phrase)} سے ${quoted(choice)} اور ${quoted(other)} دونوں سمجھے جائیں گے۔ اسے ہٹائیں، یا ایک میں وہ لکھیں جو اسے الگ کرتا ہے۔`,
  'phrase superfluous': ({ phrase, choice }) =>
    `${quoted(phrase)} راہ ${quoted(choice)} میں پہلے سے لکھی بات ہی دہراتا ہے۔ اسے ہٹا دیں۔`,
  'false choice': ({ choices, target }) =>
    `${allOf(choices)} راہیں ${quoted(target)} کی طرف لے جاتی ہیں اور کچھ نہیں بدلتیں۔ کسی کو دوسرا منظر یا اثر دیں، یا ایک ہی راہ رکھیں۔`,
  'condition never true': ({ choice, condition }) =>
    `راہ ${quoted(choice)} کبھی نہیں ملتی: یہاں ${quoted(condition)} کبھی پوری نہیں ہوتی۔ شرط بدلیں، یا جو وہ مانگتی ہے اسے پہلے دلائیں۔`,
  'variant never told': ({ condition, because }) =>
    `${quoted(condition)} والا روپ کوئی نہیں پڑھتا: ${NEVER_TOLD[because]}۔`,
  'variable never set': ({ name, as, isOtherSet, meant }) =>
    `داستان ${KIND[as]} ${quoted(name)} مانگتی ہے، اور کوئی راہ اسے نہیں دلاتی۔ ${
      meant
        ? `کیا آپ کی مراد ${quoted(meant)} تھی؟`
        : isOtherSet
          ? `اسی نام کی ${KIND[as === 'thing' ? 'number' : 'thing']} دلائی جاتی ہے: دونوں جگہ ایک ہی طرح لکھیں۔`
          : `”${settingEffect(as, name)}“ جیسا اثر جوڑیں، یا نام ٹھیک کریں۔`
    }`,
  'value not told': (params) => `${quoted(params.value)} ${NOT_TOLD[params.because](params)}`,
  'answer not told': ({ name, because }) => UNTOLD[because](name),
  'goal missing': () =>
    'اس کھلے منظر کا کوئی مقصد نہیں ہے، اس لیے داستان گو نہیں جانتا کہ کدھر لے جائے۔ لکھیں کہ یہاں کیا ہو سکتا ہے اور کیا نہیں۔',
  'turns unused': ({ mode, turns }) =>
    `باریوں کی حد (${whole(turns)}) کا کوئی اثر نہیں ہے: یہ منظر ${quoted(mode)} طریقے سے سنایا جاتا ہے۔ منظر کو کھلا کریں، یا حد ہٹا دیں۔`,
  'figure not declared': ({ figure, rule }) =>
    `داستان میں ${quoted(figure)} کا نام ہے، مگر یہ نہیں کہ اسے کیسے دکھایا جائے: قاعدہ ${quoted(rule)} ہے۔ ہستی کو قاعدے کے ساتھ جوڑیں۔`,
  'secret shown': ({ part, words }) =>
    `${PUBLIC_TEXTS[part]} میں اور نظام کی ہدایت میں، دونوں جگہ لکھا ہے ${quoted(words)}، اور پہلا قارئین کو دکھتا ہے۔ وہاں یہ بات دوسرے لفظوں میں کہیں، یا صرف نظام کی ہدایت میں رکھیں۔`,
  'direction shown': ({ part, words }) =>
    `${PUBLIC_TEXTS[part]} میں لکھا ہے ${quoted(words)}، جیسے داستان گو کو ہدایت دی جاتی ہے، اور یہ قارئین کو دکھتا ہے۔ ہدایتیں نظام کی ہدایت میں لے جائیں۔`,
  'translation missing': ({ language, texts }) =>
    texts === 1
      ? `داستان کے ${whole(texts)} متن کا ${languages().of(language)} میں ترجمہ نہیں ہے، اس لیے قارئین کو وہ اصل زبان میں ملتا ہے۔ وہ یہاں ہے: ترجمہ کریں۔`
      : `داستان کے ${whole(texts)} متنوں کا ${languages().of(language)} میں ترجمہ نہیں ہے، اس لیے قارئین کو وہ اصل زبان میں ملتے ہیں۔ پہلا یہاں ہے: ترجمہ کریں۔`,
  'translation stale': ({ language, texts }) =>
    `${languages().of(language)} میں ترجمہ ہونے کے بعد یہاں ${numbers.counted(texts, { one: 'متن بدلا ہے', other: 'متن بدلے ہیں' })}۔ ترجمہ پھر پڑھیں، اور اسے بدلیں یا کہہ دیں کہ وہ اب بھی ٹھیک ہے۔`,
  'translation tells other values': ({ language, names }) =>
    `اصل متن اور ${languages().of(language)} ترجمہ یہاں ایک ہی قدریں نہیں سناتے: ${names.map(quoted).join('، ')}۔ دونوں میں قوسین میں ایک ہی نام لکھیں۔`,
  ...ledgerFindings,
  'condition always true': ({ choice, condition }) =>
    `راہ ${quoted(choice)} کی شرط ${quoted(condition)} یہاں ہمیشہ پوری ہوتی ہے۔ اسے ہٹا دیں، یا دیکھیں کہ کیا پوچھنا تھا۔`,
  'variable never read': ({ name, as }) =>
    `یہ راہ ${KIND[as]} ${quoted(name)} بدلتی ہے، جسے داستان کہیں نہیں پوچھتی۔ ”${reading[as](name)}“ سے پوچھیں، یا اثر ہٹا دیں۔`,
  'long text': ({ words, most }) =>
    `ایک ورق پر ${whole(words)} الفاظ ہیں، اور ${whole(most)} کے بعد قاری تھکتے ہیں۔ منظر کو بانٹیں، یا متن چھوٹا کریں۔`,
  'count differs': ({ part, declared, counted }) =>
    `${COUNTED[part]}: لکھا ہے ${whole(declared)}، اور داستان میں ہیں ${whole(counted)}۔ عدد ٹھیک کریں۔`,
  'not proved': ({ because, walks }) =>
    because === 'states'
      ? 'داستان کی اتنی حالتیں ہیں کہ سب جانچی نہیں جا سکیں، اس لیے شرطوں، بند راستوں اور پھندوں کے بارے میں سب کچھ پکا نہیں ہے۔ پکا کرنے کے لیے کم چیزیں اور عدد رکھیں، یا ایسے عدد جو صرف بڑھیں۔'
      : `داستان اتنی لمبی ہے کہ صرف ${whole(walks)} سیریں ہو سکیں، اس لیے جو انجام نہیں ملا وہ بھی مل سکتا ہے۔ کچھ کرنا ضروری نہیں۔`,
};
