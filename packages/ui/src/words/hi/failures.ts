import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('hi');

const garbled = 'जवाब सही रूप में नहीं आया';
const fault = (path: string, text: string) => `${path}: ${text}`;
const loginAgain = 'आपका सत्र समाप्त हो गया। कृपया फिर लॉगिन करें।';

export const accountFailures = {
  login: { garbled, other: 'लॉगिन नहीं हो पाया। कृपया फिर कोशिश करें।' },
  register: { garbled, other: 'खाता नहीं बन पाया। कृपया फिर कोशिश करें।' },
  forgotPassword: { other: 'पासवर्ड बदलने का लिंक नहीं भेजा जा सका। कृपया फिर कोशिश करें।' },
  verifyEmail: { other: 'ईमेल की पुष्टि नहीं हुई' },
  resendVerification: { other: 'पुष्टि का ईमेल फिर से नहीं भेजा जा सका। कृपया थोड़ी देर बाद कोशिश करें।' },
  changePassword: { other: 'पासवर्ड नहीं बदला जा सका। पुराना अब भी चलेगा, फिर कोशिश करें।' },
  listSessions: { other: 'आपके सत्र नहीं खुल पाए। कृपया फिर कोशिश करें।' },
  confirmIdentity: { other: 'आपकी पुष्टि नहीं हो पाई। कुछ नहीं बदला, फिर कोशिश करें।' },
  endSessions: { other: 'दूसरे ब्राउज़र लॉगआउट नहीं हो पाए। वे अब भी लॉगिन हैं, फिर कोशिश करें।' },
  downloadData: { other: 'आपका डेटा तैयार नहीं हो पाया। कुछ नहीं बदला, फिर कोशिश करें।' },
  deleteAccount: { other: 'खाता नहीं मिटाया जा सका। वह अब भी है, फिर कोशिश करें।' },
  google: { because: (reason) => `Google से लॉगिन नहीं हो पाया: ${reason}`, other: 'कारण पता नहीं' },
} satisfies Words['accountFailures'];

const invalidCredentials = 'यूज़रनेम या पासवर्ड ग़लत है। कृपया जाँच लें।';

const storyForm = (forbidden: string, other: string) => ({
  not_signed_in: loginAgain,
  forbidden,
  fault,
  separator: '। ',
  invalid: 'कुछ जानकारी सही नहीं है।',
  other,
});

