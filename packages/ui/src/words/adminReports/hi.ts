import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { ago } from '../time/hi.ts';
import { report } from '../report/hi.ts';

const { counted } = numbersOf('hi');

export const adminReports = {
  title: 'शिकायतें',
  state: 'स्थिति',
  states: { open: 'खुली', dismissed: 'जैसी थी', acted: 'कार्रवाई हुई' },
  list: 'शिकायतें',
  empty: 'कोई शिकायत आपके इंतज़ार में नहीं है',
  emptyOf: 'यहाँ कोई शिकायत नहीं है',
  kinds: report.kinds,
  count: (count) => counted(count, { one: 'शिकायत', other: 'शिकायतें' }),
  ago,
  reportedBy: (reporter, when) => `${reporter} की शिकायत · ${when}`,
  about: (title, author) => `“${title}”, लेखक ${author}`,
  byNobody: 'मिटाया गया खाता',
  noWords: 'पाठक ने कुछ नहीं लिखा।',
  passage: 'वह हिस्सा, जैसा सुनाया गया',
  toldBy: (teller) => `${teller} ने सुनाया`,
  view: 'कथा देखें',
  edit: 'कथा बदलें',
  viewLink: 'लिंक खोलें',
  aboutLink: 'साझा किया लिंक',
  decisions: {
    dismiss: {
      open: 'जैसी है, रहने दें',
      title: 'जैसी है, रहने दें?',
      text: 'शिकायत बंद हो जाएगी। लेखक को कुछ नहीं बताया जाता।',
      confirm: 'शिकायत बंद करें',
    },
    note: {
      open: 'बदलाव माँगें',
      title: 'लेखक से बदलाव माँगें',
      text: 'कथा जैसी है वैसी रहती है। लेखक को यह चिट्ठी मिलती है, शिकायत करने वाले का नाम नहीं।',
      confirm: 'चिट्ठी भेजें',
    },
    revoke: {
      open: 'लिंक बंद करें',
      title: 'लिंक बंद करें',
      text: 'वह तुरंत बंद हो जाता है; जो खेल उसमें दिखता है वह चलता रहता है। जिसने उसे बनाया उसे यह चिट्ठी मिलती है, शिकायत करने वाले का नाम नहीं।',
      confirm: 'बंद करके भेजें',
    },
    archive: {
      open: 'हटाएँ',
      title: 'कथा को सूची से हटाएँ',
      text: 'वह आर्काइव हो जाती है: चल रहे खेल चलते रहते हैं, और उसे वापस लाया जा सकता है। लेखक को यह चिट्ठी मिलती है, शिकायत करने वाले का नाम नहीं।',
      confirm: 'आर्काइव करके भेजें',
    },
  },
  letter: 'लेखक को चिट्ठी',
  letterHint: 'शब्दशः भेजी जाती है, और “मेरी कथाएँ” में दिखती है।',
  deciding: 'फ़ैसला हो रहा है...',
  decided: 'फ़ैसला हो गया',
  outcome: {
    dismiss: 'जैसी थी, रहने दी',
    note: 'लेखक से बदलाव माँगा',
    revoke: 'लिंक बंद किया गया',
    archive: 'हटाई गई',
  },
  decidedBy: (name, when) => `${name} · ${when}`,
  toldTheAuthor: 'लेखक को क्या बताया गया',
} satisfies Words['adminReports'];
