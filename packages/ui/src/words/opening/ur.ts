import { answer } from '../answer/ur.ts';
import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

export const opening = {
  answer,
  title: 'داستان یوں شروع ہوتی ہے',
  loading: 'پہلا منظر کھل رہا ہے...',
  choices: 'راہیں',
  chosen: 'آپ نے چنا:',
  leadsTo: {
    reading: 'یہ داستان کھاتے کے بغیر آخر تک پڑھیں۔ کچھ بھی کہیں بھیجا نہیں جاتا۔',
    account: 'آگے کی داستان کھاتے کے ساتھ کھلتی ہے۔ تب تک آپ کا انتخاب محفوظ رہے گا۔',
    game: 'آپ کے انتخاب سے کھیل شروع ہوتا ہے۔',
  },
  pending: 'ورق پلٹ رہا ہے...',
  saved: (count) => `آپ یہاں پہلے آئے تھے: ${counted(count, { one: 'انتخاب کیا', other: 'انتخاب کیے' })}۔`,
  goOn: 'وہیں سے آگے پڑھیں',
  beginAgain: 'پھر سے شروع کریں',
  theEnd: 'ختم شد',
  keepTale: 'یہ داستان محفوظ کریں: اپنا کھاتہ بنائیں',
  keepPlace: 'کھاتہ بنا کر یہ جگہ محفوظ کریں',
  otherStories: 'دوسری داستانیں دیکھیں',
  changed: 'آپ کے چننے کے بعد یہ داستان بدل گئی ہے، اور وہ راہ اب اس میں نہیں۔ اب داستان یوں شروع ہوتی ہے۔',
  shortOfXp: 'اس راہ کے لیے آپ کے پاس XP کم ہیں۔',
  failed: 'اگلا منظر لوڈ نہ ہو سکا۔',
  gone: 'آپ کے چننے کے بعد یہ داستان ہٹا لی گئی، اس لیے آپ کا انتخاب محفوظ نہ ہو سکا۔',
} satisfies Words['opening'];
