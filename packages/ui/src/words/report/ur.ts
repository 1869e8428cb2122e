import type { Words } from '../en.ts';

/** The dialogs that report a story, or a turn of a session. */
export const report: Words['report'] = {
  open: 'شکایت کریں',
  openStory: 'اس داستان کی شکایت کریں',
  storyTitle: (title) => `”${title}“ کی شکایت`,
  turnTitle: 'اس حصے کی شکایت',
  text: 'ایک منتظم اسے پڑھے گا۔ مصنف کو کبھی معلوم نہیں ہوگا کہ کس نے لکھا۔',
  kind: 'کیا غلط ہے؟',
  kinds: {
    disrespect: 'کسی عقیدے یا مقدس کی بے ادبی',
    hate: 'لوگوں سے نفرت',
    sexual: 'جنسی مواد',
    violence: 'ظلم',
    copyright: 'کسی اور سے لیا ہوا',
    broken: 'ٹوٹا ہوا، یا بے معنی',
    other: 'کچھ اور',
  },
  words: 'اپنے لفظوں میں',
  wordsRequired: 'براہ کرم لکھیں کہ کیا غلط ہے',
  cancel: 'رہنے دیں',
  send: 'شکایت بھیجیں',
  sending: 'بھیج رہے ہیں...',
  thanks: 'شکریہ',
  thanksText: 'آپ کی شکایت مل گئی۔ ایک منتظم اسے پڑھے گا۔',
  close: 'بند کریں',
  already: 'آپ یہ شکایت کر چکے ہیں۔ وہ پڑھے جانے کی منتظر ہے۔',
};
