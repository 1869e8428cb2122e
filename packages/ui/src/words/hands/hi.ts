import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted, whole } = numbersOf('hi');

export const hands = {
  ownLanguage: 'hi',
  title: 'ये किसके शब्द हैं',
  by: {
    author: () => 'लेखक',
    model: (name) => (name === undefined ? 'कोई मॉडल' : `मॉडल ${name}`),
    player: () => 'खिलाड़ी',
    rule: () => 'नियम',
    house: () => 'कथालोक',
  },
  heard: (hand) => `${hand}:`,
  counted: (hand, words) => `${hand}, ${whole(words)} शब्द`,
  struck: {
    line: (sentences) =>
      `मॉडल के ${counted(sentences, { one: 'वाक्य को', other: 'वाक्यों को' })} हटाया गया। इस बार कोई क्रेडिट नहीं लगा।`,
    reasons: {
      death: 'इसमें कोई मर जाता है। यह केवल कथा तय करती है।',
      wound: 'इसमें किसी को चोट लगती है। यह केवल कथा तय करती है।',
      speech: 'यह आपके मुँह में शब्द डालता है।',
      act: 'यह आपकी जगह कुछ तय करता है।',
      thing: 'इसमें कोई चीज़ दी, ली या खोई जाती है। यह केवल कथा तय करती है।',
      arrival: 'इसमें कोई ऐसा आ जाता है जो कहीं और है।',
      place: 'यह किसी को यहाँ से दूर ले जाता है।',
      time: 'इसमें दिन बीत जाते हैं।',
      secret: 'यह वह बताता है जो कथा ने अभी नहीं बताया।',
      knowledge: 'इसमें कोई वह जानता है जो वह जान ही नहीं सकता।',
      contradiction: 'यह अब तक सुनाई गई बात के उलट है।',
      harm: 'यह कथा के बाहर के लोगों को या उसके किसी बच्चे को चोट पहुँचाता है, उसके पाठकों के लिए बहुत क्रूर है, या कथा से बाहर ले जाता है। इसके शब्द सहेजे नहीं गए।',
    },
  },
  unknown: 'यह हिस्सा सुनाते समय दर्ज नहीं हुआ कि शब्द किसके हैं।',
} satisfies Words['hands'];
