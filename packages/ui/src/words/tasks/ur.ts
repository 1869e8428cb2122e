import type { LEVEL_TITLES, TaskId } from '@kathaloka/contract/limits';

interface TaskWords {
  readonly title: string;
  readonly description: string;
}

const byId: Readonly<Record<TaskId, TaskWords>> = {
  lamp_at_dusk: { title: 'شام کا چراغ', description: 'آج کوئی بھی داستان کھولیں اور اس کا ایک حصہ سنیں۔' },
  turns_of_the_wheel: { title: 'پہیے کے پھیرے', description: 'آج کسی بھی داستان کے پانچ حصے سنیں۔' },
  fork_in_the_forest: { title: 'جنگل کا دوراہا', description: 'آج تین الگ الگ راہیں چنیں۔' },
  tenalis_tongue: { title: 'تینالی کی زبان', description: 'آج دو بار اپنے لفظوں میں کچھ کریں۔' },
  still_lake: { title: 'ٹھہری جھیل', description: 'آج ”ڈوبیں“ سے دو مناظر میں ٹھہریں۔' },
  ask_the_painter: { title: 'مصور سے کہیں', description: 'آج ”دکھائیں“ سے ایک منظر کی تصویر بنوائیں۔' },
  far_shore: { title: 'اس پار', description: 'آج کسی داستان کے انجام تک پہنچیں۔' },
  two_shelves: { title: 'کتب خانے کے دو طاق', description: 'آج دو زمروں کی داستانیں کھیلیں۔' },

  first_crossing: { title: 'پہلا پار', description: 'اپنی پہلی داستان کے انجام تک پہنچیں۔' },
  beads_on_the_thread: { title: 'ڈور کے منکے', description: 'کسی بھی داستان کے پچاس حصے سنیں۔' },
  painted_scroll: { title: 'تصویروں کا طومار', description: 'پچیس الگ الگ مناظر میں جائیں۔' },
  three_lamps: { title: 'تین چراغوں کی قطار', description: 'لگاتار تین دن کھیلیں۔' },
  first_leaf: { title: 'پہلا ورق', description: 'اپنی ایک داستان شائع کریں۔' },
  three_banks: { title: 'ایک ندی، تین گھاٹ', description: 'تین الگ الگ انجاموں تک پہنچیں۔' },
  gallery_of_chitralekha: {
    title: 'چترلیکھا کا نگارخانہ',
    description: 'دس الگ الگ مناظر کی تصویریں بنوائیں۔',
  },
  word_by_word: { title: 'لفظ لفظ', description: 'تیس بار اپنے لفظوں میں کچھ کریں، ہر بار نئے۔' },
  crossroads: { title: 'اندرپرستھ کے چوراہے', description: 'سو الگ الگ راہیں چنیں۔' },
  four_yugas: { title: 'چار یگوں کا مسافر', description: 'چار زمروں کی داستانیں کھیلیں۔' },
  five_pandavas: { title: 'پانچ پانڈوؤں کے نام', description: 'پانچ الگ الگ داستانیں پوری کریں۔' },
  hundred_pillars: { title: 'سو ستونوں کا ایوان', description: 'سو الگ الگ مناظر میں جائیں۔' },
  ten_avatars: { title: 'انجام کے دس اوتار', description: 'دس الگ الگ انجاموں تک پہنچیں۔' },
  garland: { title: 'پانچ سو پھولوں کی مالا', description: 'کسی بھی داستان کے پانچ سو حصے سنیں۔' },

  rasika: { title: 'صاحبِ ذوق', description: 'پانچ داستانیں پسند کریں۔' },
  peacock_feathers: { title: 'کتاب میں مور پنکھ', description: 'پانچ داستانیں محفوظ کریں۔' },
  naradas_news: { title: 'نارد کی خبر', description: 'تین الگ الگ دن کوئی داستان شیئر کریں۔' },
  two_tongues: { title: 'دو بولیاں', description: 'دو زبانوں میں کھیلیں۔' },
  blind_men_and_elephant: { title: 'چھ اندھے، ایک ہاتھی', description: 'چھ حصے کسی اور طرح سنیں۔' },
  saptaha: { title: 'ہفتہ بھر', description: 'لگاتار سات دن کھیلیں۔' },
  three_narrators: { title: 'تینالی، بیربل، ویاس', description: 'تینوں داستان گوؤں کو سنیں۔' },
  lake_manasa: { title: 'مانسروور', description: '”ڈوبیں“ سے پچیس مناظر میں ٹھہریں۔' },
  twelve_banyans: { title: 'بارہ برگدوں تلے', description: 'بارہ الگ الگ داستانیں کھیلیں۔' },
  four_brushes: { title: 'چار موقلم', description: 'چاروں مصوروں سے منظر بنوائیں۔' },
  mala: { title: '108 دانوں کی مالا', description: 'ایک سو آٹھ بار اپنے لفظوں میں کچھ کریں، ہر بار نئے۔' },
  sarasvatis_veena: { title: 'سرسوتی کی وینا کے چار تار', description: 'چار زبانوں میں کھیلیں۔' },
  month_of_kartika: { title: 'کاتک کا مہینہ', description: 'لگاتار تیس دن کھیلیں۔' },
  three_palm_leaves: { title: 'تاڑ کے تین پتے', description: 'اپنی تین داستانیں شائع کریں۔' },
  village_square: { title: 'چوپال کی آواز', description: 'دس اور کھلاڑی آپ کی داستانیں پسند کریں۔' },
  eight_directions: { title: 'آٹھ سمتوں کا نگہبان', description: 'آٹھ زمروں کی داستانیں کھیلیں۔' },
  vetala: { title: 'بیتال پچیسی', description: 'پچیس الگ الگ انجاموں تک پہنچیں۔' },
  ocean_of_story: { title: 'داستانوں کا سمندر', description: 'تین سو الگ الگ مناظر میں جائیں۔' },
  eighteen_parvas: { title: 'اٹھارہ دفتر', description: 'اٹھارہ الگ الگ داستانیں پوری کریں۔' },
  thousand_and_eight: { title: 'ایک ہزار آٹھ', description: 'کسی بھی داستان کے ایک ہزار آٹھ حصے سنیں۔' },
};

/** The titles of the levels, by their English titles. */
const byTitle: Readonly<Record<(typeof LEVEL_TITLES)[number], string>> = {
  Shrota: 'سامع',
  Jijnasu: 'جویا',
  Yatri: 'مسافر',
  Rasika: 'صاحبِ ذوق',
  Kathaka: 'قصہ گو',
  Bhopa: 'بھوپا',
  Sutradhara: 'سوتردھار',
  Kavi: 'شاعر',
  Mahakavi: 'استاد شاعر',
  Vyasa: 'ویاس',
};

/** A task of a newer server is missing here, and stays English. */
export const tasks: Readonly<Record<string, TaskWords>> = byId;
export const levelTitles: Readonly<Record<string, string>> = byTitle;
