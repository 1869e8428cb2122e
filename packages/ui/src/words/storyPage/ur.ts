import type { CONTENT_RATINGS, DIFFICULTIES } from '@kathaloka/contract/limits';
import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { points } from '../points/ur.ts';
import { onDemand } from '../../onDemand.ts';

const { counted, percent, whole } = numbersOf('ur-u-nu-latn');
const languages = onDemand(() => new Intl.DisplayNames('ur', { type: 'language' }));
const day = onDemand(
  () =>
    new Intl.DateTimeFormat('ur-u-nu-latn', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const rating = onDemand(() => new Intl.NumberFormat('ur-u-nu-latn', { maximumFractionDigits: 1 }));

/** The names of the audiences in every form and page. */
export const ratings: Readonly<Record<(typeof CONTENT_RATINGS)[number], string>> = {
  everyone: 'سب کے لیے',
  general: 'عام',
  family: 'خاندان',
  teen: 'نوعمر',
  mature: 'بالغ',
};

export const difficulties: Readonly<Record<(typeof DIFFICULTIES)[number], string>> = {
  beginner: 'نئے کھلاڑی',
  easy: 'آسان',
  medium: 'درمیانی',
  advanced: 'اعلیٰ',
  hard: 'مشکل',
};

const statuses = new Map([
  ['draft', 'مسودہ'],
  ['in_review', 'جائزے میں'],
  ['published', 'شائع شدہ'],
  ['archived', 'آرکائیو'],
]);

const commands = new Map([
  ['continue', { name: 'آگے', help: 'داستان آگے بڑھائیں' }],
  ['immerse', { name: 'ڈوبیں', help: 'اس گھڑی کی تفصیل' }],
  ['show', { name: 'دکھائیں', help: 'اس منظر کی تصویر' }],
  ['undo', { name: 'واپس لیں', help: 'پچھلا قدم لوٹائیں' }],
  ['redo', { name: 'پھر لائیں', help: 'لوٹایا ہوا قدم واپس لائیں' }],
  ['custom_action', { name: 'اپنے لفظوں میں', help: 'جو چاہیں لکھیں' }],
]);

export const storyPage = {
  ownLanguage: 'ur',
  title: 'داستان',
  inventedTeller: 'سنانے والا خیالی ہے۔',
  writtenWithHelp: 'کتھالوک کے لیے، زبان کے ماڈل کی مدد سے لکھی گئی۔',
  partOf: (position, parts) => `${whole(parts)} میں سے حصہ ${whole(position)}`,
  loading: 'داستان کی تفصیل آ رہی ہے...',
  notFound: 'یہ داستان نہیں ملی',
  featured: 'منتخب',
  premium: 'پریمیم',
  machineMade: {
    is_machine_written: 'الفاظ AI کی مدد سے',
    is_machine_drawn: 'تصویریں AI کی مدد سے',
    is_machine_translated: 'ترجمہ AI کی مدد سے',
  },
  tags: 'ٹیگ',
  play: 'کھیلیں',
  like: 'پسند کریں',
  bookmark: 'محفوظ کریں',
  share: 'شیئر کریں',
  linkCopied: 'لنک نقل ہو گیا',
  linkNotCopied: (url) => `لنک نقل نہیں ہوا: ${url}`,
  saveAsFile: 'ایک فائل میں محفوظ کریں',
  fileNotSaved: 'فائل نہ بن سکی۔ پھر کوشش کریں۔',
  shares: (count) => counted(count, { other: 'شیئر' }),
  premiumHint: 'یہ داستان کھیلنے کے لیے پریمیم چاہیے۔',
  joinWaitlist: 'انتظار کی فہرست میں شامل ہوں',
  difficulty: (value) => difficulties[value] ?? value,
  contentRating: (value) => ratings[value] ?? value,
  status: (value) => statuses.get(value) ?? value,
  prompt: 'داستان کا پرامپٹ',
  commands: 'اس داستان کے حکم',
  command: (name) => commands.get(name)?.name ?? name.replaceAll('_', ' '),
  commandHelp: (name) => commands.get(name)?.help,
  xp: (cost) => `${whole(cost)} XP`,
  statistics: 'اعداد و شمار',
  startingXp: 'ابتدائی XP',
  aboutXp: 'XP کیا ہے',
  xpHint: points.xp,
  actions: 'قدم',
  storyCards: 'داستان کے پتے',
  totalScenes: 'کل مناظر',
  branches: 'دوراہے',
  endings: 'انجام',
  playTime: 'کھیل کا وقت',
  minutes: (count) => `${whole(count)} منٹ`,
  completionRate: 'پورا کرنے والے',
  percent,
  rating: 'درجہ',
  outOfFive: (value) => `5 میں سے ${rating().format(value)}`,
  playedIn: 'کس زبان میں کھیلیں',
  language: 'زبان',
  languageName: (code) => languages().of(code) ?? code,
  created: 'کب بنی',
  date: (instant) => day().format(new Date(instant)),
} satisfies Words['storyPage'];