export const adminFailures = {
  login: {
    validation_failed: 'जानकारी सही रूप में नहीं है। कृपया जाँच लें।',
    invalid_credentials: invalidCredentials,
    not_signed_in: invalidCredentials,
    forbidden: 'आपको इसकी अनुमति नहीं है',
    garbled,
    other: 'लॉगिन नहीं हो पाया। कृपया यूज़रनेम और पासवर्ड जाँच लें।',
  },
  list: { other: 'जानकारी नहीं आ पाई। कृपया फिर कोशिश करें।' },
  featured: { other: 'चुनी हुई कथा नहीं बदली जा सकी।' },
  change: {
    not_found: 'यह अब है ही नहीं: किसी और ने मिटा दिया। कुछ नहीं बदला।',
    other: 'बदलाव सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  report: { other: 'आपकी सूचना भेजी नहीं जा सकी। कृपया फिर कोशिश करें।' },
  loadStory: { other: 'जानकारी नहीं आ पाई। कृपया फिर कोशिश करें।' },
  createStory: storyForm('आपको कथा बनाने की अनुमति नहीं है', 'कथा नहीं बन पाई।'),
  updateStory: storyForm('आपको कथा बदलने की अनुमति नहीं है', 'कथा नहीं बदली जा सकी।'),
} satisfies Words['adminFailures'];

export const authoringFailures = {
  create: {
    not_signed_in: loginAgain,
    forbidden: 'आपको कथा बनाने की अनुमति नहीं है।',
    fault,
    separator: '\n',
    invalid: 'कुछ जानकारी सही नहीं है।',
    other: 'कथा नहीं बन पाई। आपका लिखा यहीं है, फिर कोशिश करें।',
  },
  categoriesAndTags: { other: 'श्रेणियाँ और टैग नहीं आ पाए। कृपया फिर कोशिश करें।' },
  list: { other: 'आपकी कथाएँ नहीं आ पाईं। वे सुरक्षित हैं, फिर कोशिश करें।' },
  publish: { other: 'कथा प्रकाशित नहीं हो पाई। ड्राफ़्ट सुरक्षित है, फिर कोशिश करें।' },
  phrases: { other: 'मॉडल से पूछा नहीं जा सका। कुछ नहीं बदला, फिर कोशिश करें।' },
  hideDecision: { other: 'संदेश छिपाया नहीं जा सका। कृपया फिर कोशिश करें।' },
  load: { other: 'कथा का विवरण नहीं आ पाया। कृपया फिर कोशिश करें।' },
  save: { other: 'कथा नहीं बदली जा सकी। आपका लिखा यहीं है, फिर कोशिश करें।' },
} satisfies Words['authoringFailures'];

export const playFailures = {
  models: { other: 'मॉडल नहीं मिले। फ़िलहाल कथालोक के अपने मॉडल काम कर रहे हैं।' },
  act: {
    not_signed_in: 'आगे खेलने के लिए लॉगिन करें।',
    credits_short: ({ model_requested, available_credits, required_credits }) =>
      `${model_requested} के लिए क्रेडिट कम हैं। आपके पास ${counted(available_credits, { one: 'है', other: 'हैं' })}, चाहिए ${required_credits}।`,
    xp_short: ({ current_xp, required_xp }) =>
      `XP कम हैं। आपके पास ${current_xp} XP हैं, इसके लिए ${required_xp} XP चाहिए।`,
    other: 'यह नहीं हो पाया। आपके शब्द सुरक्षित हैं, फिर कोशिश करें।',
  },
  retelling: {
    not_found: 'कथा आगे बढ़ चुकी है, इसलिए यह हिस्सा अब ऐसा ही रहेगा।',
    other: 'दूसरा रूप नहीं खुल पाया। कृपया फिर कोशिश करें।',
  },
  branch: { other: 'नया खेल शुरू नहीं हो पाया। यह खेल वैसा ही है, फिर कोशिश करें।' },
  reasons: { other: 'यह जानकारी नहीं आ पाई। कृपया फिर कोशिश करें।' },
  map: { other: 'नक़्शा नहीं आ पाया। आपकी कथा सुरक्षित है, फिर कोशिश करें।' },
  language: { other: 'कथा की भाषा बदली न जा सकी। कथा पहले की तरह चलती है, फिर कोशिश करें।' },
  move: { other: 'खेल नए संस्करण में नहीं जा सका। वह अपने संस्करण में चलता है, फिर कोशिश करें।' },
  exportSession: { other: 'खेल की फ़ाइल नहीं बन पाई। आपकी कथा सुरक्षित है, फिर कोशिश करें।' },
  book: { other: 'किताब नहीं बन पाई। आपकी कथा सुरक्षित है, फिर कोशिश करें।' },
  deleteSession: { other: 'खेल मिटाया नहीं जा सका। वह अब भी है, फिर कोशिश करें।' },
} satisfies Words['playFailures'];

const not_signed_in = 'आपने लॉगिन नहीं किया है। कृपया लॉगिन करें।';

export const progressFailures = {
  tasks: (type) => ({ not_signed_in, other: `${type}: जानकारी नहीं आ पाई` }),
  page: { not_signed_in, other: 'कार्य नहीं आ पाए।' },
  credits: { not_signed_in, other: 'क्रेडिट का हिसाब नहीं आ पाया। क्रेडिट सुरक्षित हैं, फिर कोशिश करें।' },
  exportCredits: { not_signed_in, other: 'फ़ाइल तैयार नहीं हो पाई। कृपया फिर कोशिश करें।' },
} satisfies Words['progressFailures'];

export const storiesFailures = {
  list: { other: 'कथाएँ नहीं आ पाईं। कृपया फिर कोशिश करें।' },
  detail: { other: 'कथा का विवरण नहीं आ पाया। कृपया फिर कोशिश करें।' },
  startSession: { other: 'खेल शुरू नहीं हो पाया। कुछ नहीं कटा, फिर कोशिश करें।' },
  session: { other: 'खेल नहीं खुल पाया। वह सुरक्षित है, फिर कोशिश करें।' },
} satisfies Words['storiesFailures'];

export const waitlistFailures = {
  join: { other: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।' },
} satisfies Words['waitlistFailures'];
