import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted, whole } = numbersOf('ur-u-nu-latn');

export const sessionPanel = {
  ownLanguage: 'ur',
  title: 'آپ کی داستان',
  lead: 'موٹی سنہری لکیر وہ راہ ہے جس پر آپ ہیں۔ جو اس سے الگ ہوا، وہ واپس لیا گیا یا کسی اور طرح سنایا گیا۔',
  onlyOpening: 'ابھی صرف آغاز سنایا گیا ہے۔ آپ جو راہیں لیں گے، وہ یہاں نظر آئیں گی۔',
  nothing: 'ابھی کچھ نہیں سنایا گیا۔',
  chapters: 'ابواب',
  chapterNamed: (number, title) => `${whole(number)}۔ ${title}`,
  chaptersLeft: (count) => `${counted(count, { one: 'باب', other: 'ابواب' })} ابھی باقی`,
  againFrom: (title) => `”${title}“ سے پھر شروع کریں`,
  again: 'پھر شروع کریں',
  map: 'اب تک کی پوری داستان',
  opening: 'آغاز',
  here: 'آپ یہاں ہیں',
  otherWay: 'یہاں سے دوسری راہ',
  otherWays: (count) => counted(count, { one: 'دوسری راہ', other: 'دوسری راہیں' }),
  turns: (count) => counted(count, { one: 'حصہ', other: 'حصے' }),
  range: (first, last) => `${whole(first)}–${whole(last)}`,
  loading: 'آپ کی داستان آ رہی ہے...',
  keep: 'اپنے پاس رکھیں',
  keepHint: 'جس راہ پر آپ ہیں، آغاز سے یہاں تک۔',
  saveAs: { markdown: 'Markdown میں محفوظ کریں', json: 'JSON میں محفوظ کریں' },
  saving: 'محفوظ ہو رہا ہے...',
  book: {
    open: 'کتاب بنائیں...',
    upToHere: 'یہاں تک کی کتاب',
    title: 'آپ کی داستان، ایک کتاب',
    text: 'سرورق، ابواب اور تصویروں کے ساتھ، آغاز سے یہاں تک۔',
    textTo: 'سرورق، ابواب اور تصویروں کے ساتھ، آغاز سے اس حصے تک:',
    ownWords: 'میرے لکھے اور چنے ہوئے کے ساتھ',
    forms: { epub: 'EPUB میں محفوظ کریں', print: 'چھاپیں' },
    making: 'کتاب بن رہی ہے...',
    noTab: 'براؤزر نے نیا ٹیب نہیں کھولا۔ اس صفحے کے لیے پاپ اپ کی اجازت دیں اور پھر ”چھاپیں“ دبائیں۔',
  },
  together: 'ساتھ کھیلیں...',
  remove: 'یہ کھیل مٹائیں',
  removeTitle: 'یہ کھیل مٹائیں؟',
  removeText:
    'اس کا ہر حصہ، آپ کی لی ہوئی ہر راہ سمیت، آپ کے سب آلات سے مٹ جائے گا۔ خرچ ہوئے کریڈٹ نہیں لوٹتے۔ یہ پلٹا نہیں جا سکتا۔',
  removeConfirm: 'کھیل مٹا دیں',
  removeCancel: 'رہنے دیں',
  offline:
    'انٹرنیٹ نہیں ہے۔ راہیں دیکھی جا سکتی ہیں؛ محفوظ کرنے، مٹانے اور پھر شروع کرنے کے لیے انٹرنیٹ چاہیے۔',
  offlineWithoutMap: 'انٹرنیٹ نہیں ہے۔ راہیں دیکھنے، محفوظ کرنے اور مٹانے کے لیے انٹرنیٹ چاہیے۔',
  branchOffline: 'انٹرنیٹ نہیں ہے: نئے کھیل کے لیے انٹرنیٹ چاہیے۔',
} satisfies Words['sessionPanel'];
