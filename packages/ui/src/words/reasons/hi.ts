import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted, whole } = numbersOf('hi');

export const reasons = {
  title: 'ऐसा क्यों?',
  lead: 'कथा का सबसे नया हिस्सा जिन बातों से बना।',
  loading: 'जानकारी आ रही है...',

  scene: 'दृश्य',
  place: (part) => `, इस दृश्य का हिस्सा ${whole(part)}`,
  openPlace: (part) => `पूरी कथा एक ही खुला दृश्य है; यह हिस्सा ${whole(part)} है`,

  howYouCame: 'यहाँ तक की राह',
  came: {
    opening: 'कथा यहीं से शुरू होती है।',
    branch: 'आपने पिछले खेल के इस हिस्से से फिर शुरू किया।',
    choice: 'आपने चुना:',
    side_path: 'आपने वह घुमाव चुना जो इसी दृश्य में लौट आता है:',
    free_text: 'इसी दृश्य में, आपके अपने शब्द:',
    understood: 'आपके अपने शब्द आगे की एक राह बन गए:',
    continue: 'आपने कथा आगे बढ़ाई। दृश्य वही रहा।',
    only_way: 'आपने कथा आगे बढ़ाई। राह एक ही थी।',
    time_up: 'पिछले दृश्य का समय पूरा हो चुका था, और वह अपनी इकलौती राह पर आगे बढ़ा। आपने कहा था:',
    immerse: 'आपने इस घड़ी का पूरा वर्णन माँगा।',
    show: 'आपने इस दृश्य का चित्र माँगा।',
    retelling: 'इसके बाद का हिस्सा, दूसरे ढंग से:',
    retold: 'आपने यह हिस्सा दूसरे ढंग से सुनना चाहा।',
  },
  takenFor: 'इसका मतलब यह माना गया:',
  quotes: ['“', '”'],

  ahead: 'आगे की राह',
  distance: {
    ended: 'कथा यहाँ पूरी होती है।',
    one_step: 'अंत एक क़दम दूर हो सकता है।',
    few_steps: 'अंत कुछ ही दृश्य दूर हो सकता है।',
    far: 'हर अंत अभी बहुत दूर है।',
    unknown: 'अंत कितनी दूर है, कोई नहीं जानता।',
  },

  remembered: 'सूत्रधार को क्या याद रहा',
  nothingRemembered: 'इस हिस्से में कुछ नहीं।',
  given: 'मॉडल को जो काम, तथ्य और बातें बताई गईं',
  nothingGiven: 'इस हिस्से के लिए इनमें से कुछ नहीं।',

  whoTold: 'किसने सुनाया',
  narrator: 'कथावाचक',
  builtIn: (name) => `${name}, कथालोक का अपना`,
  whyBuiltIn: 'मॉडल ने क्यों नहीं',
  steppedIn: {
    refused: 'मॉडल यहाँ से आगे नहीं सुना सका।',
    copied: 'मॉडल ने लेखक के अपने शब्द ही सुनाए।',
    failed: 'किसी मॉडल ने जवाब नहीं दिया।',
    daily_limit: 'उस दिन के लिए मॉडलों की सीमा पूरी हो चुकी थी।',
    unpaid_limit: 'मॉडल एक घंटे में जितने हिस्से बिना क्रेडिट के सुना सकते हैं, उतने सुना चुके थे।',
    account_limit: 'एक घंटे में जितनी बार मॉडलों से पूछा जा सकता है, आप पूछ चुके थे।',
    newcomer_limit:
      'खाता नया था या उसके ईमेल की पुष्टि नहीं हुई थी, और ऐसे खाते से एक दिन में जितनी बार मॉडलों से पूछा जा सकता है, पूछा जा चुका था।',
    minute_limit: 'एक मिनट में जितनी बार मॉडलों से पूछा जा सकता है, आप पूछ चुके थे।',
    credits_short: 'उसके लिए क्रेडिट कम थे।',
    together_budget: 'इस खेल में दूसरे जितने क्रेडिट और ख़र्च कर सकते थे, वे उसके लिए कम थे।',
  },
  toldByModel: (name, model) => `${name}, मॉडल ${model} की ज़बानी`,
  instead: 'किसकी जगह',
  insteadOf: (model) => `${model} की जगह, जिसने जवाब नहीं दिया`,
  asWritten: 'लेखक, शब्दशः',
  earlierGame: 'पिछले खेल में सुनाया गया',
  toldIn: 'समय',
  seconds: (seconds) => `${whole(seconds)} सेकंड`,
  noTime: 'पलक झपकते ही',
  credits: 'क्रेडिट',
  charged: (count) => (count === 0 ? 'कुछ नहीं कटा' : counted(count, { one: 'कटा', other: 'कटे' })),

  xp: 'XP',
  xpAtFirst: (xp) => `शुरुआत में ${whole(xp)}`,
  xpUnchanged: (xp) => `${whole(xp)}, पहले जितना ही`,
  xpChanged: (before, after) => `${whole(before)} से ${whole(after)}`,
  inNewScene: (xp) => `${xp}; यह दृश्य आपके लिए नया है`,

  notRight: 'ग़लती बताएँ',
  reported: 'धन्यवाद। लेखक इसे देखेंगे।',
  copy: 'कॉपी करें',
} satisfies Words['reasons'];
