import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { ratings } from './storyPage.ts';

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
  fault: (path, message) => `${path}: ${message}`,
  labels: {
    story_system_prompt: 'نظام کی ہدایت',
    initial_xp: 'شروع کے XP',
    branching_points: 'دوراہے',
    possible_endings: 'انجام',
    is_featured: 'منتخب',
    is_premium: 'پریمیم',
    is_open_to_guests: 'مہمان پوری کھیل سکتے ہیں',
  },
  systemHint: 'ہدایتیں اور بھید۔ قارئین داستان کا پرامپٹ دیکھتے ہیں، یہ کبھی نہیں۔',
  coverHint: '16:9 سب سے اچھا',
  altHint: 'سکرین ریڈر اسے پڑھ کر سناتے ہیں',
  game_config: 'کھیل کی ترتیبات (JSON)',
  story_structure: 'داستان کا ڈھانچا (JSON)',
  notJson: 'یہ JSON آبجیکٹ نہیں ہے۔ اس کی جگہ خالی آبجیکٹ محفوظ ہوگا۔',
  noScene: (name) => `”${name}“ نام کا کوئی منظر نہیں ہے۔`,
  endHint: '”end“ منظر نہ ہو تو خود جڑ جاتا ہے: ”The end of your adventure.“',
  structureView: 'روپ',
  structureViews: { json: 'JSON', graph: 'نقشہ' },
  noGraph: 'اس کا نقشہ ابھی نہیں بن سکتا: یہ مناظر کا ڈھانچا نہیں ہے۔ پہلے JSON ٹھیک کریں۔',
  leavingText: 'اس فارم میں آپ کی تبدیلیاں محفوظ نہیں ہوئیں۔',
  created: 'داستان بن گئی',
  saved: 'داستان محفوظ ہو گئی',
  cancel: 'رہنے دیں',
  create: 'داستان بنائیں',
  creating: 'بن رہی ہے...',
  save: 'داستان محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے...',
  content_ratings: { ...ratings, teen: 'نوعمر (13+)', mature: 'بالغ (17+)' },
} satisfies Words['adminForm'];
