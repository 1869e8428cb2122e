import type { Words } from '../en.ts';

export const report = {
  open: 'शिकायत करें',
  openStory: 'इस कथा की शिकायत करें',
  storyTitle: (title) => `“${title}” की शिकायत`,
  turnTitle: 'इस हिस्से की शिकायत',
  text: 'इसे एक एडमिन पढ़ेगा। लेखक को कभी पता नहीं चलता कि किसने लिखा।',
  kind: 'क्या ग़लत है?',
  kinds: {
    disrespect: 'किसी आस्था या पूज्य का अपमान',
    hate: 'लोगों के प्रति नफ़रत',
    sexual: 'यौन सामग्री',
    violence: 'क्रूरता',
    copyright: 'किसी और का लिखा',
    broken: 'टूटी हुई, या बेमतलब',
    other: 'कुछ और',
  },
  words: 'अपने शब्दों में',
  wordsRequired: 'कृपया बताएँ कि क्या ग़लत है',
  cancel: 'रहने दें',
  send: 'शिकायत भेजें',
  sending: 'भेज रहे हैं...',
  thanks: 'धन्यवाद',
  thanksText: 'आपकी शिकायत पहुँच गई। एक एडमिन इसे पढ़ेगा।',
  close: 'बंद करें',
  already: 'आप इसकी शिकायत पहले कर चुके हैं। वह पढ़े जाने के इंतज़ार में है।',
} satisfies Words['report'];
