import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { onDemand } from '../../onDemand.ts';

const { counted } = numbersOf('ur-u-nu-latn');
const languages = onDemand(() => new Intl.DisplayNames('ur', { type: 'language' }));

export const story = {
  ownLanguage: 'ur',
  languageName: (code) => languages().of(code) ?? code,
  quickRead: 'مختصر داستان',
  machineMade: 'AI کی مدد سے',
  untitled: 'بے عنوان',
  noDescription: 'کوئی تعارف نہیں',
  unknownAuthor: 'نامعلوم مصنف',
  play: 'کھیلیں',
  starting: 'کھل رہا ہے',
  playNamed: (title) => `کھیلیں: ${title}`,
  unplayed: 'نئی',
  likes: (count) => counted(count, { other: 'پسند' }),
  plays: (count) => counted(count, { other: 'بار کھیلی گئی' }),
  bookmarks: (count) => counted(count, { other: 'نے محفوظ کی' }),
  likedByYou: 'آپ کو پسند ہے',
  savedByYou: 'آپ نے محفوظ کی ہے',
} satisfies Words['story'];
