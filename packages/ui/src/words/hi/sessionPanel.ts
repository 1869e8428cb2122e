import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted, whole } = numbersOf('hi');

export const sessionPanel = {
  ownLanguage: 'hi',
  title: 'आपकी कथा',
  lead: 'मोटी सुनहरी रेखा वह राह है जिस पर आप हैं। जो उससे अलग हुआ, वह लौटाया गया या दूसरे ढंग से सुनाया गया।',
  onlyOpening: 'अभी केवल आरंभ सुनाया गया है। आप जो राहें लेंगे, वे यहाँ दिखेंगी।',
  nothing: 'अभी कुछ नहीं सुनाया गया।',
  chapters: 'अध्याय',
  chapterNamed: (number, title) => `${whole(number)}. ${title}`,
  chaptersLeft: (count) => `${counted(count, { other: 'अध्याय' })} अभी बाक़ी`,
  againFrom: (title) => `“${title}” से फिर शुरू करें`,
  again: 'फिर शुरू करें',
  map: 'अब तक की पूरी कथा',
  opening: 'आरंभ',
  here: 'आप यहाँ हैं',
  otherWay: 'यहाँ से दूसरी राह',
  otherWays: (count) => counted(count, { one: 'दूसरी राह', other: 'दूसरी राहें' }),
  turns: (count) => counted(count, { one: 'हिस्सा', other: 'हिस्से' }),
  range: (first, last) => `${whole(first)}–${whole(last)}`,
  loading: 'आपकी कथा आ रही है...',
  keep: 'अपने पास रखें',
  keepHint: 'जिस राह पर आप हैं, आरंभ से यहाँ तक।',
  saveAs: { markdown: 'Markdown में सहेजें', json: 'JSON में सहेजें' },
  saving: 'सहेज रहे हैं...',
  book: {
    open: 'किताब बनाएँ...',
    upToHere: 'यहाँ तक की किताब',
    title: 'आपकी कथा, एक किताब',
    text: 'आवरण, अध्यायों और चित्रों के साथ, आरंभ से यहाँ तक।',
    textTo: 'आवरण, अध्यायों और चित्रों के साथ, आरंभ से इस हिस्से तक:',
    ownWords: 'मेरे लिखे और चुने हुए के साथ',
    forms: { epub: 'EPUB में सहेजें', print: 'छापें' },
    making: 'किताब बन रही है...',
    noTab: 'ब्राउज़र ने नया टैब नहीं खोला। इस पृष्ठ के लिए पॉप-अप की अनुमति दें और फिर “छापें” दबाएँ।',
  },
  remove: 'यह खेल मिटाएँ',
  removeTitle: 'यह खेल मिटाएँ?',
  removeText:
    'इसका हर हिस्सा, आपकी ली हुई हर राह समेत, आपके सभी डिवाइसों से मिट जाएगा। ख़र्च हुए क्रेडिट नहीं लौटते। यह पलटा नहीं जा सकता।',
  removeConfirm: 'खेल मिटा दें',
  removeCancel: 'रहने दें',
  offline: 'इंटरनेट नहीं है। राहें देखी जा सकती हैं; सहेजने, मिटाने और फिर शुरू करने के लिए इंटरनेट चाहिए।',
  offlineWithoutMap: 'इंटरनेट नहीं है। राहें देखने, सहेजने और मिटाने के लिए इंटरनेट चाहिए।',
  branchOffline: 'इंटरनेट नहीं है: नए खेल के लिए इंटरनेट चाहिए।',
} satisfies Words['sessionPanel'];
