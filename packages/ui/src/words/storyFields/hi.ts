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
    is_featured: 'चुनी हुई',
    is_open_to_guests: 'मेहमान पूरी खेल सकते हैं',
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
  adminLabels: {
    story_system_prompt: 'कथा का सिस्टम प्रॉम्प्ट',
    initial_xp: 'शुरुआती XP',
    branching_points: 'दोराहे',
    possible_endings: 'अंत',
    is_premium: 'प्रीमियम',
    game_config: 'खेल की सेटिंग (JSON)',
    story_structure: 'कथा का ढाँचा (JSON)',
  },
  hints: {
    tagline: 'एक पंक्ति, कार्ड पर शीर्षक के नीचे दिखती है।',
    story_description: 'कथा के पन्ने पर दिखता है। Markdown चलता है।',
    story_prompt:
      'पाठकों को कथा के पन्ने पर दिखता है, और सूत्रधार को भी मालूम रहता है: पाठक कौन है, दाँव पर क्या है, खेलना कैसे है।',
    story_system_prompt: 'सूत्रधार के लिए हिदायतें, और भेद। इसे सिर्फ़ आप, प्रशासक और सूत्रधार देखते हैं: पाठक कभी नहीं।',
    language: 'जिस भाषा में आप लिखते हैं। दस भाषाएँ; उर्दू दाएँ से बाएँ पढ़ी जाती है।',
    cover_image_url: '16:9 सबसे अच्छा दिखता है।',
    image_alt: 'जो देख नहीं सकते, उन्हें स्क्रीन रीडर यही सुनाता है।',
    is_premium: 'केवल प्रीमियम वालों के लिए।',
  },
  editHints: {
    story_description: 'Markdown चलता है: मोटे और तिरछे अक्षर, सूचियाँ और लिंक।',
    is_premium: 'केवल प्रीमियम वाले इसे खेल सकते हैं। आप हमेशा खेल सकते हैं।',
  },
  adminHints: {
    story_system_prompt: 'हिदायतें और भेद। पाठक कथा का प्रॉम्प्ट देखते हैं, यह कभी नहीं।',
    cover_image_url: '16:9 सबसे अच्छा',
    image_alt: 'स्क्रीन रीडर इसे पढ़कर सुनाते हैं',
    story_structure: '“end” दृश्य न हो तो अपने आप जुड़ जाता है: “The end of your adventure.”',
  },
  options: { ...ratings, ...difficulties },
  adminRatings: { ...ratings, teen: 'किशोर (13+)', mature: 'वयस्क (17+)' },
  languageName: (code) => languages().of(code) ?? code,
  promptExample:
    'घाट की नाव तुम्हारे ज़िम्मे है। एक यात्री ने अँधेरे से पहले तीन फेरों के दाम दिए हैं, और नदी चढ़ी हुई है। पूछो, पार उतारो, या लौट चलो।',
  noCategory: 'कोई श्रेणी नहीं',
  chooseCategory: 'श्रेणी चुनें',
  fault: (path, message) => `${path}: ${message}`,
  coverPreview: 'इस URL का कवर',
  coverFetchedLater: 'कहानी सहेजते समय यह चित्र लाया जाता है, और यहीं से दिखता है।',
  coverFailed: 'यह चित्र नहीं खुल रहा। जब तक न खुले, पाठक शीर्षक से बना कवर देखते हैं।',
} satisfies Words['storyFields'];
