import type { Words } from '../en.ts';
import { difficulties, ratings } from '../storyPage/ur.ts';
import { onDemand } from '../../onDemand.ts';

const languages = onDemand(() => new Intl.DisplayNames('ur', { type: 'language' }));

export const storyFields = {
  labels: {
    title: 'عنوان',
    tagline: 'ذیلی عنوان',
    story_description: 'تعارف',
    story_prompt: 'داستان کا پرامپٹ',
    cover_image_url: 'سرورق کا URL',
    category_id: 'زمرہ',
    tag_ids: 'ٹیگ',
    image_alt: 'سرورق کا بیان',
    story_system_prompt: 'نظام کی ہدایت',
    content_rating: 'کس عمر کے لیے',
    difficulty_level: 'مشکل',
    language: 'زبان',
    is_featured: 'منتخب',
    is_open_to_guests: 'مہمان پوری کھیل سکتے ہیں',
    is_premium: 'پریمیم داستان',
    is_machine_written: 'الفاظ AI کی مدد سے',
    is_machine_drawn: 'تصویریں AI کی مدد سے',
    is_machine_translated: 'ترجمہ AI کی مدد سے',
    initial_xp: 'شروع کے XP',
    actions_count: 'قدم',
    story_cards_count: 'داستان کے پتے',
    total_scenes: 'کل مناظر',
    branching_points: 'دوراہے',
    possible_endings: 'انجام',
    estimated_play_time: 'کھیل کا وقت (منٹ)',
    xp_gain_multiplier: 'XP کا ضرب',
    health_max: 'زیادہ سے زیادہ صحت',
    inventory_slots: 'جھولے میں جگہیں',
  },
  adminLabels: {
    story_system_prompt: 'نظام کی ہدایت',
    initial_xp: 'شروع کے XP',
    branching_points: 'دوراہے',
    possible_endings: 'انجام',
    is_premium: 'پریمیم',
    game_config: 'کھیل کی ترتیبات (JSON)',
    story_structure: 'داستان کا ڈھانچا (JSON)',
  },
  hints: {
    tagline: 'ایک سطر، کارڈ پر عنوان کے نیچے دکھتی ہے۔',
    story_description: 'داستان کے صفحے پر دکھتا ہے۔ Markdown چلتا ہے۔',
    story_prompt:
      'قارئین کو داستان کے صفحے پر دکھتا ہے، اور داستان گو کو بھی معلوم رہتا ہے: قاری کون ہے، داؤ پر کیا ہے، کھیلنا کیسے ہے۔',
    story_system_prompt:
      'داستان گو کے لیے ہدایتیں، اور بھید۔ اسے صرف آپ، منتظمین اور داستان گو دیکھتے ہیں: قارئین کبھی نہیں۔',
    language: 'جس زبان میں آپ لکھتے ہیں۔ دس زبانیں؛ اردو دائیں سے بائیں پڑھی جاتی ہے۔',
    cover_image_url: '16:9 سب سے اچھا دکھتا ہے۔',
    image_alt: 'جو دیکھ نہیں سکتے، انھیں سکرین ریڈر یہی سناتا ہے۔',
    is_premium: 'صرف پریمیم والوں کے لیے۔',
    is_machine_written:
      'اس کا کچھ حصہ زبان کے ماڈل نے لکھا یا دوبارہ لکھا ہے۔ پڑھنے والے یہ لیبل دیکھتے ہیں۔',
    is_machine_drawn: 'سرورق تصویر بنانے والے ماڈل نے بنایا ہے۔',
    is_machine_translated: 'اس کا ترجمہ زبان کے ماڈل نے کیا ہے۔',
  },
  editHints: {
    story_description: 'Markdown چلتا ہے: موٹے اور ترچھے حروف، فہرستیں اور لنک۔',
    is_premium: 'صرف پریمیم والے اسے کھیل سکتے ہیں۔ آپ ہمیشہ کھیل سکتے ہیں۔',
  },
  adminHints: {
    story_system_prompt: 'ہدایتیں اور بھید۔ قارئین داستان کا پرامپٹ دیکھتے ہیں، یہ کبھی نہیں۔',
    cover_image_url: '16:9 سب سے اچھا',
    image_alt: 'سکرین ریڈر اسے پڑھ کر سناتے ہیں',
    story_structure: '”end“ منظر نہ ہو تو خود جڑ جاتا ہے: ”The end of your adventure.“',
  },
  options: { ...ratings, ...difficulties },
  adminRatings: { ...ratings, teen: 'نوعمر (13+)', mature: 'بالغ (17+)' },
  languageName: (code) => languages().of(code) ?? code,
  promptExample:
    'گھاٹ کی ناؤ تمہارے ذمے ہے۔ ایک مسافر نے اندھیرے سے پہلے تین پھیروں کے دام دیے ہیں، اور دریا چڑھا ہوا ہے۔ پوچھو، پار اتارو، یا لوٹ چلو۔',
  noCategory: 'کوئی زمرہ نہیں',
  chooseCategory: 'زمرہ چنیں',
  fault: (path, message) => `${path}: ${message}`,
  coverPreview: 'اس URL کا سرورق',
  coverFetchedLater: 'کہانی محفوظ کرتے وقت یہ تصویر لائی جاتی ہے، اور یہیں سے دکھتی ہے۔',
  coverFailed: 'یہ تصویر نہیں کھل رہی۔ جب تک نہ کھلے، قارئین عنوان سے بنا سرورق دیکھتے ہیں۔',
} satisfies Words['storyFields'];
