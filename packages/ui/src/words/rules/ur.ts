import type { RuleField, RuleWords } from '@kathaloka/contract/rules';

const FIELDS: Readonly<Record<RuleField, string>> = {
  email_or_username: 'نام یا ای میل',
  username: 'نام',
  email: 'ای میل',
  password: 'پاس ورڈ',
  display_name: 'دکھائی دینے والا نام',
  title: 'عنوان',
  tagline: 'ٹیگ لائن',
  description: 'تفصیل',
  story_prompt: 'داستان کا پرامپٹ',
  cover_image_url: 'سرورق کی تصویر کا URL',
  category: 'زمرہ',
  action: 'آپ کی چال',
  name: 'نام',
  about: 'یہ متن',
  reason: 'وجہ',
  birth_year: 'پیدائش کا سال',
};

/** Names inside a sentence: before a postposition they are oblique. */
const INSIDE: Readonly<Record<RuleField, string>> = {
  ...FIELDS,
  display_name: 'دکھائی دینے والے نام',
  story_prompt: 'داستان کے پرامپٹ',
  cover_image_url: 'سرورق کی تصویر کے URL',
  category: 'زمرے',
};

export const rules: RuleWords = {
  required: ({ field }) => `${FIELDS[field]} ضروری ہے`,
  too_short: ({ field, min }) => `${INSIDE[field]} میں کم از کم ${min} حروف ہونے چاہئیں`,
  too_long: ({ field, max }) => `${INSIDE[field]} میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں`,
  no_letters: ({ field }) => `${INSIDE[field]} میں کوئی حرف یا ہندسہ ہونا چاہیے`,
  invisible_characters: ({ field }) => `${INSIDE[field]} میں نظر نہ آنے والی علامتیں نہیں ہو سکتیں`,
  username_characters: () => 'نام میں صرف انگریزی حروف، ہندسے اور انڈر اسکور (_) ہو سکتے ہیں',
  email_invalid: () => 'براہ کرم درست ای میل پتہ لکھیں',
  password_weak: () => 'پاس ورڈ میں ایک بڑا حرف، ایک چھوٹا حرف، ایک ہندسہ اور ایک خاص علامت ہونی چاہیے',
  password_unconfirmed: () => 'براہ کرم پاس ورڈ دوبارہ لکھیں',
  passwords_differ: () => 'دونوں پاس ورڈ ایک جیسے نہیں ہیں',
  form_incomplete: () => 'براہ کرم تمام خانے پُر کریں',
  url_invalid: () => 'براہ کرم درست URL لکھیں',
  picture_not_fetched: () =>
    'تصویر حاصل نہیں ہو سکی۔ پتہ براہ راست 8 ایم بی تک کی جے پیگ، پی این جی یا ویب پی تصویر کا ہونا چاہیے',
  category_not_chosen: () => 'براہ کرم کوئی زمرہ چنیں',
  color_not_chosen: () => 'براہ کرم کوئی رنگ چنیں',
  json_unreadable: () => 'یہ JSON آبجیکٹ نہیں ہے۔ جب تک نہ ہو، کچھ محفوظ نہیں ہوگا',
  scenes_missing: () => 'داستان میں مناظر ہیں، اور اس میں ایک بھی نہیں۔ جب تک نہ ہو، کچھ محفوظ نہیں ہوگا',
  nul_character: () => 'متن میں U+0000 علامت نہیں ہو سکتی',
  broken_character: () => 'متن میں ادھوری علامت نہیں ہو سکتی',
  name_reserved: ({ name }) => `“${name}” نام محفوظ ہے`,
  too_many: ({ max }) => `زیادہ سے زیادہ ${max} اندراجات ہو سکتے ہیں`,
  wrong_password: () => 'یہ آپ کا پاس ورڈ نہیں ہے',
  code_missing: () => 'اپنی آتھنٹیکیٹر ایپ کا کوڈ لکھیں',
  wrong_code: () => 'یہ کوڈ درست نہیں، یا پہلے ہی استعمال ہو چکا ہے۔ اگلے کوڈ کا انتظار کریں',
  google_missing: () => 'یہ آپ ہی ہیں، اس کی تصدیق کے لیے Google سے ایک بار پھر داخل ہوں',
  google_refused: () =>
    'Google نے تصدیق نہیں کی کہ یہ آپ ہی ہیں۔ براہِ کرم اس کھاتے والے Google کھاتے سے دوبارہ داخل ہوں',
  year_invalid: () => 'اپنی پیدائش کے سال کے چار ہندسے لکھیں',
  too_young: ({ min }) => `آپ کی عمر کم از کم ${min} سال ہونی چاہیے`,
  guardian_is_self: () => 'اپنا نہیں، اپنے سرپرست کا پتا لکھیں',
  sign_in_again: ({ name }) => `یہ آپ ہی ہیں، اس کی تصدیق کے لیے ${name} سے ایک بار پھر داخل ہوں`,
  common_password: () => 'یہ پاس ورڈ بہت عام ہے۔ براہِ کرم دوسرا چنیں',
};
