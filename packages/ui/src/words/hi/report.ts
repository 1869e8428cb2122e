import type { Words } from '../en.ts';

/** How a reader reports a story, or a passage that was told to them. */
export const report: Words['report'] = {
  open: 'शिकायत करें',
  openStory: 'इस कथा की शिकायत करें',
  openPassage: 'इस हिस्से की शिकायत करें',
  storyTitle: (title) => `“${title}” की शिकायत`,
  passageTitle: 'इस हिस्से की शिकायत',
  text: 'एक प्रबंधक इसे पढ़ेंगे। लेखक को कभी पता नहीं चलेगा कि किसने लिखा।',
  kind: 'क्या ग़लत है?',
  kinds: {
    disrespect: 'किसी आस्था या पवित्र का अनादर',
    hate: 'लोगों से नफ़रत',
    sexual: 'यौन सामग्री',
    violence: 'क्रूरता',
    copyright: 'किसी और से लिया हुआ',
    broken: 'टूटा हुआ, या समझ से परे',
    other: 'कुछ और',
  },
  words: 'अपने शब्दों में',
  wordsRequired: 'कृपया लिखें कि क्या ग़लत है',
  cancel: 'रहने दें',
  send: 'शिकायत भेजें',
  sending: 'भेज रहे हैं...',
  thanks: 'धन्यवाद',
  thanksText: 'आपकी शिकायत मिल गई। एक प्रबंधक इसे पढ़ेंगे।',
  close: 'बंद करें',
  already: 'आप यह शिकायत कर चुके हैं। वह पढ़े जाने की राह देख रही है।',
};
