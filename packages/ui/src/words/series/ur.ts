import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted, whole } = numbersOf('ur-u-nu-latn');

export const series = {
  loading: 'سلسلہ آ رہا ہے...',
  notFound: 'ایسا کوئی سلسلہ نہیں ہے',
  parts: (count) => `${counted(count, { one: 'حصے', other: 'حصوں' })} کا سلسلہ`,
  read: (count, total) =>
    count >= total && total > 1
      ? `آپ نے تمام ${whole(total)} حصے پڑھ لیے`
      : `آپ نے ${whole(total)} میں سے ${whole(count)} حصے پڑھے ہیں`,
  progress: 'آپ کہاں تک پڑھ چکے ہیں',
  list: 'حصے',
  part: (position) => `حصہ ${whole(position)}`,
  begin: (position) => `حصہ ${whole(position)} سے شروع کریں`,
  goOn: (position) => `حصہ ${whole(position)} پر چلیں`,
  anywhere: 'ہر حصہ اپنے آپ میں مکمل ہے۔',
  isRead: 'پڑھا ہوا',
  isNext: 'اگلا',
  unpublished: 'ابھی شائع نہیں ہوا',
  remembers: 'اس سلسلے کو آپ کا کیا یاد ہے',
  remembersText: 'آپ نے پہلے حصوں میں جو کیا، بعد کے حصے وہیں سے شروع ہوتے ہیں۔ اسے کوئی اور نہیں دیکھتا۔',
  forget: 'بھلا دیں',
  forgetTitle: 'اس سلسلے میں آپ نے جو کیا، اسے بھلا دیں؟',
  forgetText:
    'اب سے شروع ہونے والے حصوں کو اس کا کچھ علم نہ ہو گا۔ جو کھیل شروع ہو چکے ہیں، وہ ویسے ہی رہیں گے۔',
  cancel: 'رہنے دیں',
  failures: { detail: { other: 'سلسلہ لوڈ نہ ہو سکا۔' }, forget: { other: 'بھلایا نہ جا سکا۔' } },
} satisfies Words['series'];
