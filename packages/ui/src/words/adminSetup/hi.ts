import type { Words } from '../en.ts';
import { adminSetupWords as english } from './en.ts';

const { items } = english;

export const adminSetup = {
  title: 'पहला घंटा',
  lead: 'इस इंस्टॉलेशन को अब भी क्या चाहिए, और कैसे। सेटिंग एनवायरनमेंट वेरिएबल में होती हैं; सर्वर दोबारा चलने पर लागू होती हैं।',
  allDone: 'सब तैयार है।',
  show: 'सूची दिखाएँ',
  hide: 'सूची छिपाएँ',
  isSet: 'तैयार',
  isNotSet: 'अभी बाक़ी',
  isUnknown: 'सर्वर यह नहीं जान सकता',
  copy: 'कॉपी करें',
  copyOf: (name) => `इसकी पंक्ति कॉपी करें: ${name}`,
  items: {
    restored: {
      name: 'बैकअप से लौटी कॉपी',
      text: 'यह डेटाबेस एक बैकअप से लौटाया गया है। कोई कॉपी किसी को न लिखे, इसलिए यहाँ से ईमेल नहीं जाते; वे रुके रहते हैं। अगर यही अब असली है, तो यह पंक्ति उन्हें जाने देती है:',
      line: items.restored.line,
    },
    admin_password: {
      name: 'आपका अपना पासवर्ड',
      text: 'अगर पहले एडमिन का पासवर्ड सर्वर ने बनाया था, तो वह लॉग में छपा, जहाँ औरों ने भी पढ़ा हो सकता है। दूसरा पासवर्ड अपने खाते के पन्ने पर रखें।',
      line: items.admin_password.line,
    },
    mail: {
      name: 'ईमेल भेजना',
      text: 'SMTP_URL और MAIL_FROM: बाहर जाने वाले ईमेल, स्थानीय न हो तो TLS से। इनके बिना ईमेल एक हफ़्ते तक DATA_DIR/outbox/ में रहते हैं, और कोई पासवर्ड नहीं बदल सकता।',
      line: items.mail.line,
    },
    model: {
      name: 'भाषा मॉडल',
      text: 'AI_BASE_URL और AI_API_KEY: OpenAI जैसा कोई पता; AI_TEXT_MODELS और AI_IMAGE_MODELS बताते हैं कि हमारे किस नाम के पीछे कौन-सा मॉडल है। इनके बिना कथालोक का अपना सूत्रधार सुनाता है, और वह भी ठीक है।',
      line: items.model.line,
    },
    public_url: {
      name: 'सार्वजनिक पता',
      text: 'PUBLIC_URL: साइट का पता, पाथ के बिना। ईमेल और झलकियों के लिंक वहीं ले जाते हैं।',
      line: items.public_url.line,
    },
    links: {
      name: 'बाहर के लिंक',
      text: 'WAITLIST_URL: प्रतीक्षा सूची का फ़ॉर्म; जब तक यह सेट नहीं होता, लिंक कहीं नहीं खुलता। GUIDE_URL: “कैसे खेलें” पन्ने की जगह आपकी अपनी मार्गदर्शिका। COMMUNITY_URL: आपका समुदाय; सेट होने पर होम उस तक ले जाता है।',
      line: items.links.line,
    },
    backups: {
      name: 'बैकअप',
      text: 'रोज़, लोगों के खेलते हुए भी: सारे रिकॉर्ड, टोकन पर दस्तख़त करने वाली गुप्त कुंजी और मॉडलों के बनाए चित्र। एक बार npm run restore से ख़ाली DATA_DIR में वापस लाकर देखें: docs/operating.md में “Backups”।',
      line: items.backups.line,
    },
    database_backups: {
      name: 'बैकअप',
      text: 'रोज़, लोगों के खेलते हुए भी: सारे रिकॉर्ड और मॉडलों के बनाए चित्र। AUTH_SECRET इसमें नहीं होता: उसकी नक़ल भी रखें। एक बार npm run restore से ख़ाली डेटाबेस में वापस लाकर देखें: docs/operating.md में “Backups”।',
      line: items.database_backups.line,
    },
  },
} satisfies Words['adminSetup'];
