import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('hi');

export const editStory = {
  title: 'कथा बदलें',
  loading: 'कथा का विवरण आ रहा है...',
  back: 'मेरी कथाओं पर लौटें',
  basics: 'बुनियादी जानकारी',
  categorization: 'श्रेणी और टैग',
  settings: 'सेटिंग',
  asReaders: 'पाठकों को ऐसी दिखेगी',
  noChanges: 'कोई बदलाव बाक़ी नहीं',
  unsaved: (count) => `${counted(count, { other: 'बदलाव' })} नहीं सहेजे`,
  cancel: 'रहने दें',
  save: 'बदलाव सहेजें',
  saving: 'सहेज रहे हैं...',
  saved: 'कथा बदल गई!',
} satisfies Words['editStory'];
