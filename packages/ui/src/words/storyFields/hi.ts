import type { Words } from '../en.ts';
import { difficulties, ratings } from '../storyPage/hi.ts';
import { onDemand } from '../../onDemand.ts';

const languages = onDemand(() => new Intl.DisplayNames('hi', { type: 'language' }));

export const storyFields = {
  labels: {
    title: 'शीर्षक',
    tagline: 'टैगलाइन',
    story_description: 'विवरण',
    story_prompt: 'कथा का प्रॉम्प्ट',
    cover_image_url: 'कवर का URL',
    category_id: 'श्रेणी',
    tag_ids: 'टैग',
    image_alt: 'कवर का वर्णन',
    story_system_prompt: 'सिस्टम प्रॉम्प्ट',
    content_rating: 'किस उम्र के लिए',
    difficulty_level: 'कठिनाई',
    language: 'भाषा',
    is_premium: 'प्रीमियम कथा',
    initial_xp: 'शुरुआती XP',
    actions_count: 'क़दम',
    story_cards_count: 'कथा के पत्ते',
    total_scenes: 'कुल दृश्य',
    branching_points: 'दोराहे',
    possible_endings: 'अंत',
    estimated_play_time: 'खेल का समय (मिनट)',
    xp_gain_multiplier: 'XP का गुणक',
    health_max: 'ज़्यादा से ज़्यादा सेहत',
    inventory_slots: 'झोले में जगहें',
  },
  options: { ...ratings, ...difficulties },
  languageHint: 'जिस भाषा में आप लिखते हैं। दस भाषाएँ; उर्दू दाएँ से बाएँ पढ़ी जाती है।',
  languageName: (code) => languages().of(code) ?? code,
  chooseCategory: 'श्रेणी चुनें',
  coverHint: '16:9 सबसे अच्छा दिखता है।',
  coverPreview: 'इस URL का कवर',
  coverFailed: 'यह चित्र नहीं खुल रहा। जब तक न खुले, पाठक शीर्षक से बना कवर देखते हैं।',
} satisfies Words['storyFields'];
