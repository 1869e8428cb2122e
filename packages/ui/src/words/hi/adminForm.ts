import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { ratings } from './storyPage.ts';

const { counted } = numbersOf('hi');

export const adminForm = {
  createTitle: 'नई कथा',
  editTitle: 'कथा बदलें',
  loading: 'कथा का विवरण आ रहा है...',
  view: 'देखें',
  sectionList: 'हिस्से',
  sections: {
    basics: 'बुनियादी जानकारी',
    categories: 'श्रेणी और टैग',
    settings: 'कथा की सेटिंग',
    config: 'खेल की सेटिंग',
    structure: 'कथा का ढाँचा',
  },
  json: 'JSON',
  faults: (count) => counted(count, { one: 'गड़बड़ी', other: 'गड़बड़ियाँ' }),
  sectionHasFault: (section) => `${section}: गड़बड़ी है`,
  sectionsHaveFaults: (count) => counted(count, { one: 'हिस्से में गड़बड़ी है', other: 'हिस्सों में गड़बड़ी है' }),
  fault: (path, message) => `${path}: ${message}`,
  labels: {
    story_system_prompt: 'कथा का सिस्टम प्रॉम्प्ट',
    initial_xp: 'शुरुआती XP',
    branching_points: 'दोराहे',
    possible_endings: 'अंत',
    is_featured: 'चुनी हुई',
    is_premium: 'प्रीमियम',
    is_open_to_guests: 'मेहमान पूरी खेल सकते हैं',
  },
  systemHint: 'हिदायतें और भेद। पाठक कथा का प्रॉम्प्ट देखते हैं, यह कभी नहीं।',
  coverHint: '16:9 सबसे अच्छा',
  altHint: 'स्क्रीन रीडर इसे पढ़कर सुनाते हैं',
  game_config: 'खेल की सेटिंग (JSON)',
  story_structure: 'कथा का ढाँचा (JSON)',
  notJson: 'यह JSON ऑब्जेक्ट नहीं है। इसकी जगह ख़ाली ऑब्जेक्ट सहेजा जाएगा।',
  noScene: (name) => `“${name}” नाम का कोई दृश्य नहीं है।`,
  endHint: '“end” दृश्य न हो तो अपने आप जुड़ जाता है: “The end of your adventure.”',
  structureView: 'रूप',
  structureViews: { json: 'JSON', graph: 'नक़्शा' },
  noGraph: 'इसका नक़्शा अभी नहीं बन सकता: यह दृश्यों का ढाँचा नहीं है। पहले JSON ठीक करें।',
  leavingText: 'इस फ़ॉर्म में आपके बदलाव सहेजे नहीं गए हैं।',
  created: 'कथा बन गई',
  saved: 'कथा सहेजी गई',
  cancel: 'रहने दें',
  create: 'कथा बनाएँ',
  creating: 'बन रही है...',
  save: 'कथा सहेजें',
  saving: 'सहेज रहे हैं...',
  content_ratings: { ...ratings, teen: 'किशोर (13+)', mature: 'वयस्क (17+)' },
} satisfies Words['adminForm'];
