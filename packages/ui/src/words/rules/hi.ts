import type { RuleField, RuleWords } from '@kathaloka/contract/rules';

const FIELDS: Readonly<Record<RuleField, string>> = {
  email_or_username: 'यूज़रनेम या ईमेल',
  username: 'यूज़रनेम',
  email: 'ईमेल',
  password: 'पासवर्ड',
  display_name: 'दिखने वाला नाम',
  title: 'शीर्षक',
  tagline: 'टैगलाइन',
  description: 'विवरण',
  story_prompt: 'कथा का प्रॉम्प्ट',
  cover_image_url: 'कवर का URL',
  category: 'श्रेणी',
  action: 'आपकी चाल',
  name: 'नाम',
  about: 'यह पाठ',
  reason: 'कारण',
  birth_year: 'जन्म का साल',
};

/** Names inside a sentence: before a postposition they are oblique. */
const INSIDE: Readonly<Record<RuleField, string>> = {
  ...FIELDS,
  display_name: 'दिखने वाले नाम',
  story_prompt: 'कथा के प्रॉम्प्ट',
  cover_image_url: 'कवर के URL',
};

export const rules: RuleWords = {
  required: ({ field }) => `${FIELDS[field]} ज़रूरी है`,
  too_short: ({ field, min }) => `${INSIDE[field]} में कम से कम ${min} अक्षर होने चाहिए`,
  too_long: ({ field, max }) => `${INSIDE[field]} में ज़्यादा से ज़्यादा ${max} अक्षर हो सकते हैं`,
  no_letters: ({ field }) => `${INSIDE[field]} में कोई अक्षर या अंक होना चाहिए`,
  invisible_characters: ({ field }) => `${INSIDE[field]} में अदृश्य चिह्न नहीं हो सकते`,
  username_characters: () => 'यूज़रनेम में केवल अंग्रेज़ी अक्षर, अंक और अंडरस्कोर (_) हो सकते हैं',
  email_invalid: () => 'कृपया सही ईमेल पता लिखें',
  password_weak: () => 'पासवर्ड में एक बड़ा अक्षर, एक छोटा अक्षर, एक अंक और एक विशेष चिह्न होना चाहिए',
  password_unconfirmed: () => 'कृपया पासवर्ड फिर से लिखें',
  passwords_differ: () => 'दोनों पासवर्ड एक जैसे नहीं हैं',
  form_incomplete: () => 'कृपया सभी जगहें भरें',
  url_invalid: () => 'कृपया सही URL लिखें',
  picture_not_fetched: () =>
    'तस्वीर नहीं मिल सकी। पता सीधे 8 एमबी तक की जेपेग, पीएनजी या वेबपी तस्वीर का होना चाहिए',
  category_not_chosen: () => 'कृपया कोई श्रेणी चुनें',
  color_not_chosen: () => 'कृपया कोई रंग चुनें',
  json_unreadable: () => 'यह JSON ऑब्जेक्ट नहीं है। जब तक न हो, कुछ नहीं सहेजा जाएगा',
  scenes_missing: () => 'कथा में दृश्य हैं, और इसमें एक भी नहीं। जब तक न हो, कुछ नहीं सहेजा जाएगा',
  nul_character: () => 'पाठ में U+0000 चिह्न नहीं हो सकता',
  broken_character: () => 'पाठ में अधूरा चिह्न नहीं हो सकता',
  name_reserved: ({ name }) => `“${name}” नाम आरक्षित है`,
  too_many: ({ max }) => `ज़्यादा से ज़्यादा ${max} प्रविष्टियाँ हो सकती हैं`,
  wrong_password: () => 'यह आपका पासवर्ड नहीं है',
  code_missing: () => 'अपने ऑथेंटिकेटर ऐप का कोड लिखें',
  wrong_code: () => 'यह कोड सही नहीं है, या पहले ही इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें',
  google_missing: () => 'यह आप ही हैं, इसकी पुष्टि के लिए Google से एक बार फिर लॉगिन करें',
  google_refused: () => 'Google से पुष्टि नहीं हुई कि यह आप ही हैं। कृपया इस खाते वाले Google खाते से फिर लॉगिन करें',
  year_invalid: () => 'अपने जन्म के साल के चार अंक लिखें',
  too_young: ({ min }) => `आपकी उम्र कम से कम ${min} साल होनी चाहिए`,
  guardian_is_self: () => 'अपना नहीं, अपने माता-पिता या अभिभावक का पता लिखें',
  sign_in_again: ({ name }) => `यह आप ही हैं, इसकी पुष्टि के लिए ${name} से एक बार फिर लॉगिन करें`,
  common_password: () => 'यह पासवर्ड बहुत आम है। कृपया दूसरा चुनें',
};
