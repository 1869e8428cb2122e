import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('hi');

export const ending = {
  turnPage: 'पन्ना पलटें',
  readAgain: 'आख़िरी हिस्सा फिर पढ़ें',
  loading: 'आपकी राह पर पीछे देख रहे हैं...',
  failed: 'यहाँ तक क्या लाया, यह लोड नहीं हो सका।',
  forks: 'यहाँ तक क्या लाया',
  opened: 'इसी से आगे यह राह खुली:',
  toldBecause: 'इसी वजह से आगे कथा में यह हुआ:',
  ruledOut: (count) =>
    counted(count, { one: 'दूसरा अंत इसके बाद पहुँच से बाहर हो गया', other: 'दूसरे अंत इसके बाद पहुँच से बाहर हो गए' }),
  goBackHere: 'यहाँ लौटें',
  closedAt: 'जहाँ आपने यह चुना, वहाँ एक और राह थी, जो आपके लिए बंद थी:',
  closedByLeft: 'पहले यह चुनते, तो वह खुल जाती:',
  closedByTaken: 'आपके पहले के इस चुनाव ने उसे बंद किया:',
  goBack: 'उस मोड़ पर लौटें',
  lost: 'इस बार कथा हाथ से निकल गई।',
  goBackFree: 'इसमें कुछ ख़र्च नहीं होता। वहाँ से नया खेल शुरू होगा; यह वैसा ही रहेगा।',
  goBackHint: 'वहाँ से नया खेल शुरू होगा; यह वैसा ही रहेगा।',
  goingBack: 'लौट रहे हैं...',
  beginAgain: 'फिर से शुरू करें',
  beginning: 'शुरू हो रहा है...',
  keep: 'यह कथा सहेज लें',
  keeping: 'सहेज रहे हैं...',
  shareTitle: 'यह अंत साझा करें',
  shareText: 'आपकी कथा की आख़िरी पंक्ति एक चित्र में। लिंक कथा तक जाता है, आपके खेल तक नहीं।',
  shareCard: 'चित्र साझा करें',
  saveCard: 'चित्र सहेजें',
  copyLink: 'लिंक कॉपी करें',
  cardLabel: (content) => `कार्ड: ${content}`,
  cardFailed: 'चित्र नहीं बन सका। लिंक अब भी कॉपी हो सकता है।',
  cardNotShared: 'चित्र साझा नहीं हो सका। आप उसे सहेज सकते हैं।',
  next: 'अगली कथा',
  nextPart: 'इस शृंखला में आगे',
  toStory: 'कथा के पन्ने पर लौटें',
  toHome: 'होम पर चलें',
  choices: (count) => counted(count, { one: 'चुनाव', other: 'चुनाव' }),
  scenes: (count) => counted(count, { one: 'दृश्य', other: 'दृश्य' }),
  credits: (count) => counted(count, { one: 'क्रेडिट ख़र्च हुआ', other: 'क्रेडिट ख़र्च हुए' }),
} satisfies Words['ending'];
