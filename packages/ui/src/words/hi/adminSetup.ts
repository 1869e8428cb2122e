import { adminSetup as english } from '../en/adminSetup.ts';
import type { Words } from '../en.ts';

const { items } = english;

/** What the operator of an installation has to see to. The lines to copy are the same in every language. */
export const adminSetup: Words['adminSetup'] = {
  title: 'पहला घंटा',
  lead: 'इस सर्वर को अभी क्या चाहिए, और कैसे। सेटिंग परिवेश के चर हैं; सर्वर के फिर चलने पर लागू होती हैं।',
  allDone: 'सब कुछ तय है।',
  show: 'सूची दिखाएँ',
  hide: 'सूची छिपाएँ',
  isSet: 'तय है',
  isNotSet: 'अभी तय नहीं',
  isUnknown: 'सर्वर नहीं जान सकता',
  copy: 'नक़ल करें',
  copyOf: (name) => `पंक्ति की नक़ल करें: ${name}`,
  items: {
    admin_password: {
      ...items.admin_password,
      name: 'अपना पासवर्ड',
      text: 'पहले प्रबंधक का पासवर्ड बनाया गया और लॉग में छपा था। उसे अपनी प्रोफ़ाइल में बदलें।',
    },
    mail: {
      ...items.mail,
      name: 'जाने वाली डाक',
      text: 'SMTP_URL और MAIL_FROM: जाने वाली डाक, बाहर TLS से। इनके बिना डाक एक हफ़्ते DATA_DIR/outbox/ में रहती है, और कोई पासवर्ड नहीं बदल सकता।',
    },
    model: {
      ...items.model,
      name: 'भाषा का मॉडल',
      text: 'AI_BASE_URL और AI_API_KEY: OpenAI जैसा पता; AI_TEXT_MODELS और AI_IMAGE_MODELS बताते हैं कि कौन-सा मॉडल किसकी जगह। इनके बिना घर का सूत्रधार सुनाता है, और यह भी ठीक है।',
    },
    public_url: {
      ...items.public_url,
      name: 'सार्वजनिक पता',
      text: 'PUBLIC_URL: बाहर से दिखने वाला पता, बिना पथ के। डाक और झलकियों की कड़ियाँ यहीं आती हैं।',
    },
    backups: {
      ...items.backups,
      name: 'प्रतियाँ',
      text: 'DATA_DIR में डेटाबेस, टोकन का रहस्य और मॉडलों के चित्र हैं। सर्वर रुका हो तब उसकी प्रति बनाएँ, या DATABASE_URL के डेटाबेस की रोज़ प्रति लें, और एक बार लौटाकर देखें।',
    },
  },
};
