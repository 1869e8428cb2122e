import { answer } from '../answer/hi.ts';
import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('hi');

export const opening = {
  answer,
  title: 'कथा यूँ शुरू होती है',
  loading: 'पहला दृश्य खुल रहा है...',
  choices: 'राहें',
  chosen: 'आपने चुना:',
  leadsTo: {
    reading: 'यह कथा बिना खाते के अंत तक पढ़ें। कुछ भी कहीं भेजा नहीं जाता।',
    account: 'आगे की कथा खाते के साथ खुलती है। तब तक आपका चुनाव सँभालकर रखा जाएगा।',
    game: 'आपके चुनाव से खेल शुरू होता है।',
  },
  pending: 'पन्ना पलट रहा है...',
  saved: (count) => `आप यहाँ पहले आए थे: ${counted(count, { one: 'चुनाव किया', other: 'चुनाव किए' })}।`,
  goOn: 'वहीं से आगे पढ़ें',
  beginAgain: 'फिर से शुरू करें',
  theEnd: 'समाप्त',
  keepTale: 'यह कथा सहेजें: अपना खाता बनाएँ',
  keepPlace: 'खाता बनाकर यह जगह सहेजें',
  otherStories: 'दूसरी कथाएँ देखें',
  changed: 'आपके चुनने के बाद यह कथा बदल गई है, और वह राह अब इसमें नहीं है। अब कथा यूँ शुरू होती है।',
  shortOfXp: 'इस राह के लिए आपके पास XP कम हैं।',
  failed: 'अगला दृश्य लोड नहीं हो सका।',
  gone: 'आपके चुनने के बाद यह कथा हटा ली गई, इसलिए आपका चुनाव सहेजा नहीं जा सका।',
} satisfies Words['opening'];
