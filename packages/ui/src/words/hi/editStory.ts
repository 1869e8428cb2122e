import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { difficulties, ratings } from './storyPage.ts';

const { counted } = numbersOf('hi');

export const editStory = {
  title: 'कथा बदलें',
  loading: 'कथा का विवरण आ रहा है...',
  back: 'मेरी कथाओं पर लौटें',
  basics: 'बुनियादी जानकारी',
  categorization: 'श्रेणी और टैग',
  settings: 'सेटिंग',
  fields: {
    title: 'शीर्षक',
    tagline: 'टैगलाइन',
    description: 'विवरण',
    cover: 'कवर का URL',
    category: 'श्रेणी',
    tags: 'टैग',
    premium: 'प्रीमियम कथा',
    rating: 'किस उम्र के लिए',
    difficulty: 'कठिनाई',
  },
  descriptionHint: 'Markdown चलता है: मोटे और तिरछे अक्षर, सूचियाँ और लिंक।',
  coverHint: '16:9 सबसे अच्छा दिखता है।',
  coverPreview: 'इस URL का कवर',
  coverFailed: 'यह चित्र नहीं खुल रहा। जब तक न खुले, पाठक शीर्षक से बना कवर देखते हैं।',
  noCategory: 'कोई श्रेणी नहीं',
  premiumHint: 'केवल प्रीमियम वाले इसे खेल सकते हैं। आप हमेशा खेल सकते हैं।',
  options: { ...ratings, ...difficulties },
  asReaders: 'पाठकों को ऐसी दिखेगी',
  noChanges: 'कोई बदलाव बाक़ी नहीं',
  unsaved: (count) => `${counted(count, { other: 'बदलाव' })} नहीं सहेजे`,
  cancel: 'रहने दें',
  save: 'बदलाव सहेजें',
  saving: 'सहेज रहे हैं...',
  saved: 'कथा बदल गई!',
} satisfies Words['editStory'];
