import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted, whole } = numbersOf('ur-u-nu-latn');

export const reasons = {
  title: 'ایسا کیوں؟',
  lead: 'داستان کا سب سے نیا حصہ جن باتوں سے بنا۔',
  loading: 'معلومات آ رہی ہیں...',

  scene: 'منظر',
  place: (part) => `، اس منظر کا حصہ ${whole(part)}`,
  openPlace: (part) => `پوری داستان ایک ہی کھلا منظر ہے؛ یہ حصہ ${whole(part)} ہے`,

  howYouCame: 'یہاں تک کی راہ',
  came: {
    opening: 'داستان یہیں سے شروع ہوتی ہے۔',
    branch: 'آپ نے پچھلے کھیل کے اس حصے سے پھر شروع کیا۔',
    choice: 'آپ نے چنا:',
    side_path: 'آپ نے وہ موڑ چنا جو اسی منظر میں لوٹ آتا ہے:',
    free_text: 'اسی منظر میں، آپ کے اپنے لفظ:',
    understood: 'آپ کے اپنے لفظ آگے کی ایک راہ بن گئے:',
    continue: 'آپ نے داستان آگے بڑھائی۔ منظر وہی رہا۔',
    only_way: 'آپ نے داستان آگے بڑھائی۔ راہ ایک ہی تھی۔',
    time_up: 'پچھلے منظر کا وقت پورا ہو چکا تھا، اور وہ اپنی اکلوتی راہ پر آگے بڑھا۔ آپ نے کہا تھا:',
    immerse: 'آپ نے اس گھڑی کا پورا بیان مانگا۔',
    show: 'آپ نے اس منظر کی تصویر مانگی۔',
    retelling: 'اس کے بعد کا حصہ، کسی اور طرح:',
    retold: 'آپ نے یہ حصہ کسی اور طرح سننا چاہا۔',
  },
  takenFor: 'اس کا مطلب یہ سمجھا گیا:',
  quotes: ['”', '“'],

  ahead: 'آگے کی راہ',
  distance: {
    ended: 'داستان یہاں پوری ہوتی ہے۔',
    one_step: 'انجام ایک قدم دور ہو سکتا ہے۔',
    few_steps: 'انجام چند ہی منظر دور ہو سکتا ہے۔',
    far: 'ہر انجام ابھی بہت دور ہے۔',
    unknown: 'انجام کتنی دور ہے، کوئی نہیں جانتا۔',
  },

  remembered: 'داستان گو کو کیا یاد رہا',
  nothingRemembered: 'اس حصے میں کچھ نہیں۔',
  given: 'ماڈل کو جو کام، حقائق اور باتیں بتائی گئیں',
  nothingGiven: 'اس حصے کے لیے ان میں سے کچھ نہیں۔',

  whoTold: 'کس نے سنایا',
  narrator: 'داستان گو',
  builtIn: (name) => `${name}، کتھالوک کا اپنا`,
  whyBuiltIn: 'ماڈل نے کیوں نہیں',
  steppedIn: {
    refused: 'ماڈل یہاں سے آگے نہ سنا سکا۔',
    copied: 'ماڈل نے مصنف کے اپنے الفاظ ہی سنائے۔',
    failed: 'کسی ماڈل نے جواب نہیں دیا۔',
    small_model: 'یہ ماڈل صرف مناظر کو جوڑتا ہے، کھل کر نہیں سناتا۔',
    daily_limit: 'اس دن کے لیے ماڈلوں کی حد پوری ہو چکی تھی۔',
    unpaid_limit: 'ماڈل ایک گھنٹے میں جتنے حصے بغیر کریڈٹ کے سنا سکتے ہیں، اتنے سنا چکے تھے۔',
    account_limit: 'ایک گھنٹے میں ماڈلوں سے جتنی بار پوچھا جا سکتا ہے، آپ پوچھ چکے تھے۔',
    newcomer_limit:
      'کھاتہ نیا تھا یا اس کی ای میل کی تصدیق نہیں ہوئی تھی، اور ایسے کھاتے سے ایک دن میں ماڈلوں سے جتنی بار پوچھا جا سکتا ہے، پوچھا جا چکا تھا۔',
    minute_limit: 'ایک منٹ میں ماڈلوں سے جتنی بار پوچھا جا سکتا ہے، آپ پوچھ چکے تھے۔',
    credits_short: 'اس کے لیے کریڈٹ کم تھے۔',
    together_budget: 'اس کھیل میں دوسرے جتنے کریڈٹ اور خرچ کر سکتے تھے، وہ اس کے لیے کم تھے۔',
  },
  toldByModel: (name, model) => `${name}، ماڈل ${model} کی زبانی`,
  instead: 'کس کی جگہ',
  insteadOf: (model) => `${model} کی جگہ، جس نے جواب نہیں دیا`,
  asWritten: 'مصنف، لفظ بہ لفظ',
  earlierGame: 'پچھلے کھیل میں سنایا گیا',
  toldIn: 'وقت',
  seconds: (seconds) => `${whole(seconds)} سیکنڈ`,
  noTime: 'پلک جھپکتے ہی',
  credits: 'کریڈٹ',
  charged: (count) => (count === 0 ? 'کچھ نہیں کٹا' : counted(count, { one: 'کٹا', other: 'کٹے' })),

  xp: 'XP',
  xpAtFirst: (xp) => `شروع میں ${whole(xp)}`,
  xpUnchanged: (xp) => `${whole(xp)}، پہلے جتنا ہی`,
  xpChanged: (before, after) => `${whole(before)} سے ${whole(after)}`,
  inNewScene: (xp) => `${xp}؛ یہ منظر آپ کے لیے نیا ہے`,

  notRight: 'غلطی بتائیں',
  reported: 'شکریہ۔ مصنف اسے دیکھیں گے۔',
  copy: 'نقل کریں',
} satisfies Words['reasons'];
