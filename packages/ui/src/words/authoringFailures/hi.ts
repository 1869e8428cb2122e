import type { Words } from '../en.ts';
import { fault, loginAgain } from '../failures/hi.ts';

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
