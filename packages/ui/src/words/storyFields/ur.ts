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
    is_premium: 'پریمیم داستان',
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
  options: { ...ratings, ...difficulties },
  languageHint: 'جس زبان میں آپ لکھتے ہیں۔ دس زبانیں؛ اردو دائیں سے بائیں پڑھی جاتی ہے۔',
  languageName: (code) => languages().of(code) ?? code,
  chooseCategory: 'زمرہ چنیں',
  coverHint: '16:9 سب سے اچھا دکھتا ہے۔',
  coverPreview: 'اس URL کا سرورق',
  coverFailed: 'یہ تصویر نہیں کھل رہی۔ جب تک نہ کھلے، قارئین عنوان سے بنا سرورق دیکھتے ہیں۔',
} satisfies Words['storyFields'];
