import { adminModels as english } from '../en/adminModels.ts';
import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { adminOverview } from './adminOverview.ts';
import { onDemand } from '../../onDemand.ts';

const { percent, whole } = numbersOf('ur-u-nu-latn');
const date = onDemand(
  () =>
    new Intl.DateTimeFormat('ur-u-nu-latn', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const amount = onDemand(() => new Intl.NumberFormat('ur-u-nu-latn', { maximumSignificantDigits: 3 }));
const eachTurn = 'ہر حصے پر';

export const adminModels = {
  title: 'ماڈل',
  lead: 'ہر ماڈل کتنا یاد رکھتا ہے، راز رکھتا ہے اور کھلاڑی کے کام کھلاڑی پر چھوڑتا ہے، کتھالوک کے اپنے داستان گو کے ساتھ ساتھ۔ طے شدہ چالیں چلنے والے کھلاڑی ہزاروں حصے کھیلتے ہیں، اور جو سنایا گیا اسے اصول پرکھتے ہیں۔',
  runs: 'پچھلی جانچیں',
  howTo: 'اسے وہاں چلائیے جہاں سے ماڈل تک پہنچ ہو، اس کے پتے اور نام کے ساتھ، پھر جو فائل بنے اسے شامل کیجیے۔',
  command: english.command,
  add: 'جانچ شامل کریں',
  adding: 'شامل ہو رہی ہے...',
  columns: { model: 'ماڈل', at: 'کب', languages: 'زبانیں', turns: 'حصے', actions: 'کیا کریں' },
  builtIn: adminOverview.builtIn,
  shipped: 'اسی نسخے کے ساتھ آتا ہے',
  noRuns: 'ابھی کسی ماڈل کی جانچ نہیں ہوئی۔ کتھالوک کے اپنے داستان گو کے اعداد نیچے ہیں۔',
  number: whole,
  percent,
  amount: (value) => amount().format(value),
  date: (at) => date().format(new Date(at)),
  none: '–',
  list: (names) => names.join('، '),
  language: 'زبان',
  figuresIn: (language) => `اعداد: ${language}`,
  comparison:
    'ہر ماڈل کا موازنہ کتھالوک کے اپنے داستان گو سے ہے۔ جو فرق اتفاق سے ہو سکتا ہے، وہ تقریباً برابر مانا جاتا ہے۔',
  figure: 'پیمانہ',
  count: (count, of) => `${of} میں سے ${count}`,
  written: (share) => `پرکھ سے پہلے ${share}`,
  notRun: (models) => `اس زبان میں جانچ نہیں ہوئی: ${models}`,
  verdicts: { better: 'بہتر', worse: 'کمتر', same: 'تقریباً برابر' },
  figures: {
    facts_told: { name: 'درست بتائی گئی باتیں', about: 'جو کھلاڑی نے کہا تھا اور بعد میں پوچھا' },
    facts_at_hand: { name: 'پرامپٹ میں موجود باتیں', about: 'انہیں بتانے کو ماڈل کو کیا دیا گیا' },
    secrets_told: { name: 'لوگوں کے کھلے راز', about: 'ایک کو اکیلے میں کہا، دوسرے نے بتا دیا' },
    author_secrets_told: {
      name: 'جن حصوں میں مصنف کا راز کھلا',
      about: 'کسی بھی لفظوں میں، وقت سے پہلے',
    },
    put_in_mouth_told: {
      name: 'جن حصوں میں کھلاڑی کی طرف سے بولا گیا',
      about: 'لفظ، کام یا احساس جو کھلاڑی کے اپنے ہیں',
    },
    repeated_told: { name: 'دہرائے جملے والے حصے', about: 'پچھلے 30 حصوں میں سے کسی کا' },
    foreign_told: { name: 'دوسری زبان والے حصے', about: 'جو داستان کی زبان نہیں' },
    stock_told: { name: 'گھسے پٹے فقروں والے حصے', about: 'جو ہر جگہ ملتے ہیں' },
    by_model: { name: 'ماڈل کے سنائے حصے', about: 'باقی کتھالوک کے داستان گو نے سنائے' },
    failed: { name: 'ناکام حصے', about: 'کچھ سنایا نہیں گیا، کچھ لیا نہیں گیا' },
    prefix_reused: { name: 'پہلے جیسا پرامپٹ', about: 'جو سرور اپنے کیش سے لے سکتا ہے' },
    calls: { name: 'کتنی بار پوچھا گیا', about: eachTurn },
    second_tries: { name: 'دوبارہ کوشش', about: eachTurn },
    prompt_tokens: { name: 'پڑھے گئے ٹوکن', about: eachTurn },
    cached_tokens: { name: 'کیش سے آئے ٹوکن', about: eachTurn },
    completion_tokens: { name: 'لکھے گئے ٹوکن', about: eachTurn },
    seconds: { name: 'سیکنڈ', about: eachTurn },
  },
  deleteTitle: (model) => `${model} کی جانچ مٹائیں؟`,
  deleteText: 'اس کے اعداد سب زبانوں سے ہٹ جائیں گے۔ فائل پھر شامل کی جا سکتی ہے۔',
  delete: 'مٹائیں',
  faults: {
    title: 'یہ فائل شامل نہیں ہوئی',
    tooLarge: (kilobytes) => `یہ ${whole(kilobytes)} kB سے بڑی ہے، اس لیے جانچ کی فائل نہیں۔`,
    notJson: (line, column) =>
      `یہ JSON نہیں: سطر ${line}، کالم ${column} میں کچھ غلط ہے۔ وہی فائل چنیے جو جانچ نے --out سے لکھی۔`,
    notRun: 'یہ JSON ہے، مگر جانچ کی فائل نہیں۔ وہی چنیے جو جانچ نے --out سے لکھی۔',
    wrongAt: (place) => `یہاں کچھ غلط ہے یا ہے ہی نہیں: ${place}۔ اس سرور کے نسخے سے جانچ پھر چلائیے۔`,
    builtIn:
      'یہ کتھالوک کے اپنے داستان گو کی جانچ ہے، جو یہاں پہلے سے ہے۔ جانچ کو --url اور --model کے ساتھ چلائیے۔',
    unreadable: 'براؤزر اسے پڑھ نہیں سکا۔ اسے پھر چنیے۔',
  },
} satisfies Words['adminModels'];
