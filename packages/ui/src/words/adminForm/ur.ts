import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

export const adminForm = {
  createTitle: 'نئی داستان',
  editTitle: 'داستان بدلیں',
  loading: 'داستان کی تفصیل آ رہی ہے...',
  view: 'دیکھیں',
  sectionList: 'حصے',
  sections: {
    basics: 'بنیادی معلومات',
    categories: 'زمرہ اور ٹیگ',
    settings: 'داستان کی ترتیبات',
    config: 'کھیل کی ترتیبات',
    structure: 'داستان کا ڈھانچا',
  },
  json: 'JSON',
  faults: (count) => counted(count, { one: 'خرابی', other: 'خرابیاں' }),
  sectionHasFault: (section) => `${section}: خرابی ہے`,
  sectionsHaveFaults: (count) => counted(count, { one: 'حصے میں خرابی ہے', other: 'حصوں میں خرابی ہے' }),
  notJson: 'یہ JSON آبجیکٹ نہیں ہے۔ اس کی جگہ خالی آبجیکٹ محفوظ ہوگا۔',
  noScene: (name) => `”${name}“ نام کا کوئی منظر نہیں ہے۔`,
  structureView: 'روپ',
  structureViews: { json: 'JSON', graph: 'نقشہ' },
  noGraph: 'اس کا نقشہ ابھی نہیں بن سکتا: یہ مناظر کا ڈھانچا نہیں ہے۔ پہلے JSON ٹھیک کریں۔',
  leavingText: 'اس فارم میں آپ کی تبدیلیاں محفوظ نہیں ہوئیں۔',
  created: 'داستان بن گئی',
  saved: 'داستان محفوظ ہو گئی',
  savedMeanwhile: 'داستان محفوظ ہو گئی۔ اس دوران کا لکھا ابھی محفوظ نہیں ہوا',
  cancel: 'رہنے دیں',
  create: 'داستان بنائیں',
  creating: 'بن رہی ہے...',
  save: 'داستان محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے...',
} satisfies Words['adminForm'];
