import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { agoOf } from '../time.ts';
import { report } from './report.ts';

const { counted } = numbersOf('hi');

/** The administrators' queue of reports. */
export const adminReports: Words['adminReports'] = {
  title: 'शिकायतें',
  state: 'स्थिति',
  states: { open: 'खुली', dismissed: 'रहने दीं', acted: 'क़दम उठाया' },
  list: 'शिकायतें',
  empty: 'कोई शिकायत आपकी राह नहीं देख रही',
  emptyOf: 'यहाँ कोई शिकायत नहीं',
  kinds: report.kinds,
  count: (count) => counted(count, { one: 'शिकायत', other: 'शिकायतें' }),
  ago: agoOf('hi'),
  reportedBy: (reporter, when) => `${reporter} की शिकायत · ${when}`,
  about: (title, author) => `“${title}”, लेखक: ${author}`,
  byNobody: 'हटा हुआ खाता',
  noWords: 'पाठक ने कुछ नहीं लिखा।',
  passage: 'वह हिस्सा, जैसा सुनाया गया',
  toldBy: (teller) => `सुनाया: ${teller}`,
  view: 'कथा देखें',
  edit: 'कथा बदलें',
  decisions: {
    dismiss: {
      open: 'जैसी है रहने दें',
      title: 'जैसी है रहने दें?',
      text: 'शिकायत बंद हो जाएगी। लेखक को कुछ नहीं बताया जाएगा।',
      confirm: 'शिकायत बंद करें',
    },
    note: {
      open: 'बदलने को कहें',
      title: 'लेखक से बदलने को कहें',
      text: 'कथा जैसी है वैसी रहेगी। लेखक को यह चिट्ठी मिलेगी, शिकायत करने वाले का नाम नहीं।',
      confirm: 'चिट्ठी भेजें',
    },
    archive: {
      open: 'हटाएँ',
      title: 'कथा को सूची से हटाएँ',
      text: 'कथा संग्रह में जाएगी: चल रहे खेल चलेंगे, और वह लौट सकती है। लेखक को यह चिट्ठी मिलेगी, शिकायत करने वाले का नाम नहीं।',
      confirm: 'संग्रह में रखें और भेजें',
    },
  },
  letter: 'लेखक के नाम चिट्ठी',
  letterHint: 'ज्यों की त्यों भेजी जाएगी।',
  letterRequired: 'कृपया लिखें कि लेखक क्या जानें',
  deciding: 'फ़ैसला हो रहा है...',
  decided: 'फ़ैसला हो गया',
  outcome: { dismiss: 'जैसी थी रहने दी', note: 'लेखक से बदलने को कहा', archive: 'हटा दी' },
  decidedBy: (name, when) => `${name} · ${when}`,
  toldTheAuthor: 'लेखक को क्या बताया गया',
};
