import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { ago } from '../time/ur.ts';
import { report } from '../report/ur.ts';

const { counted } = numbersOf('ur-u-nu-latn');

export const adminReports = {
  title: 'شکایتیں',
  state: 'حالت',
  states: { open: 'کھلی', dismissed: 'جیسی تھی', acted: 'کارروائی ہوئی' },
  list: 'شکایتیں',
  empty: 'کوئی شکایت آپ کے انتظار میں نہیں ہے',
  emptyOf: 'یہاں کوئی شکایت نہیں ہے',
  kinds: report.kinds,
  count: (count) => counted(count, { one: 'شکایت', other: 'شکایتیں' }),
  ago,
  reportedBy: (reporter, when) => `${reporter} کی شکایت · ${when}`,
  about: (title, author) => `”${title}“، مصنف ${author}`,
  byNobody: 'مٹایا ہوا کھاتہ',
  noWords: 'قاری نے کچھ نہیں لکھا۔',
  passage: 'وہ حصہ، جیسا سنایا گیا',
  toldBy: (teller) => `${teller} نے سنایا`,
  view: 'داستان دیکھیں',
  edit: 'داستان بدلیں',
  viewLink: 'لنک کھولیں',
  aboutLink: 'بانٹا ہوا لنک',
  decisions: {
    dismiss: {
      open: 'جیسی ہے، رہنے دیں',
      title: 'جیسی ہے، رہنے دیں؟',
      text: 'شکایت بند ہو جائے گی۔ مصنف کو کچھ نہیں بتایا جاتا۔',
      confirm: 'شکایت بند کریں',
    },
    note: {
      open: 'تبدیلی مانگیں',
      title: 'مصنف سے تبدیلی مانگیں',
      text: 'داستان جیسی ہے ویسی رہتی ہے۔ مصنف کو یہ خط ملتا ہے، شکایت کرنے والے کا نام نہیں۔',
      confirm: 'خط بھیجیں',
    },
    revoke: {
      open: 'لنک بند کریں',
      title: 'لنک بند کریں',
      text: 'وہ فوراً بند ہو جاتا ہے؛ جو کھیل اس میں دکھتا ہے وہ چلتا رہتا ہے۔ جس نے اسے بنایا اسے یہ خط ملتا ہے، شکایت کرنے والے کا نام نہیں۔',
      confirm: 'بند کر کے بھیجیں',
    },
    archive: {
      open: 'ہٹائیں',
      title: 'داستان کو فہرست سے ہٹائیں',
      text: 'وہ آرکائیو ہو جاتی ہے: چلتے کھیل چلتے رہتے ہیں، اور اسے واپس لایا جا سکتا ہے۔ مصنف کو یہ خط ملتا ہے، شکایت کرنے والے کا نام نہیں۔',
      confirm: 'آرکائیو کر کے بھیجیں',
    },
  },
  letter: 'مصنف کو خط',
  letterHint: 'لفظ بہ لفظ بھیجا جاتا ہے، اور ”میری داستانیں“ میں نظر آتا ہے۔',
  deciding: 'فیصلہ ہو رہا ہے...',
  decided: 'فیصلہ ہو گیا',
  outcome: {
    dismiss: 'جیسی تھی، رہنے دی',
    note: 'مصنف سے تبدیلی مانگی',
    revoke: 'لنک بند کیا گیا',
    archive: 'ہٹائی گئی',
  },
  decidedBy: (name, when) => `${name} · ${when}`,
  toldTheAuthor: 'مصنف کو کیا بتایا گیا',
} satisfies Words['adminReports'];
