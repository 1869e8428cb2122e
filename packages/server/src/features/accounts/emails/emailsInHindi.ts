import type { Emails } from './emailsInEnglish.ts';

const NOT_YOU =
  'अगर यह आपने नहीं किया, तो लॉगिन पन्ने पर “पासवर्ड भूल गए?” से तुरंत पासवर्ड बदलें। इससे आप हर जगह से लॉगआउट हो जाते हैं।';

const greeting = (username: string): string => `नमस्ते ${username},`;

/** The emails about accounts, in Hindi. */
export const hindi: Emails = {
  verify(username, url) {
    return {
      language: 'hi',
      subject: 'अपने ईमेल पते की पुष्टि करें',
      greeting: greeting(username),
      paragraphs: [
        'कथाओं की दुनिया में आपका स्वागत है। बस एक बात बाक़ी है: पुष्टि करें कि यह पता आपका है।',
        'लिंक 24 घंटे काम करता है।',
      ],
      action: { label: 'पते की पुष्टि करें', url },
      footnote:
        'यह ईमेल आपको इसलिए मिला कि किसी ने इस पते से कथालोक पर खाता बनाया। अगर वह आप नहीं थे, तो इसे अनदेखा कर दें: पते की पुष्टि नहीं होगी।',
    };
  },

  reset(username, url) {
    return {
      language: 'hi',
      subject: 'अपना पासवर्ड बदलें',
      greeting: greeting(username),
      paragraphs: [
        'किसी ने आपके खाते का पासवर्ड बदलने का लिंक माँगा है। नया पासवर्ड चुनने के लिए यह लिंक खोलें।',
        'लिंक एक बार चलता है, एक घंटे तक। नया पासवर्ड आपको हर जगह से लॉगआउट कर देता है।',
      ],
      action: { label: 'नया पासवर्ड चुनें', url },
      footnote: 'अगर आपने यह नहीं माँगा, तो इसे अनदेखा कर दें: आपका पासवर्ड वही रहेगा।',
    };
  },

  passwordChanged(username) {
    return {
      language: 'hi',
      subject: 'आपका पासवर्ड बदल गया',
      greeting: greeting(username),
      paragraphs: ['आपके खाते का पासवर्ड अभी बदला गया, और बाक़ी सभी ब्राउज़र लॉगआउट कर दिए गए।'],
      footnote: NOT_YOU,
    };
  },

  sessionEnded(username) {
    return {
      language: 'hi',
      subject: 'आपका एक ब्राउज़र लॉगआउट कर दिया गया',
      greeting: greeting(username),
      paragraphs: [
        'जिस ब्राउज़र में आप लॉगिन हैं, उसकी कुंजी दूसरी बार इस्तेमाल हुई। जो कुंजी दो बार इस्तेमाल हो, उसकी नक़ल हो चुकी हो सकती है, इसलिए हमने वह ब्राउज़र लॉगआउट कर दिया। वहाँ आप फिर लॉगिन कर सकते हैं।',
        'ग़लत घड़ी में कनेक्शन टूटने से भी ऐसा होता है। अगर आप नहीं जानते कि ऐसा क्यों हुआ, तो नया पासवर्ड चुनें: उससे हर ब्राउज़र लॉगआउट हो जाता है।',
      ],
      footnote: NOT_YOU,
    };
  },

  guessed(username) {
    return {
      language: 'hi',
      subject: 'कोई आपके पासवर्ड का अंदाज़ा लगा रहा है',
      greeting: greeting(username),
      paragraphs: [
        'पंद्रह मिनट के भीतर आपके खाते के लिए बीस से ज़्यादा ग़लत पासवर्ड आज़माए गए। उनमें से कोई सही नहीं था, और उनसे किसी का लॉगिन नहीं हुआ।',
        'आगे की कोशिशों का जवाब हम धीरे देते हैं, दूसरे नेटवर्क से आने वाली का भी, और आपको दिन में ज़्यादा से ज़्यादा एक बार लिखते हैं। लंबा पासवर्ड, जो आप और कहीं इस्तेमाल नहीं करते, इनके सामने टिकता है।',
      ],
      footnote: 'अगर ये कोशिशें आपकी थीं, तो कुछ करना नहीं है।',
    };
  },

  codesGuessed(username) {
    return {
      language: 'hi',
      subject: 'कोई आपके कोड का अंदाज़ा लगा रहा है',
      greeting: greeting(username),
      paragraphs: [
        'पंद्रह मिनट के भीतर आपके खाते के लिए पाँच से ज़्यादा ग़लत कोड आज़माए गए। उनमें से कोई सही नहीं था, और उनसे किसी का लॉगिन नहीं हुआ।',
        'कोड आपके पासवर्ड या आपके Google खाते के बाद ही माँगा जाता है, इसलिए हो सकता है कि ये किसी और के पास हों। आगे की कोशिशों का जवाब हम धीरे देते हैं, और आपको दिन में ज़्यादा से ज़्यादा एक बार लिखते हैं।',
      ],
      footnote: NOT_YOU,
    };
  },

  secondFactorOn(username) {
    return {
      language: 'hi',
      subject: 'अब लॉगिन पर एक कोड भी माँगा जाएगा',
      greeting: greeting(username),
      paragraphs: [
        'आपके खाते का दूसरा चरण अभी चालू किया गया। अब से लॉगिन करने पर आपके ऑथेंटिकेटर ऐप का कोड माँगा जाएगा।',
        'रिकवरी कोड ऐसी जगह रखें जहाँ वे फ़ोन के बिना भी मिल सकें: हर कोड ऐप के एक कोड की जगह लेता है।',
      ],
      footnote: NOT_YOU,
    };
  },

  secondFactorOff(username) {
    return {
      language: 'hi',
      subject: 'अब लॉगिन पर कोड नहीं माँगा जाएगा',
      greeting: greeting(username),
      paragraphs: ['आपके खाते का दूसरा चरण अभी बंद किया गया। उसके रिकवरी कोड अब काम नहीं करेंगे।'],
      footnote: NOT_YOU,
    };
  },

  recoveryCodeUsed(username, left) {
    return {
      language: 'hi',
      subject: 'आपके खाते का एक रिकवरी कोड इस्तेमाल हुआ',
      greeting: greeting(username),
      paragraphs: [
        `किसी ने आपके ऑथेंटिकेटर ऐप के कोड की जगह एक रिकवरी कोड इस्तेमाल किया। वह दोबारा काम नहीं करेगा। बचे हुए रिकवरी कोड: ${left}।`,
        'अगर आपका ऐप खो गया है, तो खाते के पन्ने पर दूसरा चरण बंद करें, और नए ऐप के साथ फिर चालू करें।',
      ],
      footnote: NOT_YOU,
    };
  },

  identityLinked(username, provider) {
    return {
      language: 'hi',
      subject: `अब आप ${provider} से भी लॉगिन कर सकते हैं`,
      greeting: greeting(username),
      paragraphs: [
        `किसी ने इस पते के ${provider} खाते से आपके खाते में लॉगिन किया। अब से आप पासवर्ड के साथ-साथ ${provider} से भी लॉगिन कर सकते हैं। सभी ब्राउज़र एक बार लॉगआउट कर दिए गए हैं।`,
      ],
      footnote: NOT_YOU,
    };
  },

  roleChanged(username, { person, by, isByGroup, role }) {
    const actor = isByGroup ? `${by} के एडमिन समूह` : `एडमिन ${by}`;
    return {
      language: 'hi',
      subject: role === 'admin' ? `${person} अब एडमिन हैं` : `${person} अब एडमिन नहीं हैं`,
      greeting: greeting(username),
      paragraphs: [
        role === 'admin'
          ? `${actor} ने ${person} को एडमिन बनाया है।`
          : `${actor} ने ${person} को फिर से खिलाड़ी बना दिया है।`,
        'जब भी किसी की भूमिका बदलती है, यह ईमेल हर एडमिन को जाता है।',
      ],
      footnote:
        'अगर आपको इसकी उम्मीद नहीं थी, तो ऑडिट लॉग देखें और उनसे पूछें। हो सकता है कि कोई और किसी एडमिन का सत्र इस्तेमाल कर रहा हो।',
    };
  },

  farewell(username, deletesStories) {
    const stories = deletesStories
      ? 'आपकी कथाएँ भी मिटा दी गईं; जो कोई उन्हें खेल रहा था, वह खेलता रहेगा।'
      : 'आपकी प्रकाशित कथाएँ आपके नाम के बिना बनी रहेंगी।';
    return {
      language: 'hi',
      subject: 'आपका खाता मिटा दिया गया',
      greeting: greeting(username),
      paragraphs: [
        `आपके कहे अनुसार हमने आपका खाता और आपके बारे में हमारे पास जो कुछ था, मिटा दिया। ${stories}`,
        'एक रिकॉर्ड बना रहता है, जिसे कोई बदल नहीं सकता: एडमिन ने आपके खाते और आपकी कथाओं में क्या बदला, पहले क्या था, बाद में क्या हुआ, और क्यों। उसमें आपके नाम की जगह केवल एक संख्या है।',
        'अलविदा।',
      ],
      footnote: 'हमारी ओर से यह आपका आख़िरी ईमेल है।',
    };
  },
};
