import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

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
  notJson: 'यह JSON ऑब्जेक्ट नहीं है। इसकी जगह ख़ाली ऑब्जेक्ट सहेजा जाएगा।',
  noScene: (name) => `“${name}” नाम का कोई दृश्य नहीं है।`,
  structureView: 'रूप',
  structureViews: { json: 'JSON', graph: 'नक़्शा' },
  noGraph: 'इसका नक़्शा अभी नहीं बन सकता: यह दृश्यों का ढाँचा नहीं है। पहले JSON ठीक करें।',
  leavingText: 'इस फ़ॉर्म में आपके बदलाव सहेजे नहीं गए हैं।',
  created: 'कथा बन गई',
  saved: 'कथा सहेजी गई',
  savedMeanwhile: 'कथा सहेजी गई। इस बीच का लिखा अभी नहीं सहेजा गया',
  cancel: 'रहने दें',
  create: 'कथा बनाएँ',
  creating: 'बन रही है...',
  save: 'कथा सहेजें',
  saving: 'सहेज रहे हैं...',
} satisfies Words['adminForm'];
