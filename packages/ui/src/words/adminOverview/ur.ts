import type { Words } from '../en.ts';
import { modelName } from '../modelNames/en.ts';
import { numbersOf } from '../numbers.ts';
import { modelNames } from '../modelNames/ur.ts';
import { onDemand } from '../../onDemand.ts';

const { compact, counted, percent, whole } = numbersOf('ur-u-nu-latn');
const dayOfMonth = onDemand(
  () =>
    new Intl.DateTimeFormat('ur-u-nu-latn', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);
const date = (day: string) => dayOfMonth().format(new Date(day));
const MS = 1000;

export const adminOverview = {
  title: 'ایک نظر میں',
  period: 'مدت',
  days: (count) => counted(count, { other: 'دن' }),
  number: whole,
  compact,
  percent,
  seconds: (milliseconds) => `${(milliseconds / MS).toFixed(1)} سیکنڈ`,
  date,
  day: 'دن',
  none: '–',
  nothing: 'اس مدت میں کچھ نہیں',
  showTable: 'جدول میں دکھائیں',
  showChart: 'چارٹ میں دکھائیں',
  measure: 'پیمانہ',
  measures: {
    turns: 'سنائے گئے حصے',
    plays: 'شروع ہوئے کھیل',
    active_players: 'سرگرم کھلاڑی',
    new_accounts: 'نئے کھاتے',
    endings: 'جن انجاموں تک پہنچے',
    credits_spent: 'خرچ ہوئے کریڈٹ',
    narrator_errors: 'داستان گو کی ناکامیاں',
    latency: 'سنانے میں لگا وقت',
  },
  builtIn: 'کتھالوک کا اپنا داستان گو',
  provider: 'باہر کے ماڈل',
  half: 'آدھے اتنے میں',
  most: '100 میں سے 95 اتنے میں',
  model: 'ماڈل',
  allModels: 'سب ماڈل',
  modelName: (model_key) => modelNames[model_key] ?? modelName(model_key),
  ofModel: (measure, model) => `${measure}: ${model}`,
  finding: (first, firstDay, last, lastDay, most, mostDay) =>
    `${date(firstDay)} کو ${first}، ${date(lastDay)} کو ${last}۔ سب سے زیادہ ${date(mostDay)} کو: ${most}۔`,
  noFinding: 'ان دنوں کا ابھی کچھ دکھانے کو نہیں ہے۔',
  playersIn: (days) => `${whole(days)} دن میں کھلاڑی`,
  tiles: {
    plays: 'شروع ہوئے کھیل',
    turns: 'سنائے گئے حصے',
    credits_spent: 'خرچ ہوئے کریڈٹ',
    failed: 'جو حصے نہ بن پائے',
  },
  failed: 'ناکام',
  steppedIn: 'بدلے میں کتھالوک کے داستان گو نے سنایا',
  failures: (count) => counted(count, { one: 'ناکامی', other: 'ناکامیاں' }),
  more: (share) => `پچھلے دنوں سے ${share} زیادہ`,
  less: (share) => `پچھلے دنوں سے ${share} کم`,
  same: 'تقریباً پہلے جتنا',
  first: 'موازنے کے لیے پہلے کا کچھ نہیں ہے',
  nobodyCharged: 'جو حصہ نہ بن پائے، اس کا کسی سے کچھ نہیں لیا جاتا۔',
  waiting: 'آپ کے انتظار میں',
  reviews: (count) => counted(count, { one: 'داستان کا جائزہ باقی', other: 'داستانوں کا جائزہ باقی' }),
  reports: (count) => counted(count, { one: 'شکایت پر فیصلہ باقی', other: 'شکایتوں پر فیصلہ باقی' }),
  nothingWaits: 'کسی فیصلے کا انتظار نہیں ہے۔',
  models: 'داستان گو اور مصور',
  noModels: 'ابھی کوئی ماڈل استعمال نہیں ہوا۔',
  turns: (count) => counted(count, { one: 'حصہ', other: 'حصے' }),
  credits: (count) => counted(count, { other: 'کریڈٹ' }),
  usage: {
    title: 'باہر کے ماڈل',
    lead: 'حالت اسی سرور کے عمل کی ہے جس نے جواب دیا؛ ہر عمل اسے خود معلوم کرتا ہے۔',
    empty: 'باہر کا کوئی ماڈل نہ لگایا گیا ہے، نہ استعمال ہوا۔',
    state: 'حالت',
    chooseMeasure: 'ٹوکن یا پوچھنا',
    chooseModel: 'باہر کا ماڈل',
    states: {
      closed: 'پوچھا جاتا ہے',
      half_open: 'پھر آزمایا جا رہا ہے',
      open: 'کچھ دیر نہیں پوچھا جائے گا',
    },
    measures: {
      calls: 'کتنی بار پوچھا گیا',
      prompt_tokens: 'پڑھے گئے ٹوکن',
      completion_tokens: 'لکھے گئے ٹوکن',
    },
    cached: 'کیش سے',
    read: 'نئے پڑھے گئے',
    fromCache: 'کیش سے',
    serves: (name) => `${name} کے نام سے، یہاں:`,
    fallbacks: (names) => `پھر ${names.join('، ')}، پھر کتھالوک کا اپنا`,
  },
  mostPlayed: 'سب سے زیادہ کھیلی گئیں',
  story: 'داستان',
  plays: 'کھیل',
  noStories: 'ابھی کوئی داستان نہیں کھیلی گئی',
} satisfies Words['adminOverview'];
