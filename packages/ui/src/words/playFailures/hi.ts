import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('hi');

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
  rate: { other: 'आपकी रेटिंग सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।' },
  reasons: { other: 'यह जानकारी नहीं आ पाई। कृपया फिर कोशिश करें।' },
  map: { other: 'नक़्शा नहीं आ पाया। आपकी कथा सुरक्षित है, फिर कोशिश करें।' },
  language: { other: 'कथा की भाषा बदली न जा सकी। कथा पहले की तरह चलती है, फिर कोशिश करें।' },
  move: { other: 'खेल नए संस्करण में नहीं जा सका। वह अपने संस्करण में चलता है, फिर कोशिश करें।' },
  memory: { other: 'यह कथा क्या याद रखती है, यह नहीं आ पाया। कृपया फिर कोशिश करें।' },
  changeMemory: {
    not_found: 'कथा को अब यह याद नहीं है।',
    other: 'यह बदला न जा सका। कथा को यह पहले की तरह याद है, फिर कोशिश करें।',
  },
  exportSession: { other: 'खेल की फ़ाइल नहीं बन पाई। आपकी कथा सुरक्षित है, फिर कोशिश करें।' },
  book: { other: 'किताब नहीं बन पाई। आपकी कथा सुरक्षित है, फिर कोशिश करें।' },
  deleteSession: { other: 'खेल मिटाया नहीं जा सका। वह अब भी है, फिर कोशिश करें।' },
} satisfies Words['playFailures'];
